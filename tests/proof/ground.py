"""What a shop stands on: its database and its broker, and a way to read it without the product."""

import contextlib
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import psutil
import psycopg

from support_agent.embedded.broker import Broker
from support_agent.values import for_celery
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey

Rows = list[tuple[Any, ...]]
STOPPED_BROKER = "Redis stopped for 20 seconds, and empty when it is back"
# Another program that writes to SQLite's file, and what it wrote is never committed.
HOLDS_THE_FILE = """
import sqlite3, sys, time
line = sqlite3.connect(sys.argv[1], timeout=20, isolation_level=None)
line.execute("BEGIN IMMEDIATE")
line.execute("UPDATE support_agent_run SET end_code = 'never'")
print("held", flush=True)
time.sleep(600)
"""


class Away(Exception):
    """The database can't be read just now."""


class Outage(NamedTuple):
    """How a part of the ground goes away, for how long, and how it comes back."""

    name: str
    seconds: float
    begin: Callable[[], None]
    end: Callable[[], None]


class PostgresAndValkey:
    """As in production: both are servers of their own."""

    name = "PostgreSQL and Valkey"
    seconds = "EXTRACT(EPOCH FROM {})"
    """A time as seconds since 1970, in SQL."""
    now = "CLOCK_TIMESTAMP()"
    a_customer_every = 0.22
    stoppable = 12

    def __init__(self, folder: Path) -> None:
        self.postgres = Postgres()
        self.valkey = Valkey()
        self.environ = {"DATABASE_URL": self.postgres.url, "REDIS_URL": self.valkey.url}
        self.celery_url = for_celery(self.valkey.url)
        back = self.postgres.come_back
        crash = partial(self.postgres.go_away, at_once=True)
        self.outages = (
            Outage(STOPPED_BROKER, 20, self.valkey.go_away, self.valkey.come_back),
            Outage("PostgreSQL restarted under load", 6, self.postgres.go_away, back),
            Outage("PostgreSQL crashed under load", 2, crash, back),
        )

    def rows(self, sql: str) -> Rows:
        """What a query finds, read in a connection of its own. Raises Away."""
        try:
            with psycopg.connect(self.postgres.url, autocommit=True) as line:
                return line.execute(sql).fetchall()
        except psycopg.OperationalError as error:
            raise Away from error

    def change(self, sql: str) -> None:
        """Have a statement done, in a connection of its own."""
        with psycopg.connect(self.postgres.url, autocommit=True) as line:
            line.execute(sql)

    @contextlib.contextmanager
    def no_message_is_stored(self) -> Iterator[None]:
        """Whoever says something waits with it until the block ends."""
        with psycopg.connect(self.postgres.url) as line:
            line.execute("LOCK TABLE support_agent_message IN SHARE MODE")
            yield

    def stop(self) -> None:
        self.valkey.stop()
        self.postgres.stop()


class Embedded:
    """As the product comes: SQLite, and a Valkey that its first process starts."""

    name = "SQLite and the embedded broker"
    seconds = "((julianday({}) - 2440587.5) * 86400.0)"
    now = "'now'"
    # One writer at a time: a small shop, with few workers and fewer customers.
    a_customer_every = 0.35
    stoppable = 6

    def __init__(self, folder: Path) -> None:
        self.file = folder / "data" / "shop.sqlite3"
        self.broker = Broker(folder / "data" / "broker")
        self.environ: dict[str, str] = {}
        self.celery_url = self.broker.celery_url
        self._holder: subprocess.Popen[str] | None = None
        self.outages = (
            Outage(STOPPED_BROKER, 20, self._stop_broker, self._let_broker_start),
            # Longer than a lease: no worker can renew one.
            Outage("a writer holds SQLite's file and is killed", 12, self._hold, self._let_go),
        )

    def rows(self, sql: str) -> Rows:
        """What a query finds, read in a connection of its own. Raises Away."""
        line = sqlite3.connect(self.file, timeout=20)
        try:
            return line.execute(sql).fetchall()
        except sqlite3.OperationalError as error:
            raise Away from error
        finally:
            line.close()

    def change(self, sql: str) -> None:
        """Have a statement done, in a connection of its own."""
        line = sqlite3.connect(self.file, timeout=20, isolation_level=None)
        line.execute(sql)
        line.close()

    @contextlib.contextmanager
    def no_message_is_stored(self) -> Iterator[None]:
        """Whoever says something waits with it until the block ends."""
        line = sqlite3.connect(self.file, timeout=20, isolation_level=None)
        line.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            line.close()

    def _supervisor(self) -> psutil.Process:
        return next(
            each
            for each in psutil.process_iter(["cmdline"])
            if str(self.broker.folder) in (each.info["cmdline"] or [])
        )

    def _stop_broker(self) -> None:
        supervisor = self._supervisor()
        # It would start another one at once.
        supervisor.suspend()
        for server in supervisor.children():
            server.kill()
        shutil.rmtree(self.broker.folder / "data")

    def _let_broker_start(self) -> None:
        self._supervisor().resume()
        while not self.broker.answers():
            time.sleep(0.05)

    def _hold(self) -> None:
        self._holder = subprocess.Popen(
            [sys.executable, "-c", HOLDS_THE_FILE, str(self.file)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._holder.stdout
        self._holder.stdout.readline()

    def _let_go(self) -> None:
        assert self._holder
        self._holder.kill()
        self._holder.communicate()

    def stop(self) -> None:
        """By itself the broker would wait some seconds for another user."""
        with contextlib.suppress(StopIteration, psutil.NoSuchProcess):
            supervisor = self._supervisor()
            supervisor.resume()
            supervisor.terminate()
            supervisor.wait()


Ground = PostgresAndValkey | Embedded
GROUNDS: dict[str, type[PostgresAndValkey] | type[Embedded]] = {
    "postgresql": PostgresAndValkey,
    "sqlite": Embedded,
}
