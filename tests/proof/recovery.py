"""How long a run waits for another worker after its own was killed."""

import contextlib
import threading
import time
from collections.abc import Container
from dataclasses import dataclass
from typing import NamedTuple

from . import present
from .ground import Away, Ground

EVERY = 0.1


@dataclass(frozen=True)
class Recovery:
    """A run that another worker claimed, so many seconds after the kill."""

    run: int
    conversation: str
    seconds: float


class _Waiting(NamedTuple):
    run: present.OpenRun
    since: float


class Recoveries:
    """Watches the runs of a worker that was killed, until another one claims them.

    Runs that no worker holds are watched as well: the killed one may have had the call for them
    in its hands. So it may have the sweeper's call for a run that waits already, which is one
    more fault: for a run that was called for and is not claimed yet, the clock starts anew.
    """

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._lock = threading.Lock()
        self._waiting: dict[int, _Waiting] = {}
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()
        self.all: list[Recovery] = []

    def killed(self, pid: int, at: float) -> None:
        """Note that this process was killed at this time, by the monotonic clock."""
        self._look()
        for run in present.open_runs(self._ground):
            with self._lock:
                waits = self._waiting.get(run.id)
                if waits.run.woken != run.woken if waits else run.holder in (pid, None):
                    self._waiting[run.id] = _Waiting(run, at)

    def is_back(self) -> None:
        """Note that a part is there again, without which any run may have been lost."""
        now = time.monotonic()
        found = {run.id: _Waiting(run, now) for run in present.open_runs(self._ground)}
        with self._lock:
            self._waiting |= found

    def begin_anew(self) -> None:
        """Count from now, where nobody was there until now who could have claimed a run."""
        now = time.monotonic()
        with self._lock:
            for waits in self._waiting.values():
                self._waiting[waits.run.id] = waits._replace(since=now)

    def stop(self) -> None:
        self._over.set()
        self._thread.join()

    def slowest(self, conversations: Container[str]) -> float | None:
        """The longest wait in these conversations."""
        waits = [each.seconds for each in self.all if each.conversation in conversations]
        return max(waits, default=None)

    def _watch(self) -> None:
        while not self._over.wait(EVERY):
            # Nothing is claimed in a database that is away.
            with contextlib.suppress(Away):
                self._look()

    def _look(self) -> None:
        if not self._waiting:
            return
        # In this order: a run that is claimed and ends between the two is still a recovery.
        open_runs = {run.id for run in present.open_runs(self._ground)}
        fences = present.fences(self._ground, list(self._waiting))
        now = time.monotonic()
        with self._lock:
            for run, since in list(self._waiting.values()):
                if fences.get(run.id, run.fence) != run.fence:
                    self.all.append(Recovery(run.id, run.conversation, now - since))
                    del self._waiting[run.id]
                elif run.id not in open_runs:
                    del self._waiting[run.id]
