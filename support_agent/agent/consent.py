"""What a customer has asked for, answered and taken back, as code reads it: the words for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from .known import Asks, ReturnKind

Lines = Mapping[str, int]


@dataclass(frozen=True, kw_only=True)
class Change:
    """A request that they take back, or want otherwise."""

    request: str
    what: Literal["withdrawn", "items", "kind"]
    count: int = 0
    kind: str = ""


class CustomersWord(Protocol):
    """What code itself reads in the customer's messages. The model has no part in it."""

    def lacks(
        self, *, number: str, kind: str, wanted: Mapping[str, int], lines: Lines
    ) -> Asks | None:
        """What is to be asked before this is requested, or None where they asked for just that.

        `wanted` are quantities by title, `lines` all titles of the order with what is left of each.
        """
        ...

    def kind_of(self, number: str) -> ReturnKind | None:
        """What they want of this order in their own words, where they want something."""
        ...

    def answer_to(self, proposal: int) -> str:
        """Their answer to what they were asked by this key: "yes", "no", how many, or nothing."""
        ...

    def change(self) -> Change | None:
        """What they want changed of a request that was made here."""
        ...

    def quoted(self) -> tuple[str, tuple[int, ...]]:
        """Their own words since anybody answered them last, and which messages these are."""
        ...
