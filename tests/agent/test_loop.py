"""The loop alone: no database, no provider, no shop."""

from decimal import Decimal

import pytest

from support_agent.agent import loop
from support_agent.agent.limits import (
    Limits,
    MoneyBudgetSpent,
    ReplyWithheld,
    SameActionTwice,
    StepLimitReached,
    TimeIsUp,
    TokenBudgetSpent,
    TooManyCalls,
)
from support_agent.agent.repeats import Deed
from support_agent.agent.types import (
    Draft,
    Flaw,
    HandedOver,
    Observation,
    PlannerFailed,
    Replied,
    Turn,
)

from .scripted import ScriptedPlanner, call, does, says, usage


class Notebook:
    """A journal in memory that also notes what was done, to show the order of the two."""

    def __init__(self):
        self.entries = []

    def planned(self, turn, plan):
        self.entries.append(("planned", len(turn.steps)))

    def withheld(self, turn, flaw):
        self.entries.append(("withheld", len(turn.steps), flaw.check))

    def act(self, action, *, step, position):
        self.entries.append((action.name, step, position))
        return Observation(call_id=action.id, content={"ok": action.name})


def ending(plan):
    for action in plan.actions:
        if action.name == "hand_to_human":
            return HandedOver(wish=action.input["reason"])
    return None if plan.actions else Draft(text=plan.text)


def deed_of(action):
    words = str(action.input.get("at", "")).strip().casefold()
    return Deed(writes=action.name == "write", liken=lambda: f"{action.name} {words}")


def run(*lines, limits=None, compose=lambda draft, turn: draft, elapsed=lambda: 0.0):
    notebook = Notebook()
    planner = ScriptedPlanner(lines)
    try:
        end = loop.advance(
            Turn(),
            planner=planner,
            act=notebook.act,
            ending=ending,
            deed_of=deed_of,
            compose=compose,
            journal=notebook,
            limits=limits or Limits(),
            elapsed=elapsed,
        )
    except Exception as error:
        end = error
    return end, notebook.entries, planner


def refuses(draft, turn):
    return Flaw(why="No.", check="money")


def test_a_reply_without_a_tool_is_the_answer():
    end, entries, _ = run(says("Hello!"))

    assert isinstance(end, Replied)
    assert end.draft.text == "Hello!"
    assert entries == [("planned", 0)]


def test_the_plan_is_written_down_before_it_is_acted_on():
    end, entries, _ = run(does(call("look", at="1")), says("Found."))

    assert isinstance(end, Replied)
    assert entries == [("planned", 0), ("look", 0, 0), ("planned", 1)]


def test_the_planner_sees_each_observation_before_the_next_step():
    _, _, planner = run(does(call("look", at="1")), says("Found."))

    assert planner.shown[0].steps == ()
    assert planner.shown[1].steps[0].observations[0].content == {"ok": "look"}


def test_several_calls_of_one_reply_all_run_and_are_answered_by_id():
    first, second = call("look", at="1"), call("look", at="2")

    _, entries, planner = run(does(first, second), says("Both found."))

    assert entries[1:3] == [("look", 0, 0), ("look", 0, 1)]
    answered = [seen.call_id for seen in planner.shown[1].steps[0].observations]
    assert answered == [first.id, second.id]


def test_a_call_for_a_person_ends_the_run_and_nothing_of_that_plan_runs():
    end, entries, _ = run(does(call("look", at="1"), call("hand_to_human", reason="Money.")))

    assert end == HandedOver(wish="Money.")
    assert entries == [("planned", 0)]


def test_the_sixth_step_is_never_planned():
    lines = [does(call("look", at=str(number))) for number in range(6)]

    end, entries, planner = run(*lines)

    assert isinstance(end, StepLimitReached)
    assert len(planner.shown) == 5
    assert entries[-1] == ("look", 4, 0)
    assert len(end.turn.steps) == 5


def test_a_budget_of_one_step_ends_after_one():
    end, entries, _ = run(does(call("look", at="1")), says("…"), limits=Limits(steps=1))

    assert isinstance(end, StepLimitReached)
    assert entries == [("planned", 0), ("look", 0, 0)]


def test_the_same_action_as_before_is_not_run_and_stops_at_step_two():
    end, entries, _ = run(does(call("look", at="1")), does(call("look", at="1")), says("…"))

    assert isinstance(end, SameActionTwice)
    assert entries == [("planned", 0), ("look", 0, 0), ("planned", 1)]
    assert end.unrun.actions[0].name == "look"


def test_a_reply_with_a_thousand_calls_runs_none_of_them():
    end, entries, _ = run(does(*(call("look", at=str(number)) for number in range(1_000))))

    assert isinstance(end, TooManyCalls)
    assert entries == [("planned", 0)]


def test_the_same_tool_with_another_input_is_another_action():
    end, _, _ = run(does(call("look", at="1")), does(call("look", at="2")), says("Found."))

    assert isinstance(end, Replied)


@pytest.mark.parametrize(
    ("limits", "named"),
    [
        (Limits(tokens=15), TokenBudgetSpent),
        (Limits(usd=Decimal("0.0015")), MoneyBudgetSpent),
    ],
)
def test_a_spent_budget_stops_before_the_next_action(limits, named):
    end, entries, _ = run(
        does(call("look", at="1"), taking=usage(10, "0.001")),
        does(call("look", at="2"), taking=usage(10, "0.001")),
        limits=limits,
    )

    assert isinstance(end, named)
    assert entries == [("planned", 0), ("look", 0, 0), ("planned", 1)]


def test_time_that_is_up_stops_the_run_whatever_the_step():
    clock = iter([0.0, 0.0, 91.0])

    end, _, _ = run(does(call("look", at="1")), says("…"), elapsed=lambda: next(clock))

    assert isinstance(end, TimeIsUp)


def test_a_withheld_reply_may_be_corrected_once_and_counts_as_a_step():
    def compose(draft, turn):
        return Flaw(why="No.", check="money") if "€" in draft.text else draft

    end, _, planner = run(says("Here are 20 €."), says("A colleague decides."), compose=compose)

    assert isinstance(end, Replied)
    assert end.draft.text == "A colleague decides."
    assert planner.shown[1].steps[0].correction == "No."
    assert len(end.turn.steps) == 2


def test_a_reply_withheld_twice_ends_with_a_person():
    end, _, _ = run(says("20 €."), says("30 €."), says("40 €."), compose=refuses)

    assert isinstance(end, ReplyWithheld)
    assert end.check == "money"
    assert len(end.turn.steps) == 2


def test_a_correction_does_not_reach_beyond_the_step_limit():
    end, _, _ = run(says("20 €."), says("…"), compose=refuses, limits=Limits(steps=1))

    assert isinstance(end, StepLimitReached)


def test_a_planner_without_a_plan_is_told_as_it_is():
    end, entries, _ = run(PlannerFailed("Down.", code="down"))

    assert isinstance(end, PlannerFailed)
    assert entries == []


def test_what_a_run_took_is_the_sum_of_its_steps():
    end, _, _ = run(
        does(call("look", at="1"), taking=usage(10, "0.001")),
        says("Found.", taking=usage(30, "0.004")),
    )

    assert [step.plan.usage.tokens for step in end.turn.steps] == [10, 30]
    assert end.turn.usage == usage(40, "0.005")
