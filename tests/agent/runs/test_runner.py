"""From a customer's words to a checked reply or a person, with real rows."""

import logging
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal

import pytest
from django.db.models.functions import Now
from django.utils import timezone

from handoff.models import Escalation
from orders.models import ReturnRequest
from support_agent.agent import intake, journal, replay, runner, toolbox
from support_agent.agent.types import Action, PlannerFailed
from support_agent.conversation import runs as conversation_runs
from support_agent.models import Conversation, Message, Run, Step, ToolCall
from tests.agent.scripted import ScriptedPlanner, call, does, says, usage

pytestmark = pytest.mark.django_db


def calls_of(run):
    return list(
        ToolCall.objects.filter(step__run=run).values_list("name", "is_error", "observed_at")
    )


def test_a_reply_is_said_and_the_run_is_done(ask, said, delivered):
    run = ask(
        "Where is 7001?",
        does(call("get_order_status", order_id="7001"), thinking="Look it up."),
        says("Order 7001 was delivered."),
    )

    assert said("agent") == ["Order 7001 was delivered."]
    assert (run.state, run.resolution, run.end_code) == ("replied", "done", "reply")
    assert [step.plan for step in run.steps.all()] == ["Look it up.", "Order 7001 was delivered."]


def test_a_return_is_asked_for_in_three_steps_and_waits_for_a_colleague(ask, delivered):
    run = ask(
        "I want to return 7001",
        does(call("get_order_status", order_id="7001")),
        does(call("open_return_request", order_id="7001", reason="I want to return 7001")),
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
        says("I find no such order on your account."),
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


def test_a_call_for_a_person_ends_the_run_and_the_customer_is_told(ask, said, conversation):
    run = ask("I want compensation", does(call("hand_to_human", reason="Wants 20 €.")))

    escalation = Escalation.objects.get()
    assert (escalation.reason, escalation.wish) == ("agent_asked", "Wants 20 €.")
    assert (run.state, run.resolution) == ("handed_over", "stopped")
    assert len(said("notice")) == 1
    assert said("agent") == []
    conversation.refresh_from_db()
    assert conversation.holder == Conversation.Holder.QUEUE
    assert calls_of(run) == [("hand_to_human", False, None)]


def test_the_agent_is_silent_while_a_person_is_called(ask, said):
    ask("I want compensation", does(call("hand_to_human", reason="Wants 20 €.")))

    ask("Hello? 7001")

    assert Run.objects.count() == 1
    assert said("agent") == []
    assert said("customer") == ["I want compensation", "Hello? 7001"]


def test_the_same_action_twice_goes_to_a_person_at_step_two(ask, delivered, caplog):
    with caplog.at_level(logging.WARNING):
        run = ask(
            "Where is 7001?",
            does(call("get_order_status", order_id="7001")),
            does(call("get_order_status", order_id="7001")),
        )

    assert Escalation.objects.get().detail == "same_action"
    assert (run.state, run.end_code) == ("handed_over", "same_action")
    assert [observed is not None for _, _, observed in calls_of(run)] == [True, False]
    assert "same_action" in caplog.text


def test_a_budget_of_one_step_ends_with_a_person_and_says_what_is_left(ask, delivered, settings):
    settings.SUPPORT = _with(settings.SUPPORT, max_steps={"default": 1})

    run = ask("Where is 7001?", does(call("get_order_status", order_id="7001")), says("Never."))

    assert (run.end_code, run.resolution) == ("steps", "stopped")
    assert "Where is 7001?" in run.unresolved
    assert Escalation.objects.get().reason == "limit_reached"


def test_limits_are_set_for_each_kind_of_task(settings):
    settings.SUPPORT = _with(settings.SUPPORT, max_steps={"default": 5, "follow_up": 2})

    assert runner.limits_for("answer").steps == 5
    assert runner.limits_for("follow_up").steps == 2


def test_a_run_above_its_money_stops_whatever_the_step(ask, delivered):
    run = ask(
        "Where is 7001?",
        does(call("get_order_status", order_id="7001"), taking=usage(10, "0.30")),
    )

    assert run.end_code == "money"
    assert calls_of(run)[0][2] is None
    assert Step.objects.get(run=run).cost_usd == Decimal("0.30")
    assert "get_order_status was planned and not run" in run.unresolved


def test_a_promise_of_money_is_corrected_once(ask, said):
    ask(
        "I want my money",
        says("Sure, you'll be refunded today."),
        says("A colleague has to decide that."),
    )

    assert said("agent") == ["A colleague has to decide that."]


def test_a_promise_of_money_made_twice_is_withheld_and_a_person_is_called(ask, said):
    run = ask(
        "I want my money",
        says("Sure, you'll be refunded today."),
        says("Your money comes today."),
    )

    assert Escalation.objects.get().reason == Escalation.Reason.GUARD_TRIPPED
    assert run.state == "handed_over"
    assert said("agent") == []


def test_an_order_number_that_nothing_supports_is_withheld(ask, said, delivered):
    ask(
        "Where is 7001?",
        does(call("get_order_status", order_id="7001")),
        says("Your order 778899 is on its way."),
        says("Your order 778899 is really on its way."),
    )

    assert said("agent") == []
    assert Escalation.objects.get().reason == Escalation.Reason.GUARD_TRIPPED


def test_a_planner_without_a_plan_calls_a_person_and_costs_nothing(ask, said):
    run = ask("Hello", PlannerFailed("Down.", code="overloaded"))

    assert (run.state, run.end_code) == ("failed", "overloaded")
    assert run.steps.count() == 0
    assert len(said("notice")) == 1


def test_a_reply_that_was_charged_and_useless_is_kept_with_its_price(ask):
    run = ask("Hello", PlannerFailed("Cut off.", code="max_tokens", usage=usage(500, "0.01")))

    step = run.steps.get()
    assert (step.failure, step.input_tokens, step.cost_usd) == ("max_tokens", 500, Decimal("0.01"))


def test_a_bug_of_ours_is_logged_once_and_calls_a_person(ask, said, caplog):
    run = ask("Hello", RuntimeError("a bug"))

    assert run.state == "failed"
    assert len(said("notice")) == 1
    assert [record.levelname for record in caplog.records].count("ERROR") == 1


@pytest.fixture
def broken_shop(monkeypatch):
    def fail(*_, **__):
        raise RuntimeError("the shop is broken")

    monkeypatch.setattr("orders.queries.order_facts", fail)
    monkeypatch.setattr("orders.services.open_return_request", fail)


def test_a_bug_in_a_tool_that_reads_is_told_to_the_model_once(ask, said, delivered, broken_shop):
    run = ask(
        "Where is 7001?",
        does(call("get_order_status", order_id="7001")),
        says("I cannot look it up right now."),
    )

    assert calls_of(run)[0][1]
    assert ToolCall.objects.get().content["error"] == toolbox.TOOL_FAILED
    assert said("agent") == ["I cannot look it up right now."]


def test_the_second_bug_goes_to_a_person(ask, delivered, on_its_way, broken_shop):
    run = ask(
        "Where are 7001 and 7002?",
        does(call("get_order_status", order_id="7001")),
        does(call("get_order_status", order_id="7002")),
    )

    assert (run.state, run.end_code) == ("failed", "get_order_status")
    assert Escalation.objects.get().reason == "agent_failed"


def test_a_bug_in_a_tool_that_writes_goes_to_a_person_at_once(ask, delivered, broken_shop):
    run = ask(
        "I want to return 7001",
        does(call("open_return_request", order_id="7001", reason="I want to return 7001")),
    )

    assert (run.state, run.end_code) == ("failed", "open_return_request")
    assert not ReturnRequest.objects.exists()


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


def test_letters_that_no_database_keeps_end_no_conversation(ask, said, delivered):
    ask(
        "Where is 7001?",
        does(call("get_order_status", order_id="70\x0001\ud800"), thinking="\x00"),
        says("I could not find it.\x00"),
    )

    assert said("agent") == ["I could not find it.\ufffd"]


class Killed(BaseException):
    """What a SIGKILL looks like from inside: nothing runs after it."""


def killed(*_, **__):
    raise Killed


@pytest.fixture
def dies_in(monkeypatch):
    """The worker dies where this function is called."""

    @contextmanager
    def _dies_in(place, name):
        with monkeypatch.context() as patched:
            patched.setattr(place, name, killed)
            with pytest.raises(Killed):
                yield

    return _dies_in


def test_a_run_that_died_before_its_effect_goes_on_with_the_stored_plan(
    ask, said, delivered, dies_in
):
    with dies_in(replay.JournalledAct, "_do"):
        ask("Where is 7001?", does(call("get_order_status", order_id="7001")))
    run = _forsaken(Run.objects.get())

    runner.advance(run.pk, planner=ScriptedPlanner([says("It was delivered.")]))

    assert said("agent") == ["It was delivered."]
    assert run.steps.count() == 2


def test_a_run_that_died_after_its_effect_does_not_repeat_it(ask, said, delivered, dies_in):
    with dies_in(conversation_runs, "post_agent_reply"):
        ask(
            "I want to return 7001",
            does(call("open_return_request", order_id="7001", reason="I want to return 7001")),
            says("A colleague decides."),
        )
    run = _forsaken(Run.objects.get())

    # The script is empty: every plan and every observation is read from the journal.
    runner.advance(run.pk, planner=ScriptedPlanner([]))

    assert ReturnRequest.objects.count() == 1
    assert said("agent") == ["A colleague decides."]


def test_an_effect_and_its_observation_are_undone_together(ask, delivered, dies_in):
    with dies_in(journal.DatabaseJournal, "observed"):
        ask(
            "I want to return 7001",
            does(call("open_return_request", order_id="7001", reason="I want to return 7001")),
        )

    assert not ReturnRequest.objects.exists()


def test_a_run_that_ends_every_worker_goes_to_a_person(ask, said, delivered):
    with pytest.raises(Killed):
        ask("Where is 7001?", Killed())
    run = Run.objects.get()
    Run.objects.filter(pk=run.pk).update(fence=runner.MOST_CLAIMS)

    runner.advance(_forsaken(run).pk, planner=ScriptedPlanner([]))

    run.refresh_from_db()
    assert (run.state, run.end_code) == ("failed", "crashed")
    assert len(said("notice")) == 1


def test_a_run_that_was_taken_away_while_the_planner_thought_writes_nothing(
    ask, said, delivered, conversation
):
    def thinks_while_the_customer_writes_again(turn):
        Run.objects.filter(conversation=conversation).update(fence=99)
        return does(call("open_return_request", order_id="7001", reason="I want to return 7001"))

    ask("I want to return 7001", thinks_while_the_customer_writes_again)

    assert not ReturnRequest.objects.exists()
    assert said("agent") == said("notice") == []
    assert not Step.objects.exists()


def test_a_cancelled_plan_leaves_the_run_to_whoever_has_it(ask, said):
    ask("Hello", PlannerFailed("Cut.", code="cancelled"))

    assert said("agent") == said("notice") == []
    assert not Escalation.objects.exists()


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


def _forsaken(run):
    """The run as it stands some seconds after its worker died."""
    Run.objects.filter(pk=run.pk).update(lease_until=Now() - timedelta(seconds=1))
    return run


def _with(support, **changes):
    return replace(support, **changes)
