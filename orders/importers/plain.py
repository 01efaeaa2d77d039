"""Our own plain JSON form: one order a line, or an array of orders. README.md beside this file documents it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, TypeVar

from orders.models import Shipment

from . import fields
from .json_stream import Item, items
from .records import CustomerRecord, LineRecord, OrderRecord, Reading, ShipmentRecord
from .texts import TextFile

T = TypeVar("T")

SOURCE = "shop"
ORDER_FIELDS = frozenset(
    [
        "source",
        "number",
        "customer",
        "email",
        "postcode",
        "placed_at",
        "currency",
        "total",
        "subtotal",
        "shipping_cost",
        "tax",
        "discount",
        "payment_state",
        "paid_at",
        "cancelled_at",
        "lines",
        "shipments",
    ]
)
CUSTOMER_FIELDS = frozenset(["external_id", "email", "name"])
LINE_FIELDS = frozenset(["sku", "title", "quantity", "unit_price", "shipment"])
SHIPMENT_FIELDS = frozenset(
    [
        "carrier",
        "tracking_number",
        "state",
        "shipped_at",
        "expected_on",
        "last_scan",
        "last_scan_at",
        "delivered_at",
    ]
)


@dataclass(frozen=True, kw_only=True)
class Node:
    """One object of the order, which knows its place so that a problem can name it."""

    reader: fields.Reader
    line: int
    place: str
    value: dict[str, Any]

    def __call__(self, field: str, parse: Callable[[Any], T]) -> T | None:
        return self.reader.read(self.line, self.place + field, self.value.get(field), parse)

    def complain(self, field: str, reason: str) -> None:
        self.reader.complain(self.line, self.place + field, self.value.get(field), reason)

    def child(self, field: str, allowed: frozenset[str]) -> "Node | None":
        value = self.value.get(field)
        return None if value is None else self._node(field, value, allowed)

    def children(self, field: str, allowed: frozenset[str]) -> "list[Node]":
        value = self.value.get(field)
        if not isinstance(value, list):
            self.complain(field, "is missing" if value is None else "is not a list")
            return []
        places = (self._node(f"{field}[{n}]", one, allowed) for n, one in enumerate(value, start=1))
        return [node for node in places if node]

    def _node(self, place: str, value: Any, allowed: frozenset[str]) -> "Node | None":
        return node(self.reader, self.line, self.place + place, value, allowed)


def node(
    reader: fields.Reader, line: int, place: str, value: Any, allowed: frozenset[str]
) -> Node | None:
    if not isinstance(value, dict):
        reader.complain(line, place or "order", value, "is not an object")
        return None
    prefix = f"{place}." if place else ""
    # A misspelt field would otherwise lose its value without a word.
    for unknown in sorted(value.keys() - allowed):
        reader.complain(line, prefix + unknown, value[unknown], "is not a field of this form")
    return Node(reader=reader, line=line, place=prefix, value=value)


def read(file: TextFile, *, source: str | None) -> Iterator[Reading]:
    for item in items(file):
        yield _reading(item, source)


def _reading(item: Item, source: str | None) -> Reading:
    reader = fields.Reader()
    if item.problem:
        reader.complain(item.line, "row", item.value, item.problem)
        return Reading(
            line=item.line,
            problems=tuple(reader.problems),
            is_order=not item.is_last,
            uncounted=item.is_last,
        )
    order = node(reader, item.line, "", item.value, ORDER_FIELDS)
    record = _record(order, source) if order else None
    if reader.problems:
        return Reading(line=item.line, problems=tuple(reader.problems))
    return Reading(line=item.line, record=record)


def _record(order: Node, source: str | None) -> OrderRecord | None:
    customer = _customer(order)
    shipments = _shipments(order)
    lines = [_line(line, shipments) for line in order.children("lines", LINE_FIELDS)]
    if order.value.get("lines") == []:
        order.complain("lines", "is empty")
    own_source = order("source", fields.text(50))
    if source and own_source and own_source != source:
        order.complain("source", f"is another source than {source}, which was named")
    values: dict[str, Any] = {
        "source": own_source or source or SOURCE,
        "number": order("number", fields.required(fields.number)),
        "customer": customer,
        "email": order("email", fields.optional(fields.email)),
        "postcode": order("postcode", fields.identifier(20)),
        "placed_at": order("placed_at", fields.required(fields.moment)),
        "currency": order("currency", fields.required(fields.currency)),
        "total": order("total", fields.required(fields.money)),
        "subtotal": order("subtotal", fields.optional(fields.money)),
        "shipping_cost": order("shipping_cost", fields.money_or_zero),
        "tax": order("tax", fields.money_or_zero),
        "discount": order("discount", fields.money_or_zero),
        "payment_state": order("payment_state", fields.optional(fields.payment_state)) or "pending",
        "paid_at": order("paid_at", fields.optional(fields.moment)),
        "cancelled_at": order("cancelled_at", fields.optional(fields.moment)),
    }
    if order.reader.problems:
        return None
    whole = tuple(line for line in lines if line)
    if not whole:
        order.complain("lines", "holds no article whose quantity is above zero")
    values["email"] = values["email"] or (customer.email if customer else None) or ""
    if values["subtotal"] is None:
        of_lines = sum((line.quantity * line.unit_price for line in whole), Decimal())
        values["subtotal"] = order.reader.read(order.line, "subtotal", of_lines, fields.money)
    return (
        None if order.reader.problems else OrderRecord(**values, lines=whole, shipments=shipments)
    )


def _customer(order: Node) -> CustomerRecord | None:
    customer = order.child("customer", CUSTOMER_FIELDS)
    if customer is None:
        return None
    external_id = customer("external_id", fields.optional(fields.identifier(200)))
    email = customer("email", fields.optional(fields.email))
    if not external_id and not customer.value.get("email"):
        customer.complain("email", "is missing, and external_id too")
    name = customer("name", fields.plain(200)) or ""
    return CustomerRecord(external_id=external_id, email=email, name=name)


def _line(line: Node, shipments: tuple[ShipmentRecord, ...] | None) -> LineRecord | None:
    sku = line("sku", fields.identifier(100))
    values: dict[str, Any] = {
        "sku": sku,
        "title": line("title", fields.title(sku)),
        # None, as the whole line then: it was taken out later.
        "quantity": line("quantity", fields.required(fields.units)) or None,
        "unit_price": line("unit_price", fields.required(fields.money)),
    }
    shipment = line("shipment", fields.optional(fields.place))
    if shipment and shipment > len(shipments or ()):
        line.complain("shipment", "is no shipment of this order")
    return None if None in values.values() else LineRecord(**values, shipment=shipment)


def _shipments(order: Node) -> tuple[ShipmentRecord, ...] | None:
    if order.value.get("shipments") is None:
        return None
    return tuple(_shipment(one) for one in order.children("shipments", SHIPMENT_FIELDS))


def _shipment(shipment: Node) -> ShipmentRecord:
    state = shipment("state", fields.required(fields.one_of(Shipment.State.values)))
    delivered_at = shipment("delivered_at", fields.optional(fields.moment))
    if delivered_at and state and state != Shipment.State.DELIVERED:
        shipment.complain("delivered_at", f"does not go with the state {state}")
    return ShipmentRecord(
        carrier=shipment("carrier", fields.text(100)) or "",
        tracking_number=shipment("tracking_number", fields.identifier(100)) or "",
        state=state or Shipment.State.PENDING,
        shipped_at=shipment("shipped_at", fields.optional(fields.moment)),
        expected_on=shipment("expected_on", fields.optional(fields.day)),
        last_scan=shipment("last_scan", fields.text(300)) or "",
        last_scan_at=shipment("last_scan_at", fields.optional(fields.moment)),
        delivered_at=delivered_at,
    )
