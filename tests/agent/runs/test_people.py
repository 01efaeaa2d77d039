"""Where a run ends with a person: asked for, at a limit, or because something broke."""

import logging
from dataclasses import replace
from decimal import Decimal

import pytest

from handoff.models import Escalation
from orders.errors import ReturnNotAllowed
from orders.models import ReturnRequest
from support_agent.agent import runner, toolbox
from support_agent.agent.types import PlannerFailed
from support_agent.models import Conversation, Run, Step, ToolCall
from tests.agent.scripted import call, does, says, usage

pytestmark = pytest.mark.django_db


def calls_of(run):
    return list(
        ToolCall.objects.filter(step__run=run)
        .order_by("step__index", "position")
        .values_list("name", "is_error", "observed_at")
    )


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
    assert "It was about to look up order 7001: order_id: 7001" in run.unresolved


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
        does(call("open_return_request", order_id="7001", summary="I want to return 7001")),
    )

    assert (run.state, run.end_code) == ("failed", "open_return_request")
    assert not ReturnRequest.objects.exists()


def test_what_a_tool_wrote_before_it_refused_is_not_done(ask, said, delivered, monkeypatch):
    def refuse(*_, **__):
        raise ReturnNotAllowed("Name a day.")

    monkeypatch.setattr("handoff.duties.make", refuse)

    run = ask(
        "I want to return 7001",
        does(call("open_return_request", order_id="7001", summary="I want to return 7001")),
        says("On which day did it come?"),
    )

    assert ToolCall.objects.get().content == {
        "error": "return_not_allowed",
        "message": "Name a day.",
    }
    assert (run.state, said("agent")) == ("replied", ["On which day did it come?"])
    assert not ReturnRequest.objects.exists()


def _with(support, **changes):
    return replace(support, **changes)


@pytest.mark.parametrize("depth", [50, 250, 450, 5_000])
def test_arguments_that_are_nested_ever_so_deep_end_with_a_person(ask, said, depth):
    nested = "7001"
    for _ in range(depth):
        nested = {"order": nested}

    run = ask(
        "Where is 7001?",
        *[does(call("get_order_status", order_id=nested)) for _ in range(2)],
    )

    assert run.state in ("handed_over", "failed")
    assert Escalation.objects.count() == 1
    assert len(said("notice")) == 1


def test_a_planner_that_cannot_be_made_calls_a_person(ask, said, monkeypatch, caplog):
    def unmade(*_, **__):
        raise ImportError("No module named 'anthropic'")

    monkeypatch.setattr(runner, "make_planner", unmade)

    run = ask("Where is 7001?", planner="claude")

    assert (run.state, run.end_code) == ("failed", "bug")
    assert len(said("notice")) == 1
    assert len([record for record in caplog.records if record.exc_info]) == 1
