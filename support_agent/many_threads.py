"""What lets a process of hundreds of threads spend its time on their work.

Only one thread of a Python process computes at a time, so the threads are for waiting. Left to
themselves they fight for that one place: with two hundred runs at once, a third of the process's
time went into changing over. So they keep to one core, and only a few are at work at a time.
"""

import gc
import os
import random
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue

# Seconds that a thread computes before others may push it aside. A run waits for the database
# every millisecond, and lets them in then: whoever pushes earlier only wakes for nothing.
SECONDS_IN_TURN = 0.1
# So many threads are at work at a time: enough to compute while others wait for the database. The
# rest would only be let in, one after the other, at each of those waits.
MOST_AT_WORK = 8
# Nobody waits longer for a place, since those who have one may wait for a row that somebody holds.
SECONDS_FOR_A_PLACE = 1.0
# New objects before rubbish is looked for, which goes through those of all runs in flight.
OBJECTS_BEFORE_A_LOOK = 50_000
# Never in step with another worker, or both would leave a core for the same other one.
SECONDS_ON_A_CORE = (3.0, 6.0)
# Of a core's time: so little left is none, and so much taken by others, or free elsewhere, is much.
NO_ROOM, MUCH = 0.1, 0.2
TICKS = os.sysconf("SC_CLK_TCK")
THREADS = Path("/proc/self/task")
# Numbers of proc(5): of a thread, the core that it last ran on, counted behind its name; of a
# core, the time in which it had nothing to do, or waited for a disk.
PROCESSOR = 36
IDLE, WAITS = 4, 5

_ended = threading.Event()


class _Places:
    def __init__(self, number: int) -> None:
        self._free: SimpleQueue[None] = SimpleQueue()
        for _ in range(number):
            self._free.put(None)
        self._thread = threading.local()
        self._all_hang = False

    @contextmanager
    def taken(self) -> Iterator[None]:
        """With a place while the block runs."""
        if getattr(self._thread, "at_work", False):
            yield
            return
        self._take()
        try:
            yield
        finally:
            self._leave()

    @contextmanager
    def left(self) -> Iterator[None]:
        """Without the place, where this thread has one, until the block ends."""
        if not self._leave():
            yield
            return
        try:
            yield
        finally:
            self._take()

    def _take(self) -> None:
        self._thread.at_work, self._thread.has_place = True, False
        try:
            self._free.get(timeout=0.0 if self._all_hang else SECONDS_FOR_A_PLACE)
            self._thread.has_place = True
        except Empty:
            # Until one of them goes on, nobody else waits for it in turn.
            self._all_hang = True

    def _leave(self) -> bool:
        """Whether the thread was at work."""
        was_at_work = getattr(self._thread, "at_work", False)
        self._thread.at_work = False
        if was_at_work and self._thread.has_place:
            self._thread.has_place = False
            self._all_hang = False
            self._free.put(None)
        return was_at_work


_places = _Places(MOST_AT_WORK)
at_work = _places.taken
at_rest = _places.left


def prepare() -> None:
    """To be called once the process has loaded what it needs. What it starts inherits its core."""
    sys.setswitchinterval(SECONDS_IN_TURN)
    gc.collect()
    # What is loaded stays, and need not be looked through again.
    gc.freeze()
    gc.set_threshold(OBJECTS_BEFORE_A_LOOK)
    keep_to_one_core()


def keep_to_one_core() -> None:
    """Keep all threads of this process, and those still to come, to one core at a time.

    Where they wake on several, each change drags the interpreter and all that it works on from
    one core's cache to the other's. Where somebody else works on that core and another has room,
    they move there. Does nothing where the system has no words for it.
    """
    if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) == 1:
        return
    cores = os.sched_getaffinity(0)
    threading.Thread(target=_keep, args=(cores,), name="one core", daemon=True).start()


def let_go() -> None:
    """Let the threads run where they may: this process ends, and may become another one."""
    _ended.set()


def better_core(core: int, *, own: float, idle: Mapping[int, float]) -> int | None:
    """A core with more room, where others want this one too and none of it is left.

    `own` is the share of the core's time that this process took, `idle` what was left of each.
    """
    others = 1 - idle[core] - own
    freest = max(idle, key=lambda each: idle[each])
    if idle[core] < NO_ROOM and others > MUCH and idle[freest] > MUCH:
        return freest
    return None


def _keep(cores: set[int]) -> None:
    core = _processor()
    while not _ended.is_set():
        try:
            # Every time: threads may have begun from one that was not there yet.
            _run_on({core})
        except PermissionError:
            # A jail that allows none of it. The threads run where they may.
            return
        except OSError:
            # No file is to be had just now, for one. It is tried again.
            pass
        core = _looked_at(core, cores)
    _run_on(cores)


def _looked_at(core: int, cores: set[int]) -> int:
    """The core to be on after a while: this one, or a better one."""
    began, took, idled = time.monotonic(), time.process_time(), _idle()
    _ended.wait(random.uniform(*SECONDS_ON_A_CORE))
    seconds = time.monotonic() - began
    idle = {
        each: (now - idled[each]) / seconds
        for each, now in _idle().items()
        if each in cores and each in idled
    }
    if core not in idle:
        # The system does not tell.
        return core
    better = better_core(core, own=(time.process_time() - took) / seconds, idle=idle)
    return core if better is None else better


def _idle() -> dict[int, float]:
    """For how many seconds each core has had nothing to do."""
    try:
        lines = Path("/proc/stat").read_text().splitlines()
    except OSError:
        return {}
    told = [line.split() for line in lines if line.startswith("cpu") and line[3].isdigit()]
    return {int(words[0][3:]): (int(words[IDLE]) + int(words[WAITS])) / TICKS for words in told}


def _processor() -> int:
    told = Path("/proc/thread-self/stat").read_text()
    return int(told.rpartition(")")[2].split()[PROCESSOR])


def _run_on(cores: set[int]) -> None:
    for thread in os.listdir(THREADS):
        try:
            os.sched_setaffinity(int(thread), cores)
        except ProcessLookupError:
            # It has ended since.
            continue
