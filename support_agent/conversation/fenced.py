"""Writes of a held run that carry its fence in the very statement, and lock the run by it.

They are worded in SQL: Django has no words for an INSERT with a condition, and takes ten times as
long to word an UPDATE as a database takes to make it. A run makes some of these at each step.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import cache
from typing import Any

from django.db import connection, models
from django.db.models.functions import Now

from support_agent.models import Run

from .errors import LeaseLost

LEASE = timedelta(seconds=9)


def renew(run: Run) -> None:
    """Renew the lease. Raises LeaseLost when it is not ours any more."""
    held, values = _held(run)
    later, wait = _clock(connection.vendor, LEASE)
    _write(f"UPDATE {_name(Run)} SET lease_until = {later} WHERE {held}", [*wait, *values], run=run)


def insert(row: models.Model, *, run: Run) -> None:
    """Insert a new row for the run. Raises LeaseLost when it is not ours any more."""
    fields = [field for field in row._meta.concrete_fields if not field.primary_key]
    columns = ", ".join(_column(field) for field in fields)
    given, values = _given({field: getattr(row, field.attname) for field in fields})
    held, fence = _held(run)
    row.pk = _write(
        f"INSERT INTO {_name(type(row))} ({columns}) SELECT {', '.join(given)} "
        f"FROM {_name(Run)} WHERE {held}{_lock()}",
        [*values, *fence],
        run=run,
    )


def update(row: models.Model, *, run: Run, **changes: Any) -> None:
    """Change a row of the run. Raises LeaseLost when it is not ours any more."""
    fields = [row._meta.get_field(name) for name in changes]
    given, values = _given(dict(zip(fields, changes.values(), strict=True)))
    sets = ", ".join(
        f"{_column(field)} = {mark}" for field, mark in zip(fields, given, strict=True)
    )
    held, fence = _held(run)
    _write(
        f"UPDATE {_name(type(row))} SET {sets} WHERE id = %s "
        f"AND EXISTS (SELECT 1 FROM {_name(Run)} WHERE {held}{_lock()})",
        [*values, row.pk, *fence],
        run=run,
    )


def _held(run: Run) -> tuple[str, list[Any]]:
    # Whoever takes the floor closes the run in the same transaction, so a running run with our
    # fence says that the floor is ours too.
    now, _ = _clock(connection.vendor)
    table = _name(Run)
    where = (
        f"{table}.id = %s AND {table}.lease_owner = %s AND {table}.fence = %s "
        f"AND {table}.state = %s AND {table}.lease_until > {now}"
    )
    return where, [run.pk, run.lease_owner, run.fence, Run.State.RUNNING.value]


def _lock() -> str:
    return " FOR NO KEY UPDATE" if connection.features.has_select_for_no_key_update else ""


def _given(values: Mapping[Any, Any]) -> tuple[list[str], list[Any]]:
    """What stands for each value in the statement, and the values that are sent with it."""
    marks: list[str] = []
    sent: list[Any] = []
    for field, value in values.items():
        if isinstance(value, Now):
            marks.append(_clock(connection.vendor)[0])
        else:
            marks.append("%s")
            sent.append(field.get_db_prep_save(value, connection))
    return marks, sent


@cache
def _clock(vendor: str, later: timedelta = timedelta()) -> tuple[str, Sequence[Any]]:
    """The database's present time, or a later one, as Django words it for this database."""
    query = Run.objects.all().query
    time = (Now() + later if later else Now()).resolve_expression(query)
    sql, values = query.get_compiler(connection=connection).compile(time)
    return sql, list(values)


def _name(model: type[models.Model]) -> str:
    return connection.ops.quote_name(model._meta.db_table)


def _column(field: Any) -> str:
    return connection.ops.quote_name(field.column)


def _write(sql: str, values: Sequence[Any], *, run: Run) -> Any:
    with connection.cursor() as cursor:
        cursor.execute(f"{sql} RETURNING id", values)
        written = cursor.fetchone()
    if written is None:
        raise LeaseLost(run.pk)
    return written[0]
