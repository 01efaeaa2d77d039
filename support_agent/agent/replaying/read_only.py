"""A connection that can write nothing, whatever the code on it tries."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection

SWITCHES = {
    "postgresql": (
        "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY",
        "SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE",
    ),
    "sqlite": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
}


@contextmanager
def read_only() -> Iterator[None]:
    """While the block runs, the database refuses every write of this thread's connection.

    Not by one long transaction: while a model is asked, none may be held open.
    """
    on, off = SWITCHES[connection.vendor]
    _execute(on)
    try:
        yield
    finally:
        _execute(off)


def _execute(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement)
