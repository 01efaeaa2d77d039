"""Orders read with their parts in one statement, however many parts there are.

Django reads each kind of part by a query of its own and words it anew each time, which takes
longer than the database's answer. Here every row comes as JSON and is made a model again.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime
from decimal import Decimal
from functools import cache
from typing import Any

from django.core.exceptions import EmptyResultSet
from django.db import DEFAULT_DB_ALIAS, connection, models

from .models import Order, OrderLine, ReturnRequest, Shipment
from .prepared import database

PARTS: dict[str, type[models.Model]] = {
    "lines": OrderLine,
    "shipments": Shipment,
    "return_requests": ReturnRequest,
}
ORDER = "order"
# A SELECT of orders' keys, and its values.
Keys = tuple[str, Sequence[Any]]


def read(wanted: models.QuerySet[Order] | Keys, *parts: str) -> list[Order]:
    """The wanted orders, the newest first, with these parts in the order of their positions.

    The parts are there as if they were prefetched: `order.lines.all()` asks nobody.
    """
    try:
        chosen, values = wanted if isinstance(wanted, tuple) else _keys(wanted)
    except EmptyResultSet:
        return []
    rows: defaultdict[str, list[Any]] = defaultdict(list)
    db = database()
    with db.cursor() as cursor:
        cursor.execute(f"WITH wanted (id) AS ({chosen}) {_statement(parts, db.vendor)}", values)
        for part, row in cursor.fetchall():
            rows[part].append(_made(PARTS.get(part, Order), json.loads(row, parse_float=Decimal)))
    orders = sorted(rows[ORDER], key=lambda order: order.placed_at, reverse=True)
    for part in parts:
        _attach(part, sorted(rows[part], key=_place), orders)
    return orders


def _keys(wanted: models.QuerySet[Order]) -> Keys:
    return wanted.values("pk").query.sql_with_params()


@cache
def _statement(parts: tuple[str, ...], vendor: str) -> str:
    selects = [_select(ORDER, Order, "id", vendor)]
    selects += [_select(part, PARTS[part], "order_id", vendor) for part in parts]
    return " UNION ALL ".join(selects)


def _select(part: str, model: type[models.Model], key: str, vendor: str) -> str:
    table = connection.ops.quote_name(model._meta.db_table)
    if vendor == "postgresql":
        row = "row_to_json(part)::text"
    else:
        names = [field.column for field in model._meta.concrete_fields]
        pairs = ", ".join(f"'{name}', part.{name}" for name in names)
        row = f"json_object({pairs})"
    return f"SELECT '{part}', {row} FROM {table} part WHERE {key} IN (SELECT wanted.id FROM wanted)"


def _made(model: type[models.Model], row: dict[str, Any]) -> models.Model:
    for column, read in _readers(model):
        if row[column] is not None:
            row[column] = read(row[column])
    columns = {field.attname: str(field.column) for field in model._meta.concrete_fields}
    return model.from_db(DEFAULT_DB_ALIAS, [*columns], [row[each] for each in columns.values()])


@cache
def _readers(model: type[models.Model]) -> list[tuple[str, Callable[[Any], Any]]]:
    """The columns whose values JSON has no words for, and how they are read."""
    readers = ((str(field.column), _reader(field)) for field in model._meta.concrete_fields)
    return [(column, read) for column, read in readers if read]


def _reader(field: Any) -> Callable[[Any], Any] | None:
    if isinstance(field, models.DateTimeField):
        return _moment
    if isinstance(field, models.DateField):
        return date.fromisoformat
    if isinstance(field, models.DecimalField):
        return lambda value: round(Decimal(value), field.decimal_places)
    return None


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    # SQLite keeps times in UTC and does not say so.
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _place(row: Any) -> Any:
    return (row.requested_at, row.pk) if isinstance(row, ReturnRequest) else row.position


def _attach(part: str, rows: Iterable[Any], orders: Iterable[Order]) -> None:
    by_order: defaultdict[int, list[Any]] = defaultdict(list)
    for row in rows:
        by_order[row.order_id].append(row)
    for order in orders:
        for row in by_order[order.pk]:
            row.order = order
        # What the order's own manager gives, without the clones that it makes of it: its filter is
        # there for whoever asks on.
        found: Any = PARTS[part]._default_manager.all()
        found._deferred_filter = (False, (), {"order": order})
        found._result_cache, found._prefetch_done = by_order[order.pk], True
        vars(order).setdefault("_prefetched_objects_cache", {})[part] = found
