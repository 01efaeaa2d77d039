"""Real workers and a real beat on the tests' database, started and killed as processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import psutil
from celery import Celery
from django.db import connection

from support_agent.embedded.broker import Broker

ROOT = Path(__file__).parents[2]
SECONDS = 40


class Workers:
    """Processes of one data folder. Whoever makes it stops them."""

    def __init__(self, folder: Path, **environ: str) -> None:
        self._folder = folder
        self.broker = Broker(folder / "data" / "broker")
        self._environ = {
            "PATH": os.environ["PATH"],
            "HOME": os.environ.get("HOME", "/"),
            "DATABASE_URL": database_url(),
            "SUPPORT_DATA_DIR": str(folder / "data"),
            "SUPPORT_KNOWN_PATHS": "off",
            **environ,
        }
        self._started: list[tuple[subprocess.Popen[bytes], Path]] = []

    def start(self, command: str) -> subprocess.Popen[bytes]:
        """`celery -A support_agent <command>`; a worker is ready when this returns."""
        log = self._folder / f"{command}-{len(self._started)}.log"
        with log.open("wb") as written:
            process = subprocess.Popen(
                [sys.executable, "-m", "celery", "-A", "support_agent", command],
                cwd=ROOT,
                env=self._environ,
                stdout=written,
                stderr=written,
            )
        self._started.append((process, log))
        if command == "worker":
            wait_until(lambda: "ready." in log.read_text(), why=log.read_text)
        return process

    def ring(self, run_id: int, pause: timedelta = timedelta()) -> None:
        """Wake a worker as the web process does, through this folder's broker."""
        with Celery(broker=self.broker.celery_url) as app:
            wait = pause.total_seconds() + 0.05
            app.send_task("support_agent.advance_run", args=[run_id], countdown=wait)

    def log(self) -> str:
        """What all of them wrote."""
        return "\n".join(log.read_text() for _, log in self._started)

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        """SIGKILL: nothing of the process runs after it."""
        process.send_signal(signal.SIGKILL)
        process.wait()

    def stop(self) -> None:
        """End all of them, and the broker with them."""
        for process, _ in self._started:
            process.kill()
            process.wait()
        self._stop_supervisor()
        wait_until(lambda: not self.broker.is_supervised(), why=self.log)

    def _stop_supervisor(self) -> None:
        # By itself it waits some seconds for another user.
        for process in psutil.process_iter(["cmdline"]):
            if str(self.broker.folder) in (process.info["cmdline"] or []):
                process.terminate()


def wait_until(
    holds: Callable[[], bool], *, why: Callable[[], str] = str, seconds: float = SECONDS
) -> None:
    """Wait for something to come true. Raises AssertionError with `why` after a while."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, why()
        time.sleep(0.05)


def database_url() -> str:
    """The tests' own database, as an operator would write it into DATABASE_URL."""
    place = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{place['NAME']}"
    host = str(place["HOST"]).replace("/", "%2F")
    port = f":{place['PORT']}" if place["PORT"] else ""
    return f"postgresql://{place['USER']}:{place['PASSWORD']}@{host}{port}/{place['NAME']}"
