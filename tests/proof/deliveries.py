"""Tasks that come more often than they were sent, and before what they are for is there."""

import time
from collections import Counter
from dataclasses import dataclass
from functools import partial

from celery import Celery

from . import present
from .checks import Finding, Kind
from .crew import free_port
from .customers import Customer
from .processes import wait_until_ready
from .scene import Scene
from .table import Row
from .wishes import RETURN, SIMPLE, STATUS

TASK = "support_agent.advance_run"
COPIES = 3
LONGEST = 20.0
# What the web process writes that calls too early.
CALLED = "called before the commit"
ROLLED_BACK = "called and rolled back"


@dataclass(frozen=True)
class DeliveredThrice:
    """Each task comes three times more, to all workers in the same moment, and again at the end."""

    name: str = "the same task delivered three times, to two workers at once"
    times: int = 1

    def harm(self, scene: Scene, row: Row) -> None:
        with Celery(broker=scene.ground.celery_url) as app:
            before = _taken(app)
            customers = scene.crowd.come_all(SIMPLE)
            until = time.monotonic() + LONGEST
            sent: set[int] = set()
            while len(sent) < len(customers) and time.monotonic() < until:
                for run, seconds in present.due(scene.ground).items():
                    if run not in sent:
                        _deliver(app, run, seconds)
                        sent.add(run)
                time.sleep(0.05)
            scene.settle()
            row.findings += [
                Finding(Kind.PAID_TWICE, "", f"run {run} was claimed {times} times")
                for run, times in present.fences(scene.ground, sent).items()
                if times > 1
            ]
            for run in sent:
                _deliver(app, run, 0)
            after = _taken(app) - before
        assert sent, "No task was sent thrice."
        assert len(after) > 1, f"One worker took all: {after}"


def _deliver(app: Celery, run: int, seconds: float) -> None:
    """Each copy waits in its worker until the run is due, so that they claim it at once."""
    for _ in range(COPIES):
        app.send_task(TASK, args=[run, seconds])


def _taken(app: Celery) -> Counter[int]:
    """How many runs each worker was called for, by process id."""
    replies = app.control.broadcast("stats", reply=True, timeout=1.5)
    told = [stats for reply in replies for stats in reply.values()]
    return Counter({stats["pid"]: stats["total"].get(TASK, 0) for stats in told})


@dataclass(frozen=True)
class BeforeTheCommit:
    """A worker comes for a message that is not committed yet, and for one that never will be."""

    name: str = "a task before the commit, and one whose transaction is rolled back"
    times: int = 1

    def harm(self, scene: Scene, row: Row) -> None:
        port = free_port()
        web = scene.crew.start_web("tests.proof.early", port)
        wait_until_ready(web)
        customers = scene.crowd.come_all([RETURN, STATUS] * 2, partial(Customer, port=port))
        scene.crowd.wait()
        scene.crew.end(web)
        written = web.log.read_text()
        for what in (CALLED, ROLLED_BACK):
            assert written.count(f"{what}\n") >= len(customers), f"It was never {what}."
