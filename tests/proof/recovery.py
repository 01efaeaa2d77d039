"""How long a run waits for another worker after its own was killed."""

import threading
import time
from dataclasses import dataclass

from . import record
from .ground import Ground

EVERY = 0.1


@dataclass
class _Waiting:
    run: int
    conversation: str
    fence: int
    since: float


@dataclass(frozen=True)
class Recovery:
    """A run that another worker claimed, so many seconds after the kill."""

    run: int
    conversation: str
    seconds: float


class Recoveries:
    """Watches every run that was open when a process was killed, until it is claimed anew.

    Runs of other workers end under their old claim and are no recovery. A kill that comes
    while a run waits for its next claim, its lease over, may take the wake-up with it that a
    worker had in its hands: for such a run the clock starts anew.
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
        for run, conversation, fence, adrift in record.open_runs(self._ground):
            with self._lock:
                known = self._waiting.get(run)
                if known is None or known.fence != fence or adrift:
                    waiting = _Waiting(run, record.key(conversation), fence, at)
                    self._waiting[run] = waiting

    def pending(self) -> int:
        """How many runs wait."""
        with self._lock:
            return len(self._waiting)

    def stop(self) -> None:
        self._over.set()
        self._thread.join()

    def slowest(self, conversations: set[str]) -> float | None:
        """The longest wait in these conversations."""
        waits = [each.seconds for each in self.all if each.conversation in conversations]
        return max(waits, default=None)

    def _watch(self) -> None:
        while not self._over.wait(EVERY):
            if self._waiting:
                self._look()

    def _look(self) -> None:
        fences = record.fences(self._ground, list(self._waiting))
        open_runs = {run for run, *_ in record.open_runs(self._ground)}
        now = time.monotonic()
        with self._lock:
            for run, waiting in list(self._waiting.items()):
                if fences.get(run, waiting.fence) != waiting.fence:
                    seconds = now - waiting.since
                    self.all.append(Recovery(run, waiting.conversation, seconds))
                    del self._waiting[run]
                elif run not in open_runs:
                    del self._waiting[run]
