"""What a shop stands on: its database and its broker, and a way to read it without the product."""

import sqlite3
from pathlib import Path
from typing import Any

import psycopg

from support_agent.embedded.broker import Broker
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey

Rows = list[tuple[Any, ...]]


class PostgresAndValkey:
    """As in production: both are servers of their own."""

    name = "PostgreSQL and Valkey"
    seconds = "EXTRACT(EPOCH FROM {})"
    """A time as seconds since 1970, in SQL."""
    a_customer_every = 0.22
    stoppable = 12

    def __init__(self, folder: Path) -> None:
        self.postgres = Postgres()
        self.valkey = Valkey()
        self.environ = {"DATABASE_URL": self.postgres.url, "REDIS_URL": self.valkey.url}

    def rows(self, sql: str) -> Rows:
        """What a query finds, read in a connection of its own."""
        with psycopg.connect(self.postgres.url, autocommit=True) as line:
            return line.execute(sql).fetchall()

    def stop(self) -> None:
        self.valkey.stop()
        self.postgres.stop()


class Embedded:
    """As the product comes: SQLite, and a Valkey that its first process starts."""

    name = "SQLite and the embedded broker"
    seconds = "((julianday({}) - 2440587.5) * 86400.0)"
    # One writer at a time: a small shop, with few workers and fewer customers.
    a_customer_every = 0.35
    stoppable = 6

    def __init__(self, folder: Path) -> None:
        self.file = folder / "data" / "shop.sqlite3"
        self.broker = Broker(folder / "data" / "broker")
        self.environ: dict[str, str] = {}

    def rows(self, sql: str) -> Rows:
        """What a query finds, read in a connection of its own."""
        line = sqlite3.connect(self.file, timeout=20)
        try:
            return line.execute(sql).fetchall()
        finally:
            line.close()

    def stop(self) -> None:
        """The broker goes by itself when its last user is gone."""
        self.broker.leave()


Ground = PostgresAndValkey | Embedded
GROUNDS: dict[str, type[PostgresAndValkey] | type[Embedded]] = {
    "postgresql": PostgresAndValkey,
    "sqlite": Embedded,
}
