"""A process of many threads keeps them to one core, and leaves it to whoever must have it."""

import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from support_agent import many_threads

ROOT = Path(__file__).parents[2]
SECONDS = 30
THREADS = """
import threading, time
from support_agent import many_threads

def work():
    while True:
        time.sleep(0.001)

for _ in range(5):
    threading.Thread(target=work, daemon=True).start()
many_threads.SECONDS_ON_A_CORE = (0.2, 0.2)
many_threads.keep_to_one_core()
threading.Thread(target=work, daemon=True).start()
print("ready", flush=True)
time.sleep(600)
"""


@contextmanager
def running(script):
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, text=True, **pipes)
    try:
        yield process
    finally:
        process.kill()
        _, complaints = process.communicate()
    assert not complaints


@pytest.fixture
def threads():
    with running(THREADS) as process:
        assert process.stdout.readline() == "ready\n"
        yield process.pid


def cores_of(pid):
    """Where the threads of a process may run."""
    threads = [int(thread) for thread in os.listdir(f"/proc/{pid}/task")]
    return {frozenset(os.sched_getaffinity(thread)) for thread in threads}


def wait_for(holds):
    deadline = time.monotonic() + SECONDS
    while not (found := holds()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


def the_core_of(pid):
    """The one core of all its threads, once they have one."""

    def core():
        cores = cores_of(pid)
        return next(iter(cores)) if len(cores) == 1 else None

    return wait_for(lambda: (found := core()) and len(found) == 1 and found)


def test_all_threads_stay_on_one_core_those_too_that_begin_later(threads):
    assert the_core_of(threads) <= os.sched_getaffinity(0)


MOVES = """
import os
from itertools import cycle
from support_agent import many_threads

first, second = sorted(os.sched_getaffinity(0))[:2]
many_threads.SECONDS_ON_A_CORE = (0.2, 0.2)
many_threads.better_core = lambda core, **shares: second if core == first else first
"""


@pytest.mark.parametrize(
    ("idle", "own", "better"),
    [
        ({0: 0.0, 1: 0.9}, 0.5, 1),
        ({0: 0.05, 1: 0.3, 2: 0.6}, 0.7, 2),
        # It has the core for itself.
        ({0: 0.0, 1: 0.9}, 0.95, None),
        # Others work there, and there is room for all.
        ({0: 0.4, 1: 0.9}, 0.2, None),
        # It is no better anywhere.
        ({0: 0.0, 1: 0.1}, 0.5, None),
    ],
)
def test_a_core_is_left_that_others_want_where_another_has_room(idle, own, better):
    assert many_threads.better_core(0, own=own, idle=idle) == better


def test_all_threads_move_to_a_better_core():
    cores = sorted(os.sched_getaffinity(0))[:2]
    if len(cores) == 1:
        return  # There is no other.

    with running(MOVES + THREADS) as process:
        assert process.stdout.readline() == "ready\n"
        for core in cores:
            wait_for(lambda core=core: the_core_of(process.pid) == {core})


def test_a_process_that_ends_lets_its_threads_go_since_it_may_become_another_one():
    ends = THREADS.replace(
        "time.sleep(600)", "time.sleep(1); many_threads.let_go(); time.sleep(600)"
    )

    with running(ends) as process:
        assert process.stdout.readline() == "ready\n"
        the_core_of(process.pid)
        wait_for(lambda: cores_of(process.pid) == {frozenset(os.sched_getaffinity(0))})


def test_what_is_told_of_the_cores_is_the_time_that_they_had_nothing_to_do():
    before = many_threads._idle()
    time.sleep(0.3)
    after = many_threads._idle()

    assert before.keys() == after.keys() >= os.sched_getaffinity(0)
    assert all(0 <= after[core] - before[core] < 5 for core in before)


def test_where_a_thread_runs_is_told_by_the_system():
    everywhere = os.sched_getaffinity(0)
    try:
        for core in everywhere:
            os.sched_setaffinity(0, {core})
            assert many_threads._processor() == core
    finally:
        os.sched_setaffinity(0, everywhere)


def test_where_the_system_knows_no_cores_nothing_happens():
    script = "import os\nfor name in dir(os):\n    if name.startswith('sched_'):\n        delattr(os, name)\n"

    with running(script + THREADS) as process:
        assert process.stdout.readline() == "ready\n"
        assert cores_of(process.pid) == {frozenset(os.sched_getaffinity(0))}


def test_a_jail_that_forbids_it_costs_nothing_but_the_speed():
    script = (
        "import os\ndef refuse(*given):\n    raise PermissionError\nos.sched_setaffinity = refuse\n"
    )

    with running(script + THREADS) as process:
        assert process.stdout.readline() == "ready\n"
        wait_for(lambda: psutil.Process(process.pid).num_threads() == 7)
        assert cores_of(process.pid) == {frozenset(os.sched_getaffinity(0))}
