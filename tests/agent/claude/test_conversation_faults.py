"""Whole conversations in which the model or its provider goes wrong."""

from decimal import Decimal

import pytest

from handoff.models import Escalation
from orders.models import ReturnRequest
from support_agent.agent.memory import WindowMemory
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.models import Step
from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import Answer, answers, calls, refuses, says, text_block

from .talk import DAMAGED, begin, made_calls, said

# Order 7001 came three days ago, 7002 is on its way.
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]


def test_two_tools_in_one_reply_and_one_of_them_fails(api, ask, customer):
    both = calls(
        ("get_order_status", {"order_id": "7001"}), ("estimate_delivery", {"order_id": "9999"})
    )
    api.plays(both, says("Order 7001 was delivered."), says("You are welcome."))
    conversation = begin(customer)

    run = ask(conversation, "Where is 7001 and when will 9999 be here?")
    after = ask(conversation, "Thanks!")

    assert made_calls(run) == [("get_order_status", False), ("estimate_delivery", True)]
    results = api.bodies[1]["messages"][-1]["content"]
    assert [result["is_error"] for result in results] == [False, True]
    assert said(after) == ["Order 7001 was delivered.", "You are welcome."]


def test_an_empty_text_beside_a_call_is_neither_sent_back_nor_said(api, ask, customer):
    call = {"type": "tool_use", "name": "get_order_status", "input": {"order_id": "7001"}}
    api.plays(
        Answer(blocks=(text_block(""), call), stop_reason="tool_use"), says("7001 was delivered.")
    )

    run = ask(begin(customer), "status 7001")

    assert said(run) == ["7001 was delivered."]
    assert made_calls(run) == [("get_order_status", False)]


def test_arguments_that_are_no_json_are_read_and_corrected_by_the_model(api, ask, customer):
    api.plays(
        calls(("get_order_status", '{"order_id": "70')),
        calls(("get_order_status", {"order_id": "7001"})),
        says("Order 7001 was delivered."),
    )

    run = ask(begin(customer), "Where is 7001?")

    assert made_calls(run) == [("get_order_status", True), ("get_order_status", False)]
    assert said(run) == ["Order 7001 was delivered."]


def test_a_withheld_reply_is_written_anew_by_the_model(api, ask, customer):
    api.plays(
        answers("refunded", "7001"),
        answers("sorry"),
    )

    run = ask(begin(customer), "I am not happy with 7001")

    assert len(said(run)) == 1
    assert "refund" not in said(run)[0]
    assert "was not sent" in api.bodies[1]["messages"][-1]["content"][-1]["content"]


def test_a_conversation_that_is_cut_stays_a_sound_history(api, ask, customer):
    api.plays(shop_model.answer, again=True)
    conversation = begin(customer)

    for number in range(7):
        question = f"status of order 700{1 + number % 2}, please"
        run = ask(conversation, question, memory=WindowMemory(least=3))

    assert len(said(run)) == 7
    assert len(api.bodies) == 2 * 7
    assert "Left out here" in api.bodies[-1]["messages"][0]["content"][0]["text"]


def test_an_answer_that_breaks_off_is_given_once_and_whole_by_the_offline_planner(
    api, ask, customer
):
    api.plays(says("Tu pedido llega el próximo", error_after=5), again=True)

    run = ask(begin(customer), "¿cuándo llega el pedido 7002?", then=OfflinePlanner())

    [reply] = said(run)
    assert "7002" in reply
    assert "próximo" not in reply
    assert run.state == "replied"


def test_a_tool_that_ran_before_the_provider_broke_is_not_run_again(api, ask, customer):
    api.plays(
        calls(("get_order_status", {"order_id": "7001"})),
        calls(("open_return_request", {"order_id": "7001", "summary": "dañados"})),
        refuses(401),
    )

    run = ask(begin(customer), DAMAGED["es"], then=OfflinePlanner())

    assert made_calls(run) == [("get_order_status", False), ("open_return_request", False)]
    assert ReturnRequest.objects.get().number in said(run)[0]


def test_a_provider_that_is_down_ends_with_a_person_and_costs_nothing(api, ask, customer):
    api.plays(refuses(529, "overloaded_error"), again=True)

    run = ask(begin(customer), "Where is 7001?")

    assert run.state == "failed"
    assert Escalation.objects.get().reason == Escalation.Reason.AGENT_FAILED
    assert not Step.objects.exists()


def test_a_refused_answer_ends_with_a_person_and_is_counted(api, ask, customer):
    api.plays(says("I won't.", stop_reason="refusal"))

    run = ask(begin(customer), "Where is 7001?")

    assert run.state == "failed"
    assert said(run) == []
    assert run.steps.get().cost_usd == Decimal("0.00135")
