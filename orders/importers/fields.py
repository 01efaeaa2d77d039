"""One value at a time: text in, a checked value out, or the reason why not."""

import re
import unicodedata
from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from typing import Any, TypeVar

from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from orders.models import Order
from orders.numbers import bare_number
from orders.text import can_be_kept, can_be_seen, first_seen, legible

from .records import Problem

T = TypeVar("T")

MONEY = re.compile(r"\d{1,12}(\.\d+)?")
# A comma before one or two digits at the end can only be a decimal one. Points or blanks stand
# between groups of three.
EUROPEAN_MONEY = re.compile(r"(\d{1,12}|\d{1,3}(?:[. \u00a0\u202f]\d{3})+),(\d{1,2})")
EUROPEAN_DATE = re.compile(r"(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?=\D|$)")
WHOLE = re.compile(r"\d{1,9}")
# What lies outside is no date of an order, but another system's "zero", "never" or counted seconds.
FIRST_DAY, LAST_DAY = date(1980, 1, 1), date(2199, 12, 31)
NO_UTF_8 = re.compile("[\udc80-\udcff]")
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


def _check_kept(value: str) -> None:
    if NO_UTF_8.search(value):
        raise Unreadable("holds a byte that is not UTF-8")
    # NUL, and halves of letters.
    if not can_be_kept(value):
        raise Unreadable("holds characters that are no text")


def text(limit: int) -> Callable[[Any], str]:
    def parse(value: Any) -> str:
        if value is None:
            return ""
        if not isinstance(value, str):
            raise Unreadable("is not text")
        _check_kept(value)
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
        if isinstance(value, str):
            _check_kept(value)
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
    # Some single signs are written out as many letters.
    return text(50)(bare)


def title(sku: str | None) -> Callable[[Any], str]:
    """Of an article that its shop has deleted only the sku is left."""
    as_text = text(300)

    def parse(value: Any) -> str:
        written = "" if value is None else as_text(value)
        return written if can_be_seen(written) else first_seen(sku)

    return parse


def email(value: Any) -> str:
    """Letters of any script may stand before the @ (RFC 6531); a domain's are Django's to check."""
    written = plain(254)(value)
    address = text(254)(written.lower())
    # The Kelvin sign's small letter is a "k": it would be another's address.
    folded = any(not letter.isascii() and letter.lower().isascii() for letter in written)
    local, _, domain = address.rpartition("@")
    simple = "".join(
        "x" if not letter.isascii() and _is_of_a_word(letter) else letter for letter in local
    )
    try:
        validate_email(f"{simple}@{domain}")
    except ValidationError:
        folded = True
    if folded:
        raise Unreadable("is not an e-mail address")
    return address


def _is_of_a_word(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LMN"


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


def sheet_money(value: Any) -> Decimal:
    """As shops write it or a European spreadsheet: '1.299,00'. '1,299' may be either's."""
    if isinstance(value, str) and (found := EUROPEAN_MONEY.fullmatch(value.strip())):
        value = re.sub(r"\D", "", found[1]) + "." + found[2]
    return money(value)


def sheet_money_or_zero(value: Any) -> Decimal:
    return optional(sheet_money)(value) or Decimal("0.00")


def sheet_postcode(value: Any) -> str:
    # The apostrophe keeps a spreadsheet from eating leading zeros; "-" fills an empty field.
    return text(20)(plain(100)(value).lstrip("'").strip("- "))


def units(value: Any) -> int:
    """Of an article: none where it was taken out of the order later."""
    written = str(value).strip()
    if isinstance(value, bool) or not WHOLE.fullmatch(written):
        raise Unreadable("is not a whole number")
    return int(written)


def place(value: Any) -> int:
    """In a list, from 1."""
    number = units(value)
    if number == 0:
        raise Unreadable("is not a whole number above zero")
    return number


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
    _check_day(time.date())
    return time


def sheet_moment(value: Any) -> datetime:
    """The same, or with its date as Europe writes it, if day and month can't be mistaken."""
    found = EUROPEAN_DATE.match(value.strip()) if isinstance(value, str) else None
    if found is None:
        return moment(value)
    first, separator, second, year = found.groups()
    day_is_first = separator == "." or int(first) > 12
    if not day_is_first and int(second) <= 12:
        raise Unreadable("is not a date and time: its day may be its month")
    month, of_month = (second, first) if day_is_first else (first, second)
    rest = value.strip()[found.end() :]
    return moment(f"{year}-{int(month):02}-{int(of_month):02}{rest}")


def day(value: Any) -> date:
    """A plain date. A carrier's midnight is that date as written, whatever zone it names."""
    found = MIDNIGHT.fullmatch(text(40)(value))
    try:
        if found:
            written = date.fromisoformat(found[1])
            _check_day(written)
            return written
    except ValueError:
        pass
    raise Unreadable("is not a date such as 2026-08-09")


def _check_day(written: date) -> None:
    if not FIRST_DAY <= written <= LAST_DAY:
        raise Unreadable(f"lies before {FIRST_DAY.year} or after {LAST_DAY.year}")
