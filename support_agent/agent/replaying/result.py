"""What came of playing a run again, in plain values."""

from dataclasses import dataclass, field

from support_agent.agent.types import Usage

THE_SAME = "the same"
OTHER_WORDS = "the same, in other words"
NOT_RECORDED = "taken as it was, since its call is not recorded"


@dataclass(frozen=True, kw_only=True)
class Difference:
    """The first thing that is not as it was: what it is, and both sides of it."""

    step: int
    """Beginning with 1."""
    what: str
    then: str
    now: str


@dataclass(frozen=True, kw_only=True)
class StepPlayed:
    """A step that went as it had gone, and how that is known."""

    number: int
    does: str
    how: str = THE_SAME


@dataclass(frozen=True, kw_only=True)
class Played:
    """A run that was played again, up to its end or to the first difference."""

    run: int
    conversation: str
    planner: str
    ended: str
    """How it had ended, by code."""
    steps: tuple[StepPlayed, ...]
    difference: Difference | None = None
    stopped: str = ""
    """Why no more could be learnt, where that is so: the money, or a provider in trouble."""
    usage: Usage = field(default_factory=Usage)
    """What it took to ask anew."""

    @property
    def is_the_same(self) -> bool:
        """Whether all of it went as it had gone."""
        return self.difference is None and not self.stopped

    @property
    def lacking(self) -> int:
        """Steps whose calls were not recorded, or are forgotten."""
        return sum(step.how == NOT_RECORDED for step in self.steps)


class Differs(Exception):
    """Ends the playing at the first difference."""

    def __init__(self, *, step: int, what: str, then: str, now: str) -> None:
        super().__init__(what)
        self.difference = Difference(step=step, what=what, then=then, now=now)
