"""Finds the sums of money that a folded text names, and what each comes to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from support_agent.agent.guards.numbers import AMOUNT, FIGURE

AMOUNT_IN_TEXT = re.compile(rf"(?<![\w.,])(?:{AMOUNT})")
_DIGIT = re.compile(r"\d")
_FIGURE = re.compile(FIGURE)
_PLAIN = re.compile(r"\d+[.,]\d{1,2}")
_CENTS = re.compile(r"[.,](\d{1,2})$")


@dataclass(frozen=True, kw_only=True)
class Amount:
    """A sum with its currency, as a text names it."""

    start: int
    end: int
    worth: Decimal


def named_in(text: str) -> Iterator[Amount]:
    """Every sum with a currency in the folded text."""
    for found in AMOUNT_IN_TEXT.finditer(text) if _DIGIT.search(text) else ():
        for figure in _FIGURE.findall(found[0]):
            yield Amount(start=found.start(), end=found.end(), worth=worth(figure))


def worth(figure: str) -> Decimal:
    """ "1.299,50", "1,299.50" and "1 299,5" are one number."""
    cents = _CENTS.search(figure)
    whole = figure[: cents.start()] if cents else figure
    digits = "".join(filter(str.isdecimal, whole))
    return Decimal(f"{digits}.{cents[1] if cents else 0}")


def worth_of_value(value: str) -> Decimal | None:
    """What a value of the record is worth, if it is a sum: "84.80"."""
    return worth(value) if _PLAIN.fullmatch(value) else None
