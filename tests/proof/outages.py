"""Parts that go away while customers write, and come back: the broker, the database, the web."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from . import present
from .faults import one_by_one
from .ground import Outage
from .processes import wait_until_ready
from .scene import Scene
from .table import Row
from .wishes import PERSON, SIMPLE, STATUS, VISIT

# Somewhere within a run, of which the pause before it takes the most.
RUNS_ARE_ON = (0.7, 1.4)
# A part goes away while workers hold so many runs, of which the model has them wait.
HELD = 4
SECONDS_TO_HOLD = 10
SECONDS_A_PLAN = (0.8, 2.4)


def outages(scene: Scene, minutes: float) -> Sequence[Row]:
    """A row for each part that the shop stands on."""
    rows = (one_by_one(PartAway(each.name, each))(scene, minutes) for each in scene.ground.outages)
    return [row for [row] in rows]


@dataclass(frozen=True)
class PartAway:
    """Customers write and read while a part goes away, while it is not there, and after it."""

    name: str
    outage: Outage
    times: int = 1

    def harm(self, scene: Scene, row: Row) -> None:
        scene.visit([replace(VISIT, pause=self.outage.seconds / 2)] * 4 + [PERSON])
        with scene.model.slowly(*SECONDS_A_PLAN):
            scene.crowd.come_all(SIMPLE)
            _wait_for_held_runs(scene)
            with scene.without_a_part():
                self.outage.begin()
                for wish in SIMPLE:
                    time.sleep(self.outage.seconds / len(SIMPLE))
                    scene.crowd.come(wish)
                self.outage.end()
        scene.visit([STATUS, PERSON])


def _wait_for_held_runs(scene: Scene) -> None:
    deadline = time.monotonic() + SECONDS_TO_HOLD
    while sum(run.holder is not None for run in present.open_runs(scene.ground)) < HELD:
        assert time.monotonic() < deadline, "No worker holds anything that a part could take away."
        time.sleep(0.02)


@dataclass(frozen=True)
class WebKilled:
    """The web process, with streams open and messages half accepted. A new one is started."""

    name: str = "web process killed with open streams and pending POSTs"
    times: int = 2

    def harm(self, scene: Scene, row: Row) -> None:
        scene.visit([replace(VISIT, pause=1.0)] * 6 + [PERSON])
        time.sleep(random.uniform(*RUNS_ARE_ON))
        [web] = scene.crew.running("web")
        with scene.without_a_part():
            with scene.ground.no_message_is_stored():
                pending = scene.crowd.come_all(SIMPLE)
                time.sleep(random.uniform(0.3, 0.5))
                scene.kill(web, row)
            wait_until_ready(scene.crew.start_web())
        scene.crowd.wait()
        assert any(customer.cut for customer in pending), "No request was pending."
