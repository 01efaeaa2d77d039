"""The processes of one shop: web, workers and beat, as an operator starts them."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil

from .ground import Ground

ROOT = Path(__file__).parents[2]
SECONDS = 60
IDENTITY_SECRET = "the proof's own secret, of forty letters."
READY = {
    "worker": "ready.",
    "hatched": "ready.",
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

    def is_ready(self) -> bool:
        """Whether it said that it is. Raises AssertionError with its words when it has ended."""
        written = self.log.read_text(errors="replace")
        assert self.runs(), written
        return READY[self.kind] in written


class Hatched(Process):
    """A worker of the nest, which buries it."""

    def __init__(self, pid: int, log: Path) -> None:
        self.kind = "hatched"
        self.pid = pid
        self.log = log

    def runs(self) -> bool:
        """Whether it has not ended."""
        return psutil.pid_exists(self.pid)

    def wait(self) -> None:
        """Until it has ended."""
        wait_until(lambda: not self.runs())


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

    def start_nest(self) -> Process:
        """Where workers come from that can be stopped at a boundary."""
        self._nest = self._start("nest", "tests.proof.nest", str(self.folder))
        return self._nest

    def hatch(self) -> Process:
        """A worker as the others, which minds the boundaries that are armed."""
        log = self.folder / f"hatched-{len(self.processes)}.log"
        assert self._nest.popen.stdin
        self._nest.popen.stdin.write(f"{log}\n".encode())
        self._nest.popen.stdin.flush()
        wait_until(lambda: log.exists() and "\n" in log.read_text())
        worker = Hatched(int(log.read_text().split()[0]), log)
        self.processes.append(worker)
        return worker

    def _start(self, kind: str, *command: str, **environ: str) -> Process:
        log = self.folder / f"{kind}-{len(self.processes)}.log"
        with log.open("wb") as written:
            popen = subprocess.Popen(
                [sys.executable, "-m", *command],
                cwd=ROOT,
                env=self.environ | environ,
                stdin=subprocess.PIPE,
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
        process.wait()
        self.killed.append(process.pid)

    def log(self) -> str:
        """What all of them wrote."""
        return "\n".join(each.log.read_text(errors="replace") for each in self.processes)

    def stop(self) -> None:
        """End all of them."""
        for process in [each for each in self.processes if each.runs()]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
            process.wait()


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
