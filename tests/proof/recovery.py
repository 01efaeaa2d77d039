"""How long a run waits for another worker after its own was killed."""

import threading
import time
from collections.abc import Container
from dataclasses import dataclass
from typing import NamedTuple

from . import record
from .ground import Ground

EVERY = 0.1


@dataclass(frozen=True)
class Recovery:
    """A run that another worker claimed, so many seconds after the kill."""

    run: int
    conversation: str
    seconds: float


class _Waiting(NamedTuple):
    run: record.OpenRun
    since: float


class Recoveries:
    """Watches every run that was open when a process was killed, until it is claimed anew.

    Runs of other workers end under their old claim and are no recovery. Once the sweeper has
    called for a run, a kill may take that call with it, which is one more fault: for a run that
    was called and not claimed yet, the clock starts anew.
    """

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._lock = threading.Lock()
        self._waiting: dict[int, _Waiting] = {}
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()
        self.all: list[Recovery] = []

    def killed(self, at: float) -> None:
        """Note that a process was killed at this time, by the monotonic clock."""
        for run in record.open_runs(self._ground):
            with self._lock:
                known = self._waiting.get(run.id)
                if known is None or known.run != run:
                    self._waiting[run.id] = _Waiting(run, at)

    def pending(self) -> int:
        """How many runs wait."""
        return len(self._waiting)

    def stop(self) -> None:
        self._over.set()
        self._thread.join()

    def slowest(self, conversations: Container[str]) -> float | None:
        """The longest wait in these conversations."""
        waits = [each.seconds for each in self.all if each.conversation in conversations]
        return max(waits, default=None)

    def _watch(self) -> None:
        while not self._over.wait(EVERY):
            if self._waiting:
                self._look()

    def _look(self) -> None:
        # In this order: a run that is claimed and ends between the two is still a recovery.
        open_runs = {run.id for run in record.open_runs(self._ground)}
        fences = record.fences(self._ground, list(self._waiting))
        now = time.monotonic()
        with self._lock:
            for run, since in list(self._waiting.values()):
                if fences.get(run.id, run.fence) != run.fence:
                    self.all.append(Recovery(run.id, run.conversation, now - since))
                    del self._waiting[run.id]
                elif run.id not in open_runs:
                    del self._waiting[run.id]
