"""What is said whether the planner says so or not: every write, and the order that was looked up."""

from collections.abc import Iterator, Sequence

from support_agent.language.values import Sentence

from .parts import Part
from .verified import Verified


def missing(verified: Verified, said: Sequence[Part]) -> Iterator[Sentence]:
    """The sentences that the reply must have and the parts did not ask for."""
    yield from ()
