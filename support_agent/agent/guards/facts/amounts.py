"""Finds the sums of money that a folded text names, and what each comes to."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from support_agent.agent.guards.numbers import AMOUNT, CURRENCIES, FIGURE

_AMOUNT = re.compile(rf"(?<![\w.,])(?:{AMOUNT})")
_DIGIT = re.compile(r"\d")
_MONEY = re.compile(r"[^\W\d_]+|[^\w\s]")
_FIGURE = re.compile(FIGURE)
_PLAIN = re.compile(r"\d+[.,]\d{1,2}")
_CENTS = re.compile(r"[.,](\d{1,2})$")


@dataclass(frozen=True, kw_only=True)
class Amount:
    """A sum with its currency, as a text names it."""

    start: int
    end: int
    worth: Decimal


@lru_cache(maxsize=16)
def named_in(text: str) -> Sequence[Amount]:
    """Every sum with a currency in the folded text."""
    if not _DIGIT.search(text) or CURRENCIES.isdisjoint(_MONEY.findall(text)):
        return ()
    return tuple(
        Amount(start=found.start(), end=found.end(), worth=worth(figure))
        for found in _AMOUNT.finditer(text)
        for figure in _FIGURE.findall(found[0])
    )


def blotted(text: str) -> str:
    """The text without its sums, each place kept: "22.09 EUR" is no day of September."""
    kept: list[str] = []
    end = 0
    for amount in named_in(text):
        # A range is one stretch with two sums.
        if amount.start >= end:
            kept += text[end : amount.start], "¤" * (amount.end - amount.start)
            end = amount.end
    return "".join((*kept, text[end:]))


def worth(figure: str) -> Decimal:
    """ "1.299,50", "1,299.50" and "1 299,5" are one number."""
    cents = _CENTS.search(figure)
    whole = figure[: cents.start()] if cents else figure
    digits = "".join(filter(str.isdecimal, whole))
    return Decimal(f"{digits}.{cents[1] if cents else 0}")


def worth_of_value(value: str) -> Decimal | None:
    """What a value of the record is worth, if it is a sum: "84.80"."""
    is_plain = ("." in value or "," in value) and _PLAIN.fullmatch(value)
    return worth(value) if is_plain else None
