"""The processes of the demo, side by side: started, heard, and ended together."""

import contextlib
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from typing import IO

from support_agent.values import BASE_DIR

from .errors import ProcessEnded

SECONDS_TO_STOP = 8


class Processes:
    """What they write is said line by line, after the name of who wrote it."""

    def __init__(self, say: Callable[[str], None], environ: Mapping[str, str]) -> None:
        self._say = say
        self._environ = environ
        self._running: dict[str, subprocess.Popen[str]] = {}
        self._listeners: list[threading.Thread] = []

    def start(self, name: str, module: str, *arguments: str) -> None:
        """Start a Python program as a process that can't outlive us."""
        process = subprocess.Popen(
            [sys.executable, "-m", "support_agent.demo.child", module, *arguments],
            cwd=BASE_DIR,
            env=self._environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            # A Control-C in our terminal is for us, who then end them in order.
            start_new_session=True,
        )
        self._running[name] = process
        assert process.stdout
        listener = threading.Thread(target=self._hear, args=[name, process.stdout], daemon=True)
        listener.start()
        self._listeners.append(listener)

    def check(self) -> None:
        """Raises ProcessEnded when one has ended by itself."""
        for name, process in self._running.items():
            if (code := process.poll()) is not None:
                raise ProcessEnded(name, code)

    def stop(self) -> None:
        """Ask all of them to end, and end those that take too long."""
        for process in self._running.values():
            process.terminate()
        deadline = time.monotonic() + SECONDS_TO_STOP
        for process in self._running.values():
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(0, deadline - time.monotonic()))
        self.kill()
        for process in self._running.values():
            process.wait()
            assert process.stdin
            process.stdin.close()
        for listener in self._listeners:
            listener.join(timeout=1)

    def kill(self) -> None:
        """End them at once, also from within a signal."""
        for process in self._running.values():
            process.kill()

    def _hear(self, name: str, written: IO[str]) -> None:
        with written:
            for line in written:
                self._say(f"{name:<6} | {line.rstrip()}")
