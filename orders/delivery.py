"""When will it come? Pure: shipments, the time and the shop's zone go in, an estimate comes out."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from enum import StrEnum
from typing import Protocol

STALE_AFTER = timedelta(hours=48)


class ShipmentState(StrEnum):
    PENDING = "pending"
    IN_TRANSIT = "in_transit"
    OUT_FOR_DELIVERY = "out_for_delivery"
    DELIVERED = "delivered"
    FAILED = "failed"
    RETURNED_TO_SENDER = "returned_to_sender"
    # It left, and no carrier has said a word of it.
    SENT = "sent"
    # Nobody has said anything of it.
    UNKNOWN = "unknown"


# What has perhaps arrived: no carrier says so, nor that it has not.
UNCONFIRMED = (ShipmentState.SENT, ShipmentState.UNKNOWN)


class OrderState(StrEnum):
    CANCELLED = "cancelled"
    NOT_SHIPPED = "not_shipped"
    IN_TRANSIT = "in_transit"
    OUT_FOR_DELIVERY = "out_for_delivery"
    FAILED = "failed"
    RETURNED_TO_SENDER = "returned_to_sender"
    PARTLY_DELIVERED = "partly_delivered"
    DELIVERED = "delivered"
    SENT = "sent"
    UNKNOWN = "unknown"


class Arrival(StrEnum):
    CANCELLED = "cancelled"
    DELIVERED = "delivered"
    TODAY = "today"
    EXPECTED = "expected"
    LATE = "late"
    NO_DATE = "no_date"
    NOT_SHIPPED = "not_shipped"
    FAILED = "failed"
    SENT = "sent"
    UNKNOWN = "unknown"


class Parcel(Protocol):
    """What the rules read of a shipment; the model has this shape."""

    @property
    def carrier(self) -> str: ...
    @property
    def tracking_number(self) -> str: ...
    @property
    def state(self) -> str: ...
    @property
    def expected_on(self) -> date | None: ...
    @property
    def last_scan(self) -> str: ...
    @property
    def last_scan_at(self) -> datetime | None: ...
    @property
    def delivered_at(self) -> datetime | None: ...


@dataclass(frozen=True, kw_only=True)
class Estimate:
    state: Arrival
    carrier: str = ""
    tracking_number: str = ""
    expected_on: date | None = None
    delivered_on: date | None = None
    last_scan: str = ""
    last_scan_at: datetime | None = None
    scan_is_stale: bool = False


def order_state(
    shipments: Sequence[Parcel], *, cancelled: bool, something_unshipped: bool
) -> OrderState:
    """One word for the whole order; the most troubling parcel speaks for the others."""
    if cancelled:
        return OrderState.CANCELLED
    states = {ShipmentState(shipment.state) for shipment in shipments}
    if ShipmentState.DELIVERED in states:
        whole = len(states) == 1 and not something_unshipped
        return OrderState.DELIVERED if whole else OrderState.PARTLY_DELIVERED
    for state in _BY_TROUBLE:
        if state in states:
            return OrderState(state)
    return OrderState.NOT_SHIPPED


_BY_TROUBLE = (
    ShipmentState.FAILED,
    ShipmentState.RETURNED_TO_SENDER,
    ShipmentState.OUT_FOR_DELIVERY,
    ShipmentState.IN_TRANSIT,
    ShipmentState.SENT,
    ShipmentState.UNKNOWN,
)


def estimate(shipments: Sequence[Parcel], *, now: datetime, zone: tzinfo) -> Estimate:
    """Answer for the parcel that comes next, or for the last one when all have come."""
    if not shipments:
        return Estimate(state=Arrival.NOT_SHIPPED)
    parcel = _next_parcel(shipments)
    return Estimate(
        state=_arrival(parcel, now=now, zone=zone),
        carrier=parcel.carrier,
        tracking_number=parcel.tracking_number,
        expected_on=parcel.expected_on,
        delivered_on=local_date(parcel.delivered_at, zone),
        last_scan=parcel.last_scan,
        last_scan_at=parcel.last_scan_at,
        scan_is_stale=_is_stale(parcel, now),
    )


def local_date(moment: datetime | None, zone: tzinfo) -> date | None:
    return moment.astimezone(zone).date() if moment else None


def _next_parcel(shipments: Sequence[Parcel]) -> Parcel:
    coming = [parcel for parcel in shipments if parcel.state != ShipmentState.DELIVERED]
    if coming:
        return min(coming, key=lambda parcel: parcel.expected_on or date.max)
    # A parcel without a known time may be the last one, but says nothing of when.
    known = [(parcel.delivered_at, n) for n, parcel in enumerate(shipments) if parcel.delivered_at]
    return shipments[max(known)[1]] if known else shipments[-1]


def _arrival(parcel: Parcel, *, now: datetime, zone: tzinfo) -> Arrival:
    today = now.astimezone(zone).date()
    match parcel.state:
        case ShipmentState.DELIVERED:
            return Arrival.DELIVERED
        case ShipmentState.FAILED | ShipmentState.RETURNED_TO_SENDER:
            return Arrival.FAILED
        case ShipmentState.OUT_FOR_DELIVERY if local_date(parcel.last_scan_at, zone) == today:
            return Arrival.TODAY
        case ShipmentState.PENDING if parcel.expected_on is None:
            return Arrival.NOT_SHIPPED
        case ShipmentState.SENT | ShipmentState.UNKNOWN if parcel.expected_on is None:
            return Arrival(parcel.state)
    return _by_date(parcel.expected_on, today)


def _by_date(expected_on: date | None, today: date) -> Arrival:
    if expected_on is None:
        return Arrival.NO_DATE
    # The whole expected day is still in time.
    if expected_on == today:
        return Arrival.TODAY
    return Arrival.EXPECTED if expected_on > today else Arrival.LATE


def _is_stale(parcel: Parcel, now: datetime) -> bool:
    if parcel.state == ShipmentState.DELIVERED or parcel.last_scan_at is None:
        return False
    return now - parcel.last_scan_at >= STALE_AFTER
