"""The board and the alert rules name metrics that there are, and the document what is installed."""

import json
import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
RULES = yaml.safe_load((ROOT / "docs/monitoring/alerts.yml").read_text())
ALERTS = [rule for group in RULES["groups"] for rule in group["rules"]]
BOARD = json.loads((ROOT / "docs/monitoring/grafana.json").read_text())
EXPRESSIONS = [rule["expr"] for rule in ALERTS] + [
    target["expr"] for panel in BOARD["panels"] for target in panel["targets"]
]
NAME = re.compile(r"\bsupport_(?!agent\b)\w+")
LABELS = re.compile(r"(support_\w+)\{(\w+)=")
# In a runbook stand names too.
TOLD = [*EXPRESSIONS, *(rule["annotations"]["runbook"] for rule in ALERTS)]


@pytest.fixture
def written(asks, lives, db):
    """The page of metrics, with the names that stand in it."""
    lives("web", "worker", "beat", "recovery")
    text = asks("/metrics").content.decode()
    families = set(re.findall(r"^# TYPE (\w+) ", text, flags=re.MULTILINE))
    types = dict(re.findall(r"^# TYPE (\w+) (\w+)", text, flags=re.MULTILINE))
    ends = {"counter": ("",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    return {name + end for name in families for end in ends[types[name]]}, text


def test_every_metric_that_a_file_names_is_there(written):
    names, _ = written
    named = {name for text in EXPRESSIONS for name in NAME.findall(text)}

    assert named - names == set()
    families = {re.sub("_(bucket|sum|count|total)$", "", name) for name in names}
    told = {
        re.sub("_(bucket|sum|count|total)$", "", name)
        for text in TOLD
        for name in NAME.findall(text)
    }
    assert told - families == set()


def test_every_metric_stands_on_the_board(written):
    names, _ = written
    families = {re.sub("_(bucket|sum|count|total)$", "", name) for name in names}
    shown = {
        re.sub("_(bucket|sum|count|total)$", "", name)
        for text in EXPRESSIONS
        for name in NAME.findall(text)
    }

    assert families - shown == set()


def test_every_label_that_a_rule_asks_for_is_there(written):
    _, text = written
    asked = {(name, label) for rule in ALERTS for name, label in LABELS.findall(rule["expr"])}

    counted = {("support_messages_total", "author"), ("support_responses_total", "status")}
    for name, label in asked - counted:
        assert re.search(rf"^{name}\{{(\w+=\"[^\"]*\",)*{label}=", text, flags=re.MULTILINE)


def test_every_alert_says_what_is_wrong_and_what_to_do():
    assert len({rule["alert"] for rule in ALERTS}) == len(ALERTS)
    for rule in ALERTS:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["runbook"].endswith(".")


def test_panels_lie_beside_each_other_and_each_has_a_name():
    taken = set()
    for panel in BOARD["panels"]:
        place = panel["gridPos"]
        assert panel["title"]
        assert place["x"] + place["w"] <= 24
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                assert (x, y) not in taken
                taken.add((x, y))


def test_the_packages_for_traces_are_those_that_are_tested():
    document = (ROOT / "docs/monitoring.md").read_text()
    tested = (ROOT / "tests/requirements.txt").read_text()

    named = re.findall(r"opentelemetry-[\w-]+==[\d.]+", document)
    assert len(named) == 2
    assert all(f"\n{name} " in tested for name in named)
