"""A ceiling is an error with a name of its own, and whoever caught it can go on from there."""

from decimal import Decimal
from itertools import chain, repeat

import pytest

from support_agent.agent import limits, loop, work
from support_agent.agent.limits import LimitReached, Limits, WorkLimitReached
from support_agent.agent.types import Replied, Turn

from .scripted import ScriptedPlanner, call, does, says
from .test_loop import Notebook, deed_of, ending, refuses


def look(*at):
    return does(*(call("look", at=one) for one in at))


def reads_slowly(draft, turn):
    """A rule that never comes to an end."""
    if draft.text == "2":
        while True:
            work.check()


# The steps that were done until then, the script, and what bounds it.
CEILINGS = {
    limits.StepLimitReached: (2, [look("1"), look("2")], {"limits": Limits(steps=2)}),
    limits.TokenBudgetSpent: (1, [look("1"), look("2")], {"limits": Limits(tokens=15)}),
    limits.MoneyBudgetSpent: (1, [look("1"), look("2")], {"limits": Limits(usd=Decimal("0.0015"))}),
    limits.TimeIsUp: (1, [look("1"), look("2")], {"times": (0.0, 0.0, 91.0)}),
    limits.WorkLimitReached: (1, [look("1"), says("2")], {"compose": reads_slowly}),
    limits.TooManyCalls: (0, [look("1", "2")], {"limits": Limits(calls=1)}),
    limits.SameActionTwice: (1, [look("1"), look("1")], {}),
    limits.NothingNew: (2, [look("a"), look("A")], {}),
    limits.ReplyWithheld: (2, [says("20 €."), says("30 €.")], {"compose": refuses}),
}


def go(turn, *lines, limits=None, compose=lambda draft, turn: draft, times=(0.0,)):
    notebook, clock = Notebook(), chain(times, repeat(times[-1]))
    composed = [turn]

    def remembered(draft, at):
        composed.append(at)
        return compose(draft, at)

    with work.bounded(0.05, exceeded=lambda: WorkLimitReached(composed[-1])):
        return loop.advance(
            turn,
            planner=ScriptedPlanner(lines),
            act=notebook.act,
            ending=ending,
            deed_of=deed_of,
            compose=remembered,
            journal=notebook,
            limits=limits or Limits(),
            elapsed=lambda: next(clock),
        )


def test_no_ceiling_is_left_out_here_and_each_has_a_code_of_its_own():
    assert set(CEILINGS) == set(LimitReached.__subclasses__())
    assert len({kind.code for kind in (*CEILINGS, LimitReached)}) == len(CEILINGS) + 1


@pytest.mark.parametrize("kind", CEILINGS, ids=lambda kind: kind.code)
def test_a_ceiling_is_raised_by_its_name_and_gone_on_from_once_it_is_lifted(kind):
    done, lines, options = CEILINGS[kind]

    with pytest.raises(LimitReached) as caught:
        go(Turn(), *lines, **options)
    end = go(caught.value.turn, says("Found."))

    assert type(caught.value) is kind
    assert str(caught.value) == kind.__doc__
    assert isinstance(end, Replied)
    assert len(caught.value.turn.steps) == done
    assert end.turn.steps[:-1] == caught.value.turn.steps
