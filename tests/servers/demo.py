"""`manage.py demo` as whoever types it meets it: a process, what it writes, and all it started."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import psutil

ROOT = Path(__file__).parents[2]
SECONDS = 100


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def processes_of(folder: Path) -> list[psutil.Process]:
    """All processes that were started for this data folder, by whomever."""
    return [process for process in psutil.process_iter() if _belongs_to(folder, process)]


def _belongs_to(folder: Path, process: psutil.Process) -> bool:
    try:
        if process.status() == psutil.STATUS_ZOMBIE:
            return False
        # The broker's server writes its title over its environment; it works in the folder.
        named = process.environ().get("SUPPORT_DATA_DIR") == str(folder)
        return named or Path(process.cwd()).is_relative_to(folder)
    except psutil.Error:
        return False


class Demo:
    """Runs on this data folder, which may have been used before."""

    def __init__(
        self,
        folder: Path,
        *,
        host: str = "127.0.0.1",
        port: int | None = None,
        terminal: int | None = None,
        **environ: str,
    ):
        self.folder = folder
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.output = ""
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "manage.py", "demo", "--host", host, "--port", str(self.port)],
            cwd=ROOT,
            env={
                "PATH": os.environ["PATH"],
                "HOME": os.environ.get("HOME", "/"),
                "SUPPORT_DATA_DIR": str(folder),
                **environ,
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if terminal is None else terminal,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for line in self.process.stdout or ():
            self.output += line

    def wait_until_ready(self) -> float:
        """The seconds that it took. Raises AssertionError with what the demo wrote."""
        while "Ctrl-C stops" not in self.output:
            assert self.process.poll() is None, self.output
            assert time.monotonic() - self.began < SECONDS, self.output
            time.sleep(0.02)
        return time.monotonic() - self.began

    def password(self) -> str:
        found = re.search(r"password (\w+)", self.output)
        assert found, self.output
        return found[1]

    def wait(self) -> int:
        """Its exit code, once it has ended by itself."""
        code = self.process.wait(SECONDS)
        self._reader.join()
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def stop(self, number: int = signal.SIGINT) -> int:
        """End it by a signal; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.wait()


def wait_until_nothing_is_left(folder: Path) -> None:
    """Raises AssertionError, naming what still runs, after killing it."""
    deadline = time.monotonic() + 30
    while left := processes_of(folder):
        if time.monotonic() > deadline:
            told = [process.cmdline() for process in left]
            for process in left:
                process.kill()
            raise AssertionError(told)
        time.sleep(0.1)
