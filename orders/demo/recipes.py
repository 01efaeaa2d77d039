"""An order of the demonstration shop, told in days before today; cooking it gives real dates."""

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from decimal import Decimal

from orders.importers.records import CustomerRecord, LineRecord, OrderRecord, ShipmentRecord

SOURCE = "demo"
MORNING, NOON, EVENING = time(10, 20), time(13, 15), time(19, 40)


@dataclass(frozen=True, kw_only=True)
class Person:
    name: str
    email: str
    postcode: str


@dataclass(frozen=True, kw_only=True)
class Goods:
    sku: str
    title: str
    price: str


@dataclass(frozen=True, kw_only=True)
class Parcel:
    """All numbers are days before today, so an expected day to come is negative."""

    carrier: str
    tracking: str
    state: str
    shipped: int | None = None
    expected: int | None = None
    scanned: int | None = None
    scan: str = ""
    delivered: int | None = None


@dataclass(frozen=True, kw_only=True)
class Recipe:
    number: str
    person: Person
    placed: int
    # What, how many, and in which of the parcels (0: not packed yet).
    goods: tuple[tuple[Goods, int, int], ...]
    parcels: tuple[Parcel, ...] = ()
    postage: str = "4.90"
    cancelled: int | None = None


def cook(recipe: Recipe, *, today: date, zone: tzinfo) -> OrderRecord:
    """The order as it stands today."""

    def at(days: int | None, hour: time) -> datetime | None:
        return None if days is None else _moment(today, days, hour, zone)

    subtotal = sum((Decimal(goods.price) * count for goods, count, _ in recipe.goods), Decimal())
    placed_at = _moment(today, recipe.placed, MORNING, zone)
    return OrderRecord(
        source=SOURCE,
        number=recipe.number,
        customer=CustomerRecord(email=recipe.person.email, name=recipe.person.name),
        email=recipe.person.email,
        postcode=recipe.person.postcode,
        placed_at=placed_at,
        currency="EUR",
        total=subtotal + Decimal(recipe.postage),
        subtotal=subtotal,
        shipping_cost=Decimal(recipe.postage),
        tax=Decimal("0.00"),
        discount=Decimal("0.00"),
        payment_state="paid" if recipe.cancelled is None else "refunded",
        paid_at=placed_at,
        cancelled_at=at(recipe.cancelled, NOON),
        lines=tuple(_line(*line) for line in recipe.goods),
        shipments=tuple(_shipment(parcel, today, zone) for parcel in recipe.parcels),
    )


def _line(goods: Goods, count: int, parcel: int) -> LineRecord:
    return LineRecord(
        sku=goods.sku,
        title=goods.title,
        quantity=count,
        unit_price=Decimal(goods.price),
        shipment=parcel or None,
    )


def _shipment(parcel: Parcel, today: date, zone: tzinfo) -> ShipmentRecord:
    def at(days: int | None, hour: time) -> datetime | None:
        return None if days is None else _moment(today, days, hour, zone)

    return ShipmentRecord(
        carrier=parcel.carrier,
        tracking_number=parcel.tracking,
        state=parcel.state,
        shipped_at=at(parcel.shipped, NOON),
        expected_on=None if parcel.expected is None else today - timedelta(days=parcel.expected),
        last_scan=parcel.scan,
        last_scan_at=at(parcel.scanned, EVENING),
        delivered_at=at(parcel.delivered, NOON),
    )


def _moment(today: date, days: int, hour: time, zone: tzinfo) -> datetime:
    return datetime.combine(today - timedelta(days=days), hour, tzinfo=zone)
