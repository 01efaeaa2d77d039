"""Statements that Django words once, and that are asked again and again with other values.

To word a query takes Django several times as long as a database takes to answer it, and a run
of the agent asks the same dozen each time. Here the wording is kept: the words stay Django's, for
either database, and only the values are new.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from django.db import connection, models
from django.db.models import sql
from django.db.models.query import get_related_populators

M = TypeVar("M", bound=models.Model)


class Given(models.Expression):
    """Stands in a queryset for a value that is given with each question, of this field's kind."""

    def __init__(self, name: str, field: Any) -> None:
        super().__init__(output_field=field)
        self.name = name

    def as_sql(self, *context: object) -> tuple[str, list[Any]]:  # type: ignore[override]
        """A place in the statement, and whose place it is."""
        return "%s", [self]


@dataclass(frozen=True, kw_only=True)
class _Wording:
    """A statement as this database takes it, with its values and those that are still to come."""

    sql: str
    values: tuple[Any, ...]

    def sent(self, given: dict[str, Any]) -> list[Any]:
        return [
            value.output_field.get_db_prep_value(given[value.name], connection)
            if isinstance(value, Given)
            else value
            for value in self.values
        ]


def _worded(compiler: Any) -> _Wording:
    statement, values = compiler.as_sql()
    return _Wording(sql=statement, values=tuple(values))


class PreparedInsert(Generic[M]):
    """An INSERT of one row, which gets the key that the database gives it."""

    def __init__(self, model: type[M]) -> None:
        self._model = model

    def __call__(self, row: M) -> M:
        values = [
            field.get_db_prep_save(getattr(row, field.attname), connection)
            for field in _columns(self._model)
        ]
        with connection.cursor() as cursor:
            cursor.execute(_insert(self._model, connection.vendor), values)
            row.pk = cursor.fetchone()[0]
        row._state.adding, row._state.db = False, connection.alias
        return row


@cache
def _columns(model: type[models.Model]) -> list[Any]:
    return [field for field in model._meta.concrete_fields if not field.primary_key]


@cache
def _insert(model: type[models.Model], vendor: str) -> str:
    quoted = connection.ops.quote_name
    names = [quoted(field.column) for field in _columns(model)]
    marks = ", ".join(["%s"] * len(names))
    table = quoted(model._meta.db_table)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks}) RETURNING id"


class PreparedKeys:
    """The keys of the rows that a queryset chooses. Called, it gives their SELECT and its values,
    to stand in another statement."""

    def __init__(self, choose: Callable[[], models.QuerySet[Any]]) -> None:
        self._choose = choose
        self._wordings: dict[str, _Wording] = {}

    def __call__(self, **given: Any) -> tuple[str, list[Any]]:
        wording = self._wordings.get(connection.vendor) or self._word()
        return wording.sql, wording.sent(given)

    def _word(self) -> _Wording:
        keys = self._choose().values("pk").query
        wording = _worded(keys.get_compiler(connection=connection))
        self._wordings[connection.vendor] = wording
        return wording


class PreparedUpdate:
    """An UPDATE of the rows that a queryset chooses. Called, it says how many there were."""

    def __init__(self, choose: Callable[[], models.QuerySet[Any]], **changes: Any) -> None:
        self._choose = choose
        self._changes = changes
        self._wordings: dict[str, _Wording] = {}

    def __call__(self, **given: Any) -> int:
        wording = self._wordings.get(connection.vendor) or self._word()
        with connection.cursor() as cursor:
            cursor.execute(wording.sql, wording.sent(given))
            return int(cursor.rowcount)

    def _word(self) -> _Wording:
        query: Any = self._choose().query.chain(sql.UpdateQuery)
        query.add_update_values(self._changes)
        wording = _worded(query.get_compiler(connection=connection))
        self._wordings[connection.vendor] = wording
        return wording


@dataclass(frozen=True, kw_only=True)
class _Reading(_Wording):
    """How the rows of a SELECT become models, with those of `select_related`."""

    compiler: Any
    converters: Any
    columns: slice
    names: Sequence[str]
    related: Sequence[Any]

    def made(self, rows: Sequence[Sequence[Any]]) -> list[Any]:
        kind = self.compiler.klass_info["model"]
        extra = self.compiler.annotation_col_map or {}
        found = []
        for row in self.compiler.apply_converters(rows, self.converters):
            one = kind.from_db(connection.alias, self.names, row[self.columns])
            for populator in self.related:
                populator.populate(row, one)
            for name, column in extra.items():
                setattr(one, name, row[column])
            found.append(one)
        return found


class PreparedQuery(Generic[M]):
    """A SELECT of models. Called, it reads them; `most` bounds how many."""

    def __init__(self, choose: Callable[[], models.QuerySet[M]]) -> None:
        self._choose = choose
        self._readings: dict[str, _Reading] = {}

    def __call__(self, *, most: int | None = None, **given: Any) -> list[M]:
        reading = self._readings.get(connection.vendor) or self._word()
        limit = "" if most is None else f" LIMIT {int(most)}"
        with connection.cursor() as cursor:
            cursor.execute(reading.sql + limit, reading.sent(given))
            return reading.made(cursor.fetchall())

    def _word(self) -> _Reading:
        compiler = self._choose().query.get_compiler(connection=connection)
        populators: Any = get_related_populators
        statement, values = compiler.as_sql()
        places = compiler.klass_info["select_fields"]
        columns = slice(places[0], places[-1] + 1)
        reading = _Reading(
            sql=statement,
            values=tuple(values),
            compiler=compiler,
            converters=compiler.get_converters([chosen[0] for chosen in compiler.select]),
            columns=columns,
            names=[chosen[0].target.attname for chosen in compiler.select[columns]],
            related=populators(compiler.klass_info, compiler.select, connection.alias),
        )
        self._readings[connection.vendor] = reading
        return reading
