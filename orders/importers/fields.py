"""One value at a time: text in, a checked value out, or the reason why not."""

import re
from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from typing import Any, TypeVar

from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from orders.models import Order
from orders.queries import bare_number
from orders.text import can_be_kept, can_be_seen, legible

from .records import Problem

T = TypeVar("T")

MONEY = re.compile(r"\d{1,12}(\.\d+)?")
WHOLE = re.compile(r"\d{1,9}")
MIDNIGHT = re.compile(r"(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?")


class Unreadable(Exception):
    """A value that we will not guess at."""


class Reader:
    """Reads the fields of one order and remembers every problem, so that one run shows them all."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def read(self, line: int, field: str, value: Any, parse: Callable[[Any], T]) -> T | None:
        try:
            return parse(value)
        except Unreadable as unreadable:
            self.complain(line, field, value, str(unreadable))
            return None

    def complain(self, line: int, field: str, value: Any, reason: str) -> None:
        shown = "" if value is None else str(value)
        shown = shown if len(shown) <= 60 else shown[:57] + "..."
        self.problems.append(Problem(line=line, field=field, value=shown, reason=reason))


def text(limit: int) -> Callable[[Any], str]:
    def parse(value: Any) -> str:
        if value is None:
            return ""
        if not isinstance(value, str):
            raise Unreadable("is not text")
        # NUL, and bytes that were no UTF-8.
        if not can_be_kept(value):
            raise Unreadable("holds characters that are no text")
        written = value.strip()
        if len(written) > limit:
            raise Unreadable(f"is longer than {limit} characters")
        return written

    return parse


def plain(limit: int) -> Callable[[Any], str]:
    """A name or a postcode, without what nobody sees in it."""
    as_text = text(limit)

    def parse(value: Any) -> str:
        return as_text(legible(value) if isinstance(value, str) else value)

    return parse


def required(parse: Callable[[Any], T]) -> Callable[[Any], T]:
    def parse_required(value: Any) -> T:
        if value is None or (isinstance(value, str) and not can_be_seen(value)):
            raise Unreadable("is missing")
        return parse(value)

    return parse_required


def optional(parse: Callable[[Any], T]) -> Callable[[Any], T | None]:
    def parse_optional(value: Any) -> T | None:
        if value is None or (isinstance(value, str) and not value.strip()):
            return None
        return parse(value)

    return parse_optional


def identifier(limit: int) -> Callable[[Any], str]:
    as_text = text(limit)

    def parse(value: Any) -> str:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return as_text(str(value) if whole else value)

    return parse


def number(value: Any) -> str:
    written: str = identifier(50)(value)
    bare = bare_number(written)
    if not bare:
        raise Unreadable("is missing")
    return bare


def email(value: Any) -> str:
    address = plain(254)(value).lower()
    try:
        validate_email(address)
    except ValidationError:
        raise Unreadable("is not an e-mail address") from None
    return address


def money(value: Any) -> Decimal:
    if isinstance(value, bool) or not isinstance(value, str | int | Decimal):
        raise Unreadable("is not an amount")
    written = str(value).strip()
    if not MONEY.fullmatch(written):
        raise Unreadable("is not an amount such as 1299.00")
    amount = Decimal(written).quantize(Decimal("0.01"))
    if amount != Decimal(written):
        raise Unreadable("has more than two decimals")
    return amount


def money_or_zero(value: Any) -> Decimal:
    return optional(money)(value) or Decimal("0.00")


def quantity(value: Any) -> int:
    written = str(value).strip()
    if isinstance(value, bool) or not WHOLE.fullmatch(written) or int(written) == 0:
        raise Unreadable("is not a whole number above zero")
    return int(written)


def currency(value: Any) -> str:
    code = text(3)(value).upper()
    if not re.fullmatch(r"[A-Z]{3}", code):
        raise Unreadable("is not a currency code such as EUR")
    return code


def payment_state(value: Any) -> str:
    return one_of(Order.PaymentState.values)(value)


def one_of(values: list[str]) -> Callable[[Any], str]:
    def parse(value: Any) -> str:
        word = text(50)(value).lower()
        if word not in values:
            raise Unreadable(f"is none of {', '.join(values)}")
        return word

    return parse


def moment(value: Any) -> datetime:
    """ISO, or as Shopify writes it: '2025-12-06 10:37:52 -0500'."""
    written = re.sub(r"\s+(?=[+-]\d{2}:?\d{2}$|Z$)", "", text(40)(value))
    try:
        time = datetime.fromisoformat(written)
    except ValueError:
        raise Unreadable("is not a date and time") from None
    if time.tzinfo is None:
        raise Unreadable("has no time zone")
    return time


def day(value: Any) -> date:
    """A plain date. A carrier's midnight is that date as written, whatever zone it names."""
    found = MIDNIGHT.fullmatch(text(40)(value))
    try:
        if found:
            return date.fromisoformat(found[1])
    except ValueError:
        pass
    raise Unreadable("is not a date such as 2026-08-09")
