"""Workers that are killed while hundreds of conversations go on."""

import random
import time
from collections.abc import Iterator, Sequence
from itertools import cycle

from .crew import wait_until_ready
from .scene import WORKERS, Scene, say
from .table import Row
from .wishes import EVERYTHING

# A new customer so often: as many as two busy cores can serve.
EVERY_SECONDS = 0.22
BETWEEN_KILLS = (3.0, 9.0)
SHORTEST = 45.0


def kills(scene: Scene, minutes: float) -> Sequence[Row]:
    """A stream of customers, and one worker after the other killed at a random moment."""
    row = Row(fault="a worker at a random moment")
    came = len(scene.crowd.customers)
    wishes = cycle(EVERYTHING)
    for _ in _moments(max(SHORTEST, minutes * 60)):
        until = time.monotonic() + random.uniform(*BETWEEN_KILLS)
        while time.monotonic() < until:
            scene.crowd.come(next(wishes))
            time.sleep(EVERY_SECONDS)
        victim = random.choice(scene.crew.running("worker"))
        scene.kill(victim, row)
        row.tried += 1
        say(f"killed worker {victim.pid}; {scene.recoveries.pending()} runs were open")
        wait_until_ready(scene.crew.start_worker())
        assert len(scene.crew.running("worker")) == WORKERS
    scene.settle()
    return [scene.judge(row, scene.crowd.customers[came:])]


def _moments(seconds: float) -> Iterator[float]:
    end = time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        yield now
