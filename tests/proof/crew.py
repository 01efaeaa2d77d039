"""The processes of one shop: web, workers and beat, as an operator starts them."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from .ground import Ground
from .processes import Hatched, Process, wait_until

ROOT = Path(__file__).parents[2]
IDENTITY_SECRET = "the proof's own secret, of forty letters."


class Crew:
    """All processes of a data folder. Whoever makes it stops it."""

    def __init__(self, folder: Path, ground: Ground, *, model_url: str) -> None:
        self.folder = folder
        self.root = ROOT
        """Where the code lies of what is started from now on."""
        self.port = free_port()
        self.web_url = f"http://127.0.0.1:{self.port}"
        self.environ = {
            "PATH": os.environ["PATH"],
            "HOME": os.environ.get("HOME", "/"),
            "SUPPORT_DATA_DIR": str(folder / "data"),
            "SUPPORT_IDENTITY_SECRET": IDENTITY_SECRET,
            # Every wish goes the long way, on which more can be killed.
            "ANTHROPIC_API_KEY": "test",
            "ANTHROPIC_BASE_URL": model_url,
            # The model plans each step: what it is paid for is counted.
            "SUPPORT_KNOWN_PATHS": "off",
            # All pages of the proof stand on one machine.
            "SUPPORT_MAX_CONVERSATIONS": "1000/hour",
            **ground.environ,
        }
        self.processes: list[Process] = []
        self.killed: list[int] = []

    def manage(self, *command: str, **environ: str) -> None:
        """`manage.py <command>` to its end."""
        subprocess.run(
            [sys.executable, "manage.py", *command],
            cwd=self.root,
            env=self.environ | environ,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start_web(self, app: str = "support_agent.asgi", port: int = 0) -> Process:
        """The web server, at the same address each time unless another is given."""
        return self._start(
            "web",
            *("uvicorn", f"{app}:application", "--port", str(port or self.port)),
            *("--timeout-graceful-shutdown", "5", "--no-access-log"),
        )

    def start_worker(self, **environ: str) -> Process:
        """A worker with the defaults that are shipped."""
        return self._start("worker", "celery", "-A", "support_agent", "worker", **environ)

    def start_beat(self) -> Process:
        """The beat, of which there is always one."""
        return self._start("beat", "celery", "-A", "support_agent", "beat")

    def start_nest(self) -> Process:
        """Where workers come from that must be there soon."""
        self._nest = self._start("nest", "tests.proof.nest", str(self.folder))
        return self._nest

    def hatch(self, kind: str = "worker", *, wrong_by: float = 0.0) -> Process:
        """A worker as the others, at once. A stoppable one minds the boundaries that are armed."""
        log = self.folder / f"{kind}-{len(self.processes)}.log"
        egg = {"log": str(log), "minds": kind == "stoppable", "wrong_by": wrong_by}
        assert self._nest.popen.stdin
        self._nest.popen.stdin.write(f"{json.dumps(egg)}\n".encode())
        self._nest.popen.stdin.flush()
        wait_until(lambda: log.exists() and "\n" in log.read_text())
        worker = Hatched(kind, int(log.read_text().split()[0]), log)
        self.processes.append(worker)
        return worker

    def workers(self) -> list[Process]:
        """All workers that have not ended."""
        return self.running("worker") + self.running("stoppable")

    def _start(self, kind: str, *command: str, hands: int = -1, **environ: str) -> Process:
        """A process of this kind, which may be handed a socket by its number."""
        log = self.folder / f"{kind}-{len(self.processes)}.log"
        with log.open("wb") as written:
            popen = subprocess.Popen(
                [sys.executable, "-m", *command],
                cwd=self.root,
                env=self.environ | environ,
                stdin=subprocess.PIPE,
                stdout=written,
                stderr=written,
                pass_fds=(hands,) if hands >= 0 else (),
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

    def end(self, *processes: Process) -> None:
        """SIGTERM by process id, as a deployment does. Returns when all have ended."""
        for process in processes:
            os.kill(process.pid, signal.SIGTERM)
        for process in processes:
            wait_until(lambda each=process: not each.runs())

    def log(self) -> str:
        """What all of them wrote."""
        return "\n".join(each.log.read_text(errors="replace") for each in self.processes)

    def stop(self) -> None:
        """End all of them."""
        for process in [each for each in self.processes if each.runs()]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
            process.wait()
        for process in self.processes:
            process.close()


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
