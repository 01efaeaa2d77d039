"""How PostgreSQL is spoken to: nothing waits for ever, and an outage is over when it is over."""

import select
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

RV = TypeVar("RV")


class Connection(psycopg.Connection[Any]):
    """A connection whose death takes the idle ones of its pool along."""

    def execute(self, *args: Any, **options: Any) -> psycopg.Cursor[Any]:
        """What the pool asks before it gives the connection out; Django asks by cursors.

        Only a line on which something has come is asked at all: a server that ends says so, and
        one that vanished would leave the question unanswered too. A run borrows a connection
        several times.
        """
        if not self._has_news():
            return self.cursor()
        try:
            return super().execute(*args, **options)
        except psycopg.OperationalError:
            self._give_up_those_beside_it()
            raise

    def _has_news(self) -> bool:
        line = select.poll()
        line.register(self.fileno(), select.POLLIN)
        return bool(line.poll(0))

    def _give_up_those_beside_it(self) -> None:
        # After a restart all of them are dead. The pool would try one after the other, with
        # pauses that double, and the customer's request would be over before it is through.
        if pool := getattr(self, "_pool", None):
            pool.drain()


class ServingConnection(Connection):
    """A connection of a server, which waits for no answer longer than the database may take.

    A database that is frozen keeps its line standing and ends no statement at its limit: neither
    the line's own time-outs nor the server's notice. Such a line is closed.
    """

    patience = 17.0
    """Seconds: what the server allows a statement, and a moment."""

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        """What every statement waits in. Raises OperationalError when nothing has come."""
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except psycopg.OperationalError:
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                # The answer may still come, and would be taken for that to the next question.
                self.pgconn.finish()
                self._give_up_those_beside_it()
            raise


POOL = {
    "min_size": 1,
    "max_size": 20,
    "connection_class": Connection,
    # Shorter than a health check waits. A database that is restarted is often back by then.
    "timeout": 4,
    # The pool doubles the pauses between its attempts to connect, up to minutes. An attempt that
    # ends soon is begun anew by the next request.
    "reconnect_timeout": 2,
}
# A host that vanished is noticed in seconds, not when TCP gives up after a quarter of an hour.
LINE = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# What a server allows a statement; a migration or an import may take its time. Whoever waits
# longer for a row than this gives up, and the request or the run is tried again. A process
# that froze in the middle of a transaction loses it, and the rows that it held are free: no
# transaction of ours waits for anything but the database.
SERVER_LIMITS = {
    "lock_timeout": "5s",
    "statement_timeout": "15s",
    "idle_in_transaction_session_timeout": "8s",
}


def limited(options: dict[str, Any]) -> dict[str, Any]:
    """A database's options with a server's limits. What the operator's address says goes last, and holds."""
    words = [f"-c {name}={value}" for name, value in SERVER_LIMITS.items()]
    limits: dict[str, Any] = {"options": " ".join([*words, options.get("options", "")]).strip()}
    if pool := options.get("pool"):
        limits["pool"] = pool | {"connection_class": ServingConnection}
    return options | limits
