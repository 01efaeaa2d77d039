"""How a stored order differs from what its source says now, and how it takes the change."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from django.db.models import Model

from orders.models import Order, OrderLine, Shipment

from .records import LineRecord, OrderRecord, ShipmentRecord

# What a source that knows no carrier writes of a parcel, and wrote before.
GUESSED = (Shipment.State.SENT, Shipment.State.UNKNOWN, Shipment.State.IN_TRANSIT)
NOT_COLUMNS = {"customer", "lines", "shipments", "shipments_are_a_guess"}


class LineHasReturns(Exception):
    """The line may not vanish, become another article, or shrink below what customers send back."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.title = title


def as_new(record: OrderRecord) -> OrderRecord:
    """The record of an order that we have not: where nothing is said of parcels, nothing is known."""
    if record.shipments is not None or record.shipments_are_a_guess:
        return record
    return replace(record, shipments=(ShipmentRecord(state=Shipment.State.UNKNOWN),))


def order_values(record: OrderRecord, *, customer_id: int | None) -> dict[str, Any]:
    values = {name: value for name, value in vars(record).items() if name not in NOT_COLUMNS}
    # A source that does not know whose order it is says nothing against what we know.
    return values if customer_id is None else {**values, "customer_id": customer_id}


def line_values(line: LineRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(line).items() if name != "shipment"}


def shipment_values(shipment: ShipmentRecord) -> dict[str, Any]:
    return dict(vars(shipment))


def differs(order: Order, record: OrderRecord, *, customer_id: int | None) -> bool:
    """Whether anything of the record is not yet as it says. Reads no more than the prefetched rows."""
    if _unlike(order, order_values(record, customer_id=customer_id)):
        return True
    if _shipments_to_write(order, record) is not None and _shipments(order) != _told(record):
        return True
    return _lines(order, record) != list(record.lines)


def apply(order: Order, record: OrderRecord, *, customer_id: int | None, now: datetime) -> None:
    """Raises LineHasReturns, which must undo what was written."""
    values = order_values(record, customer_id=customer_id)
    _set(order, {**_unlike(order, values), "updated_at": now})
    if (shipments := _shipments_to_write(order, record)) is not None:
        _apply_shipments(order, shipments)
    parcels = {parcel.position: parcel for parcel in order.shipments.order_by("position")}
    stored = {line.position: line for line in order.lines.all()}
    for position, line in enumerate(record.lines, start=1):
        if position in stored:
            _apply_line(stored.pop(position), line, parcels, keep_shipment=shipments is None)
        else:
            OrderLine.objects.create(
                order=order,
                position=position,
                shipment=parcels.get(line.shipment or 0),
                **line_values(line),
            )
    for vanished in stored.values():
        _remove(vanished)


def _shipments_to_write(order: Order, record: OrderRecord) -> tuple[ShipmentRecord, ...] | None:
    if record.shipments_are_a_guess and any(map(_is_told_by_a_carrier, order.shipments.all())):
        return None
    return record.shipments


def _is_told_by_a_carrier(parcel: Shipment) -> bool:
    moved = parcel.state not in GUESSED
    return bool(moved or parcel.carrier or parcel.tracking_number or parcel.last_scan)


def _shipments(order: Order) -> list[ShipmentRecord]:
    return [
        ShipmentRecord(**{name: getattr(parcel, name) for name in _SHIPMENT_FIELDS})
        for parcel in order.shipments.all()
    ]


def _told(record: OrderRecord) -> list[ShipmentRecord]:
    return list(record.shipments or ())


def _lines(order: Order, record: OrderRecord) -> list[LineRecord]:
    """The stored lines as records; where the source may not say it, the parcel is as it says."""
    places = {parcel.pk: parcel.position for parcel in order.shipments.all()}
    keep = _shipments_to_write(order, record) is None
    told = [line.shipment for line in record.lines]
    return [
        LineRecord(
            sku=line.sku,
            title=line.title,
            quantity=line.quantity,
            unit_price=line.unit_price,
            shipment=told[n] if keep and n < len(told) else places.get(line.shipment_id or 0),
        )
        for n, line in enumerate(order.lines.all())
    ]


def _apply_shipments(order: Order, shipments: tuple[ShipmentRecord, ...]) -> None:
    stored = {parcel.position: parcel for parcel in order.shipments.all()}
    for position, shipment in enumerate(shipments, start=1):
        if position in stored:
            parcel = stored.pop(position)
            _set(parcel, _unlike(parcel, shipment_values(shipment)))
        else:
            Shipment.objects.create(order=order, position=position, **shipment_values(shipment))
    for vanished in stored.values():
        vanished.delete()


def _apply_line(
    line: OrderLine, told: LineRecord, parcels: dict[int, Shipment], *, keep_shipment: bool
) -> None:
    values = line_values(told)
    if not keep_shipment:
        parcel = parcels.get(told.shipment or 0)
        values["shipment_id"] = parcel and parcel.pk
    changed = _unlike(line, values)
    if not changed:
        return
    if changed.keys() & {"sku", "title"} and line.return_lines.exists():
        raise LineHasReturns(line.title)
    # Conditional, since a customer may be asking for a return of this line right now.
    rows = OrderLine.objects.filter(pk=line.pk, returned__lte=told.quantity)
    if not rows.update(**changed):
        raise LineHasReturns(line.title)


def _remove(line: OrderLine) -> None:
    if line.return_lines.exists():
        raise LineHasReturns(line.title)
    line.delete()


def _unlike(row: Model, values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if getattr(row, name) != value}


def _set(row: Model, values: dict[str, Any]) -> None:
    if not values:
        return
    for name, value in values.items():
        setattr(row, name, value)
    row.save(update_fields=list(values))


_SHIPMENT_FIELDS = tuple(ShipmentRecord.__dataclass_fields__)
