"""What one statement is: a key, a manual for the model, and the look-up that supports it.

A new statement is a class in a file of its own under `statements/`, its sentences in each
language's pack, and its name in `statements/__init__.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Literal

from support_agent.language.values import Sentence

from .verified import Verified

About = Literal["", "order", "request"]
Kind = Literal["fact", "unknown", "question", "courtesy"]
"""A fact settles what was asked. What is only unknown, asked or kind does not."""


class Statement(ABC):
    """The docstring of each subclass is the model's manual for its key."""

    key: ClassVar[str]
    about: ClassVar[About] = ""
    kind: ClassVar[Kind] = "fact"

    @abstractmethod
    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """What is said, from the verified facts alone. Empty where they do not support it."""

    def settles(self, sentences: Sequence[Sentence]) -> bool:
        """Whether the customer knows something now, or only that nobody does."""
        return self.kind == "fact"
