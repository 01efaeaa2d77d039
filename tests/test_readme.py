"""The README's tables say what the code does."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from handoff.models import Escalation
from orders.models import RETURN_TRANSITIONS, ReturnRequest
from support_agent.agent.limits import Limits
from support_agent.agent.toolbox.registration import registered
from support_agent.agent.toolbox.tool import Tool
from support_agent.agent.tools import ALL_TOOLS
from support_agent.models import Conversation, Run
from support_agent.settings_table import settings_table

README = (Path(__file__).parent.parent / "README.md").read_text()


def table(heading: str) -> list[tuple[str, ...]]:
    """The rows of the table below a heading, without its head."""
    section = README.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\|(.+)\|$", section, flags=re.MULTILINE)[2:]
    return [tuple(cell.strip().strip("`") for cell in row.split(" | ")) for row in rows]


def tools() -> list[Tool]:
    return [registered(entry).tool for entry in ALL_TOOLS]


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


def test_the_table_of_settings_is_the_list_of_settings():
    assert table("Settings") == settings_table()
