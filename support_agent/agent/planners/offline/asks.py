"""The wishes of one message, and which of them are one and the same."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from .wishes import ABOUT_AN_ORDER, SMALL_TALK, Kind, Wish


@dataclass(frozen=True, kw_only=True)
class Ask:
    """One wish, and the orders that it is about where the customer named them."""

    wish: Wish
    kind: Kind = Kind.RETURN
    numbers: tuple[str, ...] = ()


def merged(asks: Iterable[Ask]) -> list[Ask]:
    """One ask for each wish, with all its numbers and its most telling kind."""
    by_wish: dict[Wish, Ask] = {}
    for ask in asks:
        before = by_wish.get(ask.wish, ask)
        by_wish[ask.wish] = replace(
            ask,
            numbers=tuple(dict.fromkeys((*before.numbers, *ask.numbers))),
            kind=max(before.kind, ask.kind, key=list(Kind).index),
        )
    return list(by_wish.values())


# A wish on the left takes in those on the right when they are about the same orders: who
# returns something also tells that it arrived, and who asks for a refund that it was returned.
TAKES_IN: dict[Wish, frozenset[Wish]] = {
    Wish.COMPENSATION: ABOUT_AN_ORDER,
    Wish.RETURN_STATUS: ABOUT_AN_ORDER,
    Wish.RETURN: frozenset({Wish.STATUS, Wish.DELIVERY, Wish.DETAILS, Wish.CHANGE}),
    Wish.STATUS: frozenset({Wish.DELIVERY}),
}


def settled(asks: list[Ask]) -> list[Ask]:
    if any(ask.wish not in SMALL_TALK for ask in asks):
        asks = [ask for ask in asks if ask.wish not in SMALL_TALK]
    if any(ask.wish is not Wish.SHOP_QUESTION for ask in asks):
        asks = [ask for ask in asks if ask.wish is not Wish.SHOP_QUESTION]
    for taker, taken in TAKES_IN.items():
        asks = _taken_in(asks, taker, taken)
    return asks


def _taken_in(asks: list[Ask], taker: Wish, taken: frozenset[Wish]) -> list[Ask]:
    main = next((ask for ask in asks if ask.wish is taker), None)
    if main is None:
        return asks
    kept = []
    for ask in asks:
        if (
            ask.wish is taker
            or ask.wish not in taken
            or (main.numbers and set(ask.numbers) - set(main.numbers))
        ):
            kept.append(ask)
        else:
            main = replace(main, numbers=main.numbers or ask.numbers)
    return [main if ask.wish is taker else ask for ask in kept]


def with_numbers(asks: list[Ask], left: list[str]) -> tuple[Ask, ...]:
    """Numbers that stood apart from a wish go to the wishes that have none."""
    lacking = [ask for ask in asks if not ask.numbers]
    for ask in lacking or asks[:1]:
        place = asks.index(ask)
        asks[place] = replace(ask, numbers=(*ask.numbers, *left))
    return tuple(asks)
