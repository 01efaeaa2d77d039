"""Plays so many hostile conversations."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from .bells import Bell
from .machine import Conversations
from .model import HABITS
from .tally import Tally
from .world import World

RULES_IN_A_DAY = 5
DAYS_AT_A_TIME = 25


def play(
    world: World, *, conversations: int, part: int = 0, habits: Sequence[str] = tuple(HABITS)
) -> Tally:
    """Raises AssertionError with the first day on which a promise is broken.

    The same part plays the same days, unless other modules are imported: hypothesis draws some
    values from their constants, so that a test alone plays other days than among its like.
    """
    tally, batch = Tally(), 0
    with _listening() as bell, _quiet():
        while tally.conversations < conversations:
            _days(
                lambda: Conversations(world, tally, bell, habits),
                number=part * 1_000 + batch,
            )
            batch += 1
    return tally


def _days(factory, *, number: int) -> None:
    run_state_machine_as_test(
        seed(number)(factory),
        settings=settings(
            max_examples=DAYS_AT_A_TIME,
            stateful_step_count=RULES_IN_A_DAY,
            deadline=None,
            database=None,
            # A day has few rules, and to shorten it takes minutes.
            phases=[Phase.generate],
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )


@contextmanager
def _listening() -> Iterator[Bell]:
    bell = Bell()
    try:
        yield bell
    finally:
        bell.close()


@contextmanager
def _quiet() -> Iterator[None]:
    """Thousands of runs that stop, each told in the log, would bury what failed."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
