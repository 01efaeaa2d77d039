"""The statements that reach the database, counted where Django sends them."""

from collections.abc import Callable
from dataclasses import dataclass

from django.db import connection
from django.test.utils import CaptureQueriesContext

# They carry nothing to the database and bring nothing back: they stand round the queries.
BRACKETS = ("BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE SAVEPOINT")


@dataclass(frozen=True, kw_only=True)
class Statements:
    """Queries read or write rows; brackets begin and end transactions and savepoints."""

    queries: int
    brackets: int
    sql: tuple[str, ...]


def counted(deed: Callable[[], object]) -> Statements:
    """What this deed sends over this thread's connection, also when it closes it in between."""
    with CaptureQueriesContext(connection) as captured:
        deed()
    sql = tuple(str(query["sql"]) for query in captured.captured_queries)
    brackets = sum(statement.startswith(BRACKETS) for statement in sql)
    return Statements(queries=len(sql) - brackets, brackets=brackets, sql=sql)
