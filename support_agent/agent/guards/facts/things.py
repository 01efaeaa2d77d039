"""Goods, their counts and carriers in a reply, where they are another order's."""

import re
from collections.abc import Collection, Iterable, Iterator

from support_agent.agent.guards import counts

from . import words
from .goods import UNITS, kinds_in
from .order_record import OrderRecord
from .phrases import Phrase, Sayings
from .reply import BOTH, Found, Reply

# "Three hand-blown glass vases", but not "two orders, the vases" nor "the two, and your vases".
_COUNT = re.compile(
    rf"(?<![\w.,-])(?P<count>{counts.NUMBER})\s?(?:[x×х]\s?)?"
    r"(?:(?!(?:the|your|and|los|las|tus|sus|y|el|la|les|vos|et|die|ihre|der|und|и|ваши|i|le|sue|as|os|suas|uw|je|en"
    r"|de las|de los|orders?|pedidos|заказ\w*|commandes|bestellung\w*|ordini|encomendas)\s)[^\W\d_]+(?:-[^\W\d_]+)*\s){0,3}$"
)
_COUNT_REACHES = 40
_CARRIERS = Sayings(carrier=words.CARRIERS)


def unsupported(reply: Reply) -> Iterator[Found]:
    """Wrong counts, and goods and carriers that are not of the order that is spoken of."""
    return _Things(reply).unsupported()


class _Things:
    """What a reply calls by the name that the record has for it."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        orders = reply.record.orders.values()
        self._titles = {title for order in orders for title in order.titles}

    def unsupported(self) -> Iterator[Found]:
        for title in self._titles:
            for start, end in self._places(title, plural="(?:e?s)?"):
                orders = self._holders(start)
                if orders and not any(title in order.titles for order in orders):
                    yield Found(what="a thing", start=start, end=end)
                elif (counted := self._miscounted({title}, start)) is not None:
                    yield Found(what="how many there are", start=counted, end=end)
        if self._titles and self._reply.goods:
            yield from self._goods()
        yield from self._units()
        yield from self._strange_carriers()

    def _units(self) -> Iterator[Found]:
        """ "Three pairs", of an order that holds no such number of anything, nor in all."""
        for unit in UNITS.found_in(self._reply.text):
            titles = {title for order in self._holders(unit.start) for title in order.titles}
            if (counted := self._miscounted(titles, unit.start)) is not None:
                yield Found(what="how many there are", start=counted, end=unit.end)

    def _goods(self) -> Iterator[Found]:
        """Goods by their everyday names, where all that the orders hold is known by such."""
        kinds = {title: kinds_in((title,)) for title in self._titles}
        every = frozenset().union(*kinds.values())
        for one in self._reply.goods:
            orders = self._holders(one.start)
            theirs = {title for order in orders for title in order.titles} or self._titles
            alike = {title for title in theirs if one.name in kinds[title]}
            if alike:
                if (counted := self._miscounted(alike, one.start)) is not None:
                    yield Found(what="how many there are", start=counted, end=one.end)
            elif all(kinds[title] for title in theirs) and not self._is_anothers(one, every):
                yield Found(what="a thing", start=one.start, end=one.end)

    def _is_anothers(self, one: Phrase, every: frozenset[str]) -> bool:
        """Whether it is of an order that the sentence does not rule out, or a person's word."""
        if one.name in every:
            return not self._reply.focus.by_number(one.start)
        return one.name in kinds_in(self._reply.others)

    def _places(self, name: str, *, plural: str = "") -> Iterator[tuple[int, int]]:
        text = self._reply.text
        # Most names stand in most replies nowhere.
        if name in text:
            for found in re.finditer(rf"(?<!\w){re.escape(name)}{plural}(?!\w)", text):
                yield found.span()

    def _holders(self, start: int) -> list[OrderRecord]:
        """The orders that goods named here are said to be of, by their numbers where one is near."""
        focus, orders = self._reply.focus, self._reply.record.orders
        here = focus.by_number(start) or focus.at(start)
        return [orders[name] for name in here if orders[name].titles]

    def _miscounted(self, titles: Collection[str], start: int) -> int | None:
        """Where another count of these things than the record's begins, if there is one."""
        found = _COUNT.search(self._reply.text, max(0, start - _COUNT_REACHES), start)
        if found is None or self._reply.days_near(found.start(), found.start() + 1):
            return None
        here = [order for order in self._holders(start) if order.titles.keys() & titles]
        known = _counts(titles, here or self._reply.record.orders.values())
        is_known = not known or counts.worth(found["count"]) in known
        return None if is_known else found.start()

    def _strange_carriers(self) -> Iterator[Found]:
        orders = self._reply.record.orders.values()
        known = {name for order in orders for name in order.carriers}
        places = {(one.start, one.end) for one in _CARRIERS.found_in(self._reply.text)}
        for start, end in sorted(places.union(*map(self._places, known))):
            own = {name for order in self._reply.orders_at(start) for name in order.carriers}
            if (
                own
                and BOTH.stand_in(self._reply.clause(start))
                and not all(
                    self._reply.text[start:end] in order.carriers
                    for order in orders
                    if order.carriers
                )
            ):
                yield Found(what="a carrier", start=start, end=end)
                continue
            # "With DHL rather than SEUR" tells of both, and without a number it may be of either.
            beside = any(name in self._reply.sentence(start) for name in own)
            if own and not beside and self._reply.focus.is_named_in_sentence(start):
                yield Found(what="a carrier", start=start, end=end)


def _counts(titles: Collection[str], orders: Iterable[OrderRecord]) -> set[int]:
    """How many of them an order holds, may take back or was asked to, and what is left then."""
    held = [order.titles.get(title, set()) for order in orders for title in titles]
    known = {each for numbers in held for each in numbers}
    if not known:
        return set()
    in_all = {sum(max(numbers, default=0) for numbers in held), len(titles)}
    return known | in_all | {whole - part for whole in known for part in known if whole > part}
