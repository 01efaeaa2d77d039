"""Goods, their counts and carriers in a reply, where they are another order's."""

import re
from collections.abc import Callable, Iterator, Mapping

from support_agent.agent.guards import counts

from . import states, words
from .record import OrderRecord
from .reply import Found, Reply

_COUNT = re.compile(
    rf"(?<![\w.,-])(?P<count>\d{{1,3}}|{'|'.join(counts.WORDS)})\s?(?:[x×х]\s?)?"
    r"(?:of the |pairs of |pares de )?$"
)
_COUNT_REACHES = 24


class Things:
    """What a reply calls by the name that the record has for it."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        orders = reply.record.orders.values()
        self._titles = {title for order in orders for title in order.titles}

    def unsupported(self) -> Iterator[Found]:
        """Wrong counts, and goods and carriers that are not of the order that is spoken of."""
        for title in self._titles:
            for start in self._places(title, plural="(?:e?s)?"):
                orders = self._orders(start, lambda order: order.titles)
                if orders and not any(title in order.titles for order in orders):
                    yield "a thing", start
                elif self._is_miscounted(title, start):
                    yield "how many there are", start
        yield from (("a carrier", start) for start in self._strange_carriers())

    def _places(self, name: str, *, plural: str = "") -> Iterator[int]:
        for found in re.finditer(rf"(?<!\w){re.escape(name)}{plural}(?!\w)", self._reply.text):
            yield found.start()

    def _orders(self, start: int, knows: Callable[[OrderRecord], object]) -> list[OrderRecord]:
        return [order for order in self._reply.orders_at(start) if knows(order)]

    def _is_miscounted(self, title: str, start: int) -> bool:
        found = _COUNT.search(self._reply.text, max(0, start - _COUNT_REACHES), start)
        if found is None:
            return False
        orders: list[Mapping[str, set[int]]] = [one.titles for one in self._reply.orders_at(start)]
        known = set().union(*(titles.get(title, ()) for titles in orders))
        return bool(known) and _worth(found["count"]) not in known

    def _strange_carriers(self) -> Iterator[int]:
        record = self._reply.record
        known = {name for order in record.orders.values() for name in order.carriers}
        for carrier in known | set(states.listed(words.CARRIERS)):
            for start in self._places(carrier):
                orders = self._orders(start, lambda order: order.carriers)
                own = {name for order in orders for name in order.carriers}
                # "With DHL rather than SEUR" tells of both, and without a number it may be of either.
                beside = any(name in self._reply.sentence(start) for name in own)
                if own and not beside and self._reply.focus.is_named_in_sentence(start):
                    yield start


def _worth(number: str) -> int:
    return int(number) if number.isdecimal() else counts.WORDS[number]
