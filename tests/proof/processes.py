"""A process of a shop, what it wrote, and waiting for it."""

import contextlib
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import psutil

SECONDS = 120
READY = {
    "worker": "ready.",
    "stoppable": "ready.",
    "nest": "ready.",
    "web": "Application startup complete",
    "beat": "",
}


class Process:
    """A process of the crew and what it wrote."""

    def __init__(self, kind: str, popen: subprocess.Popen[bytes], log: Path) -> None:
        self.kind = kind
        self.popen = popen
        self.pid = popen.pid
        self.log = log

    def runs(self) -> bool:
        """Whether it has not ended."""
        return self.popen.poll() is None

    def wait(self) -> None:
        """Until it has ended."""
        self.popen.wait()

    def close(self) -> None:
        """Let go of its input."""
        with contextlib.suppress(BrokenPipeError):
            if self.popen.stdin:
                self.popen.stdin.close()

    def is_ready(self) -> bool:
        """Whether it said that it is. Raises AssertionError with its words when it has ended."""
        written = self.log.read_text(errors="replace")
        assert self.runs(), written
        return READY[self.kind] in written


class Hatched(Process):
    """A worker of the nest, which buries it."""

    def __init__(self, kind: str, pid: int, log: Path) -> None:
        self.kind = kind
        self.pid = pid
        self.log = log

    def runs(self) -> bool:
        """Whether it has not ended."""
        return psutil.pid_exists(self.pid)

    def close(self) -> None:
        """It has no input of its own."""

    def wait(self) -> None:
        """Until it has ended."""
        wait_until(lambda: not self.runs())


def wait_until(
    holds: Callable[[], bool], *, seconds: float = SECONDS, why: Callable[[], str] = str
) -> None:
    """Wait for something to come true. Raises AssertionError with `why` after a while."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, why()
        time.sleep(0.02)


def wait_until_ready(*processes: Process) -> None:
    """Wait until all of them said so."""
    wait_until(lambda: all(each.is_ready() for each in processes))
