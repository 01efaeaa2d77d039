"""Keeps the leases of this process's runs while their planners think.

One thread for all runs: it renews them every few seconds and tells a run when its lease is
lost, so that a model call that nobody will hear is cut and stops costing. When the process is
to end, what is nearly done is finished and the rest is given back for another worker.
"""

import logging
import os
import threading
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from django.db import Error, InterfaceError, OperationalError, connection, connections

from support_agent import metrics, outages
from support_agent.conversation import runs
from support_agent.conversation.tasks import wake
from support_agent.models import Run

logger = logging.getLogger(__name__)

RENEW_EVERY_SECONDS = 2.0
LEASE_SECONDS = runs.LEASE.total_seconds()
# A run minds its own time between its steps. One that is still held so long after hangs somewhere,
# and is let go: the next worker finds its time used up and calls a person.
GRACE_SECONDS = 30.0
# What a worker still finishes that is told to end, and what its threads then have to stop.
# Together less than the ten seconds after which service managers kill.
SECONDS_TO_FINISH = 4.0
SECONDS_TO_STOP = 4.0


@dataclass(eq=False, kw_only=True)
class Lease:
    """A run in flight, and whether it is lost to somebody else. Times are of the monotonic clock."""

    run: Run
    until: float
    """When it is let go whatever the run does."""
    ours_until: float
    """Until then nobody else can have claimed it."""
    lost: threading.Event = field(default_factory=threading.Event)

    def is_lost(self) -> bool:
        """Whether it is lost, or may be: a process that stood still for long has not heard yet."""
        return self.lost.is_set() or time.monotonic() > self.ours_until


class _Keeper:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._leases: set[Lease] = set()
        self._thread: threading.Thread | None = None
        self._hurry = threading.Event()

    def add(self, lease: Lease) -> None:
        with self._lock:
            self._leases.add(lease)
            if self._thread is None:
                self._thread = threading.Thread(target=self._renew, name="leases", daemon=True)
                self._thread.start()

    def remove(self, lease: Lease) -> None:
        with self._lock:
            self._leases.discard(lease)

    def held(self) -> list[Lease]:
        with self._lock:
            return list(self._leases)

    def hurry(self) -> None:
        """Look at once, and let the thread and its connection go if nothing is held any more."""
        self._hurry.set()

    def _renew(self) -> None:
        while leases := self._after_a_while():
            asked_at = time.monotonic()
            try:
                held = _renewed(leases)
            except Error as error:
                # It must not end the thread. A lease that runs out meanwhile is noticed by the
                # next write, which carries the fence.
                outages.DATABASE.meet("the renewal of leases", error)
                continue
            except Exception:
                logger.exception("The leases could not be renewed.")
                continue
            for lease in leases:
                if lease.run.pk in held:
                    lease.ours_until = asked_at + LEASE_SECONDS
                else:
                    lease.lost.set()

    def _after_a_while(self) -> list[Lease]:
        self._hurry.wait(RENEW_EVERY_SECONDS)
        self._hurry.clear()
        with self._lock:
            for lease in [each for each in self._leases if each.until < time.monotonic()]:
                logger.error("run %s hangs; its lease is left to run out", lease.run.pk)
                metrics.RUNS_HUNG.inc()
                self._leases.discard(lease)
                lease.lost.set()
            if not self._leases:
                self._thread = None
            return list(self._leases)


_keeper = _Keeper()
_closing = threading.Event()


@contextmanager
def kept(run: Run, *, seconds: float, since: float) -> Iterator[Lease]:
    """The run's lease, renewed until the block ends or the run's time is long over.

    `since` is a moment before it was claimed, by the monotonic clock.

    Given back where the database failed the block: the run goes on from its journal.
    """
    lease = Lease(
        run=run,
        until=time.monotonic() + seconds + GRACE_SECONDS,
        ours_until=since + LEASE_SECONDS,
    )
    _keeper.add(lease)
    try:
        yield lease
    except (OperationalError, InterfaceError):
        if not connection.in_atomic_block:
            # The one that failed is dead, and nothing could be given back by it.
            connection.close()
        give_back(lease)
        raise
    finally:
        _keeper.remove(lease)


def give_back(lease: Lease) -> bool:
    """Let another worker have the run now. False when it is not ours, or the database is away."""
    try:
        return runs.give_back(lease.run)
    except Error as error:
        # It is free when it has run out.
        outages.DATABASE.meet("a run that is to be given back", error)
        return False
    finally:
        lease.lost.set()


def is_closing() -> bool:
    """Whether this process takes no more runs."""
    return _closing.is_set()


def wind_down() -> None:
    """Take no more runs, and let go of all of them in seconds. May be called by a signal."""
    if not _closing.is_set():
        _closing.set()
        threading.Thread(target=_wind_down, name="closing", daemon=True).start()


def _wind_down() -> None:
    _wait_for_runs(SECONDS_TO_FINISH)
    for lease in _keeper.held():
        if give_back(lease):
            wake(lease.run.pk)
    connections.close_all()
    _wait_for_runs(SECONDS_TO_STOP)
    _keeper.hurry()
    if left := _keeper.held():
        # Nothing that it still writes would count, and the process must end.
        logger.error("%s runs do not stop; the process ends all the same", len(left))
        os._exit(1)


def _wait_for_runs(seconds: float) -> None:
    deadline = time.monotonic() + seconds
    while _keeper.held() and time.monotonic() < deadline:
        time.sleep(0.05)


def _renewed(leases: Collection[Lease]) -> set[int]:
    try:
        return runs.renew_leases([lease.run for lease in leases])
    finally:
        connections.close_all()
