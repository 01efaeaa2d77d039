"""Faults in which more than one worker ends."""

import random
import time
from dataclasses import dataclass

from . import present
from .checks import Finding, Kind
from .processes import wait_until, wait_until_ready
from .scene import WORKERS, Scene
from .table import Row
from .wishes import SIMPLE

THINKING = (1.0, 2.0)


@dataclass(frozen=True)
class AllAtOnce:
    """Every worker and the beat, in the same moment. New ones are started at once.

    The recovery is counted from when they are ready: to start takes as long as the machine does.
    """

    name: str = "all workers and the beat killed at once"
    times: int = 1

    def harm(self, scene: Scene, row: Row) -> None:
        scene.crowd.come_all(SIMPLE * 2)
        time.sleep(random.uniform(*THINKING))
        for process in scene.crew.workers() + scene.crew.running("beat"):
            scene.kill(process, row)
        workers = [scene.crew.start_worker() for _ in range(WORKERS)]
        scene.crew.start_beat()
        wait_until(lambda: any(worker.is_ready() for worker in workers))
        scene.recoveries.begin_anew()
        wait_until_ready(*workers)


@dataclass(frozen=True)
class OfflinePlanner:
    """Workers without a model die, and those that have one go on with their runs."""

    name: str = "workers of the offline planner killed"
    times: int = 1

    def harm(self, scene: Scene, row: Row) -> None:
        offline = [scene.crew.start_worker(SUPPORT_PLANNER="offline") for _ in range(WORKERS)]
        wait_until_ready(*offline)
        scene.crowd.come_all(SIMPLE * 2)
        for process in offline:
            time.sleep(random.uniform(0.6, 1.0))
            scene.kill(process, row)


@dataclass(frozen=True)
class ToldToEnd:
    """All workers get SIGTERM while the model is slow, as in a deployment. New ones go on."""

    name: str = "SIGTERM to the workers in the middle of runs"
    times: int = 1

    def harm(self, scene: Scene, row: Row) -> None:
        old = scene.crew.workers()
        wait_until_ready(*(scene.crew.hatch() for _ in range(WORKERS)))
        with scene.model.slowly(2.0, 4.0):
            scene.crowd.come_all(SIMPLE * 2)
            wait_until(lambda: len(scene.held_by(old)) > 2)
            held = scene.tell_to_end(old)
        row.findings += [
            Finding(Kind.WRONG_HOLDER, run.conversation, f"run {run.id} is held by nobody alive")
            for run in scene.held_by(old)
        ]
        scene.settle()
        fences = present.fences(scene.ground, [run.id for run in held])
        assert any(fences[run.id] > run.fence for run in held), "Nothing was given back."
