"""Values out of a tool's result, read with care: a result may be cut, and an old one lack a field."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal, InvalidOperation
from typing import Any, Self

from support_agent.language import values
from support_agent.language.values import Carrier, Day, Money, Thing

from . import names

Result = Mapping[str, Any]
# So long after a carrier's last scan it is worth saying that none came since.
STALE = timedelta(days=2)
SENT = ("sent", "unknown")
"""Shipped, and no word of a carrier since."""


def day(value: object) -> date | None:
    """A date of a result, the date alone of a time, or None."""
    if not isinstance(value, str):
        return None
    try:
        return date.fromisoformat(value[:10])
    except ValueError:
        return None


def objects(value: object) -> list[Mapping[str, Any]]:
    """The objects of a list in a result."""
    return [one for one in value if isinstance(one, Mapping)] if isinstance(value, list) else []


def count(value: object) -> int:
    """A whole number that is not negative, or 0."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0


def money(amount: object, currency: object) -> Money | None:
    """An amount in its currency, where both are known."""
    code = str(currency or "").strip().upper()
    if not (isinstance(amount, str) and len(code) == 3 and code.isascii() and code.isalpha()):
        return None
    try:
        return Money(amount=Decimal(amount), currency=code)
    except InvalidOperation:
        return None


def things(lines: object, *, of: str = "quantity") -> tuple[Thing, ...]:
    """The articles of lines, with how many each has of what `of` names; those of none are left out."""
    counted = ((line, count(line.get(of))) for line in objects(lines))
    return tuple(
        Thing(title=names.plain(line.get("title")), quantity=n) for line, n in counted if n
    )


@dataclass(frozen=True, kw_only=True)
class Parcel:
    """A parcel as a result has it."""

    position: int = 1
    state: str = ""
    carrier: str = ""
    tracking: str = ""
    shipped: date | None = None
    expected: date | None = None
    scanned: date | None = None
    scan: str = ""
    delivered: date | None = None
    things: tuple[Thing, ...] = ()

    @classmethod
    def of(cls, result: Result, *, position: int, lines: object = None) -> Self:
        """Of an object among the shipments, with the lines that it says it holds."""
        position = count(result.get("position")) or position
        inside = [line for line in objects(lines) if line.get("shipment") == position]
        return cls(
            position=position,
            state=str(result.get("state") or ""),
            carrier=names.plain(result.get("carrier")),
            tracking=str(result.get("tracking_number") or ""),
            shipped=day(result.get("shipped_on")),
            expected=day(result.get("expected_on")),
            scanned=day(result.get("last_scan_at")),
            scan=str(result.get("last_scan") or ""),
            delivered=day(result.get("delivered_on")),
            things=things(inside),
        )

    @property
    def has_come(self) -> bool:
        """Whether it was delivered."""
        return self.state == "delivered"

    @property
    def by(self) -> Carrier:
        """Its carrier as a value."""
        return Carrier(name=self.carrier)

    @property
    def named(self) -> values.Parcel:
        """What it is called among others of its order."""
        return values.Parcel(
            position=self.position,
            carrier=self.carrier,
            tracking=names.tracking(self.tracking),
            things=self.things,
        )

    def is_late(self, today: date | None) -> bool:
        """Whether its expected day has passed."""
        coming = self.state in ("pending", "in_transit", "out_for_delivery", "failed", *SENT)
        return bool(coming and self.expected and today and self.expected < today)

    def is_stale(self, today: date | None) -> bool:
        """Whether its last scan is so old that no new one is worth a word."""
        return bool(not self.has_come and self.scanned and today and today - self.scanned >= STALE)


def parcels(result: Result) -> tuple[Parcel, ...]:
    """All parcels of an order's or a delivery's result."""
    return tuple(
        Parcel.of(one, position=place, lines=result.get("lines"))
        for place, one in enumerate(objects(result.get("shipments")), 1)
    )


def on(when: date) -> Day:
    """ "on 3 May"."""
    return Day(role="on", date=when)


def latest(days: Iterator[date | None]) -> date | None:
    """The last of the days, where all of them are known."""
    all_days = list(days)
    known = [one for one in all_days if one]
    return max(known) if known and len(known) == len(all_days) else None
