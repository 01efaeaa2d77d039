"""The fact gate: days, sums, states, counts and deeds that a reply tells follow from the record.

And they belong together: the day of an order is said of that order. What the customer wrote may
be repeated to them.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from support_agent.agent.guards.reading import fold, place
from support_agent.agent.types import Draft, Flaw, Turn

from . import amounts, dates, deeds, states
from .focus import Focus
from .record import OrderRecord, Record

CANCELLED = states.State.CANCELLED
_GUARD = "tells_only_what_was_found"
_COUNT = re.compile(r"(?<![\w.,-])(\d{1,3})\s?(?:[x×х]\s?)?$")
_COUNT_REACHES = 8
_HAPPENS = re.compile(
    r"deliver|arriv|expect|come|lleg|entreg|repart|recib|espera|достав|прид[её]|ожида|прибуд|livr|attend|recev"
    r"|zugestell|geliefert|erwart|ankomm|chega|consegn|bezorg|verwacht|geleverd"
)
_NOT = re.compile(
    r"(?<!\w)(?:not|no|nobody|не|никто|pas|nicht|niemand|nao|non|niet|any more)(?!\w)|n't"
)


class _Placed(Protocol):
    @property
    def start(self) -> int: ...


def tells_only_what_was_found(draft: Draft, turn: Turn) -> Flaw | None:
    """No day, sum, state, count or deed is told that no result of this conversation holds."""
    reading = _Reading(fold(draft.text), turn)
    for what, at in reading.unsupported():
        return Flaw(guard=_GUARD, why=_why(what, place(reading.text, at)))
    return None


def _why(what: str, sentence: str) -> str:
    return (
        f"The {sentence} sentence of the reply tells {what} that no result of a tool holds for the "
        "order that it speaks of. Tell it as the result has it, look it up first, or leave it out "
        "and say that it is not known."
    )


class _Reading:
    """A reply beside the record."""

    def __init__(self, text: str, turn: Turn) -> None:
        self.text = text
        self._today = turn.facts.today
        self._days = list(dates.named_in(text, today=self._today))
        self._record = Record.of(turn)
        apart = [(day.start, day.end) for day in self._days]
        self._focus = Focus(text, self._record, apart=apart)

    def unsupported(self) -> Iterator[tuple[str, int]]:
        """What lacks support, in words, and where it stands."""
        yield from (("a day", day.start) for day in self._days if not self._knows_day(day))
        for amount in amounts.named_in(self.text):
            if not self._knows_sum(amount):
                yield "a sum of money", amount.start
        claims = list(states.claimed_in(self.text))
        for claim in claims:
            if not self._knows_state(claim, claims):
                yield "a state", claim.start
        for deed in deeds.told_in(self.text):
            if not self._was_done(deed):
                yield "a deed of yours", deed.start
        yield from (("how many there are", at) for at in self._wrong_counts())
        yield from (("a thing", at) for at in self._strange_things())
        yield from (("a number", at) for at in self._focus.strays())

    def _orders_at(self, place: _Placed) -> list[OrderRecord]:
        return [self._record.orders[name] for name in self._focus.at(place.start)]

    def _any(self, place: _Placed, holds: Callable[[OrderRecord], bool]) -> bool:
        return any(map(holds, self._orders_at(place)))

    def _knows_day(self, day: dates.Day) -> bool:
        if day.is_loose and not self._is_of_a_delivery(day):
            return True
        if any(
            day.weekday == said.weekday and set(day.readings) <= set(said.readings)
            for said in self._record.days
        ):
            return True
        return self._any(day, lambda order: day.is_one_of(order.days))

    def _is_of_a_delivery(self, day: dates.Day) -> bool:
        start, end = self._focus.sentence(day.start)
        sentence = self.text[start:end]
        return bool(_HAPPENS.search(sentence)) and not _NOT.search(sentence) and "?" not in sentence

    def _knows_sum(self, amount: amounts.Amount) -> bool:
        return amount.worth in self._record.sums or self._any(
            amount, lambda order: amount.worth in order.sums
        )

    def _knows_state(self, claim: states.Claim, claims: Sequence[states.Claim]) -> bool:
        orders = self._orders_at(claim)
        if not claim.holds and not self._tells_the_end_of(claim, claims):
            # "Not shipped yet" is no way to tell that it never will be.
            orders = [order for order in orders if not order.is_cancelled]
        if claim.state in self._record.told and not any(order.is_looked_up for order in orders):
            # "I'm sorry that it arrived broken", before anything was looked up.
            return True
        return bool(orders) and all(order.supports(claim) for order in orders)

    def _tells_the_end_of(self, claim: states.Claim, claims: Sequence[states.Claim]) -> bool:
        here = self._focus.at(claim.start)
        cancelled = (one for one in claims if one.state is CANCELLED and one.holds)
        return any(here & self._focus.at(one.start) for one in cancelled)

    def _was_done(self, deed: deeds.Deed) -> bool:
        # A colleague has been told where a request waits for them.
        return deed.kind != "other" and self._record.has_request

    def _wrong_counts(self) -> Iterator[int]:
        for _, counts, start in self._things_named():
            number = _COUNT.search(self.text, max(0, start - _COUNT_REACHES), start)
            if number and counts and int(number[1]) not in counts:
                yield start

    def _strange_things(self) -> Iterator[int]:
        """Goods of another order of the customer's."""
        for title, _, start in self._things_named():
            orders = [self._record.orders[name] for name in self._focus.at(start)]
            looked_up = [order for order in orders if order.titles]
            if looked_up and not any(title in order.titles for order in looked_up):
                yield start

    def _things_named(self) -> Iterator[tuple[str, set[int], int]]:
        for title in {title for order in self._record.orders.values() for title in order.titles}:
            for found in re.finditer(rf"(?<!\w){re.escape(title)}(?!\w)", self.text):
                orders = [self._record.orders[name] for name in self._focus.at(found.start())]
                counts = [order.titles[title] for order in orders if title in order.titles]
                yield title, set().union(*counts), found.start()
