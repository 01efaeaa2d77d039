"""What a fault is, and the list of all.

A fault that is tried one time after the other is an object like this:

    @dataclass(frozen=True)
    class RedisIsEmptied:
        name: str = "Redis emptied"
        times: int = 1

        def harm(self, scene: Scene, row: Row) -> None:
            scene.crowd.come_all([RETURN, STATUS])
            ...

It lets customers come, does harm while they talk, and mends the shop again; `one_by_one` makes
a part of it, which waits, judges and fills the row. A part of the proof with several rows at
once, such as the kills, is a function from a scene and its minutes to rows.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from .scene import Scene, say
from .table import Row

Part = Callable[[Scene, float], Sequence[Row]]


class Fault(Protocol):
    """One kind of harm. `times` is for the short form; a longer one tries it more often."""

    @property
    def name(self) -> str: ...
    @property
    def times(self) -> int: ...
    def harm(self, scene: Scene, row: Row) -> None: ...


def one_by_one(fault: Fault) -> Part:
    """The fault as a part with one row."""
    return partial(_tried, fault)


def _tried(fault: Fault, scene: Scene, minutes: float) -> Sequence[Row]:
    row = Row(fault=fault.name)
    came = len(scene.crowd.customers)
    for _ in range(max(fault.times, 1 + int(minutes / 2))):
        say(f"{fault.name}, time {row.tried + 1}")
        fault.harm(scene, row)
        row.tried += 1
        scene.settle()
    return [scene.judge(row, scene.crowd.customers[came:])]
