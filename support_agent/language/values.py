"""What a sentence is filled with: values that say what they are, so that each language can write them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Literal


@dataclass(frozen=True, kw_only=True)
class Day:
    """A day in its role: "on 3 May", "until 3 May"; near days by their names."""

    role: Literal["on", "until", "by", "since"]
    date: date


@dataclass(frozen=True, kw_only=True)
class Money:
    """An amount in its currency, by its ISO 4217 code."""

    amount: Decimal
    currency: str


@dataclass(frozen=True, kw_only=True)
class Thing:
    """An article of an order, and how many of it."""

    title: str
    quantity: int = 1


@dataclass(frozen=True, kw_only=True)
class ListedOrder:
    """An order as one of a list to choose from."""

    number: str
    placed_on: date
    titles: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Carrier:
    """Who brings a parcel. Without a name: "the carrier"."""

    name: str = ""


@dataclass(frozen=True, kw_only=True)
class Name:
    """Words that somebody else wrote: a customer's name, a tracking number."""

    text: str


Value = (
    int
    | str
    | Day
    | Money
    | Carrier
    | Name
    | tuple[Thing, ...]
    | tuple[ListedOrder, ...]
    | tuple[Name, ...]
)


@dataclass(frozen=True, kw_only=True)
class Subject:
    """The order that a sentence is about."""

    number: str
    titles: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Sentence:
    """A message of a language's pack, with the values that it is filled with."""

    message: str
    values: Mapping[str, Value] = field(default_factory=dict)
    subject: Subject | None = None
    variant: int = 0
    """How often this conversation has heard it before."""
