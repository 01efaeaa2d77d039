"""Hatches workers that can be stopped at a boundary: a fork of one process that has loaded it all.

    python -m tests.proof.nest FOLDER

Each line on its input names a log file, in which a new worker writes, its process id first. To load the product takes a worker two seconds, and the proof kills dozens.
"""

import contextlib
import os
import signal
import sys
from pathlib import Path

from .boundaries import Traps, Wrapping


def main(folder: Path) -> None:
    # The kernel buries the dead.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    from support_agent import celery

    celery.app.loader.import_default_modules()
    from support_agent.agent import runner  # noqa: F401
    from support_agent.agent.planners import claude  # noqa: F401

    Wrapping(Traps(folder)).wrap_all()
    print("ready.", flush=True)
    hatched = []
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            _work(Path(line.strip()))
        hatched.append(pid)
    # Whoever started us is gone, and nobody else ends these.
    for pid in hatched:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def _work(log: Path) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
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
