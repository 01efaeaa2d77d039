"""Run one server until whoever started it is gone, then stop it and remove its folder.

The test process holds the other end of our stdin. The kernel closes that end however the
process ends, kill -9 included, so no server and no folder is left behind on any system.
Until then it may have the server ended, by the number of a signal, and started again; each
beginning is told by the server's process id, and each end.

    python guard.py FOLDER USER COMMAND...
"""

import contextlib
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

SECONDS_TO_STOP = 5
START = b"start"


class Guard:
    """One server, and whether its end was asked for."""

    def __init__(self, folder: Path, user: str, command: list[str]) -> None:
        self._folder = folder
        self._command = command
        self._as_user = {"user": user, "extra_groups": []} if user else {}
        self._may_end = False
        self._told = threading.Event()
        self._server = self._start()

    def run(self) -> int:
        """Its status, once it has ended for good."""
        threading.Thread(target=self._obey, daemon=True).start()
        while True:
            status = self._server.wait()
            # Before it is told: whoever hears it may have the server started again at once.
            was_asked = self._may_end
            _tell("ended")
            if not was_asked:
                return status
            self._told.wait()
            self._told.clear()
            if self._server.returncode is not None:
                return status

    def _start(self) -> subprocess.Popen[bytes]:
        with (self._folder / "log").open("ab") as log:
            server = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **self._as_user,
            )
        _tell(str(server.pid))
        return server

    def _obey(self) -> None:
        for line in sys.stdin.buffer:
            if line.strip() == START:
                self._may_end = False
                self._server = self._start()
                self._told.set()
            else:
                self._may_end = True
                self._server.send_signal(int(line))
        self._end()

    def _end(self) -> None:
        # PostgreSQL reads SIGINT as "end now, whoever is connected"; Valkey as its plain shutdown.
        self._server.send_signal(signal.SIGINT)
        try:
            self._server.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self._server.kill()
        self._told.set()


def _tell(word: str) -> None:
    # Whoever started us may be gone.
    with contextlib.suppress(BrokenPipeError):
        print(word, flush=True)


def main(folder: Path, user: str, command: list[str]) -> int:
    status = Guard(folder, user, command).run()
    if status not in (0, -signal.SIGINT, -signal.SIGKILL):
        sys.stderr.write((folder / "log").read_text(errors="replace"))
    shutil.rmtree(folder, ignore_errors=True)
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
