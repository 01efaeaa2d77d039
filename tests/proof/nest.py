"""Hatches workers, also such that can be stopped at a boundary: forks of a process that has loaded all.

    python -m tests.proof.nest FOLDER

Each line on its input is a new worker as JSON: the log in which it writes, its process id first,
whether it minds the boundaries, and by how many seconds its clock is wrong. To load the product
takes a worker two seconds, and the proof kills dozens.
"""

import contextlib
import json
import os
import signal
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import time_machine

from .boundaries import Traps, Wrapping


def main(folder: Path) -> None:
    # The kernel buries the dead.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    from support_agent import celery

    celery.app.loader.import_default_modules()
    from support_agent.agent import runner  # noqa: F401
    from support_agent.agent.planners import claude  # noqa: F401

    traps = Traps(folder)
    print("ready.", flush=True)
    hatched = []
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            _work(traps, **json.loads(line))
        hatched.append(pid)
    # Whoever started us is gone, and nobody else ends these.
    for pid in hatched:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def _work(traps: Traps, *, log: str, minds: bool, wrong_by: float) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if minds:
        Wrapping(traps).wrap_all()
    if wrong_by:
        # All that it reads of the time of day, in all of its threads. The database's clock is right.
        wrong = datetime.now(UTC) + timedelta(seconds=wrong_by)
        time_machine.travel(wrong, tick=True).start()
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for descriptor, number in ((nothing, 0), (written, 1), (written, 2)):
        os.dup2(descriptor, number)
    print(os.getpid(), flush=True)
    from support_agent import celery

    celery.app.worker_main(["worker"])
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
