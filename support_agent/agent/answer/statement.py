"""What one statement is: a key, a manual for the model, and the look-up that supports it.

A new statement is a class in a file of its own under `statements/`, its sentences in each
language's pack, and its name in `statements/__init__.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from support_agent.language.values import Sentence, Value

from .verified import Verified

About = Literal["", "order", "request", "number"]
Kind = Literal["fact", "unknown", "question", "courtesy"]
"""A fact settles what was asked. What is only unknown, asked or kind does not."""

NOT_SETTLING = frozenset(
    {
        "status-unknown",
        "status-sent",
        "status-sent-undated",
        "status-delivered-undated",
        "shipped-unknown",
        "no-date",
        "no-scan",
        "carrier-unknown",
        "tracking-unknown",
        "parcels",
        "parcel-no-date",
        "parcel-no-scan",
        "parcel-sent",
        "parcel-sent-undated",
        "parcel-delivered-undated",
        "delivery-day-unknown",
        "order-not-found",
        "order-not-found-unnamed",
        "order-not-found-guest",
        "order-not-found-guest-unnamed",
    }
)
"""Messages that tell only that something is not known."""

PROMISES = frozenset(
    {"team-answers", "request-waits", "request-waits-until", "made-next", "made-next-until"}
)
"""Messages of what a colleague will do, true only until it is done."""


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
        return self.kind == "fact" and any(one.message not in NOT_SETTLING for one in sentences)


class OfOrder(Statement):
    """A statement about an order that was looked up."""

    about = "order"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """What `of` says, each sentence with the order as its subject."""
        found = verified.found(about)
        if not found:
            return ()
        subject = verified.subject(str(found.get("order_id") or about))
        return tuple(
            Sentence(message=message, values=values, subject=subject)
            for message, values in self.of(verified, subject.number)
        )

    @abstractmethod
    def of(self, verified: Verified, number: str) -> "Sequence[Said]":
        """Messages with their values, for the order of this number."""


Said = tuple[str, Mapping[str, Value]]
