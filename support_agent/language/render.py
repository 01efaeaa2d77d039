"""Sentences into the text that a customer reads."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from .packs import text_of
from .values import (
    Carrier,
    Day,
    ListedOrder,
    Money,
    Name,
    OpenHours,
    Parcel,
    Request,
    Sentence,
    Thing,
)


def render(
    sentences: Sequence[Sentence], *, language: str, today: date | None, before: Sequence[str] = ()
) -> str:
    """The reply. `before` are sentences that are ready, and stand first."""
    return " ".join([*before, *(_written(one, language, today) for one in sentences)])


def _written(sentence: Sentence, language: str, today: date | None) -> str:
    values = {name: _value(value, language) for name, value in sentence.values.items()}
    if sentence.subject:
        number = sentence.subject.number
        order = text_of("the-order", language, {"number": number})
        values |= {"order": order, "number": number}
    text = text_of(sentence.message, language, values | {"variant": sentence.variant})
    return text[:1].upper() + text[1:]


def _value(value: Any, language: str) -> Any:
    match value:
        case Day():
            return text_of(value.role, language, {"date": value.date.isoformat()})
        case Money():
            return f"{value.amount} {value.currency}"
        case Name():
            return value.text
        case OpenHours():
            return f"{value.days} {value.opens:%H:%M}-{value.closes:%H:%M}"
        case tuple():
            return ", ".join(str(_value(one, language)) for one in value)
    return _named(value, language)


def _named(value: Any, language: str) -> Any:
    match value:
        case Carrier():
            return value.name or text_of("the-carrier", language, {})
        case Request():
            message = "request-of" if value.order else "request-named"
            return text_of(message, language, {"request": value.number, "number": value.order})
        case Parcel():
            return _parcel(value, language)
        case Thing():
            title = value.title or text_of("an-item", language, {})
            several = {"quantity": value.quantity, "title": title}
            return title if value.quantity == 1 else text_of("thing", language, several)
        case ListedOrder():
            when = _value(Day(role="on", date=value.placed_on), language)
            return text_of("order-listed", language, {"number": value.number, "when": when})
    return value


def _parcel(value: Parcel, language: str) -> str:
    named = f"{value.carrier} {value.tracking}".strip()
    named = named or text_of("parcel-unnamed", language, {"position": value.position})
    if not value.things:
        return named
    goods = _value(value.things, language)
    return text_of("parcel-with", language, {"parcel": named, "goods": goods})
