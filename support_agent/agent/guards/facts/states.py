"""Finds what a folded text says of how an order or a return stands, in any of the languages.

Only what is stated counts: not a question, not "once it is delivered", not "you say that it came".
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, auto
from functools import cache

from . import words


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


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A state, or that it is not so, and where the text says it."""

    state: State
    holds: bool
    start: int


_LONGER_FIRST = (
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
)
# How far a "not", an "if" or a depot reaches, so that an endless clause is read in linear time.
_BEFORE, _AFTER = 160, 60
_WORD = r"(?<!\w)(?:{})(?!\w)"
_CLAUSE_END = re.compile(r"[,;:()\n–—]|\s-\s|[.!?]+(?=\s|$)|(?<!\w)(?:" + words.BUT + r")(?!\w)")


def listed(phrases: str) -> Iterator[str]:
    """The phrases, which commas and lines part."""
    return filter(None, (phrase.strip() for phrase in phrases.replace("\n", ",").split(",")))


@cache
def _pattern(phrases: str) -> re.Pattern[str]:
    return re.compile(_WORD.format(_any_of(phrases)))


@cache
def _states() -> re.Pattern[str]:
    # The longer saying first: "on its way back" is not "on its way".
    groups = (f"(?P<{state}>{_any_of(words.STATES[state])})" for state in _LONGER_FIRST)
    return re.compile(_WORD.format("|".join(groups)))


def _any_of(phrases: str) -> str:
    return "|".join(map(_as_pattern, sorted(listed(phrases), key=len, reverse=True)))


def _as_pattern(phrase: str) -> str:
    # A star stands for any ending, a blank for any blank.
    return re.escape(phrase).replace(r"\*", r"\w*").replace(r"\ ", r"\s")


def holds_one_of(phrases: str, text: str) -> bool:
    """Whether one of the phrases stands in the folded text."""
    return bool(_pattern(phrases).search(text))


def claimed_in(text: str) -> Iterator[Claim]:
    """Every statement of a state in the folded text."""
    for start, clause in _clauses(text):
        told = list(_states().finditer(clause))
        if not told or _pattern(words.REPORTED).search(clause):
            continue
        for found in told:
            state = State(str(found.lastgroup))
            holds = _holds(state, found, clause)
            if holds is not None:
                yield Claim(state=state, holds=holds, start=start + found.start())


def _clauses(text: str) -> Iterator[tuple[int, str]]:
    start = 0
    for end in _CLAUSE_END.finditer(text):
        if "?" not in end[0]:
            yield start, text[start : end.start()]
        start = end.end()
    yield start, text[start:]


def _holds(state: State, found: re.Match[str], clause: str) -> bool | None:
    """Whether the words say so or deny it; None where they leave it open."""
    before = clause[max(0, found.start() - _BEFORE) : found.start()]
    after = clause[found.end() : found.end() + _AFTER]
    if _pattern(words.OPEN).search(before):
        return None
    if state is State.DELIVERED and _pattern(words.ELSEWHERE).match(after.lstrip()):
        return None
    return not _pattern(words.NOT).search(before)
