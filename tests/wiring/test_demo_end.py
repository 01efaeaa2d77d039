"""However the demo ends, nothing of it is left."""

import os
import pty
import signal
import socket
import time

import pytest

from tests.servers.demo import Demo, processes_of, wait_until_nothing_is_left

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("demo") / "data"


@pytest.fixture
def again(folder):
    """Start a demo where one has been, except for the first; whatever still runs is stopped."""
    started = []

    def _again(**options):
        demo = Demo(folder, **options)
        started.append(demo)
        seconds = demo.wait_until_ready() if "terminal" not in options else 0
        # Five seconds on a machine that does nothing else; this one runs tests.
        assert seconds < 60, demo.output
        return demo

    yield _again
    for demo in started:
        demo.stop(signal.SIGKILL)
    wait_until_nothing_is_left(folder)


def test_control_c_leaves_no_process_behind(again, folder):
    demo = again()

    began = time.monotonic()
    assert demo.stop() == 0, demo.output

    assert processes_of(folder) == []
    assert time.monotonic() - began < 20, demo.output
    assert "Stopped." in demo.output
    assert "Traceback" not in demo.output


def test_control_c_ends_at_once_when_it_comes_twice(again, folder):
    demo = again()
    # A reply in the making would keep a worker for a while.
    demo.process.send_signal(signal.SIGINT)
    while "once more" not in demo.output:
        time.sleep(0.01)

    assert demo.stop() in (0, 128 + signal.SIGINT)

    wait_until_nothing_is_left(folder)


def test_a_parent_that_is_killed_leaves_no_process_behind(again, folder):
    demo = again()

    demo.stop(signal.SIGKILL)

    wait_until_nothing_is_left(folder)


def test_a_terminal_that_is_closed_leaves_no_process_behind(again, folder):
    ours, terminal = pty.openpty()
    demo = again(terminal=terminal)
    os.close(terminal)
    written = b""
    while b"Ctrl-C stops" not in written:
        written += os.read(ours, 1000)

    os.close(ours)
    # Closing a terminal sends this to whoever was started in it.
    demo.stop(signal.SIGHUP)

    wait_until_nothing_is_left(folder)


@pytest.mark.parametrize("name", ["uvicorn", "worker", "beat"])
def test_all_of_it_ends_when_one_process_does(again, folder, name):
    demo = again()
    [victim] = [
        process
        for process in processes_of(folder)
        if {"support_agent.demo.child", name} <= set(process.cmdline())
    ]

    victim.kill()

    assert demo.wait() == 1
    assert "process has ended with code -9" in demo.output
    assert processes_of(folder) == []


def test_the_port_is_free_again_at_once(again):
    demo = again()
    demo.stop()

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", demo.port))
