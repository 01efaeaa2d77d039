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
many_threads.keep_to_one_core(every=0.1)
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


WHEREVER = """
import os
from itertools import cycle
from support_agent import many_threads

everywhere = os.sched_getaffinity(0)
wake_on = cycle(sorted(everywhere)[:2])

def woken():
    assert os.sched_getaffinity(0) == everywhere
    return next(wake_on)

many_threads._processor = woken
"""


def test_they_follow_the_thread_that_looks_to_where_the_kernel_has_woken_it():
    first_two = sorted(os.sched_getaffinity(0))[:2]

    with running(WHEREVER + THREADS) as process:
        assert process.stdout.readline() == "ready\n"
        for core in first_two:
            wait_for(lambda core=core: the_core_of(process.pid) == {core})


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
