"""A reply beside the record: the days, sums, states and deeds in it that nothing supports."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cached_property
from typing import Protocol, Self, TypeVar

from support_agent.agent.guards import counts, observed
from support_agent.agent.guards.reading import fold
from support_agent.agent.types import Turn

from . import amounts, dates, deeds, spans, states, words
from .focus import Focus, Mention
from .goods import GOODS
from .order_record import OrderRecord
from .phrases import Phrase, Phrases
from .record import Record
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
_NOW = re.compile(
    r"(?<!\w)(?:today|now|it's|it is|hoy|ahora|estamos|сегодня|сеичас|aujourd'hui|nous sommes|heute|jetzt|hoje"
    r"|agora|oggi|adesso|vandaag|nu)(?!\w)"
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
_WAS = re.compile(
    r"(?<!\w)(?:was|were|went by|later|estuvo|fue|despues|\w{2,}л[аои]?|позже|plus tard|apres|etait|war|spater"
    r"|depois|foi|dopo|era|later)(?!\w)"
)
_FIRST = Phrases(
    first="""
        the first, the former, el primero, la primera, el primer, первый, первая, первого, le premier, la premiere,
        der erste, die erste, das erste, o primeiro, a primeira, il primo, la prima, de eerste, the second,
        the latter, el segundo, la segunda, второй, вторая, второго, le second, der zweite, die zweite,
        o segundo, a segunda, il secondo, la seconda, de tweede
    """
)


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
    goods: Sequence[Phrase]
    turn: Turn = field(repr=False)
    today: date | None

    @classmethod
    def of(cls, text: str, turn: Turn) -> Self:
        """Read the folded text beside all that the turn holds."""
        today = turn.facts.today
        days = tuple(dates.named_in(text, today=today))
        record = Record.of(turn)
        apart = [(day.start, day.end) for day in days]
        goods = tuple(GOODS.found_in(text))
        focus = Focus(text, record, apart=apart, goods=list(record.of_goods(goods)))
        return cls(
            text=text, record=record, focus=focus, days=days, goods=goods, today=today, turn=turn
        )

    @cached_property
    def others(self) -> Sequence[str]:
        """All that people wrote and tools told in words, folded. Few replies need it."""
        return tuple(map(fold, observed.others_words(self.turn)))

    def unsupported(self) -> Iterator[Found]:
        """All that no result and no word of the customer's supports."""
        yield from _named("a day", self.days, self._knows_day)
        yield from _named("a stretch of time", spans.counted_in(self.text), self._knows_span)
        yield from _named("a sum of money", amounts.named_in(self.text), self._knows_sum)
        yield from _named("a state", self._claims, self._knows_state)
        yield from _named("a deed of yours", deeds.told_in(self.text), self._was_done)
        yield from _named("a count", self.focus.mentions, self._counts_as_asked)
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
        if self._is_today_itself(day):
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

    def _is_today_itself(self, day: dates.Day) -> bool:
        """ "How can I help today?", and "today is only 30 November"."""
        clause = self.clause(day.start)
        if not day.is_loose:
            is_today = self.today is not None and day.is_one_of({self.today})
            return is_today and _NOW.search(clause) is not None and not _HAPPENS.search(clause)
        sentence = self.sentence(day.start)
        is_told = _HAPPENS.search(sentence) and not _NOT.search(sentence) and "?" not in sentence
        return not is_told

    def _knows_span(self, span: spans.Span) -> bool:
        words = self.text[span.start : span.end]
        if self._any(span, lambda order: self._leads_to_a_day_of(order, span)):
            return True
        return any(words in text for text in self.others)

    def _leads_to_a_day_of(self, order: OrderRecord, span: spans.Span) -> bool:
        if span.days is None or self.today is None:
            return False
        days = timedelta(days=span.days)
        if span.direction and self.today + span.direction * days in order.days:
            return True
        # "Three days later", between two days of the order.
        is_between = not span.direction or (span.direction > 0 and self._tells_the_past(span))
        known = (order.days | {self.today}) - order.days_as.get("decided", set())
        return is_between and any(day + days in known for day in known)

    def _tells_the_past(self, place: Placed) -> bool:
        return _WAS.search(self.clause(place.start)) is not None

    def _knows_sum(self, amount: amounts.Amount) -> bool:
        together = sum(max(order.sums, default=0) for order in self.record.orders.values())
        if self._is_told_as_the_whole(amount):
            return amount.worth in {*self.record.sums, together}
        return amount.worth in {*self.record.sums, together} or self._any(
            amount, lambda order: amount.worth in order.sums
        )

    def _is_told_as_the_whole(self, amount: amounts.Amount) -> bool:
        """Whether it is said of both orders, and is the only sum that the sentence tells."""
        sentence = self.sentence(amount.start)
        if not _BOTH.stand_in(sentence) or self.focus.by_number(amount.start):
            return False
        return len(amounts.named_in(sentence)) == 1

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
        elif self.focus.is_named(claim.start) and not _FIRST.stand_in(clause):
            return here
        return [order for order in here if order.supports(claim)] or here

    def _tells_the_end_of(self, claim: states.Claim) -> bool:
        here = self.focus.at(claim.start)
        cancelled = states.State.CANCELLED
        told = (one for one in self._claims if one.state is cancelled and one.holds)
        return any(here & self.focus.at(one.start) for one in told)

    def _was_done(self, deed: deeds.Deed) -> bool:
        # A colleague has been told where a request waits for them.
        if deed.kind == "other" or not self.record.requests:
            return False
        return deed.kind != "asked" or not self._is_told_wrong(self.sentence(deed.start))

    def _counts_as_asked(self, mention: Mention) -> bool:
        """Whether "R-0007, for both pairs" says how many the request is of."""
        name = self.text[mention.start : mention.end]
        return not self.record.is_request(name) or self._counts_right(self.sentence(mention.start))

    def _is_told_wrong(self, sentence: str) -> bool:
        """Whether another count or kind of return is told than was asked for."""
        kinds = set().union(*(order.request_kinds for order in self.record.orders.values()))
        is_exchange = _EXCHANGE.stand_in(sentence) and "exchange" not in kinds
        return (bool(kinds) and is_exchange) or not self._counts_right(sentence)

    def _counts_right(self, sentence: str) -> bool:
        asked = set().union(*(order.requested for order in self.record.orders.values()))
        if not asked or _TIMES.search(sentence) or _ONE.stand_in(sentence):
            return True
        named = {counts.WORDS[word] for word in _WORD.findall(sentence) if word in counts.WORDS}
        return not named or not named.isdisjoint(asked)


def _named(what: str, places: Iterable[P], holds: Callable[[P], bool]) -> Iterator[Found]:
    return (
        Found(what=what, start=place.start, end=place.end) for place in places if not holds(place)
    )


def _days_of(order: OrderRecord, roles: Collection[Role]) -> set[date]:
    """The order's days of these kinds; all of them where it has none of these, or none is told."""
    # The shop's colleague decides by a day, and the customer until another.
    wanted = {*roles, "until"} if "decided" in roles else roles
    named: set[date] = set().union(*(order.days_as.get(role, set()) for role in wanted))
    return named or order.days
