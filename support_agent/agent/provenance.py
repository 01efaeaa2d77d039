"""Whose numbers are whose: the orders that a tool may be asked about.

What others wrote is data: a carrier's scan, a note on an order, what goods are called. An order
is one that the customer named, one of the record's (their own orders, a value of a result), or one
that staff named. A number that stands within a text of others is theirs alone.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self

from support_agent.language.folding import fold

from .types import Said, Step, Turn

# A token is letters and digits in parts that a dash or a low line may join: "r-0007", "1187".
_TOKEN = re.compile(r"[^\W_]+(?:[-_][^\W_]+)*")
# "1187" in "pedido1187" and "n1187", as people write in a hurry.
_GLUED = re.compile(r"(?:[^\W\d_]{4,}|n|no|nr|id)(\d{3,})")
# "7430166" for "w7430166": shops put a letter or two before or behind.
_LETTERED = re.compile(r"[^\W\d_]{1,3}(\d{4,})|(\d{4,})[^\W\d_]{1,3}")
_RETURN = re.compile(r"r0*(\d+)")
# Digits of one number, written apart: "11 87", "1-187".
_APART = re.compile(r"(?<!\d)\d+(?:[ .\-/]{1,3}\d+)+")
_PARCEL = re.compile(r"(?<![^\W_])([^\W_]{0,20}\d)[-/]f\d{1,2}(?![^\W_])")
_ADDRESS = re.compile(r"(?<!\S)\S+@\S+")
_DIGITS = re.compile(r"\d+")
_SIGNS = re.compile(r"[\W_]+")
_PARTS_AT_MOST = 6
_NUMBER_AT_MOST = 64


@dataclass(frozen=True, kw_only=True)
class Provenance:
    """The numbers that the customer, staff and the record have brought up, in all their forms."""

    named: frozenset[str]

    @classmethod
    def of(cls, turn: Turn) -> Self:
        """Read all that was said and found. The agent's own words name nothing."""
        heard = (part for part in turn.history if isinstance(part, Said))
        said = [part.text for part in heard if part.author != "agent"]
        said += (order.number for order in turn.facts.orders)
        said += (f"{one.number} {one.order}" for one in turn.facts.requests)
        said.append(turn.facts.word_from_colleague)
        named = frozenset().union(*map(_in_words, said), *map(_in_step, _steps(turn)))
        return cls(named=named)

    def names(self, number: str) -> bool:
        """Whether this number was brought up, however it is written."""
        return any(form in self.named for form in _forms(squeezed(number)))


def squeezed(text: str) -> str:
    """Only the letters and digits of a text: "#1 187" and "1187" are one."""
    return _SIGNS.sub("", fold(text))


def _steps(turn: Turn) -> Iterator[Step]:
    return (part for part in (*turn.history, *turn.steps) if isinstance(part, Step))


@lru_cache(maxsize=512)
def _in_words(words: str) -> frozenset[str]:
    """What a person wrote, in whatever way people write numbers."""
    text = _ADDRESS.sub(" ", fold(words))
    tokens = (token for token in _TOKEN.findall(text) if _DIGITS.search(token))
    numbers = [*map(_unglued, tokens), *_apart(text), *(one[1] for one in _PARCEL.finditer(text))]
    return _named(numbers)


def _in_step(step: Step) -> frozenset[str]:
    """The whole values of its results. A refusal quotes the call and names nothing."""
    found = (one for one in step.observations if not one.is_error)
    values = (value for one in found for value in _values(one.content))
    return _named(value for value in values if len(value) <= _NUMBER_AT_MOST)


def _values(content: Any) -> Iterator[str]:
    """Each value of a JSON value as text, however deep it is."""
    waiting = [content]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
        elif isinstance(part, int) or (isinstance(part, str) and " " not in part.strip()):
            yield str(part)


def _named(numbers: Iterable[str]) -> frozenset[str]:
    return frozenset(form for number in numbers for form in _forms(squeezed(number)))


def _forms(number: str) -> tuple[str, ...]:
    """The names that a number goes by. Nothing is no name."""
    if not _DIGITS.search(number):
        return ()
    if _RETURN.fullmatch(number):
        return (_RETURN.sub(r"r\1", number),)
    if lettered := _LETTERED.fullmatch(number):
        return number, lettered[1] or lettered[2]
    return (number,)


def _unglued(token: str) -> str:
    glued = _GLUED.fullmatch(token)
    return glued[1] if glued else token


def _apart(text: str) -> Iterator[str]:
    """Numbers that may be meant by digits with blanks, dashes or dots between."""
    for run in _APART.finditer(text):
        parts = _DIGITS.findall(run.group())
        for start in range(len(parts)):
            for end in range(start + 1, min(len(parts), start + 1 + _PARTS_AT_MOST) + 1):
                yield "".join(parts[start:end])
