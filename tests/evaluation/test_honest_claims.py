"""Figures say whose they are: nobody takes those of code for a model's."""

import json
from dataclasses import replace
from io import StringIO

import pytest
from django.core.management import call_command

from tests.servers.messages_api.answers import says
from tests.servers.messages_api.server import MessagesApi
from tests.test_readme import README

from .running import write

CLAIM = "deterministic and no benchmark of a model."
ROW = {"id": 1, "text": "hola", "lang": "es", "expected_action": "small_talk"}


@pytest.fixture
def printed(tmp_path):
    """What is printed of one message, by a planner."""

    def _printed(*options):
        out = StringIO()
        path = write(tmp_path, "rows.jsonl", ROW)
        call_command("evaluate", "--utterances", str(path), *options, stdout=out)
        return out.getvalue()

    return _printed


def test_figures_of_the_offline_planner_say_that_they_are_no_models(printed):
    assert printed().splitlines()[-1] == f"Planned by offline, which is {CLAIM}"
    assert json.loads(printed("--json"))["planner"] == "offline"


def test_figures_of_a_model_name_it(printed, settings):
    with MessagesApi() as api:
        api.plays(says("¡Hola!"), again=True)
        settings.SUPPORT = replace(
            settings.SUPPORT, anthropic_api_key="test-key", anthropic_base_url=api.url
        )

        lines = printed("--planner", "claude").splitlines()

    assert lines[-1] == f"Planned by claude ({settings.SUPPORT.model})."
    assert CLAIM not in "\n".join(lines)


def test_the_readme_claims_no_more():
    said = " ".join(README.split())

    assert f"It is {CLAIM}" in said
    assert "What the offline planner passes" in said
