"""The work that one message may cost, in seconds of this thread's CPU.

Reading is meant to be linear in a text's length, and a test measures that it is. This is for the
rule that nobody has thought of: whatever reads a text asks at each rule, clause and number, and
beyond the bound the run ends as at any other limit, with a person.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class _Bound(threading.local):
    until = float("inf")
    exceeded: Callable[[], Exception] = RuntimeError


_bound = _Bound()


@contextmanager
def bounded(seconds: float, *, exceeded: Callable[[], Exception]) -> Iterator[None]:
    """Let `check` raise what `exceeded` makes, once this thread has worked so long in the block.

    Waiting, for a model or a database, is no work.
    """
    before = _bound.until, _bound.exceeded
    _bound.until, _bound.exceeded = time.thread_time() + seconds, exceeded
    try:
        yield
    finally:
        _bound.until, _bound.exceeded = before


def check() -> None:
    """Raise where the work of this thread is beyond its bound."""
    if time.thread_time() > _bound.until:
        raise _bound.exceeded()
