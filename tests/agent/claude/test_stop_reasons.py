"""Every way in which an answer can stop."""

from decimal import Decimal

import pytest

from tests.servers.messages_api.answers import Answer, calls, says, text_block

from .conftest import failure, turn

COST = Decimal("0.00135")


@pytest.fixture(params=[True, False], ids=["streamed", "whole"])
def either_way(request, api):
    def play(*script):
        api.plays(*script, streams=request.param)

    return play


@pytest.mark.parametrize("stop", ["end_turn", "stop_sequence"])
def test_an_answer_that_came_to_its_end_is_a_plan(either_way, planner, stop):
    either_way(says("Done.", stop_reason=stop))

    assert planner().plan(turn()).text == "Done."


@pytest.mark.parametrize(
    ("stop", "code"),
    [
        ("max_tokens", "max_tokens"),
        ("refusal", "refusal"),
        ("model_context_window_exceeded", "model_context_window_exceeded"),
        ("tired", "unknown_stop"),
    ],
)
def test_a_cut_off_or_refused_answer_is_no_plan_and_is_paid_for(either_way, planner, stop, code):
    either_way(calls(("get_order_status", {"order_id": "1"}), words="I", stop_reason=stop))

    failed = failure(planner())

    assert failed.code == code
    assert failed.usage.cost_usd == COST


def test_an_answer_without_a_stop_reason_was_cut_and_is_asked_for_once_more(
    either_way, planner, api
):
    either_way(says("Your order will", stop_reason=None), says("Your order is here."))

    assert planner().plan(turn()).text == "Your order is here."


def test_an_answer_that_lacks_its_stop_reason_twice_is_no_plan(either_way, planner, api):
    either_way(says("Your", stop_reason=None), says("Your", stop_reason=None), says("Late."))

    failed = failure(planner())

    assert failed.code == "cut_off"
    assert failed.usage.cost_usd == 0
    assert len(api.bodies) == 2


def test_a_paused_answer_is_sent_back_as_it_is_and_gone_on_with(either_way, planner, api):
    searched = {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web", "input": {}}
    either_way(
        Answer(blocks=(searched, text_block("Wait. \n")), stop_reason="pause_turn"),
        says("It is here."),
    )

    plan = planner().plan(turn())

    assert api.bodies[1]["messages"][-1] == {
        "role": "assistant",
        "content": [searched, text_block("Wait.")],
    }
    assert plan.text == "Wait.\n\nIt is here."
    assert plan.raw == (searched, text_block("Wait. \n"), text_block("It is here."))
    assert plan.usage.cost_usd == 2 * COST


def test_an_answer_that_pauses_for_ever_ends_and_is_paid_for(planner, api):
    api.plays(says("Wait.", stop_reason="pause_turn"), again=True)

    failed = failure(planner())

    assert (failed.code, failed.usage.cost_usd) == ("pause_turn", 4 * COST)


def test_a_failure_after_a_pause_carries_what_the_pause_cost(planner, api):
    api.plays(says("Wait.", stop_reason="pause_turn"), says("No.", stop_reason="refusal"))

    failed = failure(planner())

    assert (failed.code, failed.usage.cost_usd) == ("refusal", 2 * COST)


def test_a_tool_use_without_a_tool_is_no_plan(planner, api):
    api.plays(says("I call.", stop_reason="tool_use"))

    assert failure(planner()).code == "not_understood"
