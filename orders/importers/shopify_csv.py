"""Shopify's orders export: one order stands over several rows, and only the first carries its head."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from orders.models import Shipment

from . import fields
from .records import CustomerRecord, LineRecord, OrderRecord, Problem, Reading, ShipmentRecord
from .sheets import BrokenRow, Row, Sheet
from .texts import TextFile

T = TypeVar("T")

SOURCE = "shopify"
NEEDED = ("Name", "Created at", "Currency", "Total", "Lineitem name", "Lineitem quantity")
LINE_COLUMNS = ("Lineitem name", "Lineitem quantity", "Lineitem price")
PLAIN = {*NEEDED, *LINE_COLUMNS, "Email", "Financial Status", "Lineitem sku"}


@dataclass(kw_only=True)
class Group:
    """The rows of one order, as far as they stand together."""

    name: str
    rows: list[Row] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    is_broken: bool = False
    """Its first row can't be read."""
    uncounted: bool = False

    def takes(self, row: Row) -> bool:
        return self.name == row["Name"] and not _is_head(row)

    @property
    def is_a_piece(self) -> bool:
        return not self.is_broken and not _is_head(self.rows[0])


def _is_head(row: Row) -> bool:
    return bool(row["Total"] or row["Currency"])


def sheet_of(file: TextFile) -> Sheet:
    """Raises Unlike where it is no orders export."""
    return Sheet.of(file, needed=NEEDED, plain=PLAIN)


def read(file: TextFile, *, source: str | None) -> Iterator[Reading]:
    """Every order of the file, in two passes: an order whose rows lie apart is left out whole."""
    sheet = sheet_of(file)
    in_pieces = {group.name for group in _groups(sheet) if group.is_a_piece}
    for group in _groups(sheet):
        yield _reading(group, in_pieces, source or SOURCE)


def _groups(sheet: Sheet) -> Iterator[Group]:
    group: Group | None = None
    for row in sheet.rows():
        name = row.cells.get("Name", "").strip()
        if isinstance(row, BrokenRow):
            lost = Group(
                name=name,
                problems=[row.problem],
                is_broken=True,
                uncounted=row.is_last or not name,
            )
            if group and (name == group.name if name else not group.uncounted):
                # It may be a part of the order above, which would then lack a line.
                group.problems.append(row.problem)
                group.uncounted |= lost.uncounted
                continue
        elif group and group.takes(row):
            group.rows.append(row)
            continue
        else:
            lost = Group(name=name, rows=[row])
        if group:
            yield group
        group = lost
    if group:
        yield group


def _reading(group: Group, in_pieces: set[str], source: str) -> Reading:
    if group.is_broken:
        return Reading(
            line=group.problems[0].line,
            problems=tuple(group.problems),
            is_order=bool(group.name),
            uncounted=group.uncounted,
        )
    head = group.rows[0]
    reader = fields.Reader()
    reader.problems.extend(group.problems)
    if group.name in in_pieces:
        reason = "stands in rows that lie apart, or its first row is missing"
        reader.complain(head.line, "Name", group.name, reason)
    record = None if reader.problems else _record(group.rows, reader, source)
    if reader.problems:
        return Reading(line=head.line, problems=tuple(reader.problems), uncounted=group.uncounted)
    return Reading(line=head.line, record=record)


def _record(rows: list[Row], reader: fields.Reader, source: str) -> OrderRecord | None:
    head = rows[0]
    cell = partial(_cell, reader, head)
    item_rows = [row for row in rows if any(row[column] for column in LINE_COLUMNS)]
    lines = [_line(row, reader) for row in item_rows]
    values: dict[str, Any] = {
        "source": source,
        "number": cell("Name", fields.number),
        "customer": _customer(head, reader),
        "email": cell("Email", fields.optional(fields.email)) or "",
        "postcode": _postcode(head, reader),
        "placed_at": cell("Created at", fields.required(fields.sheet_moment)),
        "currency": cell("Currency", fields.required(fields.currency)),
        "total": cell("Total", fields.required(fields.sheet_money)),
        "subtotal": cell("Subtotal", fields.sheet_money_or_zero),
        "shipping_cost": cell("Shipping", fields.sheet_money_or_zero),
        "tax": cell("Taxes", fields.sheet_money_or_zero),
        "discount": cell("Discount Amount", fields.sheet_money_or_zero),
        "payment_state": cell("Financial Status", fields.required(fields.payment_state)),
        "paid_at": cell("Paid at", fields.optional(fields.sheet_moment)),
        "cancelled_at": cell("Cancelled at", fields.optional(fields.sheet_moment)),
        "lines": tuple(line for line in lines if line),
        "shipments": _shipments(item_rows, head, reader),
        "shipments_are_a_guess": True,
    }
    if not values["lines"] and not reader.problems:
        reader.complain(head.line, "Lineitem name", "", "is missing: the order has no lines")
    return None if reader.problems else OrderRecord(**values)


def _line(row: Row, reader: fields.Reader) -> LineRecord | None:
    """None where it was taken out later, too: its quantity is zero then."""
    cell = partial(_cell, reader, row)
    sku = cell("Lineitem sku", fields.text(100))
    values: dict[str, Any] = {
        "sku": sku,
        "title": cell("Lineitem name", fields.title(sku)),
        "quantity": cell("Lineitem quantity", fields.required(fields.units)) or None,
        "unit_price": cell("Lineitem price", fields.required(fields.sheet_money)),
    }
    shipped = row["Lineitem fulfillment status"] == "fulfilled"
    return (
        None if None in values.values() else LineRecord(**values, shipment=1 if shipped else None)
    )


def _shipments(
    rows: list[Row], head: Row, reader: fields.Reader
) -> tuple[ShipmentRecord, ...] | None:
    """The export knows that a parcel left and when, but neither its carrier nor where it is."""
    if not any(row["Lineitem fulfillment status"] == "fulfilled" for row in rows):
        return None
    left = _cell(reader, head, "Fulfilled at", fields.optional(fields.sheet_moment))
    return (ShipmentRecord(state=Shipment.State.SENT, shipped_at=left),)


def _customer(head: Row, reader: fields.Reader) -> CustomerRecord | None:
    # Cash on delivery is often ordered without an address: then nobody is known.
    try:
        email = fields.optional(fields.email)(head["Email"])
    except fields.Unreadable:
        return None
    column = "Billing Name" if head["Billing Name"] else "Shipping Name"
    name = _cell(reader, head, column, fields.plain(200)) or ""
    return CustomerRecord(email=email, name=name) if email else None


def _postcode(head: Row, reader: fields.Reader) -> str | None:
    column = "Shipping Zip" if head["Shipping Zip"] else "Billing Zip"
    # The apostrophe keeps a spreadsheet from eating leading zeros; "-" fills an empty field.
    return _cell(reader, head, column, fields.sheet_postcode)


def _cell(reader: fields.Reader, row: Row, column: str, parse: Callable[[str], T]) -> T | None:
    return reader.read(row.line, column, row[column], parse)
