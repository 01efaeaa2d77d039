"""Looks for a person's data in every column of every table, and in the bytes of SQLite's files.

What is compressed is unpacked first. Nothing of the product is asked which tables or columns there
are, so that one which is added later is looked at too.
"""

import json
import subprocess
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from django.db import connection

ROWS_AT_ONCE = 2_000


def found_in_tables(needles: Iterable[str]) -> dict[str, int]:
    """How often one of these stands in which column."""
    wanted = [needle.lower() for needle in needles]
    found: dict[str, int] = {}
    for table in connection.introspection.table_names():
        for column, text in _values(table):
            if any(needle in text for needle in wanted):
                place = f"{table}.{column}"
                found[place] = found.get(place, 0) + 1
    return found


def found_in_statistics(needles: Iterable[str]) -> int:
    """How many columns PostgreSQL's planner quotes one of these from."""
    wanted = [needle.lower() for needle in needles]
    with connection.cursor() as cursor:
        cursor.execute("SELECT most_common_vals::text, histogram_bounds::text FROM pg_stats")
        return sum(
            any(needle in f"{row}".lower() for needle in wanted) for row in cursor.fetchall()
        )


def found_in_files(needles: Iterable[str], database: Path) -> dict[str, int]:
    """How often their bytes stand in the database's file and in the journals beside it."""
    found = {}
    for file in database.parent.glob(f"{database.name}*"):
        # In a process of its own: to close a file gives up all locks that SQLite has on it here.
        content = subprocess.run(["cat", file], check=True, capture_output=True).stdout
        if count := sum(content.count(needle.encode()) for needle in needles):
            found[file.name] = count
    return found


def _values(table: str) -> Iterator[tuple[str, str]]:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")
        names = [column[0] for column in cursor.description]
        while rows := cursor.fetchmany(ROWS_AT_ONCE):
            for row in rows:
                for name, value in zip(names, row, strict=True):
                    if value is not None and not isinstance(value, bool | int | float):
                        yield name, _text(value).lower()


def _text(value: Any) -> str:
    if isinstance(value, bytes | memoryview):
        packed = bytes(value)
        try:
            return zlib.decompress(packed).decode(errors="replace")
        except zlib.error:
            return packed.decode(errors="replace")
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list) else str(value)
