"""A reply beside the record: the days, sums, states and deeds in it that nothing supports."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Protocol, Self, TypeVar

from support_agent.agent.guards import counts
from support_agent.agent.types import Turn

from . import amounts, dates, deeds, spans, states, words
from .focus import Focus
from .phrases import Phrases
from .record import OrderRecord, Record
from .roles import Role, roles_of

# That a day is meant: something comes on it, or somebody writes.
_HAPPENS = re.compile(
    r"deliver|arriv|expect|come|lleg|entreg|repart|recib|espera|достав|прид[её]|ожида|прибуд|livr|attend|recev"
    r"|zugestell|geliefert|erwart|ankomm|chega|consegn|bezorg|verwacht|geleverd|scan|escan|скан"
    r"|repl(?:y|ies)|respond|write|get back|contest|escrib|ответ|напиш|repond|ecri|antwort|meld|schreib|rispond"
    r"|scriv|antwoord|schrijf"
)
_NOT = re.compile(
    r"(?<!\w)(?:not|no|nobody|не|никто|pas|nicht|niemand|nao|non|niet|any more)(?!\w)|n't"
)
_TIMES = re.compile(
    r"(?<!\w)(?:days?|hours?|weeks?|dias?|horas?|semanas?|дн\w*|час\w*|недел\w*|jours?|heures?|semaines?|tage?n?"
    r"|stunden?|wochen?|giorn[oi]|ore|dag(?:en)?|uur)(?!\w)"
)
_BOTH = Phrases(both=words.BOTH)
_OTHER = Phrases(other=words.OTHER)
_EXCHANGE = Phrases(exchange=words.EXCHANGE)
_ONE = Phrases(one=words.ONE)
# No more of an endless sentence than this is read, to either side.
_NEAR = 400
_WORD = re.compile(r"[^\W\d_]+")


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
    record: Record
    focus: Focus
    days: Sequence[dates.Day]
    today: date | None

    @classmethod
    def of(cls, text: str, turn: Turn) -> Self:
        """Read the folded text beside all that the turn holds."""
        today = turn.facts.today
        days = tuple(dates.named_in(text, today=today))
        record = Record.of(turn)
        apart = [(day.start, day.end) for day in days]
        focus = Focus(text, record, apart=apart)
        return cls(text=text, record=record, focus=focus, days=days, today=today)

    def unsupported(self) -> Iterator[Found]:
        """All that no result and no word of the customer's supports."""
        yield from _named("a day", self.days, self._knows_day)
        yield from _named("a stretch of time", self._spans(), self._knows)
        yield from _named("a sum of money", amounts.named_in(self.text), self._knows_sum)
        yield from _named("a state", self._claims, self._knows_state)
        yield from _named("a deed of yours", deeds.told_in(self.text), self._was_done)
        yield from _named("a number", self.focus.strays(), lambda stray: False)

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
        return self.text[max(start, position - _NEAR) : min(end, position + _NEAR)]

    def _any(self, place: Placed, holds: Callable[[OrderRecord], bool]) -> bool:
        return any(map(holds, self.orders_at(place.start)))

    def _knows_day(self, day: dates.Day) -> bool:
        if day.is_loose and not self._tells_what_happens(day):
            return True
        if any(
            day.weekday == said.weekday and set(day.readings) <= set(said.readings)
            for said in self.record.days
        ):
            return True
        clause = self.clause(day.start)
        start = max(self.focus.clause(day.start)[0], day.start - _NEAR)
        roles = roles_of(clause, day_at=day.start - start, sentence=self.sentence(day.start))
        return self._any(day, lambda order: day.is_one_of(_days_of(order, roles)))

    def _tells_what_happens(self, day: dates.Day) -> bool:
        sentence = self.sentence(day.start)
        return bool(_HAPPENS.search(sentence)) and not _NOT.search(sentence) and "?" not in sentence

    def _spans(self) -> Iterator[spans.Span]:
        return spans.counted_in(self.text, today=self.today) if self.today else iter(())

    def _knows(self, span: spans.Span) -> bool:
        return span.day is not None and self._any(span, lambda order: span.day in order.days)

    def _knows_sum(self, amount: amounts.Amount) -> bool:
        together = sum(max(order.sums, default=0) for order in self.record.orders.values())
        return amount.worth in {*self.record.sums, together} or self._any(
            amount, lambda order: amount.worth in order.sums
        )

    @cached_property
    def _claims(self) -> Sequence[states.Claim]:
        return tuple(states.claimed_in(self.text))

    def _knows_state(self, claim: states.Claim) -> bool:
        orders = self._orders_told_of(claim)
        if not claim.holds and not self._tells_the_end_of(claim):
            # "Not shipped yet" is no way to tell that it never will be.
            orders = [order for order in orders if not order.is_cancelled]
        if claim.state in self.record.told and not any(order.is_looked_up for order in orders):
            # "I'm sorry that it arrived broken", before anything was looked up.
            return True
        return bool(orders) and all(order.supports(claim) for order in orders)

    def _orders_told_of(self, claim: states.Claim) -> list[OrderRecord]:
        """Those that the state is said of: both, the other, the named one, or any where none is."""
        looked_up = [order for order in self.record.orders.values() if order.is_looked_up]
        clause = self.clause(claim.start)
        if _BOTH.stand_in(clause):
            return looked_up
        here = self.orders_at(claim.start)
        if _OTHER.stand_in(clause):
            here = [order for order in looked_up if order not in here] or here
        elif self.focus.is_named(claim.start):
            return here
        return [order for order in here if order.supports(claim)] or here

    def _tells_the_end_of(self, claim: states.Claim) -> bool:
        here = self.focus.at(claim.start)
        cancelled = states.State.CANCELLED
        told = (one for one in self._claims if one.state is cancelled and one.holds)
        return any(here & self.focus.at(one.start) for one in told)

    def _was_done(self, deed: deeds.Deed) -> bool:
        # A colleague has been told where a request waits for them.
        if deed.kind == "other" or not self.record.has_request:
            return False
        return deed.kind != "asked" or not self._is_told_wrong(self.sentence(deed.start))

    def _is_told_wrong(self, sentence: str) -> bool:
        """Whether another count or kind of return is told than was asked for."""
        made = [order for order in self.record.orders.values() if order.requested]
        if not made:
            return False
        kinds = set().union(*(order.request_kinds for order in made))
        if _EXCHANGE.stand_in(sentence) and "exchange" not in kinds:
            return True
        if _TIMES.search(sentence) or _ONE.stand_in(sentence):
            return False
        named = {counts.WORDS[word] for word in _WORD.findall(sentence) if word in counts.WORDS}
        return bool(named) and named.isdisjoint(set().union(*(order.requested for order in made)))


def _named(what: str, places: Iterable[P], holds: Callable[[P], bool]) -> Iterator[Found]:
    return (
        Found(what=what, start=place.start, end=place.end) for place in places if not holds(place)
    )


def _days_of(order: OrderRecord, roles: Collection[Role]) -> set[date]:
    """The order's days of these kinds; all of them where it has none of these, or none is told."""
    named: set[date] = set().union(*(order.days_as.get(role, set()) for role in roles))
    return named or order.days
