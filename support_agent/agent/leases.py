"""Keeps the leases of this process's runs while their planners think.

One thread for all runs: it renews them every few seconds and tells a run when its lease is
lost, so that a model call that nobody will hear is cut and stops costing.
"""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from django.db import connections

from support_agent.conversation import runs
from support_agent.models import Run

logger = logging.getLogger(__name__)

RENEW_EVERY_SECONDS = 2.0
# A run minds its own time between its steps. One that is still held so long after hangs somewhere,
# and is let go: the next worker finds its time used up and calls a person.
GRACE_SECONDS = 30.0


@dataclass(frozen=True, eq=False, kw_only=True)
class Lease:
    """A run in flight, and whether it is lost to somebody else."""

    run: Run
    until: float
    """When it is let go whatever the run does, by the monotonic clock."""
    lost: threading.Event = field(default_factory=threading.Event)


class _Keeper:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._leases: set[Lease] = set()
        self._thread: threading.Thread | None = None

    def add(self, lease: Lease) -> None:
        with self._lock:
            self._leases.add(lease)
            if self._thread is None:
                self._thread = threading.Thread(target=self._renew, name="leases", daemon=True)
                self._thread.start()

    def remove(self, lease: Lease) -> None:
        with self._lock:
            self._leases.discard(lease)

    def _renew(self) -> None:
        while leases := self._after_a_while():
            try:
                held = runs.renew_leases([lease.run for lease in leases])
            except Exception:
                # A database that is away for a moment must not end the thread. A lease that
                # runs out meanwhile is noticed by the next write, which carries the fence.
                logger.exception("The leases could not be renewed.")
                continue
            finally:
                connections.close_all()
            for lease in leases:
                if lease.run.pk not in held:
                    lease.lost.set()

    def _after_a_while(self) -> list[Lease]:
        time.sleep(RENEW_EVERY_SECONDS)
        with self._lock:
            for lease in [each for each in self._leases if each.until < time.monotonic()]:
                logger.error("run %s hangs; its lease is left to run out", lease.run.pk)
                self._leases.discard(lease)
                lease.lost.set()
            if not self._leases:
                self._thread = None
            return list(self._leases)


_keeper = _Keeper()


@contextmanager
def kept(run: Run, *, seconds: float) -> Iterator[Lease]:
    """The run's lease, renewed until the block ends or the run's time is long over."""
    lease = Lease(run=run, until=time.monotonic() + seconds + GRACE_SECONDS)
    _keeper.add(lease)
    try:
        yield lease
    finally:
        _keeper.remove(lease)
