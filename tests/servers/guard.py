"""Run one server until whoever started it is gone, then stop it and remove its folder.

The test process holds the other end of our stdin. The kernel closes that end however the
process ends, kill -9 included, so no server and no folder is left behind on any system.

    python guard.py FOLDER USER COMMAND...
"""

import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

SECONDS_TO_STOP = 5


def main(folder: Path, user: str, command: list[str]) -> int:
    as_user = {"user": user, "extra_groups": []} if user else {}
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder, **as_user
        )
    threading.Thread(target=_stop_when_alone, args=[server], daemon=True).start()
    status = server.wait()
    if status not in (0, -signal.SIGINT, -signal.SIGKILL):
        sys.stderr.write((folder / "log").read_text(errors="replace"))
    shutil.rmtree(folder, ignore_errors=True)
    return status


def _stop_when_alone(server: subprocess.Popen[bytes]) -> None:
    sys.stdin.buffer.read()
    # PostgreSQL reads SIGINT as "end now, whoever is connected"; Valkey as its plain shutdown.
    server.send_signal(signal.SIGINT)
    try:
        server.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        server.kill()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
