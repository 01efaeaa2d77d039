"""What one statement is: a key, a manual for the model, and the look-up that supports it.

A new statement is a class in a file of its own under `statements/`, its sentences in each
language's pack, and its name in `statements/__init__.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Literal

from support_agent.language.values import Sentence

from .verified import Verified

Kind = Literal["fact", "unknown", "question", "courtesy"]
"""A fact settles what was asked. What is only unknown, asked or kind does not."""


class Statement(ABC):
    """The docstring of each subclass is the model's manual for its key."""

    key: ClassVar[str]
    about: ClassVar[Literal["", "order", "request"]] = ""
    kind: ClassVar[Kind] = "fact"
    unknowns: ClassVar[frozenset[str]] = frozenset()
    """Messages of it that only say that something is not known."""

    @abstractmethod
    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """What is said, from the verified facts alone. Nothing where they do not support it."""

    def settles(self, sentences: list[Sentence]) -> bool:
        """Whether the customer knows something now, and not only that nobody does."""
        return self.kind == "fact" and any(one.message not in self.unknowns for one in sentences)
