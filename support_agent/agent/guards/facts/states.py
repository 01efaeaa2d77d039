"""Finds what a folded text says of how an order or a return stands, in any of the languages.

Only what is stated counts: not a question, not "once it is delivered", not "you say that it came".
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, auto
from itertools import groupby

from . import words
from .phrases import Phrase, Phrases, Sayings
from .state_words import STATES


class State(StrEnum):
    """What can be said of an order or a return that the record also says."""

    SHIPPED = auto()
    IN_TRANSIT = auto()
    OUT_FOR_DELIVERY = auto()
    DELIVERED = auto()
    CANCELLED = auto()
    FAILED = auto()
    RETURNING = auto()
    APPROVED = auto()
    REJECTED = auto()
    REVIEWED = auto()
    PAID = auto()
    UNPAID = auto()
    HELD = auto()
    CAME_BACK = auto()
    RETURNABLE = auto()
    NOT_RETURNABLE = auto()
    CONFIRMED = auto()
    CLOSED = auto()
    ASKED_BACK = auto()
    LOST = auto()
    PREPARED = auto()
    STALLED = auto()
    REPLACED = auto()
    LATE = auto()
    ON_TIME = auto()


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A state, or that it is not so, and where the text says it."""

    state: State
    holds: bool
    start: int
    end: int


# The longer saying first: "on its way back" is not "on its way".
_STATES = Sayings(
    **{
        state: STATES[state]
        for state in (
            State.NOT_RETURNABLE,
            State.RETURNABLE,
            State.RETURNING,
            State.CAME_BACK,
            State.FAILED,
            State.HELD,
            State.UNPAID,
            State.OUT_FOR_DELIVERY,
            State.REVIEWED,
            State.SHIPPED,
            State.IN_TRANSIT,
            State.DELIVERED,
            State.CANCELLED,
            State.APPROVED,
            State.REJECTED,
            State.PAID,
            State.CONFIRMED,
            State.CLOSED,
            State.ASKED_BACK,
            State.LOST,
            State.PREPARED,
            State.STALLED,
            State.REPLACED,
            State.LATE,
            State.ON_TIME,
        )
    }
)
_BEFOREHAND = Phrases(open=words.OPEN, denied=words.NOT)
_REPORTED = Sayings(reported=words.REPORTED)
_CONDITION = Phrases(condition=words.CONDITION)
_SENTENCE_END = re.compile(r"[.!?\n](?=\s|$)")
_ELSEWHERE = Phrases(elsewhere=words.ELSEWHERE)
_RETURNS = frozenset((State.RETURNABLE, State.NOT_RETURNABLE))
# How far a "not", an "if" or a depot reaches, so that an endless clause is read in linear time.
_BEFORE, _AFTER = 160, 60
_CLAUSE_END = re.compile(r"[,;:()\n–—]|\s-\s|[.!?]+(?=\s|$)|(?<!\w)(?:" + words.BUT + r")(?!\w)")


def claimed_in(text: str) -> Iterator[Claim]:
    """Every statement of a state in the folded text."""
    told = _STATES.found_in(text)
    # Most texts tell none, and then no clause of theirs is read.
    ends = list(_CLAUSE_END.finditer(text)) if told else []
    reported = [one.start for one in _REPORTED.found_in(text)]
    for at, found_here in groupby(told, key=lambda one: bisect_right(ends, one.start, key=_start)):
        start = ends[at - 1].end() if at else 0
        end = ends[at].start() if at < len(ends) else len(text)
        is_asked = at < len(ends) and "?" in ends[at][0]
        if is_asked or bisect_left(reported, start) < bisect_left(reported, end):
            continue
        for found in found_here:
            before = text[max(start, found.start - _BEFORE) : found.start]
            after = text[found.end : min(end, found.end + _AFTER)]
            holds = _holds(found, before, after)
            if holds is not None and not (found.name in _RETURNS and _depends(found, text)):
                yield Claim(state=State(found.name), holds=holds, start=found.start, end=found.end)


def _depends(found: Phrase, text: str) -> bool:
    """Whether the sentence makes a condition before: "once it has come, it can be returned"."""
    before = text[max(0, found.start - _BEFORE) : found.start]
    return _CONDITION.stand_in(_SENTENCE_END.split(before)[-1])


def _start(end: re.Match[str]) -> int:
    return end.start()


def _holds(found: Phrase, before: str, after: str) -> bool | None:
    """Whether the words say so or deny it; None where they leave it open."""
    beforehand = {one.name for one in _BEFOREHAND.found_in(before)}
    if "open" in beforehand:
        return None
    if found.name == State.DELIVERED and _ELSEWHERE.begin(after.lstrip()):
        return None
    # "What has not come can't be sent back" says no less that it cannot.
    return "denied" not in beforehand or found.name == State.NOT_RETURNABLE
