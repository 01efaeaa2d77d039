"""A figure beside its floor, and the table that shows them."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Figure:
    """What was wanted, what was measured, what it is compared with, and whether it will do."""

    name: str
    wanted: str
    measured: str
    floor: str
    ratio: float
    met: bool

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def at_most(
    most: float, *, name: str, measured: float, floor: float, unit: str, wanted: str = ""
) -> Figure:
    """A figure that must not be more than so many times its floor."""
    ratio = measured / floor if floor else float("inf")
    return Figure(
        name=name,
        wanted=wanted or f"at most {most:g} times",
        measured=f"{measured:.4g} {unit}",
        floor=f"{floor:.4g} {unit}",
        ratio=ratio,
        met=ratio <= most,
    )


def bounded(bound: float, *, name: str, measured: float, unit: str) -> Figure:
    """A figure with a bound of its own, which then is what it is compared with."""
    return at_most(
        1.0,
        name=name,
        measured=measured,
        floor=bound,
        unit=unit,
        wanted=f"at most {bound:,g} {unit}",
    )


def failed(name: str, *, why: str) -> Figure:
    """A figure that could not be measured."""
    return Figure(name=name, wanted="", measured=why, floor="", ratio=float("inf"), met=False)


def in_turn(rounds: int, *measures: Callable[[], float]) -> list[float]:
    """The median of each, measured in turn: A, B, A, B, so that other load falls on all alike."""
    taken = [[measure() for measure in measures] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*taken, strict=True)]


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table in Markdown."""
    rows = [
        (
            one.name,
            one.wanted,
            one.measured,
            one.floor,
            f"{one.ratio:.2f}",
            "yes" if one.met else "NO",
        )
        for one in figures
    ]
    heads = ("figure", "wanted", "measured", "floor", "ratio", "met")
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
