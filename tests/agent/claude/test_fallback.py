"""When Claude can't be had, the offline planner answers, once and in time."""

import logging
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal

import pytest

from support_agent.agent.planners.fallback import FallbackPlanner
from support_agent.agent.types import Plan, PlannerFailed
from tests.servers.messages_api.answers import calls, refuses, says

from .conftest import observed, turn

SPANISH = "¿cuándo llega el pedido 10432?"


class Standby:
    """A planner that needs nobody. It remembers what it was asked."""

    name = "offline"

    def __init__(self):
        self.turns = []

    def plan(self, turn):
        self.turns.append(turn)
        return Plan(text="El pedido 10432 llega el 9 de agosto.")


@pytest.fixture
def standby():
    return Standby()


def test_while_claude_answers_the_other_planner_is_not_asked(api, planner, standby):
    api.plays(says("Llega mañana."))
    asking = FallbackPlanner(planner(), then=standby)

    assert asking.plan(turn(SPANISH)).text == "Llega mañana."
    assert (asking.name, standby.turns) == ("claude-test-1", [])


def test_an_answer_that_breaks_in_the_middle_leaves_nothing_behind(api, planner, standby):
    api.plays(says("Tu pedido llega el día", error_after=6), again=True)
    asking = FallbackPlanner(planner(), then=standby)

    plan = asking.plan(turn(SPANISH))

    assert plan.text == "El pedido 10432 llega el 9 de agosto."
    assert standby.turns == [turn(SPANISH)]


def test_a_tool_that_has_run_is_seen_by_the_planner_that_goes_on(api, planner, standby):
    api.plays(calls(("estimate_delivery", {"order_id": "10432"})), refuses(401))
    asking = FallbackPlanner(planner(), then=standby)
    now = observed(turn(SPANISH), asking.plan(turn(SPANISH)), {"expected_on": "2025-08-09"})

    asking.plan(now)

    assert standby.turns == [now]


def test_once_it_has_failed_claude_is_not_asked_again_in_this_run(api, planner, standby):
    api.plays(refuses(401), says("Never said."))
    asking = FallbackPlanner(planner(), then=standby)

    plans = [asking.plan(turn()), asking.plan(turn())]

    assert len(api.bodies) == 1
    assert {plan.instead_of for plan in plans} == {"claude-test-1 (unauthorized)"}
    assert asking.name == "claude-test-1, then offline"


def test_a_change_of_planner_is_logged_without_a_word_of_the_customer(
    api, planner, standby, caplog
):
    caplog.set_level(logging.INFO, logger="support_agent")
    api.plays(refuses(401))

    FallbackPlanner(planner(), then=standby).plan(turn(SPANISH))

    assert "claude-test-1 failed (unauthorized); offline goes on" in caplog.text
    assert "10432" not in caplog.text


@pytest.mark.parametrize("stop", ["refusal", "max_tokens", "model_context_window_exceeded"])
def test_what_the_model_itself_would_not_answer_is_for_a_person(api, planner, standby, stop):
    api.plays(says("No", stop_reason=stop))

    with pytest.raises(PlannerFailed) as failed:
        FallbackPlanner(planner(), then=standby).plan(turn())

    assert (failed.value.code, standby.turns) == (stop, [])


def test_a_run_that_nobody_waits_for_is_not_answered_by_another(api, planner, standby):
    with pytest.raises(PlannerFailed, match="Nobody waits"):
        FallbackPlanner(planner(cancelled=lambda: True), then=standby).plan(turn())

    assert standby.turns == []


def test_what_the_failed_attempt_was_charged_goes_with_the_plan(api, planner, standby):
    api.plays(says("Wait.", stop_reason="pause_turn"), refuses(401))

    plan = FallbackPlanner(planner(), then=standby).plan(turn())

    assert plan.usage.cost_usd == Decimal("0.00135")


def test_when_the_second_fails_as_well_its_failure_counts_and_it_is_asked_once(api, planner):
    class Down(Standby):
        def plan(self, turn):
            super().plan(turn)
            raise PlannerFailed("Not here either.", code="down")

    api.plays(refuses(401))
    standby = Down()
    asking = FallbackPlanner(planner(), then=standby)

    for _ in range(2):
        with pytest.raises(PlannerFailed, match="Not here either"):
            asking.plan(turn())

    assert len(standby.turns) == 2


def test_twenty_customers_get_a_reply_while_every_call_is_refused(api, planner, standby):
    api.plays(refuses(429, "rate_limit_error", retry_after="3600"), again=True)
    planners = [FallbackPlanner(planner(), then=standby) for _ in range(20)]

    with ThreadPoolExecutor(20) as workers:
        plans = list(workers.map(lambda asking: asking.plan(turn(SPANISH)), planners))

    assert {plan.text for plan in plans} == {"El pedido 10432 llega el 9 de agosto."}
    assert len(api.bodies) == 20 * 4
