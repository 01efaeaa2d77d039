"""The README's tables say what the code does."""

import re
import subprocess
import tomllib
from dataclasses import fields, replace
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps

from handoff.models import Duty, Escalation
from orders.models import RETURN_TRANSITIONS, ReturnRequest
from support_agent.agent.limits import Limits
from support_agent.agent.toolbox import Toolbox
from support_agent.agent.toolbox.registration import registered
from support_agent.agent.toolbox.tool import Tool
from support_agent.agent.tools import ALL_TOOLS
from support_agent.agent.tools.context import ToolContext
from support_agent.celery import app
from support_agent.chat.identity import Identity, read_identity
from support_agent.models import Conversation, Proposal, Run
from support_agent.settings_table import settings_table

ANA = Identity(external_id="7", email="ana@example.com", name="Ana")
ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def table(heading: str) -> list[tuple[str, ...]]:
    """The rows of the table below a heading, without its head."""
    section = README.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\|(.+)\|$", section, flags=re.MULTILINE)[2:]
    return [tuple(cell.strip().strip("`") for cell in row.split(" | ")) for row in rows]


def tools() -> list[Tool]:
    """Those that a model is offered."""
    return [entry.tool for entry in map(registered, ALL_TOOLS) if entry.offered]


def test_the_table_of_tools_is_the_list_of_tools():
    told = [(name, effect) for name, effect, _ in table("Tools")]

    assert told == [(tool.name, tool.effect) for tool in tools()]


def test_the_policy_has_a_paragraph_for_each_tool():
    policy = (Path(__file__).parent.parent / "support_agent/agent/policy.md").read_text()

    for tool in tools():
        assert f"\n`{tool.name}` " in policy


@pytest.mark.parametrize(
    ("of", "states"),
    [
        ("conversation, held by", Conversation.Holder),
        ("run", Run.State),
        ("what a run left", Run.Resolution),
        ("escalation", Escalation.State),
        ("return request", ReturnRequest.State),
        ("question before one", Proposal.State),
        ("promise", Duty.State),
    ],
)
def test_the_table_of_states_names_every_state(of, states):
    told = re.findall(r"\w+", dict(table("States"))[of].replace("then", "").replace(" or ", " "))

    assert told == states.values


def test_a_return_is_decided_or_withdrawn_from_requested_only():
    state = ReturnRequest.State

    assert set(RETURN_TRANSITIONS[state.REQUESTED]) == {
        state.APPROVED,
        state.REJECTED,
        state.WITHDRAWN,
    }
    assert not any(RETURN_TRANSITIONS.get(ended) for ended in state if ended != state.REQUESTED)


def test_the_table_of_limits_has_the_defaults():
    told = {name: default for name, default, _ in table("Limits")}

    assert told == {limit.name: str(limit.default) for limit in fields(Limits)}


def test_a_worker_waits_for_as_many_replies_as_it_says():
    assert f"each waits for {app.conf.worker_concurrency} replies of the model" in README


def code(language: str, heading: str) -> str:
    """The first block of code in this language below a heading."""
    section = README.split(f"\n## {heading}\n")[1]
    return section.split(f"```{language}\n")[1].split("```")[0]


def test_the_tool_that_is_shown_is_a_tool():
    names: dict[str, Any] = {}
    exec(code("python", "Tools"), names)

    shown = Toolbox([*ALL_TOOLS, names["list_orders"]], context=ToolContext).definitions()[-1]

    assert shown["name"] == "list_orders"
    assert list(shown["input_schema"]["properties"]) == ["most"]


@pytest.fixture
def shops_secret(settings, monkeypatch):
    """The secret that shop and product share."""
    secret = "a secret of the shop that is long enough"
    settings.SUPPORT = replace(settings.SUPPORT, identity_secret=secret)
    monkeypatch.setenv("SUPPORT_IDENTITY_SECRET", secret)


def test_the_identity_signed_in_python_is_read_as_it_was_meant(shops_secret):
    names: dict[str, Any] = {}
    exec(code("python", "Put it in a shop"), names)

    assert read_identity(names["identity"](7, "Ana@example.com", True, "Ana")) == ANA


def test_an_address_that_the_shop_has_not_seen_to_be_theirs_goes_no_further(shops_secret):
    names: dict[str, Any] = {}
    exec(code("python", "Put it in a shop"), names)

    told = read_identity(names["identity"](7, "Ana@example.com", False, "Ana"))

    assert told == replace(ANA, email="")


def test_the_identity_signed_in_node_is_read_as_it_was_meant(shops_secret):
    call = 'console.log(identity(7, "Ana@example.com", true, "Ana"));'
    program = code("js", "Put it in a shop") + call

    said = subprocess.run(
        ["node", "--input-type=module", "-"], input=program, capture_output=True, text=True
    )

    assert said.stderr == ""
    assert read_identity(said.stdout.strip()) == ANA


def test_the_table_of_settings_is_the_list_of_settings():
    assert table("Settings") == settings_table()


def floor(name: str) -> str:
    """What the picture of the floors says of one of them."""
    picture = README.split("```\n6 ")[1].split("```")[0]
    told = re.search(rf"^\d  {name} +\S+ +((?:.|\n {{40}})*)", picture, flags=re.MULTILINE)
    assert told
    return " ".join(told[1].split())


def test_the_floor_of_tables_names_every_table():
    tables = apps.get_app_config("support_agent").get_models()

    assert set(floor("tables").split(", ")) == {model.__name__ for model in tables}


def test_the_rooms_of_the_mind_are_all_there_and_stand_as_the_linter_keeps_them():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    [rooms] = [one for one in contracts["contracts"] if one["name"] == "Rooms of the mind"]
    heights = {
        name: height
        for height, layer in enumerate(rooms["layers"])
        for name in re.findall(r"\w+", layer)
    }
    groups = [group.split(", ") for group in floor("mind").split(" > ")]
    named = [[heights[name] for name in group if name in heights] for group in groups]
    folders = {file.parent.name for file in (ROOT / "support_agent/agent").glob("*/__init__.py")}

    assert folders <= set(chain(*groups))
    assert all(max(upper) < min(lower) for upper, lower in pairwise(named))
