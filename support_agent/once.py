"""What a process makes once, for all its threads."""

import threading
from collections.abc import Callable
from functools import cache, wraps
from typing import TypeVar

T = TypeVar("T")


def once(make: Callable[[], T]) -> Callable[[], T]:
    """The function, which makes its result when it is first asked and then gives the same.

    `functools.cache` lets threads that come together make one each. Of clients of a server all but
    one are then collected, which hangs up the lines that their threads are still reading from.
    """
    lock = threading.Lock()
    made = cache(make)

    @wraps(make)
    def kept() -> T:
        with lock:
            return made()

    return kept
