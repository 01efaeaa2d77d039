"""From a customer's words to a checked reply, with real rows."""

import logging
from dataclasses import replace

import pytest
from django.utils import timezone

from orders.models import OrderLine, ReturnRequest
from support_agent.agent import intake
from support_agent.agent.types import Action
from support_agent.models import Conversation, Message, Run, ToolCall
from tests.agent.scripted import ScriptedPlanner, answers, call, does, says

pytestmark = pytest.mark.django_db


def calls_of(run):
    return list(
        ToolCall.objects.filter(step__run=run)
        .order_by("step__index", "position")
        .values_list("name", "is_error", "observed_at")
    )


def test_a_reply_is_said_and_the_run_is_done(ask, said, delivered):
    run = ask(
        "Where is 7001?",
        does(call("get_order_status", order_id="7001"), thinking="Look it up."),
        answers("status 7001"),
    )

    assert said("agent")[0].startswith("Your order 7001 (Headphones) arrived on ")
    assert (run.state, run.resolution, run.end_code) == ("replied", "done", "reply")
    assert [step.plan for step in run.steps.all()] == ["Look it up.", ""]


def test_a_return_is_asked_for_in_three_steps_and_waits_for_a_colleague(ask, delivered):
    run = ask(
        "I want to return 7001",
        does(call("get_order_status", order_id="7001")),
        does(call("open_return_request", order_id="7001", summary="I want to return 7001")),
        lambda turn: says(
            f"Your request {turn.steps[-1].observations[0].content['return_request']} "
            "is with a colleague."
        ),
    )

    request = ReturnRequest.objects.get()
    assert request.state == "requested"
    assert (request.origin_channel, request.origin_key) == (
        "conversation",
        str(run.conversation_id),
    )
    assert run.steps.count() == 3
    assert run.state == "replied"


def test_a_reply_that_rests_on_nothing_found_is_unknown_and_not_done(ask, delivered):
    run = ask(
        "Where is 9999?",
        does(call("get_order_status", order_id="9999")),
        answers("not_found 9999"),
    )

    assert (run.state, run.resolution) == ("replied", "unknown")


def test_a_number_that_nobody_mentioned_is_refused_even_if_it_is_the_customers_own(
    ask, delivered, on_its_way, monkeypatch
):
    monkeypatch.setattr("orders.queries.recent_orders", lambda **_: [])

    run = ask("Where is 7002?", does(call("get_order_status", order_id="7001")), says("Sorry."))

    observed = ToolCall.objects.get(step__run=run)
    assert observed.is_error
    assert observed.content["error"] == "out_of_scope"


def test_another_customers_order_is_no_order_at_all(ask, delivered, conversation, stranger):
    Conversation.objects.filter(pk=conversation.pk).update(customer=stranger)

    run = ask("Where is 7001?", does(call("get_order_status", order_id="7001")), says("Not found."))

    observed = ToolCall.objects.get(step__run=run)
    assert observed.content["error"] == "order_not_found"
    assert "Headphones" not in str(observed.content)


def test_an_unknown_tool_and_bad_arguments_can_be_corrected(ask, said, delivered):
    run = ask(
        "Where is 7001?",
        does(call("refund_everything", order_id="7001")),
        does(call("get_order_status", order="7001")),
        does(Action(id="x", name="get_order_status", input={}, malformed='{"order_id": ')),
        does(call("get_order_status", order_id="7001")),
        says("It was delivered."),
    )

    assert [is_error for _, is_error, _ in calls_of(run)] == [True, True, True, False]
    assert said("agent") == ["It was delivered."]


def test_two_calls_in_one_reply_are_both_answered(ask, delivered, on_its_way):
    first = call("get_order_status", order_id="7001")
    second = call("get_order_status", order_id="1")
    planner = ScriptedPlanner([does(first, second), says("One is there.")])

    ask("7001 and 1?", planner=planner)

    observed = planner.shown[1].steps[0].observations
    assert [seen.call_id for seen in observed] == [first.id, second.id]
    assert [seen.is_error for seen in observed] == [False, True]


def test_the_same_request_twice_in_one_reply_is_made_once_and_answered_twice(ask, delivered, said):
    OrderLine.objects.filter(order=delivered).update(quantity=2)
    wanted = {
        "order_id": "7001",
        "summary": "I want to return one of 7001",
        "items": [{"item": "Headphones", "quantity": 1}],
    }

    run = ask(
        "I want to return one of 7001",
        does(call("open_return_request", **wanted), call("open_return_request", **wanted)),
        says("A colleague decides."),
    )

    assert [is_error for _, is_error, _ in calls_of(run)] == [False, False]
    assert ReturnRequest.objects.count() == 1


def test_letters_that_no_database_keeps_end_no_conversation(ask, said, delivered):
    ask(
        "Where is 7001?",
        does(call("get_order_status", order_id="70\x0001\ud800"), thinking="\x00"),
        says("I could not\x00 find it."),
    )

    assert said("agent") == ["I could not\ufffd find it."]


def test_what_a_provider_sends_too_long_or_too_large_ends_no_conversation(ask, said, delivered):
    endless = replace(does(call("get_order_status", order_id=float("inf"))), request_id="r" * 200)

    run = ask("Where is 7001?", endless, says("I could not find it."))

    assert said("agent") == ["I could not find it."]
    assert calls_of(run)[0][1] is True


def test_the_log_has_one_line_a_run_and_no_word_of_the_customers(ask, delivered, caplog):
    with caplog.at_level(logging.INFO, logger="support_agent"):
        run = ask("My secret is 7001 xyzzy", says("Thank you."))

    lines = [record.getMessage() for record in caplog.records if record.levelname == "INFO"]
    assert len(lines) == 1
    assert f"run {run.pk}: replied, 1 steps, 10 tokens, 0.001 USD" in lines[0]
    assert "xyzzy" not in caplog.text


def test_a_message_sent_twice_with_one_id_is_said_once(conversation, customer):
    first, second = (
        intake.receive_message(
            conversation_id=conversation.pk,
            text="hello",
            client_id="a",
            now=timezone.now(),
            wake=lambda run_id, pause: None,
        )
        for _ in range(2)
    )

    assert first == second
    assert Message.objects.count() == Run.objects.count() == 1
