"""Plan, act, observe: the whole idea on one screen, over four protocols."""

from collections.abc import Callable

from . import repeats
from .limits import Limits, ReplyWithheld
from .types import (
    Act,
    Draft,
    Ending,
    Flaw,
    HandedOver,
    Journal,
    Plan,
    Planner,
    Replied,
    Step,
    Turn,
)


def advance(
    turn: Turn,
    *,
    planner: Planner,
    act: Act,
    ending: Callable[[Plan], Ending | None],
    deed_of: repeats.DeedOf,
    compose: Callable[[Draft, Turn], Draft | Flaw],
    journal: Journal,
    limits: Limits,
    elapsed: Callable[[], float],
) -> Replied | HandedOver:
    """Plan, act, observe, until there is something to say or a person to say it.

    `ending` reads a final output or a call for a person out of a plan, `deed_of` tells what a
    call comes to, `compose` writes the reply from a final output or says why there is none.
    Raises LimitReached at a ceiling, PlannerFailed without a plan.
    """
    while True:
        limits.check_next_step(turn, elapsed=elapsed())
        plan = planner.plan(turn)
        # Before acting: a crash between deed and note must find the intention.
        journal.planned(turn, plan)

        end = ending(plan)
        if isinstance(end, HandedOver):
            return end
        if isinstance(end, Draft):
            end = compose(end, turn)
        if isinstance(end, Draft):
            return Replied(draft=end, turn=turn.with_step(Step(plan=plan)))
        if end is not None:
            journal.withheld(turn, end)
            turn = _corrected(turn, plan, end)
            continue

        limits.check_acting(turn, plan=plan, elapsed=elapsed())
        repeats.check_before(turn, plan, deed_of=deed_of)
        here = len(turn.steps)
        observations = tuple(
            act(action, step=here, position=position)
            for position, action in enumerate(plan.actions)
        )
        turn = turn.with_step(Step(plan=plan, observations=observations))
        repeats.check_after(turn, deed_of=deed_of)


def _corrected(turn: Turn, plan: Plan, flaw: Flaw) -> Turn:
    step = Step(plan=plan, correction=flaw.why)
    if turn.corrected:
        raise ReplyWithheld(turn.with_step(step), check=flaw.check, why=flaw.why)
    return turn.with_step(step)
