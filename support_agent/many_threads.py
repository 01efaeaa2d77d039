"""What lets a process of hundreds of threads spend its time on their work.

Only one thread of a Python process computes at a time, so the threads are for waiting. Left to
themselves they fight for that one place: with two hundred runs at once, half of the process's
time went into changing over.
"""

import gc
import os
import sys
import threading
import time
from pathlib import Path

# Seconds that a thread computes before others may push it aside. A run waits for the database
# every millisecond, and lets them in then: whoever pushes earlier only wakes for nothing.
SECONDS_IN_TURN = 0.1
# New objects before rubbish is looked for, which goes through those of all runs in flight.
OBJECTS_BEFORE_A_LOOK = 10_000
SECONDS_ON_A_CORE = 5.0
# For so long the thread that looks for a core is let go. It wakes where the kernel has room.
SECONDS_LET_GO = 0.02
THREADS = Path("/proc/self/task")
# The processor that a thread last ran on, counted behind its name: field 39 of proc(5).
PROCESSOR = 36


def prepare() -> None:
    """To be called once the process has loaded what it needs. What it starts inherits its core."""
    sys.setswitchinterval(SECONDS_IN_TURN)
    gc.collect()
    # What is loaded stays, and need not be looked through again.
    gc.freeze()
    gc.set_threshold(OBJECTS_BEFORE_A_LOOK)
    keep_to_one_core()


def keep_to_one_core(*, every: float = SECONDS_ON_A_CORE) -> None:
    """Keep all threads of this process, and those still to come, to one core at a time.

    Where they wake on several, each change drags the interpreter and all that it works on from
    one core's cache to the other's. Does nothing where the system has no words for it.
    """
    if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) == 1:
        return
    cores = os.sched_getaffinity(0)
    threading.Thread(target=_keep, args=(cores, every), name="one core", daemon=True).start()


def _keep(cores: set[int], every: float) -> None:
    while True:
        try:
            os.sched_setaffinity(0, cores)
            time.sleep(SECONDS_LET_GO)
            _stay_on({_processor()})
        except OSError:
            # A jail that allows none of it. The threads run where they may.
            return
        time.sleep(every)


def _processor() -> int:
    told = Path("/proc/thread-self/stat").read_text()
    return int(told.rpartition(")")[2].split()[PROCESSOR])


def _stay_on(core: set[int]) -> None:
    for thread in os.listdir(THREADS):
        try:
            os.sched_setaffinity(int(thread), core)
        except ProcessLookupError:
            # It has ended since.
            continue
