"""A reply beside the record: its days and goods, and which order each place speaks of."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Protocol, Self, TypeVar

from support_agent.agent.guards import observed
from support_agent.agent.guards.reading import fold
from support_agent.agent.types import Turn

from . import dates, words
from .focus import Focus
from .goods import GOODS
from .order_record import OrderRecord
from .phrases import Phrase, Phrases
from .record import Record

BOTH = Phrases(both=words.BOTH)
# No more of an endless sentence than this is read, to either side.
NEAR = 400
_LONGEST_DAY = 40


@dataclass(frozen=True, kw_only=True)
class Found:
    """What lacks support: its kind in words, and where it stands."""

    what: str
    start: int
    end: int


class Placed(Protocol):
    """Anything that stands somewhere in the reply."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...


P = TypeVar("P", bound=Placed)


@dataclass(frozen=True, kw_only=True)
class Reply:
    """A folded reply, what was found, and which order each place speaks of."""

    text: str
    cased: str
    """With its capitals."""
    record: Record
    focus: Focus
    days: Sequence[dates.Day]
    goods: Sequence[Phrase]
    turn: Turn = field(repr=False)
    today: date | None

    @classmethod
    def of(cls, text: str, turn: Turn, *, cased: str = "") -> Self:
        """Read the folded text beside all that the turn holds."""
        today = turn.facts.today
        days = sorted(dates.named_in(text, today=today), key=_start)
        record = Record.of(turn)
        apart = [(day.start, day.end) for day in days]
        goods = tuple(GOODS.found_in(text))
        focus = Focus(text, record, apart=apart, goods=list(record.of_goods(goods)))
        return cls(
            text=text,
            cased=cased,
            record=record,
            focus=focus,
            days=days,
            goods=goods,
            today=today,
            turn=turn,
        )

    @cached_property
    def others(self) -> Sequence[str]:
        """All that people wrote and tools told in words, folded. Few replies need it."""
        return tuple(map(fold, observed.others_words(self.turn)))

    def days_near(self, start: int, end: int) -> Sequence[dates.Day]:
        """The days that are named between these places, or reach into there."""
        first = bisect_left(self.days, start - _LONGEST_DAY, key=_start)
        last = bisect_left(self.days, end, key=_start)
        return [day for day in self.days[first:last] if day.end > start]

    def orders_at(self, position: int) -> list[OrderRecord]:
        """What was found of the orders that are spoken of there."""
        return [self.record.orders[name] for name in self.focus.at(position)]

    def clause(self, position: int) -> str:
        """The clause around a place."""
        return self._near(position, self.focus.clause(position))

    def sentence(self, position: int) -> str:
        """The sentence around a place."""
        return self._near(position, self.focus.sentence(position))

    def _near(self, position: int, stretch: tuple[int, int]) -> str:
        start, end = stretch
        return self.text[max(start, position - NEAR) : min(end, position + NEAR)]


def lacking(what: str, places: Iterable[P], holds: Callable[[P], bool]) -> Iterator[Found]:
    """Those of the places for which it does not hold."""
    return (
        Found(what=what, start=place.start, end=place.end) for place in places if not holds(place)
    )


def _start(day: dates.Day) -> int:
    return day.start
