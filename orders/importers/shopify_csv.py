"""Shopify's orders export: one order stands over several rows, and only the first carries its head."""

import csv
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from orders.models import Shipment

from . import fields
from .records import CustomerRecord, LineRecord, OrderRecord, Problem, Reading, ShipmentRecord

T = TypeVar("T")

SOURCE = "shopify"
NEEDED = ("Name", "Created at", "Currency", "Total", "Lineitem name", "Lineitem quantity")
CELL_LIMIT = csv.field_size_limit()
LINE_COLUMNS = ("Lineitem name", "Lineitem quantity", "Lineitem price")


@dataclass(frozen=True, kw_only=True)
class Row:
    line: int
    cells: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.cells.get(column, "").strip()

    @property
    def is_head(self) -> bool:
        return bool(self["Total"] or self["Currency"])


@dataclass(kw_only=True)
class Group:
    """The rows of one order, as far as they stand together."""

    rows: list[Row] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def takes(self, row: Row) -> bool:
        return bool(self.rows) and self.rows[0]["Name"] == row["Name"] and not row.is_head

    @property
    def is_a_piece(self) -> bool:
        return bool(self.rows) and not self.rows[0].is_head


def is_shopify(path: Path) -> bool:
    with path.open(encoding="utf-8-sig", errors="surrogateescape", newline="") as file:
        header = next(csv.reader([file.readline(CELL_LIMIT)]), [])
    return all(column in header for column in NEEDED)


def read(path: Path) -> Iterator[Reading]:
    """Every order of the file, in two passes: an order whose rows lie apart is left out whole."""
    in_pieces = {group.rows[0]["Name"] for group in _groups(path) if group.is_a_piece}
    for group in _groups(path):
        yield _reading(group, in_pieces)


def _groups(path: Path) -> Iterator[Group]:
    group = Group()
    for row in _rows(path):
        if isinstance(row, Problem):
            # The row may have been a part of the order above, which would then lack a line.
            group.problems.append(row)
        elif group.takes(row):
            group.rows.append(row)
        else:
            if group.rows or group.problems:
                yield group
            group = Group(rows=[row])
    if group.rows or group.problems:
        yield group


def _rows(path: Path) -> Iterator[Row | Problem]:
    # Bytes that are no UTF-8 are carried along and complained of in their own field.
    with path.open(encoding="utf-8-sig", errors="surrogateescape", newline="") as file:
        reader = csv.reader(file, strict=True)
        header = next(reader, [])
        while True:
            line = reader.line_num + 1
            try:
                cells = next(reader)
            except StopIteration:
                return
            except csv.Error as error:
                yield Problem(line=line, field="row", value="", reason=f"is unreadable: {error}")
                continue
            if len(cells) == len(header):
                yield Row(line=line, cells=dict(zip(header, cells, strict=True)))
            elif cells:
                reason = f"has {len(cells)} columns instead of {len(header)}"
                yield Problem(line=line, field="row", value=cells[0], reason=reason)


def _reading(group: Group, in_pieces: set[str]) -> Reading:
    if not group.rows:
        return Reading(line=group.problems[0].line, problems=tuple(group.problems))
    head = group.rows[0]
    reader = fields.Reader()
    reader.problems.extend(group.problems)
    if head["Name"] in in_pieces:
        reason = "stands in rows that lie apart, or its first row is missing"
        reader.complain(head.line, "Name", head["Name"], reason)
        return Reading(line=head.line, problems=tuple(reader.problems))
    record = _record(group.rows, reader)
    if reader.problems:
        return Reading(line=head.line, problems=tuple(reader.problems))
    return Reading(line=head.line, record=record)


def _record(rows: list[Row], reader: fields.Reader) -> OrderRecord | None:
    head = rows[0]
    cell = partial(_cell, reader, head)
    item_rows = [row for row in rows if any(row[column] for column in LINE_COLUMNS)]
    values: dict[str, Any] = {
        "source": SOURCE,
        "number": cell("Name", fields.number),
        "customer": _customer(head, reader),
        "email": cell("Email", fields.optional(fields.email)) or "",
        "postcode": _postcode(head, reader),
        "placed_at": cell("Created at", fields.required(fields.moment)),
        "currency": cell("Currency", fields.required(fields.currency)),
        "total": cell("Total", fields.required(fields.money)),
        "subtotal": cell("Subtotal", fields.money_or_zero),
        "shipping_cost": cell("Shipping", fields.money_or_zero),
        "tax": cell("Taxes", fields.money_or_zero),
        "discount": cell("Discount Amount", fields.money_or_zero),
        "payment_state": cell("Financial Status", fields.required(fields.payment_state)),
        "paid_at": cell("Paid at", fields.optional(fields.moment)),
        "cancelled_at": cell("Cancelled at", fields.optional(fields.moment)),
        "lines": tuple(_line(row, reader) for row in item_rows),
        "shipments": _shipments(item_rows, head, reader),
        "shipments_are_a_guess": True,
    }
    if not item_rows:
        reader.complain(head.line, "Lineitem name", "", "is missing: the order has no lines")
    return None if reader.problems else OrderRecord(**values)


def _line(row: Row, reader: fields.Reader) -> LineRecord | None:
    cell = partial(_cell, reader, row)
    values: dict[str, Any] = {
        "sku": cell("Lineitem sku", fields.text(100)),
        "title": cell("Lineitem name", fields.required(fields.text(300))),
        "quantity": cell("Lineitem quantity", fields.required(fields.quantity)),
        "unit_price": cell("Lineitem price", fields.required(fields.money)),
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
    left = _cell(reader, head, "Fulfilled at", fields.optional(fields.moment))
    return (ShipmentRecord(state=Shipment.State.IN_TRANSIT, shipped_at=left),)


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
    written = _cell(reader, head, column, fields.plain(21))
    return None if written is None else written.lstrip("'").strip("- ")


def _cell(reader: fields.Reader, row: Row, column: str, parse: Callable[[str], T]) -> T | None:
    return reader.read(row.line, column, row[column], parse)
