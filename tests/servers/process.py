"""Start a server under the guard and wait until it answers."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

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
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            # Control-C in the terminal is for pytest, which then stops its servers in order.
            start_new_session=True,
        )

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

    def stop(self) -> None:
        assert self._guard.stdin
        assert self._guard.stderr
        self._guard.stdin.close()
        self._guard.wait()
        self._guard.stderr.close()
