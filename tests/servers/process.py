"""Start a server under the guard and wait until it answers."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import psutil

GUARD = Path(__file__).with_name("guard.py")
SECONDS_TO_START = 30


class ServerDidNotStart(Exception):
    """With what the server itself wrote about it."""


def new_folder(name: str) -> Path:
    """A short path under the system's temporary folder: a socket's address holds about 100 bytes."""
    return Path(tempfile.mkdtemp(prefix=f"{name}-"))


class GuardedProcess:
    """A server that ends with us, however we end."""

    def __init__(self, command: Sequence[str | Path], *, folder: Path, user: str = "") -> None:
        self.folder = folder
        self._guard = subprocess.Popen(
            [sys.executable, str(GUARD), str(folder), user, *map(str, command)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # Control-C in the terminal is for pytest, which then stops its servers in order.
            start_new_session=True,
        )
        self.pid = int(self._heard() or 0)

    def wait_until(self, answers: Callable[[], bool]) -> None:
        deadline = time.monotonic() + SECONDS_TO_START
        while not answers():
            if self._guard.poll() is not None:
                assert self._guard.stderr
                raise ServerDidNotStart(self._guard.stderr.read().decode(errors="replace"))
            if time.monotonic() > deadline:
                self.stop()
                raise ServerDidNotStart(f"No answer within {SECONDS_TO_START} seconds.")
            time.sleep(0.02)

    def end(self, number: signal.Signals) -> None:
        """End the server by a signal, and keep its folder. Returns when it has ended."""
        self._tell(str(int(number)))
        self._heard()

    def start(self) -> None:
        """Start it again in the same folder."""
        self._tell("start")
        self.pid = int(self._heard())

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the server and all processes of it."""
        server = psutil.Process(self.pid)
        for process in (server, *server.children(recursive=True)):
            os.kill(process.pid, number)

    def stop(self) -> None:
        assert self._guard.stdin
        assert self._guard.stdout
        assert self._guard.stderr
        self._guard.stdin.close()
        self._guard.wait()
        self._guard.stdout.close()
        self._guard.stderr.close()

    def _tell(self, word: str) -> None:
        assert self._guard.stdin
        self._guard.stdin.write(f"{word}\n".encode())
        self._guard.stdin.flush()

    def _heard(self) -> bytes:
        assert self._guard.stdout
        return self._guard.stdout.readline()
