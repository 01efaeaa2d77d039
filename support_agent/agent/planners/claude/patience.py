"""How long a plan may take and how often the provider is asked again."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from support_agent.agent.planners.breaker import Breaker, LeftAlone
from support_agent.agent.types import PlannerFailed
from support_agent.conversation.errors import CeilingReached
from support_agent.many_threads import at_rest

from .faults import Fault, TooSlow

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Patience:
    """The bounds of one plan. All times are seconds.

    `silence` is the longest wait for the next byte, `seconds` the most that a plan may take
    with all its tries, and `longest_pause` the most that the provider may make us wait.
    """

    tries: int = 4
    first_pause: float = 0.5
    longest_pause: float = 5.0
    connect: float = 5.0
    silence: float = 20.0
    seconds: float = 60.0
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    chance: Callable[[], float] = random.random

    def pause(self, failures: int, asked: float | None) -> float:
        """How long to wait after so many failures: twice as long each time, never in step.

        What the provider asks for counts, up to our own bound.
        """
        growing = self.first_pause * 2.0 ** (failures - 1) * (0.75 + 0.5 * self.chance())
        return min(max(growing, asked or 0.0), self.longest_pause)


class Deadline:
    """The end of one plan: its own time, the run's, or that nobody wants it any more."""

    def __init__(
        self, patience: Patience, *, remaining: Callable[[], float], cancelled: Callable[[], bool]
    ) -> None:
        self._patience = patience
        self._remaining = remaining
        self._cancelled = cancelled
        self._began = patience.clock()
        self._is_over = False

    def left(self) -> float:
        """The seconds that are left."""
        return min(self._own_left(), self._remaining())

    def _own_left(self) -> float:
        return self._patience.seconds - (self._patience.clock() - self._began)

    def check(self) -> None:
        """Raise PlannerFailed where it makes no sense to go on."""
        # For ever, since a line is hung up by then: what comes of that is no fault of the provider.
        self._is_over = self._is_over or self._cancelled()
        if self._is_over:
            raise PlannerFailed("Nobody waits for this answer any more.", code="cancelled")
        if self._remaining() <= 0:
            raise PlannerFailed("The time of this run is up.", code="no_time")
        if self._own_left() <= 0:
            raise TooSlow


def keep_trying(
    call: Callable[[], T], *, patience: Patience, deadline: Deadline, breaker: Breaker
) -> T:
    """The call's result, after a few tries if the provider is troubled.

    An answer that broke in the middle is asked for once more and no oftener: it has been
    paid for, whatever we count. A provider that is left alone is not asked at all.
    """
    met: list[Fault] = []
    while True:
        deadline.check()
        try:
            return _asked(call, breaker)
        except Fault as fault:
            met.append(fault)
            pause = patience.pause(len(met), fault.wait)
            if not _may_help(met, patience) or breaker.rests or pause >= deadline.left():
                raise
        except CeilingReached:
            # No money for another try is no new trouble: what failed before it is.
            if not met:
                raise
            raise met[-1] from None
        with at_rest():
            patience.sleep(pause)


def _may_help(met: Sequence[Fault], patience: Patience) -> bool:
    """Whether to try once more, after the faults that the call has met."""
    broke = sum(fault.midway for fault in met)
    return met[-1].passing and len(met) < patience.tries and broke <= 1


def _asked(call: Callable[[], T], breaker: Breaker) -> T:
    try:
        with breaker.asking():
            return call()
    except LeftAlone as rest:
        why = f"The provider is left alone for a while ({rest.code})."
        raise Fault(why, code=f"left_alone:{rest.code}") from None
