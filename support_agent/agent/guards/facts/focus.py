"""Which order a place in a reply speaks of: the one named before it, or else the next one.

First in the clause, then in the sentence, then in the sentences before.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from support_agent.agent.guards.numbers import TOKEN

from .record import Record

_DIGIT = re.compile(r"\d")
_SENTENCE_END = re.compile(r"[.!?]+(?=\s|$)|\n+")
_CLAUSE_END = re.compile(
    r",(?!\d)|[;:()]|\s-\s|[.!?]+(?=\s|$)|\n+"
    r"|(?<!\w)(?:and|but|y|pero|и|а|но|et|mais|und|aber|e|mas|ma|en|maar)(?!\w)"
)
_JOINING = re.compile(
    r"[\s,;&#/]{0,9}(?:and|y|e|и|et|und|en|or|o|или)?[\s#№]{0,9}(?:order|pedido|заказ)?[\s#]{0,9}"
)
_JOINING_REACHES = 30


@dataclass(frozen=True, kw_only=True)
class Mention:
    """An order where a text names it, by its own number or by one of its parcels or returns."""

    orders: frozenset[str]
    start: int
    end: int
    is_part: bool


class Focus:
    """The orders that a folded text names, and where. It reads long texts in linear time."""

    def __init__(self, text: str, record: Record, *, apart: Collection[tuple[int, int]]) -> None:
        """`apart` are stretches that hold no end of a sentence, such as "3. november"."""
        self._record = record
        within = {at for start, end in apart for at in range(start, end)}
        self._sentences = _ends(_SENTENCE_END, text, within)
        self._clauses = _ends(_CLAUSE_END, text, within)
        self._mentions = list(_mentions(text, record))
        self._starts = [one.start for one in self._mentions]
        self._groups = _groups(self._mentions, text)

    def at(self, position: int) -> frozenset[str]:
        """The orders that are spoken of there; those that were looked up, where none is named."""
        for start, end in (self.clause(position), self.sentence(position)):
            first, last = bisect_left(self._starts, start), bisect_left(self._starts, end)
            if first < last:
                before = bisect_right(self._starts, position, first, last)
                return self._groups[max(first, before - 1)]
        if earlier := bisect_left(self._starts, self.sentence(position)[0]):
            return self._groups[earlier - 1]
        return frozenset(self._record.latest or self._record.orders)

    def clause(self, position: int) -> tuple[int, int]:
        """Where the clause begins and ends."""
        return _stretch(self._clauses, position)

    def is_named(self, position: int) -> bool:
        """Whether an order is named at all, up to the end of this sentence."""
        return bool(self._starts) and self._starts[0] < self.sentence(position)[1]

    def is_named_in_sentence(self, position: int) -> bool:
        """Whether this sentence names an order."""
        start, end = self.sentence(position)
        return bisect_left(self._starts, start) < bisect_left(self._starts, end)

    def sentence(self, position: int) -> tuple[int, int]:
        """Where the sentence begins and ends."""
        return _stretch(self._sentences, position)

    def strays(self) -> Iterator[Mention]:
        """Where a parcel or a return of another order is told of the one that the words name."""
        own: Mention | None = None
        sentence = (0, 0)
        for at, one in enumerate(self._mentions):
            if self.sentence(one.start) != sentence:
                sentence, own = self.sentence(one.start), None
            if not one.is_part:
                own = one
            elif own and one.orders.isdisjoint(self._groups[at - 1] | own.orders):
                yield one


def _mentions(text: str, record: Record) -> Iterator[Mention]:
    for token in TOKEN.finditer(text):
        if not _DIGIT.search(token[0]):
            continue
        own = record.of_name(token[0])
        if orders := frozenset((own,)) if own else record.of_part(token[0]):
            yield Mention(orders=orders, start=token.start(), end=token.end(), is_part=not own)


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
