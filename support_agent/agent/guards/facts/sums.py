"""Sums of money in a reply: each is the order's own, a person's, or what all orders come to."""

from collections.abc import Iterator

from . import amounts
from .reply import BOTH, Found, Reply, lacking

_CURRENCIES = {
    "usd": ("$", "usd", "dollar", "dolar", "доллар"),
    "gbp": ("£", "gbp", "pound", "libra", "фунт"),
    "rub": ("₽", "руб", "rub"),
    "eur": ("€", "eur", "евро"),
}


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each that nobody gave."""
    told = amounts.named_in(reply.text)
    return lacking("a sum of money", told, lambda amount: _knows(reply, amount))


def _knows(reply: Reply, amount: amounts.Amount) -> bool:
    record = reply.record
    currency = _currency(reply.text[amount.start : amount.end])
    is_foreign = currency and record.currencies and currency not in record.currencies
    if is_foreign and amount.worth not in record.sums:
        return False
    together = sum(max(order.sums, default=0) for order in record.orders.values())
    if amount.worth == together or amount.worth in record.sums:
        return True
    orders = () if _is_told_as_the_whole(reply, amount) else reply.orders_at(amount.start)
    return any(amount.worth in order.sums for order in orders)


def _currency(words: str) -> str | None:
    return next(
        (code for code, signs in _CURRENCIES.items() if any(sign in words for sign in signs)), None
    )


def _is_told_as_the_whole(reply: Reply, amount: amounts.Amount) -> bool:
    """Whether it is said of both orders, and is the only sum that the sentence tells."""
    sentence = reply.sentence(amount.start)
    if not BOTH.stand_in(sentence) or reply.focus.by_number(amount.start):
        return False
    return len(amounts.named_in(sentence)) == 1
