"""What the server knows of the customer who asks, and tells a planner beside what was said."""

from dataclasses import dataclass
from datetime import date, time
from typing import Literal

ReturnKind = Literal["return", "exchange", "damaged", "wrong", "missing"]
Asks = Literal["confirm", "items", "count"]


@dataclass(frozen=True, kw_only=True)
class KnownOrder:
    """An order of the customer's own, told to the planner by the server."""

    number: str
    placed_on: date
    titles: tuple[str, ...] = ()
    state: str = ""
    """How it stands now, where this conversation has looked it up before."""


@dataclass(frozen=True, kw_only=True)
class KnownRequest:
    """A return request that was made in this conversation, as it stands now."""

    number: str
    order: str
    kind: str
    state: str
    items: tuple[tuple[str, int], ...] = ()
    """What it is about: titles and how many of each."""
    was_changed: bool = False
    """Whether the customer has changed it before."""
    is_mentioned: bool = True
    """Whether a message of ours has told its number. One that a run made whose reply was never
    sent has not been."""


@dataclass(frozen=True, kw_only=True)
class Desk:
    """When people are there in the seven days from today on."""

    hours: tuple[tuple[int, time, time], ...] = ()
    """Weekday, from and until; Monday is 0."""
    is_usual: bool = True
    """Whether the week after is the same."""

    @property
    def weekdays(self) -> tuple[int, ...]:
        """The days on which somebody is there."""
        return tuple(sorted({weekday for weekday, _, _ in self.hours}))


@dataclass(frozen=True, kw_only=True)
class KnownDuty:
    """What a colleague has promised this customer and not done yet."""

    kind: Literal["answer", "decide"]
    about: str
    """The return request that is decided, or the call for a person that is answered."""
    by: date


@dataclass(frozen=True, kw_only=True)
class KnownProposal:
    """What code has asked the customer about and they have not settled: a return to request."""

    id: int
    order: str
    kind: str
    items: tuple[tuple[str, int], ...] = ()
    asks: Asks = "confirm"
    answer: str = ""
    """What the customer has chosen by a button since."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What the server knows of the customer. It changes by the day, so it is never
    part of the cached prefix."""

    identified: bool = False
    customer_name: str = ""
    language: str = "en"
    page_language: str = ""
    """The one that the page was opened in."""
    address: str = ""
    """Formal or familiar, as the shop has set it. Empty: as the language usually does."""
    today: date | None = None
    orders: tuple[KnownOrder, ...] = ()
    requests: tuple[KnownRequest, ...] = ()
    duties: tuple[KnownDuty, ...] = ()
    proposal: KnownProposal | None = None
    return_days: int = 0
    """For how many days after delivery an order of today can be returned."""
    desk: Desk | None = None
    word_from_colleague: str = ""
    """What a person said to the agent, not to the customer, when handing back."""
