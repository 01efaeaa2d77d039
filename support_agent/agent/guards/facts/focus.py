"""Which order a place in a reply speaks of: the one named before it, or else the next one.

First in the clause, then in the sentence, then in the sentences before.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from support_agent.agent.guards.numbers import TOKEN

from .record import Record

_DIGITS = re.compile(r"\d+")
_SENTENCE_END = re.compile(r"[.!?]+(?=\s|$)|\n+")
_CLAUSE_END = re.compile(
    r",(?!\d)|[;:()]|\s-\s|[.!?]+(?=\s|$)|\n+"
    r"|(?<!\w)(?:and|but|y|pero|и|а|но|et|mais|und|aber|e|mas|ma|en|maar)(?!\w)"
)
_JOINING = re.compile(
    r"[\s,;&#/]{0,9}(?:and|y|e|и|et|und|en|or|o|или)?[\s#№]{0,9}(?:order|pedido|заказ)?[\s#]{0,9}"
)
_JOINING_REACHES = 30
# "1187 (headphones" and "headphones (order 1187".
_OPENED = re.compile(r"\s?\(\s?")
_BRACKETED = re.compile(r"[^,;:.!?()]*\([^,;:.!?()]*")
_BRACKET_REACHES = 60


@dataclass(frozen=True, kw_only=True)
class Mention:
    """An order where a text names it, by its own number or by one of its parcels or returns."""

    orders: frozenset[str]
    start: int
    end: int
    is_part: bool


class Focus:
    """The orders that a folded text names, and where. It reads long texts in linear time."""

    def __init__(
        self,
        text: str,
        record: Record,
        *,
        apart: Collection[tuple[int, int]],
        goods: Sequence[tuple[int, frozenset[str]]] = (),
    ) -> None:
        """`apart` are stretches that hold no end of a sentence, such as "3. november", and `goods`
        places where the goods of some orders are named: they tell which is meant without a number.
        """
        self._text = text
        self._record = record
        within = {at for start, end in apart for at in range(start, end)}
        self._sentences = _ends(_SENTENCE_END, text, within)
        self._clauses = _ends(_CLAUSE_END, text, within)
        self.mentions = list(_mentions(text, record))
        self._starts = [one.start for one in self.mentions]
        self._groups = _groups(self.mentions, text)
        self._goods_starts = [start for start, _ in goods]
        self._goods = [orders for _, orders in goods]

    def at(self, position: int) -> frozenset[str]:
        """The orders that are spoken of there; those that were looked up, where none is named."""
        for stretch in (self.clause(position), self.sentence(position)):
            for starts, orders in (
                (self._starts, self._groups),
                (self._goods_starts, self._goods),
            ):
                if found := _nearest(starts, orders, position, stretch):
                    return found
        return self._earlier(position) or frozenset(self._record.latest or self._record.orders)

    def by_number(self, position: int) -> frozenset[str]:
        """Those whose number the clause names, or that stand before or behind it with a bracket."""
        if found := _nearest(self._starts, self._groups, position, self.clause(position)):
            return found
        at = bisect_left(self._starts, position)
        if at and _OPENED.fullmatch(self._text, self.mentions[at - 1].end, position):
            return self._groups[at - 1]
        is_near = at < len(self._starts) and self._starts[at] - position < _BRACKET_REACHES
        if is_near and _BRACKETED.fullmatch(self._text, position, self._starts[at]):
            return self._groups[at]
        return frozenset()

    def _earlier(self, position: int) -> frozenset[str]:
        begun = self.sentence(position)[0]
        number, goods = bisect_left(self._starts, begun), bisect_left(self._goods_starts, begun)
        if not number and not goods:
            return frozenset()
        if not goods or (number and self._starts[number - 1] > self._goods_starts[goods - 1]):
            return self._groups[number - 1]
        return self._goods[goods - 1]

    def clause(self, position: int) -> tuple[int, int]:
        """Where the clause begins and ends."""
        return _stretch(self._clauses, position)

    def is_named(self, position: int) -> bool:
        """Whether an order is named at all, up to the end of this sentence."""
        end = self.sentence(position)[1]
        return any(starts[0] < end for starts in (self._starts, self._goods_starts) if starts)

    def is_named_in_sentence(self, position: int) -> bool:
        """Whether this sentence names an order, or its goods."""
        start, end = self.sentence(position)
        every = (self._starts, self._goods_starts)
        return any(bisect_left(starts, start) < bisect_left(starts, end) for starts in every)

    def named_before(self, position: int) -> frozenset[str]:
        """The orders that this sentence names last before a place, by number or by goods."""
        begun = self.sentence(position)[0]
        every = ((self._starts, self._groups), (self._goods_starts, self._goods))
        places = [
            (starts[at - 1], orders[at - 1])
            for starts, orders in every
            if (at := bisect_left(starts, position))
        ]
        start, orders = max(places, key=lambda place: place[0], default=(-1, frozenset()))
        return orders if start >= begun else frozenset()

    def names_a_part(self, position: int) -> bool:
        """Whether this sentence names a parcel or a return."""
        start, end = self.sentence(position)
        return any(one.is_part and start <= one.start < end for one in self.mentions)

    def sentence(self, position: int) -> tuple[int, int]:
        """Where the sentence begins and ends."""
        return _stretch(self._sentences, position)

    def strays(self) -> Iterator[Mention]:
        """Where a parcel or a return of another order is told of the one that the words name."""
        own: Mention | None = None
        sentence = (0, 0)
        following = self._following()
        for at, one in enumerate(self.mentions):
            if self.sentence(one.start) != sentence:
                sentence, own = self.sentence(one.start), None
            if not one.is_part:
                own = one
            elif own:
                if one.orders.isdisjoint(self._groups[at - 1] | own.orders):
                    yield one
            elif (after := following[at]) and after.start < self.clause(one.start)[1]:
                yield from () if one.orders & after.orders else (one,)

    def _following(self) -> list[Mention | None]:
        """For each mention the next order that is named by its own number."""
        following: list[Mention | None] = []
        own: Mention | None = None
        for one in reversed(self.mentions):
            following.append(own)
            own = own if one.is_part else one
        return following[::-1]


def _mentions(text: str, record: Record) -> Iterator[Mention]:
    for token in _numbered(text):
        own = record.of_name(token[0])
        if orders := frozenset((own,)) if own else record.of_part(token[0]):
            yield Mention(orders=orders, start=token.start(), end=token.end(), is_part=not own)


def _numbered(text: str) -> Iterator[re.Match[str]]:
    """The tokens that hold a digit, without a look at all the others."""
    end = 0
    for digits in _DIGITS.finditer(text):
        if digits.start() < end:
            continue
        start = digits.start()
        while start > end and (text[start - 1].isalnum() or text[start - 1] in "-_"):
            start -= 1
        for token in TOKEN.finditer(text, start):
            end = token.end()
            if end > digits.start():
                yield token
                break


def _nearest(
    starts: Sequence[int],
    orders: Sequence[frozenset[str]],
    position: int,
    stretch: tuple[int, int],
) -> frozenset[str]:
    """The one before the position in this stretch, or else the next."""
    first, last = bisect_left(starts, stretch[0]), bisect_left(starts, stretch[1])
    if first == last:
        return frozenset()
    return orders[max(first, bisect_right(starts, position, first, last) - 1)]


def _groups(mentions: Sequence[Mention], text: str) -> list[frozenset[str]]:
    """For each mention the orders that it is named together with: "1187 and 1193"."""
    groups: list[frozenset[str]] = []
    begun = 0
    for at, one in enumerate(mentions):
        between = text[mentions[at - 1].end : one.start] if at else "."
        if len(between) > _JOINING_REACHES or not _JOINING.fullmatch(between):
            groups += _one_group(mentions[begun:at])
            begun = at
    return groups + _one_group(mentions[begun:])


def _one_group(mentions: Sequence[Mention]) -> list[frozenset[str]]:
    return [frozenset().union(*(one.orders for one in mentions))] * len(mentions)


def _ends(end_of: re.Pattern[str], text: str, within: Collection[int]) -> list[int]:
    found = [end.end() for end in end_of.finditer(text) if end.start() not in within]
    return [0, *found, len(text) + 1]


def _stretch(ends: Sequence[int], position: int) -> tuple[int, int]:
    after = bisect_right(ends, position)
    return ends[after - 1], ends[min(after, len(ends) - 1)]
