"""The way to a person is an exit, and is never run."""

from support_agent.agent.toolbox.registration import registered
from support_agent.agent.tools import ALL_TOOLS
from support_agent.agent.types import Action, HandedOver, Plan


def test_the_agents_way_to_a_person_ends_the_run_with_the_customers_wish(toolbox):
    call = Action(id="1", name="hand_to_human", input={"reason": "Wants 20 € for the delay."})

    assert toolbox.ending(Plan(actions=(call,))) == HandedOver(wish="Wants 20 € for the delay.")


def test_it_is_never_run_as_an_action(act):
    assert act("hand_to_human", reason="Help").is_error


def test_it_is_the_only_tool_that_ends_the_run():
    ends = {entry.tool.name: entry.ends for entry in map(registered, ALL_TOOLS) if entry.ends}

    assert ends == {"hand_to_human": "with_person"}
