"""Workers that are killed while hundreds of conversations go on: at each boundary, and at random."""

import random
import threading
import time
from collections.abc import Container, Sequence
from itertools import count, cycle

from . import present
from .boundaries import BOUNDARIES, Boundary, Caught, Traps
from .processes import wait_until_ready
from .scene import WORKERS, Scene, say
from .table import Row
from .wishes import EVERYTHING, PERSON, RETURN, TEMPTED

BETWEEN_KILLS = (1.0, 3.0)
SHORTEST = 30.0
LEAST_TRIES = 2
# Each round has some more workers that may be stopped than boundaries that are armed.
SPARE = 2
SECONDS_OF_A_ROUND = 12.0
MOST_ROUNDS = 20
MOST_TALKING = 20
WHILE_OTHERS_WAIT = "the reply written, not committed"
SECONDS_OF_WAITING = 0.5


def kills(scene: Scene, minutes: float) -> Sequence[Row]:
    """A row for each boundary, with the conversations that met it, and one for all others."""
    return _Kills(scene, max(SHORTEST, minutes * 60)).rows()


class _Kills:
    """A stream of customers, and beside it two hands that kill."""

    def __init__(self, scene: Scene, seconds: float) -> None:
        self._scene = scene
        self._end = time.monotonic() + seconds
        self._traps = Traps(scene.crew.folder)
        self._at = {each.name: Row(fault=f"worker killed: {each.name}") for each in BOUNDARIES}
        self._random = Row(fault="worker killed: at a random moment")
        self._met_by: dict[str, set[str]] = {each.name: set() for each in BOUNDARIES}

    def rows(self) -> Sequence[Row]:
        came = len(self._scene.crowd.customers)
        hands = [threading.Thread(target=each) for each in (self._customers, self._at_random)]
        for hand in hands:
            hand.start()
        self._at_boundaries()
        for hand in hands:
            hand.join()
        wait_until_ready(*self._scene.crew.running("worker"))
        self._scene.settle()
        met = set().union(*self._met_by.values())
        others = {each.conversation for each in self._scene.crowd.customers[came:]} - met
        befell = [(self._at[name], ids) for name, ids in self._met_by.items()]
        return [self._judged(*each, came) for each in (*befell, (self._random, others))]

    def _judged(self, row: Row, conversations: Container[str], came: int) -> Row:
        customers = self._scene.crowd.customers[came:]
        return self._scene.judge(
            row, [each for each in customers if each.conversation in conversations]
        )

    def _is_over(self) -> bool:
        return time.monotonic() > self._end

    def _customers(self) -> None:
        wishes = cycle(EVERYTHING)
        while not self._is_over():
            # On a slow machine they wait for each other instead of for an answer.
            if self._scene.crowd.talking() < MOST_TALKING:
                self._scene.crowd.come(next(wishes))
            time.sleep(self._scene.ground.a_customer_every)

    def _at_random(self) -> None:
        """Kill workers, whatever they do, and start others in their place."""
        crew = self._scene.crew
        while not self._is_over():
            time.sleep(random.uniform(*BETWEEN_KILLS))
            ready = [worker for worker in crew.running("worker") if worker.is_ready()]
            if len(ready) < WORKERS:
                continue
            self._scene.kill(random.choice(ready), self._random)
            self._random.tried += 1
            crew.hatch()

    def _at_boundaries(self) -> None:
        for rounds in count(1):
            self._round(self._least_tried())
            say(f"{sum(row.tried for row in self._at.values())} boundaries met")
            enough = min(row.tried for row in self._at.values()) >= LEAST_TRIES
            if self._is_over() and (enough or rounds >= MOST_ROUNDS):
                return

    def _least_tried(self) -> Sequence[Boundary]:
        return sorted(BOUNDARIES, key=lambda each: self._at[each.name].tried)[
            : self._scene.ground.stoppable - SPARE
        ]

    def _round(self, boundaries: Sequence[Boundary]) -> None:
        crew = self._scene.crew
        missing = self._scene.ground.stoppable - len(crew.running("stoppable"))
        wait_until_ready(*(crew.hatch("stoppable") for _ in range(missing)))
        for boundary in boundaries:
            self._traps.arm(boundary)
        self._scene.crowd.come_all([RETURN, PERSON, TEMPTED] * 3)
        until = time.monotonic() + SECONDS_OF_A_ROUND
        while self._traps.are_armed() and time.monotonic() < until:
            self._kill_caught()
            time.sleep(0.02)
        self._traps.disarm()
        self._kill_caught()

    def _kill_caught(self) -> None:
        for caught in self._traps.take_caught():
            self._met(caught)

    def _met(self, caught: Caught) -> None:
        row = self._at[caught.boundary]
        row.tried += 1
        conversation = present.conversation_of(self._scene.ground, caught.run)
        if caught.boundary == WHILE_OTHERS_WAIT:
            # The dying worker holds the conversation's row, and its customer waits for it.
            self._scene.crowd.add(conversation, "What is its status now?")
            time.sleep(SECONDS_OF_WAITING)
        workers = self._scene.crew.running("stoppable")
        self._scene.kill(next(each for each in workers if each.pid == caught.pid), row)
        self._met_by[caught.boundary].add(conversation)
