"""The processes of one shop: web, workers and beat, as an operator starts them."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .ground import Ground

ROOT = Path(__file__).parents[2]
SECONDS = 60
IDENTITY_SECRET = "the proof's own secret, of forty letters."
READY = {"worker": "ready.", "web": "Application startup complete", "beat": ""}


@dataclass(eq=False)
class Process:
    """A process of the crew and what it wrote."""

    kind: str
    popen: subprocess.Popen[bytes]
    log: Path

    @property
    def pid(self) -> int:
        return self.popen.pid

    def runs(self) -> bool:
        """Whether it has not ended."""
        return self.popen.poll() is None

    def is_ready(self) -> bool:
        """Whether it said that it is. Raises AssertionError with its words when it has ended."""
        written = self.log.read_text(errors="replace")
        assert self.runs() or self.popen.returncode == -signal.SIGKILL, written
        return READY[self.kind] in written


class Crew:
    """All processes of a data folder. Whoever makes it stops it."""

    def __init__(self, folder: Path, ground: Ground, *, model_url: str) -> None:
        self.folder = folder
        self.port = _free_port()
        self.web_url = f"http://127.0.0.1:{self.port}"
        self.environ = {
            "PATH": os.environ["PATH"],
            "HOME": os.environ.get("HOME", "/"),
            "SUPPORT_DATA_DIR": str(folder / "data"),
            "SUPPORT_IDENTITY_SECRET": IDENTITY_SECRET,
            "ANTHROPIC_API_KEY": "test",
            "ANTHROPIC_BASE_URL": model_url,
            **ground.environ,
        }
        self.processes: list[Process] = []
        self.killed: list[int] = []

    def manage(self, *command: str) -> None:
        """`manage.py <command>` to its end."""
        subprocess.run(
            [sys.executable, "manage.py", *command],
            cwd=ROOT,
            env=self.environ,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start_web(self) -> Process:
        """The web server, always at the same address."""
        return self._start(
            "web",
            *("uvicorn", "support_agent.asgi:application", "--port", str(self.port)),
            *("--timeout-graceful-shutdown", "5", "--no-access-log"),
        )

    def start_worker(self, app: str = "support_agent", **environ: str) -> Process:
        """A worker with the defaults that are shipped."""
        return self._start("worker", "celery", "-A", app, "worker", **environ)

    def start_beat(self) -> Process:
        """The beat, of which there is always one."""
        return self._start("beat", "celery", "-A", "support_agent", "beat")

    def _start(self, kind: str, *command: str, **environ: str) -> Process:
        log = self.folder / f"{kind}-{len(self.processes)}.log"
        with log.open("wb") as written:
            popen = subprocess.Popen(
                [sys.executable, "-m", *command],
                cwd=ROOT,
                env=self.environ | environ,
                stdin=subprocess.DEVNULL,
                stdout=written,
                stderr=written,
            )
        process = Process(kind, popen, log)
        self.processes.append(process)
        return process

    def running(self, kind: str) -> list[Process]:
        """Those of a kind that have not ended."""
        return [each for each in self.processes if each.kind == kind and each.runs()]

    def kill(self, process: Process) -> None:
        """SIGKILL by process id: nothing of the process runs after it."""
        os.kill(process.pid, signal.SIGKILL)
        process.popen.wait()
        self.killed.append(process.pid)

    def log(self) -> str:
        """What all of them wrote."""
        return "\n".join(each.log.read_text(errors="replace") for each in self.processes)

    def stop(self) -> None:
        """End all of them."""
        for process in self.processes:
            process.popen.kill()
            process.popen.wait()


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


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
