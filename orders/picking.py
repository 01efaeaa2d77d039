"""Which units does the customer mean? Pure: articles and words go in, quantities by line come out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from . import policy
from .errors import ReturnNotAllowed, TooFewLeft
from .policy import Article, Terms
from .text import quoted


class Rule(StrEnum):
    ITEM_KNOWN = "item_known"
    ITEM_CLEAR = "item_clear"
    QUANTITY_POSITIVE = "quantity_positive"


@dataclass(frozen=True, kw_only=True)
class ReturnItem:
    """What the customer named: a sku, a title or a part of it, or the line's position."""

    item: str
    quantity: int = 1


def pick(
    articles: Sequence[Article], items: Sequence[ReturnItem] | None, terms: Terms
) -> dict[int, int]:
    """Quantities by the line's position; every unit still returnable when no item is named.

    Raises ReturnNotAllowed when an item is unknown or ambiguous, or a rule forbids it, and TooFewLeft
    with the number that may still be returned.
    """
    policy.check_order_stands(terms)
    if not items:
        return _everything_left(articles, terms)
    picked: dict[int, int] = {}
    for item in items:
        # The same article may be named twice, or stand on two lines: what one item took
        # is gone for the next.
        for position, quantity in _units(articles, item, terms, taken=picked).items():
            picked[position] = picked.get(position, 0) + quantity
    return picked


def pick_lines(
    articles: Sequence[Article], quantities: Mapping[int, int], terms: Terms
) -> dict[int, int]:
    """Just these quantities, by the lines' positions. Raises as `pick` does."""
    policy.check_order_stands(terms)
    for article in articles:
        if article.position in quantities:
            policy.check_returnable(article, terms)
            policy.check_units_left(article, quantities[article.position])
    return dict(quantities)


def _everything_left(articles: Sequence[Article], terms: Terms) -> dict[int, int]:
    left = [article for article in articles if article.left]
    picked = {
        article.position: article.left for article in left if policy.is_returnable(article, terms)
    }
    if picked:
        return picked
    if left:
        policy.check_returnable(left[0], terms)
    positions = [article.position for article in articles]
    raise TooFewLeft(f"order {terms.number}", left=0, positions=positions)


def _units(
    articles: Sequence[Article], item: ReturnItem, terms: Terms, *, taken: dict[int, int]
) -> dict[int, int]:
    if item.quantity < 1:
        raise ReturnNotAllowed(
            f"Say how many of {quoted(item.item)} should go back: at least one.",
            rule=Rule.QUANTITY_POSITIVE,
        )
    same = find_article(articles, item.item)
    returnable = [article for article in same if policy.is_returnable(article, terms)]
    if not returnable:
        policy.check_returnable(same[0], terms)
    return _spread(returnable, item.quantity, taken)


def _spread(same: Sequence[Article], wanted: int, taken: dict[int, int]) -> dict[int, int]:
    left = {article.position: article.left - taken.get(article.position, 0) for article in same}
    if wanted > sum(left.values()):
        raise TooFewLeft(quoted(same[0].title), left=sum(left.values()), positions=list(left))
    units: dict[int, int] = {}
    for position, available in left.items():
        if quantity := min(available, wanted):
            units[position] = quantity
            wanted -= quantity
    return units


def find_article(articles: Sequence[Article], words: str) -> list[Article]:
    """The lines of the one article that the words name: by sku, title, position or part of a title."""
    words = words.strip()
    for found in (
        [article for article in articles if words and words == article.sku],
        [article for article in articles if words == article.title],
        [article for article in articles if words == str(article.position)],
        [article for article in articles if words and _is_part(words, article.title)],
    ):
        if found:
            return _one_article(found, words)
    raise ReturnNotAllowed(
        f"There is no {quoted(words)} in this order. It holds: {_names(articles)}.",
        rule=Rule.ITEM_KNOWN,
    )


def _is_part(words: str, title: str) -> bool:
    return words.casefold() in title.casefold()


def _one_article(found: list[Article], words: str) -> list[Article]:
    # Some shops put one article on several lines; for the customer it is one thing.
    if len({(article.sku, article.title) for article in found}) > 1:
        raise ReturnNotAllowed(
            f"{quoted(words)} could be any of these: {_names(found)}. Which one is it?",
            rule=Rule.ITEM_CLEAR,
        )
    return found


def _names(articles: Sequence[Article]) -> str:
    return ", ".join(dict.fromkeys(quoted(article.title) for article in articles))
