"""Statements that Django words once, and that are asked again and again with other values.

To word a query takes Django several times as long as a database takes to answer it, and a run
of the agent asks the same dozen each time. Here the wording is kept: the words stay Django's, for
either database, and only the values are new.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from django.db import DEFAULT_DB_ALIAS, connection, connections, models
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import sql
from django.db.models.query import get_related_populators

M = TypeVar("M", bound=models.Model)


def database() -> BaseDatabaseWrapper:
    """This thread's connection itself. Django's `connection` looks it up anew for each word of it."""
    return connections[DEFAULT_DB_ALIAS]


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

    def sent(self, given: dict[str, Any], db: BaseDatabaseWrapper) -> list[Any]:
        return [
            value.output_field.get_db_prep_value(given[value.name], db)
            if isinstance(value, Given)
            else value
            for value in self.values
        ]


def _worded(compiler: Any) -> _Wording:
    statement, values = compiler.as_sql()
    return _Wording(sql=statement, values=tuple(values))


@dataclass(frozen=True, kw_only=True)
class _Insertion(_Wording):
    """How a row is inserted, and what the database adds to it: its key and its own times."""

    sent_fields: Sequence[Any]
    added: Sequence[str]
    compiler: Any
    converters: Any

    def complete(self, row: models.Model, found: Sequence[Any]) -> None:
        (values,) = self.compiler.apply_converters([found], self.converters)
        for name, value in zip(self.added, values, strict=True):
            setattr(row, name, value)
        row._state.adding, row._state.db = False, DEFAULT_DB_ALIAS


class PreparedInsert(Generic[M]):
    """An INSERT of one row, whose key and whose columns by `computed` the database gives it.

    Where it goes `together` with an UPDATE, both are one statement if the database can. They are
    to be called in a transaction, in which they are one deed whatever it can.
    """

    def __init__(
        self,
        model: type[M],
        *,
        together: "PreparedUpdate | None" = None,
        **computed: models.Expression | models.Func,
    ) -> None:
        self._model = model
        self._together = together
        self._computed = computed
        self._insertions: dict[str, _Insertion] = {}

    def __call__(self, row: M, **given: Any) -> M:
        db = database()
        insertion = self._insertions.get(db.vendor) or self._word()
        values = [
            field.get_db_prep_save(getattr(row, field.attname), db)
            for field in insertion.sent_fields
        ]
        values += insertion.sent(given, db)
        statement = insertion.sql
        if self._together and db.vendor == "postgresql":
            updating, first = self._together.worded(**given)
            statement, values = f"WITH together AS ({updating}) {statement}", [*first, *values]
        elif self._together:
            self._together(**given)
        with db.cursor() as cursor:
            cursor.execute(statement, values)
            insertion.complete(row, cursor.fetchone())
        return row

    def _word(self) -> _Insertion:
        key, *fields = self._model._meta.concrete_fields
        sent = [field for field in fields if field.name not in self._computed]
        computed = [field for field in fields if field.name in self._computed]
        compiler: Any = self._model._default_manager.all().query.get_compiler(connection=connection)
        marks, values = ["%s"] * len(sent), []
        for field in computed:
            expression = self._computed[field.name].resolve_expression(compiler.query)
            mark, needed = compiler.compile(expression)
            marks.append(mark)
            values += needed
        table = connection.ops.quote_name(self._model._meta.db_table)
        added = [key, *computed]
        insertion = _Insertion(
            sql=f"INSERT INTO {table} ({_columns([*sent, *computed])}) "
            f"VALUES ({', '.join(marks)}) RETURNING {_columns(added)}",
            values=tuple(values),
            sent_fields=sent,
            added=[field.attname for field in added],
            compiler=compiler,
            converters=compiler.get_converters([field.get_col(table) for field in added]),
        )
        self._insertions[connection.vendor] = insertion
        return insertion


def _columns(fields: Sequence[Any]) -> str:
    return ", ".join(connection.ops.quote_name(field.column) for field in fields)


class PreparedKeys:
    """The keys of the rows that a queryset chooses. Called, it gives their SELECT and its values,
    to stand in another statement."""

    def __init__(self, choose: Callable[[], models.QuerySet[Any]]) -> None:
        self._choose = choose
        self._wordings: dict[str, _Wording] = {}

    def __call__(self, **given: Any) -> tuple[str, list[Any]]:
        db = database()
        wording = self._wordings.get(db.vendor) or self._word()
        return wording.sql, wording.sent(given, db)

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
        with database().cursor() as cursor:
            cursor.execute(*self.worded(**given))
            return int(cursor.rowcount)

    def worded(self, **given: Any) -> tuple[str, list[Any]]:
        """The statement and its values, to stand in another one."""
        db = database()
        wording = self._wordings.get(db.vendor) or self._word()
        return wording.sql, wording.sent(given, db)

    def telling(self, field: Any, **given: Any) -> list[Any]:
        """What stands in this field of each row that was changed."""
        sql, values = self.worded(**given)
        with database().cursor() as cursor:
            cursor.execute(f"{sql} RETURNING {_columns([field])}", values)
            return [field.target_field.to_python(row[0]) for row in cursor.fetchall()]

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
            one = kind.from_db(DEFAULT_DB_ALIAS, self.names, row[self.columns])
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
        db = database()
        reading = self._readings.get(db.vendor) or self._word()
        limit = "" if most is None else f" LIMIT {int(most)}"
        with db.cursor() as cursor:
            cursor.execute(reading.sql + limit, reading.sent(given, db))
            return reading.made(cursor.fetchall())

    def first(self, **given: Any) -> M | None:
        """The first of them, if there is one."""
        return next(iter(self(**given)), None)

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
