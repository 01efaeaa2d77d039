"""Goods, their counts and carriers in a reply, where they are another order's."""

import re
from collections.abc import Callable, Iterator, Mapping

from support_agent.agent.guards import counts

from . import words
from .phrases import Phrases
from .record import OrderRecord
from .reply import Found, Reply

_COUNT = re.compile(
    rf"(?<![\w.,-])(?P<count>\d{{1,3}}|{'|'.join(counts.WORDS)})\s?(?:[x×х]\s?)?"
    r"(?:of the |pairs of |pares de )?$"
)
_COUNT_REACHES = 24


_CARRIERS = Phrases(carrier=words.CARRIERS)


class Things:
    """What a reply calls by the name that the record has for it."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        orders = reply.record.orders.values()
        self._titles = {title for order in orders for title in order.titles}

    def unsupported(self) -> Iterator[Found]:
        """Wrong counts, and goods and carriers that are not of the order that is spoken of."""
        for title in self._titles:
            for start, end in self._places(title, plural="(?:e?s)?"):
                orders = self._orders(start, lambda order: order.titles)
                if orders and not any(title in order.titles for order in orders):
                    yield Found(what="a thing", start=start, end=end)
                elif counted := self._miscounted(title, start):
                    yield Found(what="how many there are", start=counted, end=end)
        yield from self._strange_carriers()

    def _places(self, name: str, *, plural: str = "") -> Iterator[tuple[int, int]]:
        text = self._reply.text
        # Most names stand in most replies nowhere.
        if name in text:
            for found in re.finditer(rf"(?<!\w){re.escape(name)}{plural}(?!\w)", text):
                yield found.span()

    def _orders(self, start: int, knows: Callable[[OrderRecord], object]) -> list[OrderRecord]:
        return [order for order in self._reply.orders_at(start) if knows(order)]

    def _miscounted(self, title: str, start: int) -> int | None:
        """Where another count of the thing than the record's begins, if there is one."""
        found = _COUNT.search(self._reply.text, max(0, start - _COUNT_REACHES), start)
        if found is None:
            return None
        orders: list[Mapping[str, set[int]]] = [one.titles for one in self._reply.orders_at(start)]
        known = set().union(*(titles.get(title, ()) for titles in orders))
        return found.start() if known and _worth(found["count"]) not in known else None

    def _strange_carriers(self) -> Iterator[Found]:
        orders = self._reply.record.orders.values()
        known = {name for order in orders for name in order.carriers}
        places = {(one.start, one.end) for one in _CARRIERS.found_in(self._reply.text)}
        for start, end in sorted(places.union(*map(self._places, known))):
            here = self._orders(start, lambda order: order.carriers)
            own = {name for order in here for name in order.carriers}
            # "With DHL rather than SEUR" tells of both, and without a number it may be of either.
            beside = any(name in self._reply.sentence(start) for name in own)
            if own and not beside and self._reply.focus.is_named_in_sentence(start):
                yield Found(what="a carrier", start=start, end=end)


def _worth(number: str) -> int:
    return int(number) if number.isdecimal() else counts.WORDS[number]
