"""Limits are chosen on purpose: whole, positive, and each with its own name."""

from decimal import Decimal

import pytest

from support_agent.agent.limits import (
    Limits,
    MoneyBudgetSpent,
    StepLimitReached,
    TimeIsUp,
    TokenBudgetSpent,
)
from support_agent.agent.types import Step, Turn

from .scripted import says, usage


def after(*tokens: int, usd: str = "0") -> Turn:
    return Turn(steps=tuple(Step(plan=says("…", taking=usage(taken, usd))) for taken in tokens))


@pytest.mark.parametrize("name", ["steps", "tokens", "seconds"])
@pytest.mark.parametrize("value", [0, -1, 2.5, "5", True, None])
def test_a_limit_that_is_no_positive_whole_number_is_refused_by_name(name, value):
    with pytest.raises(ValueError, match=f"{name}.*positive whole number.*{value!r}"):
        Limits(**{name: value})


@pytest.mark.parametrize("usd", [Decimal(0), Decimal(-1), 0.25, "1"])
def test_a_budget_that_is_no_positive_decimal_is_refused(usd):
    with pytest.raises(ValueError, match="usd"):
        Limits(usd=usd)


def test_five_steps_are_the_default():
    assert Limits().steps == 5


def test_the_step_that_would_be_one_too_many_is_not_planned():
    limits = Limits(steps=2)

    limits.check_next_step(after(1), elapsed=0)

    with pytest.raises(StepLimitReached) as stopped:
        limits.check_next_step(after(1, 1), elapsed=0)
    assert stopped.value.code == "steps"


def test_tokens_are_added_up_step_by_step():
    limits = Limits(tokens=100)

    limits.check_next_step(after(60, 39), elapsed=0)

    with pytest.raises(TokenBudgetSpent):
        limits.check_next_step(after(60, 40), elapsed=0)


def test_money_is_added_up_without_losing_a_fraction():
    limits = Limits(usd=Decimal("0.3"))

    limits.check_next_step(after(1, 1, usd="0.1"), elapsed=0)

    # As floats, three times 0.1 would not be 0.3.
    with pytest.raises(MoneyBudgetSpent):
        limits.check_next_step(after(1, 1, 1, usd="0.1"), elapsed=0)


def test_the_plan_at_hand_counts_before_its_actions_run():
    with pytest.raises(TokenBudgetSpent) as stopped:
        Limits(tokens=100).check_acting(after(60), plan=says("", taking=usage(40)), elapsed=0)
    assert stopped.value.unrun is not None


def test_a_run_that_took_its_time_stops():
    with pytest.raises(TimeIsUp):
        Limits(seconds=90).check_next_step(Turn(), elapsed=90.0)
