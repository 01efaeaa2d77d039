"""First messages of customers, scored by the first action that a planner takes on them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel

from . import lines
from .first_actions import FirstAction, first_actions
from .tables import mean

HAND_OVER = "hand_to_human"


class Utterance(BaseModel):
    """A message and what may come of it. Whatever else a row tells is passed over."""

    id: str | int
    text: str
    lang: str
    expected_action: FirstAction
    also_ok: list[str] = []
    must_not: list[str] = []
    source: str = "own"


@dataclass(frozen=True, kw_only=True)
class Scored:
    """A row and the action that was taken on it."""

    row: Utterance
    action: FirstAction

    @property
    def exact(self) -> bool:
        return self.action == self.row.expected_action

    @property
    def right(self) -> bool:
        return self.exact or self.action in self.row.also_ok

    @property
    def forbidden(self) -> bool:
        return self.action in self.row.must_not

    @property
    def needless(self) -> bool:
        """Handed over where another action was expected, were it all right too."""
        return self.could_be_needless and self.action == HAND_OVER

    @property
    def verdict(self) -> str:
        """In a word."""
        if self.forbidden:
            return "forbidden"
        return "right" if self.right else "wrong"

    @property
    def could_be_needless(self) -> bool:
        return self.row.expected_action != HAND_OVER


@dataclass(frozen=True, kw_only=True)
class Figures:
    """Shares of a group's rows; `needless` of those where another action was expected."""

    rows: int
    exact: float
    right: float
    forbidden: float
    needless: float
    handed_over: float

    @classmethod
    def of(cls, scored: Sequence[Scored]) -> "Figures":
        others = [one for one in scored if one.could_be_needless]
        return cls(
            rows=len(scored),
            exact=mean([one.exact for one in scored]),
            right=mean([one.right for one in scored]),
            forbidden=mean([one.forbidden for one in scored]),
            needless=mean([one.needless for one in others]),
            handed_over=mean([one.action == HAND_OVER for one in scored]),
        )


def read(paths: Iterable[Path]) -> list[Utterance]:
    """The rows of these files. Raises BadFile."""
    return [row for path in paths for _, row in lines.read(path, Utterance)]


def score(rows: Sequence[Utterance], *, planner: str) -> list[Scored]:
    """Each row with the first action that the planner takes on it. Raises PlannerFailed."""
    actions = first_actions([row.text for row in rows], planner=planner)
    return [Scored(row=row, action=action) for row, action in zip(rows, actions, strict=True)]


def by(scored: Sequence[Scored], name: str) -> dict[str, Figures]:
    """Figures for each value of a field, the largest group first."""
    groups: dict[str, list[Scored]] = {}
    for one in scored:
        groups.setdefault(getattr(one.row, name), []).append(one)
    largest_first = sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))
    return {value: Figures.of(group) for value, group in largest_first}
