"""Writes of a held run that carry its fence in the very statement, and lock the run by it.

They are worded in SQL: Django has no words for an INSERT with a condition, and takes ten times as
long to word an UPDATE as a database takes to make it. A run makes some of these at each step.
"""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext
from datetime import timedelta
from functools import cache
from typing import Any

from django.db import connection, models, transaction
from django.db.models.functions import Now

from orders.prepared import PreparedInsert, database
from support_agent.models import Run

from .errors import LeaseLost

LEASE = timedelta(seconds=9)


def renew(run: Run) -> None:
    """Renew the lease. Raises LeaseLost when it is not ours any more."""
    held, values = _held(run)
    later, wait = _clock(connection.vendor, LEASE)
    sql = f"UPDATE {_name(Run)} SET lease_until = {later} WHERE {held} RETURNING id"
    _write(sql, [*wait, *values], run=run)


def insert(
    row: models.Model,
    *,
    run: Run,
    parts: Sequence[models.Model] = (),
    beside: Sequence[models.Model] = (),
    shared: Sequence[models.Model] = (),
) -> None:
    """Insert a new row for the run, and with it the rows that are parts of it, or none of them.

    `beside` stand rows of the run's own that are kept together with it, and `shared` are rows that
    they refer to and that the database may have already: only it can say. Raises LeaseLost when
    the run is not ours any more.
    """
    if (parts or beside) and connection.vendor == "postgresql":
        _insert_at_once(row, parts, beside, shared, run=run)
        return
    with transaction.atomic() if parts or beside else nullcontext():
        sql, values = _insertion(row, run=run)
        found, keys = _whether_found(shared)
        row.pk, *are_found = _write(f"{sql} RETURNING id{found}", [*values, *keys], run=run)[0]
        for one, is_found in zip(shared, are_found, strict=True):
            if not is_found:
                _insert_beside(one)
        for part in parts:
            setattr(part, _whole_of(part, row).attname, row.pk)
            PreparedInsert(type(part))(part)
        for one in beside:
            _insert_beside(one)


def _whether_found(rows: Sequence[models.Model]) -> tuple[str, list[Any]]:
    """Columns that say of each row whether the database has it, and the keys that are sent."""
    columns = (
        f", EXISTS (SELECT 1 FROM {_name(type(row))} WHERE {_column(row._meta.pk)} = %s)"
        for row in rows
    )
    return "".join(columns), [row.pk for row in rows]


def _insert_beside(row: models.Model) -> None:
    fields = _fields(type(row))
    marks, sent = _given(fields, vars(row))
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {_name(type(row))} ({_columns(fields)}) VALUES ({', '.join(marks)})", sent
        )


def _insert_at_once(
    row: models.Model,
    parts: Sequence[models.Model],
    beside: Sequence[models.Model],
    shared: Sequence[models.Model],
    *,
    run: Run,
) -> None:
    # One statement is a transaction of its own, and saves the journeys to the server.
    insertion, values = _insertion(row, run=run)
    clauses, end = [f"whole AS ({insertion} RETURNING id)"], "SELECT id FROM whole"
    for name, rows, unless in (
        ("shared", shared, " ON CONFLICT DO NOTHING"),
        ("beside", beside, ""),
    ):
        if rows:
            clause, sent = _insertion_beside(rows)
            clauses.append(f"{name} AS ({clause}{unless})")
            values += sent
    if parts:
        end, sent = _insertion_of_parts(parts, row)
        values += sent
    written = sorted(_write(f"WITH {', '.join(clauses)} {end}", values, run=run))
    row.pk = written[0][0]
    # Keys are given in the order of the places.
    for part, (key, part_key) in zip(parts, written if parts else (), strict=True):
        part.pk = part_key
        setattr(part, _whole_of(part, row).attname, key)


def _insertion_beside(beside: Sequence[models.Model]) -> tuple[str, list[Any]]:
    columns, rows, sent = _rows(beside)
    return (
        f"INSERT INTO {_name(type(beside[0]))} ({columns}) "
        f"SELECT {columns} FROM whole, (VALUES {rows}) AS apart (place, {columns}) ORDER BY place",
        sent,
    )


def _insertion_of_parts(parts: Sequence[models.Model], row: models.Model) -> tuple[str, list[Any]]:
    whole = _whole_of(parts[0], row)
    columns, rows, sent = _rows(parts, without=whole)
    return (
        f"INSERT INTO {_name(type(parts[0]))} ({_column(whole)}, {columns}) "
        f"SELECT whole.id, {columns} FROM whole, (VALUES {rows}) AS given (place, {columns}) "
        f"ORDER BY place RETURNING {_column(whole)}, id",
        sent,
    )


def _rows(rows: Sequence[models.Model], *, without: Any = None) -> tuple[str, str, list[Any]]:
    """Columns, a list of rows for VALUES that begin with their place, and what is sent for them."""
    fields = tuple(
        field for field in _fields(type(rows[0])) if field is not without and _is_given(field, rows)
    )
    given, values = [], []
    for place, row in enumerate(rows):
        marks, sent = _given(fields, vars(row))
        given.append(f"({place}, {', '.join(marks)})")
        values += sent
    return _columns(fields), ", ".join(given), values


def _insertion(row: models.Model, *, run: Run) -> tuple[str, list[Any]]:
    fields = _fields(type(row))
    given, values = _given(fields, vars(row))
    held, fence = _held(run)
    return (
        f"INSERT INTO {_name(type(row))} ({_columns(fields)}) SELECT {', '.join(given)} "
        f"FROM {_name(Run)} WHERE {held}{_lock()}",
        [*values, *fence],
    )


def _whole_of(part: models.Model, row: models.Model) -> Any:
    fields = part._meta.concrete_fields
    return next(field for field in fields if field.related_model is type(row))


def _is_given(field: Any, rows: Sequence[models.Model]) -> bool:
    # A column of which nothing is known has no type in a list of values.
    return any(vars(row)[field.attname] is not None for row in rows)


def update(row: models.Model, *, run: Run, **changes: Any) -> None:
    """Change a row of the run. Raises LeaseLost when it is not ours any more."""
    fields = [row._meta.get_field(name) for name in changes]
    given, values = _given(fields, changes)
    sets = ", ".join(
        f"{_column(field)} = {mark}" for field, mark in zip(fields, given, strict=True)
    )
    held, fence = _held(run)
    _write(
        f"UPDATE {_name(type(row))} SET {sets} WHERE id = %s "
        f"AND EXISTS (SELECT 1 FROM {_name(Run)} WHERE {held}{_lock()}) RETURNING id",
        [*values, row.pk, *fence],
        run=run,
    )


def _held(run: Run) -> tuple[str, list[Any]]:
    values = [run.pk, run.lease_owner, run.fence, Run.State.RUNNING.value]
    return _while_held(database().vendor), values


@cache
def _while_held(vendor: str) -> str:
    # Whoever takes the floor closes the run in the same transaction, so a running run with our
    # fence says that the floor is ours too.
    now, _ = _clock(vendor)
    table = _name(Run)
    return (
        f"{table}.id = %s AND {table}.lease_owner = %s AND {table}.fence = %s "
        f"AND {table}.state = %s AND {table}.lease_until > {now}"
    )


def _lock() -> str:
    return " FOR NO KEY UPDATE" if connection.features.has_select_for_no_key_update else ""


def _given(fields: Iterable[Any], row: Mapping[str, Any]) -> tuple[list[str], list[Any]]:
    """What stands for each field in the statement, and the values that are sent with it."""
    db = database()
    marks: list[str] = []
    sent: list[Any] = []
    for field in fields:
        value = row[field.attname]
        if isinstance(value, Now):
            marks.append(_clock(db.vendor)[0])
        else:
            marks.append("%s")
            sent.append(field.get_db_prep_save(value, db))
    return marks, sent


@cache
def _clock(vendor: str, later: timedelta = timedelta()) -> tuple[str, Sequence[Any]]:
    """The database's present time, or a later one, as Django words it for this database."""
    query = Run.objects.all().query
    time = (Now() + later if later else Now()).resolve_expression(query)
    sql, values = query.get_compiler(connection=connection).compile(time)
    return sql, list(values)


@cache
def _fields(model: type[models.Model]) -> tuple[Any, ...]:
    return tuple(
        field for field in model._meta.concrete_fields if not isinstance(field, models.AutoField)
    )


# Both databases quote a name alike.
@cache
def _name(model: type[models.Model]) -> str:
    return connection.ops.quote_name(model._meta.db_table)


@cache
def _columns(fields: tuple[Any, ...]) -> str:
    return ", ".join(map(_column, fields))


@cache
def _column(field: Any) -> str:
    return connection.ops.quote_name(field.column)


def _write(sql: str, values: Sequence[Any], *, run: Run) -> list[tuple[Any, ...]]:
    with database().cursor() as cursor:
        cursor.execute(sql, values)
        written: list[tuple[Any, ...]] = cursor.fetchall()
    if not written:
        raise LeaseLost(run.pk)
    return written
