"""Calls that were made before, however they are dressed up: what do they do or tell anew?

An action of the step before, unchanged, is never run again. One that is alike to an earlier
action of the run, in other letters or with a step between, is run if it reads, and must
tell something new; if it writes, what it would do is done already.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from .limits import NothingNew, SameActionTwice
from .types import Action, Observation, Plan, Step, Turn


@dataclass(frozen=True, kw_only=True, eq=False)
class Deed:
    """What a call comes to. Calls that mean the same are alike, whatever letters they are in."""

    writes: bool
    liken: Callable[[], str] = field(repr=False)
    """Gives the likeness, which most calls are never asked for."""

    @cached_property
    def likeness(self) -> str:
        """Equal for two calls that are alike."""
        return self.liken()


DeedOf = Callable[[Action], Deed]


def check_before(turn: Turn, plan: Plan, *, deed_of: DeedOf) -> None:
    """Raise SameActionTwice, or NothingNew for a write that this run has made already."""
    if turn.repeats(plan):
        raise SameActionTwice(turn, plan)
    proposed = {deed.likeness for deed in map(deed_of, plan.actions) if deed.writes}
    if not proposed:
        return
    written = {
        deed.likeness
        for deed, observation in _done(turn.steps, deed_of)
        if deed.writes and not observation.is_error
    }
    if proposed & written:
        raise NothingNew(turn, plan)


def check_after(turn: Turn, *, deed_of: DeedOf) -> None:
    """Raise NothingNew when an action of the last step told what one like it told before."""
    before = list(_done(turn.steps[:-1], deed_of))
    for deed, observation in _done(turn.steps[-1:], deed_of):
        # Any earlier one: a refusal in between makes an old answer no news.
        no_news = (earlier for earlier, told in before if _tells_the_same(told, observation))
        if any(earlier.likeness == deed.likeness for earlier in no_news):
            raise NothingNew(turn)


def _done(steps: Sequence[Step], deed_of: DeedOf) -> Iterator[tuple[Deed, Observation]]:
    for step in steps:
        for action, observation in zip(step.plan.actions, step.observations, strict=False):
            yield deed_of(action), observation


def _tells_the_same(before: Observation, now: Observation) -> bool:
    return before.is_error == now.is_error and _news(before) == _news(now)


def _news(observation: Observation) -> object:
    # A refusal quotes the call, and so differs where only its letters do.
    content = observation.content
    if observation.is_error and isinstance(content, dict):
        return content.get("error", content)
    return content
