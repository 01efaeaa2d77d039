"""Workers whose clocks are a minute apart and more: who holds a run is told by the database's."""

import random
import time
from dataclasses import dataclass

from . import present
from .checks import Finding, Kind
from .deaths import THINKING
from .processes import wait_until_ready
from .scene import WORKERS, Scene
from .table import Row
from .wishes import SIMPLE

WRONG_BY = (-60, 60)
# The longest that a lease may last from now: nine seconds, and what a look takes.
LONGEST_LEASE = 9.5


@dataclass(frozen=True)
class ClocksApart:
    """Of all workers one is a minute late and one a minute early, and each is killed once."""

    name: str = "workers' clocks two minutes apart, each killed"
    times: int = 1

    def harm(self, scene: Scene, row: Row) -> None:
        others = scene.crew.workers()
        workers = {seconds: scene.crew.hatch(wrong_by=seconds) for seconds in WRONG_BY}
        wait_until_ready(*workers.values())
        scene.tell_to_end(others)
        # So slowly that leases are renewed as well.
        with scene.model.slowly(1.5, 3.0):
            for seconds in WRONG_BY:
                scene.crowd.come_all(SIMPLE)
                _watch(scene, row, seconds=3.0 + random.uniform(*THINKING))
                scene.kill(workers[seconds], row)
                workers[seconds] = scene.crew.hatch(wrong_by=seconds)
            _watch(scene, row, seconds=1.0)
        scene.settle()
        wait_until_ready(*(scene.crew.hatch() for _ in range(WORKERS)))
        scene.tell_to_end(list(workers.values()))


def _watch(scene: Scene, row: Row, *, seconds: float) -> None:
    """No lease is longer than it may be, and none of a worker that lives has run out."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        alive = {worker.pid for worker in scene.crew.running("worker")}
        for lease in present.leases(scene.ground):
            if lease.left > LONGEST_LEASE or (lease.left < 0 and lease.holder in alive):
                what = f"the lease of run {lease.run} lasts {lease.left:.1f} s"
                row.findings.append(Finding(Kind.WRONG_HOLDER, lease.conversation, what))
        time.sleep(0.1)
