"""An order as any source tells it, checked and complete, before it touches a table."""

from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal


@dataclass(frozen=True, kw_only=True)
class CustomerRecord:
    """At least one of external_id and email is known."""

    external_id: str | None = None
    email: str | None = None
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class LineRecord:
    sku: str
    title: str
    quantity: int
    unit_price: Decimal
    # The shipment's place in the order, from 1; None where the source does not say.
    shipment: int | None = None


@dataclass(frozen=True, kw_only=True)
class ShipmentRecord:
    carrier: str = ""
    tracking_number: str = ""
    state: str
    shipped_at: datetime | None = None
    expected_on: date | None = None
    last_scan: str = ""
    last_scan_at: datetime | None = None
    delivered_at: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class OrderRecord:
    source: str
    number: str
    customer: CustomerRecord | None
    email: str
    postcode: str
    placed_at: datetime
    currency: str
    total: Decimal
    subtotal: Decimal
    shipping_cost: Decimal
    tax: Decimal
    discount: Decimal
    payment_state: str
    paid_at: datetime | None
    cancelled_at: datetime | None
    lines: tuple[LineRecord, ...]
    # None: the source knows nothing of shipments, so what we have stays.
    shipments: tuple[ShipmentRecord, ...] | None
    # An export that only says "fulfilled" must not replace what a carrier told us.
    shipments_are_a_guess: bool = False

    @property
    def key(self) -> tuple[str, str]:
        return self.source, self.number


@dataclass(frozen=True, kw_only=True)
class Problem:
    """Why an order was left out: where it stands, and which value of which field."""

    line: int
    field: str
    value: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Reading:
    """One order of a file: a record, or the problems that keep the whole of it out.

    A part of a file of which nobody can say how many orders it holds is `uncounted`.
    """

    line: int
    record: OrderRecord | None = None
    problems: tuple[Problem, ...] = ()
    is_order: bool = True
    uncounted: bool = False
