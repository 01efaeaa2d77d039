"""Bare figures in a reply: each is one that the record or a person of this conversation has."""

import re
from collections.abc import Collection, Iterator

from support_agent.agent.guards.numbers import without_dates_and_amounts

from . import hours, spans
from .reply import Found, Reply
from .untold import is_hedged

# Longer ones are numbers of orders, which another guard reads.
_FIGURE = re.compile(r"\d(?<![\w.,:/-]\d)(?:\d{0,2}|(?<=1)9\d\d|(?<=2)0\d\d)(?![\w:/]|[.,-]\d)")
_FIGURES = re.compile(r"\d+")
# "1. Order 1187" and "2) the vases".
_ITEM = re.compile(r"(?:^|\n)[\s*-]*$")
_ITEM_REACHES = 12


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each that counts, measures or dates something by nobody's word."""
    bare = list(_bare(reply))
    if not bare:
        return
    known = set(_known(reply))
    for found in bare:
        if int(found[0]) not in known and not is_hedged(reply, found.start()):
            yield Found(what="a figure", start=found.start(), end=found.end())


def _bare(reply: Reply) -> Iterator[re.Match[str]]:
    """Those that are no part of a day, a sum, a time, a list or a number of something."""
    named = {one.start for one in reply.focus.mentions}
    found = [one for one in _FIGURE.finditer(reply.text) if _is_alone(reply, one, named)]
    if not found:
        return
    text = without_dates_and_amounts(reply.text)
    taken: set[int] = set()
    for read in (spans.counted_in, hours.clocks_in):
        taken.update(*(range(one.start, one.end) for one in read(reply.text)))
    yield from (one for one in found if one.start() not in taken and text[one.start()] != "¤")


def _is_alone(reply: Reply, one: re.Match[str], named: Collection[int]) -> bool:
    at = one.start()
    if at in named or reply.days_near(at, at + 1):
        return False
    return _ITEM.search(reply.text, max(0, at - _ITEM_REACHES), at) is None


def _known(reply: Reply) -> Iterator[int]:
    """Whatever a count, a day, a sum or a person's words hold."""
    orders = reply.record.orders.values()
    yield from range(len(orders) + 1)
    held = [count for order in orders for counts in order.titles.values() for count in counts]
    yield from (*held, sum(held))
    today = {reply.today} if reply.today else set()
    for day in today.union(*(order.days for order in orders)):
        yield from (day.year, day.month, day.day)
    for worth in set().union(*(order.sums for order in orders)):
        yield from (int(worth), int(worth * 100) % 100)
    for text in reply.others:
        yield from map(int, _FIGURES.findall(text))
