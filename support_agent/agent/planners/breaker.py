"""A circuit breaker: a provider whose calls fail one after the other is left alone for a while.

Our own page of code, since a worker asks from fifty threads at once: pybreaker holds its lock
while it calls, so that all would wait in one line; circuitbreaker and purgatory have no lock, so
that all would try at once when one trial is due, and the second goes by the wall clock.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

logger = logging.getLogger(__name__)


class LeftAlone(Exception):
    """The call was not made: those before it failed with `code`, and no trial is due."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(kw_only=True, eq=False)
class Breaker:
    """Counts the failures in a row of one process's calls, whichever run makes them.

    After `most_failures` it rests: nobody asks for `rest` seconds, then one call is let through
    as a trial while the others still are not. The first answer of any call ends the rest.
    `fault_in` reads an error that ended a call: the code of a fault of the provider's, an empty
    one where the provider is there all the same, None where the error tells nothing of it.
    """

    fault_in: Callable[[BaseException], str | None]
    name: str = "The provider"
    most_failures: int = 5
    rest: float = 30.0
    clock: Callable[[], float] = time.monotonic

    _lock: threading.Lock = field(default_factory=threading.Lock, init=False, repr=False)
    _failures: int = field(default=0, init=False)
    _code: str = field(default="", init=False)
    _rests_since: float | None = field(default=None, init=False)
    _next_trial: float = field(default=0.0, init=False)
    _is_tried: bool = field(default=False, init=False)

    @property
    def rests(self) -> bool:
        """Whether calls are not made now, but for a trial."""
        return self._rests_since is not None

    @contextmanager
    def asking(self) -> Iterator[None]:
        """One call. Raises LeftAlone instead of making it while the provider is left alone."""
        is_trial = self._begin()
        code: str | None = None
        try:
            yield
            code = ""
        except BaseException as error:
            code = self.fault_in(error)
            raise
        finally:
            self._end(code, is_trial=is_trial)

    def _begin(self) -> bool:
        with self._lock:
            if not self.rests:
                return False
            if self._is_tried or self.clock() < self._next_trial:
                raise LeftAlone(self._code)
            self._is_tried = True
            return True

    def _end(self, code: str | None, *, is_trial: bool) -> None:
        with self._lock:
            if is_trial:
                self._is_tried = False
            if code is None:
                return
            told = self._fails(code, is_trial=is_trial) if code else self._answers()
        # Out of the lock, since a log may be slow.
        if told:
            logger.warning("%s %s", self.name, told)

    def _fails(self, code: str, *, is_trial: bool) -> str:
        now = self.clock()
        if self.rests:
            # A call that began before the rest tells nothing new when it fails as well.
            if is_trial:
                self._code, self._next_trial = code, now + self.rest
            return ""
        self._failures += 1
        if self._failures < self.most_failures:
            return ""
        self._code, self._rests_since, self._next_trial = code, now, now + self.rest
        return (
            f"is left alone after {self._failures} failed calls in a row ({code}); "
            f"one is tried every {self.rest:.0f} s"
        )

    def _answers(self) -> str:
        since, self._rests_since, self._failures = self._rests_since, None, 0
        return "" if since is None else f"answers again after {self.clock() - since:.0f} s"
