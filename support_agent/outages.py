"""An outage is told once when it begins and once when it is over, whoever meets it meanwhile."""

import logging
import threading
import time
from dataclasses import dataclass, field

logger = logging.getLogger(__name__)

# Who meets it again later is told of again: a process that only waits has no other way to say so.
SECONDS_UNTIL_TOLD_AGAIN = 300.0


@dataclass(kw_only=True, eq=False)
class Outage:
    """Whether something that this process needs is away."""

    name: str
    _lock: threading.Lock = field(default_factory=threading.Lock, init=False, repr=False)
    _since: float | None = field(default=None, init=False)
    _told_at: float = field(default=0.0, init=False)
    _met: int = field(default=0, init=False)

    @property
    def lasts(self) -> bool:
        """Whether it was met, and nobody has seen its end yet."""
        return self._since is not None

    def meet(self, doing: str, error: object = "") -> None:
        """Note that something could not be done; the log hears of the first."""
        now = time.monotonic()
        with self._lock:
            self._met += 1
            tell = self._since is None or now >= self._told_at + SECONDS_UNTIL_TOLD_AGAIN
            if self._since is None:
                self._since = now
            if tell:
                self._told_at = now
        # Out of the lock, since a log may be slow.
        if tell:
            logger.error("%s is away: %s waits for it. %s", self.name, doing, error)

    def end(self) -> None:
        """Note that it answers again."""
        if self._since is None:
            return
        with self._lock:
            since, met, self._since, self._met = self._since, self._met, None, 0
        if since is not None:
            seconds = time.monotonic() - since
            logger.warning(
                "%s is back after %.0f s; it was waited for %s times", self.name, seconds, met
            )


DATABASE = Outage(name="The database")
BROKER = Outage(name="The broker")
REDIS = Outage(name="Redis")
