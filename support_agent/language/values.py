"""What a sentence is filled with: values that say what they are, so that each language can write them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, time
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


@dataclass(frozen=True, kw_only=True)
class Parcel:
    """One of several parcels of an order: its carrier and number, what is in it, or its place."""

    position: int
    carrier: str = ""
    tracking: str = ""
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Request:
    """A return request by its number, with the order that it is about."""

    number: str
    order: str = ""


@dataclass(frozen=True, kw_only=True)
class OpenHours:
    """Weekdays, Monday is 0, and when the desk is open on them. Until midnight closes at 0:00."""

    days: tuple[int, ...]
    opens: time
    closes: time


Value = (
    int
    | str
    | Day
    | Money
    | Carrier
    | Name
    | Parcel
    | Request
    | tuple[Thing, ...]
    | tuple[ListedOrder, ...]
    | tuple[Name, ...]
    | tuple[Carrier, ...]
    | tuple[OpenHours, ...]
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
