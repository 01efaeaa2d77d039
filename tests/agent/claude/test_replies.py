"""What a finished answer becomes."""

import codecs
import json

import pytest

from support_agent.agent.types import Action
from tests.servers.messages_api.answers import Answer, Raw, calls, message, says, text_block

from .conftest import MODEL, failure, observed, turn


@pytest.fixture(params=[True, False], ids=["streamed", "whole"])
def either_way(request, api):
    """The same whether the server streams, or is a gateway that does not."""
    api.streams = request.param

    def play(*script):
        api.plays(*script, streams=request.param)

    return play


def test_the_words_are_the_plan_and_the_call_is_the_action(either_way, planner):
    either_way(calls(("get_order_status", {"order_id": "1187"}), words="Look at the order first."))

    plan = planner().plan(turn())

    assert plan.text == "Look at the order first."
    assert plan.actions == (
        Action(id="toolu_01_1", name="get_order_status", input={"order_id": "1187"}),
    )
    assert plan.request_id == "req_01"


def test_a_long_reply_with_letters_of_every_kind_comes_whole(either_way, planner):
    reply = "Tu pedido 1187 («audífonos») ya llegó. \u2028 Заказ доставлен, всё хорошо! 🎧"
    either_way(says(reply))

    plan = planner().plan(turn())

    assert plan.text == reply
    assert plan.actions == ()


def test_two_calls_in_one_reply_are_both_answered_by_id_in_one_message(api, planner):
    api.plays(
        calls(
            ("get_order_status", {"order_id": "1187"}),
            ("estimate_delivery", {"order_id": "1042"}),
        ),
        says("One is here, the other is coming."),
    )
    asking = planner()
    first = asking.plan(turn())

    asking.plan(observed(turn(), first, {"state": "delivered"}, {"expected_on": "2026-12-02"}))

    results = api.bodies[1]["messages"][-1]["content"]
    assert [result["tool_use_id"] for result in results] == ["toolu_01_0", "toolu_01_1"]
    assert ["delivered" in result["content"] for result in results] == [True, False]


def test_the_assistants_blocks_go_back_exactly_as_they_came(api, planner):
    thinking = {"type": "thinking", "thinking": "They mean the headphones.", "signature": "c2ln"}
    stranger = {"type": "from_the_future", "payload": {"deep": [1, None]}}
    call = {"type": "tool_use", "id": "toolu_x", "name": "get_order_status", "input": {}}
    api.plays(
        Answer(blocks=(thinking, stranger, call), stop_reason="tool_use"), says("It is here.")
    )
    asking = planner()
    plan = asking.plan(turn())

    asking.plan(observed(turn(), plan, {"state": "delivered"}))

    assert plan.raw == (thinking, stranger, call)
    assert api.bodies[1]["messages"][1]["content"] == [thinking, stranger, call]


def test_an_unknown_block_is_kept_and_never_read_as_text(either_way, planner):
    stranger = {"type": "from_the_future", "text": None, "secret": "not for customers"}
    either_way(Answer(blocks=(stranger, text_block("It is here."))))

    plan = planner().plan(turn())

    assert plan.text == "It is here."
    assert plan.raw[0] == stranger


def test_an_empty_text_beside_a_call_is_no_plan_and_is_not_sent_back(api, planner):
    call = {"type": "tool_use", "name": "get_order_status", "input": {"order_id": "10587"}}
    api.plays(Answer(blocks=(text_block(""), call), stop_reason="tool_use"), says("10587 is here."))
    asking = planner()
    plan = asking.plan(turn("status 10587"))

    asking.plan(observed(turn("status 10587"), plan, {"state": "delivered"}))

    assert plan.text == ""
    assert [block["type"] for block in api.bodies[1]["messages"][1]["content"]] == ["tool_use"]


def test_a_finished_reply_may_be_empty(either_way, planner):
    either_way(Answer(blocks=()))

    plan = planner().plan(turn())

    assert (plan.text, plan.actions, plan.raw) == ("", (), ())


@pytest.mark.parametrize("given", ['{"order_id": "11', "[1187]", '"1187"', '{"order_id": NaN}'])
def test_arguments_that_are_no_json_object_are_told_as_they_came(api, planner, given):
    api.plays(calls(("get_order_status", given)), says("Sorry."))
    asking = planner()

    plan = asking.plan(turn())
    asking.plan(observed(turn(), plan, {"error": "malformed_arguments"}))

    assert plan.actions == (
        Action(id="toolu_01_0", name="get_order_status", input={}, malformed=given),
    )
    assert api.bodies[1]["messages"][1]["content"][0]["input"] == {}


def test_a_call_without_arguments_has_an_empty_input(either_way, planner):
    either_way(calls(("get_order_status", {})))

    assert planner().plan(turn()).actions[0] == Action(
        id="toolu_01_0", name="get_order_status", input={}
    )


def test_an_unknown_tool_is_proposed_as_any_other_since_dispatch_decides(api, planner):
    api.plays(calls(("delete_everything", {"sure": True})))

    assert planner().plan(turn()).actions[0].name == "delete_everything"


@pytest.mark.parametrize("missing", ["id", "name"])
def test_a_call_that_could_never_be_answered_is_no_plan(either_way, planner, missing):
    call = {"type": "tool_use", "id": "toolu_1", "name": "get_order_status", "input": {}}
    either_way(Answer(blocks=({**call, missing: None},), stop_reason="tool_use"))

    assert failure(planner()).code == "not_understood"


def test_a_mark_that_a_gateway_puts_before_a_whole_answer_is_no_part_of_it(api, planner):
    body = json.dumps(message(says("It is on its way."), 1, model=MODEL)).encode()
    api.plays(Raw(body=codecs.BOM_UTF8 + body, headers={"Content-Type": "application/json"}))

    assert planner().plan(turn()).text == "It is on its way."
