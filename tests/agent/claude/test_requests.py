"""What goes to the model, word for word."""

import json
from dataclasses import replace
from datetime import date
from itertools import pairwise

import pytest

from support_agent.agent import prompt
from support_agent.agent.planners.claude.prices import UnknownPrices
from support_agent.agent.toolbox import Toolbox
from support_agent.agent.types import Step
from tests.servers.messages_api.answers import calls, says

from .conftest import MODEL, STRONG, observed, toolbox, turn


def prefix(request):
    """What the provider caches for all conversations: all bytes before the messages."""
    return json.dumps({key: request[key] for key in ("tools", "tool_choice", "system", "model")})


def test_the_request_that_was_shown_is_the_request_that_is_sent(api, planner):
    api.plays(says("Hello."))
    asking = planner()

    shown = asking.request(turn())
    asking.plan(turn())

    assert api.bodies == [shown]
    assert json.dumps(shown["messages"], ensure_ascii=False, indent=2).splitlines()[3].strip() in (
        api.transcript()
    )


def test_what_was_written_for_one_run_is_not_sent_for_another_that_differs(api, planner):
    api.plays(says("Hello."), again=True)
    tools = toolbox(parallel_calls=False)
    asking = [planner(), planner(max_output_tokens=300), planner(toolbox=tools), planner()]

    for one in asking:
        one.plan(turn())

    assert api.bodies == [one.request(turn()) for one in asking]
    assert len({prefix(body) + str(body["max_tokens"]) for body in api.bodies}) == 3


def test_every_request_has_an_output_cap_and_is_streamed(planner):
    request = planner(max_output_tokens=300).request(turn())

    assert (request["max_tokens"], request["stream"]) == (300, True)


def test_the_static_prefix_is_the_same_bytes_on_another_day_for_another_customer(planner):
    today = planner().request(turn("Hola", customer_name="Ana", identified=True))
    tomorrow = planner().request(turn("Hi", today=date(2026, 12, 1), language="en"))

    assert prefix(today) == prefix(tomorrow)
    assert today["messages"] != tomorrow["messages"]


def test_prefix_and_conversation_are_both_marked_for_the_cache(planner):
    request = planner().request(turn())

    assert request["cache_control"] == {"type": "ephemeral", "ttl": "5m"}
    assert request["system"][-1]["cache_control"] == {"type": "ephemeral", "ttl": "5m"}


def test_each_step_only_adds_to_the_request_before(api, planner):
    api.plays(
        calls(("get_order_status", {"order_id": "1187"})),
        calls(("estimate_delivery", {"order_id": "1187"})),
    )
    asking, now = planner(), turn()
    requests = [asking.request(now)]

    for content in ({"state": "in_transit"}, {"expected_on": "2026-12-02"}):
        now = observed(now, asking.plan(now), content)
        requests.append(asking.request(now))

    for before, after in pairwise(requests):
        assert after["messages"][: len(before["messages"])] == before["messages"]


def test_the_policy_is_the_system_prompt_unless_another_is_given(planner):
    request = planner(system=prompt.system_prompt()).request(turn())

    assert request["system"][0]["text"] == prompt.POLICY.read_text().strip()


@pytest.mark.parametrize(
    ("options", "choice"),
    [
        ({}, {"type": "auto"}),
        ({"tool_choice": "required"}, {"type": "any"}),
        ({"parallel_calls": False}, {"type": "auto", "disable_parallel_tool_use": True}),
    ],
)
def test_tool_choice_and_parallel_calls_are_as_the_toolbox_has_them(planner, options, choice):
    request = planner(toolbox=toolbox(**options)).request(turn())

    assert request["tool_choice"] == choice


def test_an_agent_without_tools_sends_none(api, planner):
    api.plays(says("Hello."))

    planner(toolbox=Toolbox([])).plan(turn())

    assert not {"tools", "tool_choice"} & api.bodies[0].keys()


def test_the_model_can_be_changed_in_the_middle_of_a_run_and_nothing_else_changes(api, planner):
    api.plays(calls(("get_order_status", {"order_id": "1187"})), says("Delivered."))
    cheap = planner()
    now = observed(turn(), cheap.plan(turn()), {"state": "delivered"})
    strong = replace(cheap, model=STRONG)

    plan = strong.plan(now)

    assert {**cheap.request(now), "model": STRONG} == api.bodies[1]
    assert plan.usage.cost_usd == 2 * now.usage.cost_usd


def test_the_strong_model_writes_the_reply_anew_that_was_withheld(planner):
    asking = planner(strong_model=STRONG)
    withheld = turn().with_step(Step(plan=prompt.Plan(text="Soon."), correction="When?"))

    assert asking.request(turn())["model"] == MODEL
    assert asking.request(withheld)["model"] == STRONG


@pytest.mark.parametrize("unpriced", [{"model": "gpt-x"}, {"strong_model": "gpt-x"}])
def test_a_model_without_prices_refuses_to_be_built(planner, unpriced):
    with pytest.raises(UnknownPrices, match="no prices for the model 'gpt-x'"):
        planner(**unpriced)


def test_a_planner_without_a_key_refuses_to_be_built(planner):
    with pytest.raises(ValueError, match="ANTHROPIC_API_KEY"):
        planner(api_key="")


def test_the_key_travels_in_its_header_and_is_shown_nowhere(api, planner, caplog):
    api.plays(says("Hello."))
    asking = planner(api_key="sk-secret-9")

    asking.plan(turn())

    assert api.asked[0].headers["authorization"] == "Bearer sk-secret-9"
    assert "sk-secret-9" not in repr(asking) + caplog.text + api.transcript()
