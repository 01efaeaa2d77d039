"""What the server knows of the customer who asks, and tells a planner beside what was said."""

from dataclasses import dataclass
from datetime import date, time
from typing import Literal

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
    """What it holds, by title, with how many of each."""
    was_changed: bool = False
    """Whether the customer has changed it before."""


@dataclass(frozen=True, kw_only=True)
class KnownDuty:
    """What a colleague has promised this customer and not done yet."""

    kind: Literal["answer", "decide"]
    about: str
    """The return request that is decided, or the call for a person that is answered."""
    by: date


@dataclass(frozen=True, kw_only=True)
class KnownHours:
    """A stretch in which the desk is open; Monday is 0. One until midnight closes at 0:00."""

    weekday: int
    opens: time
    closes: time


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
    """What the conversation was in before the messages that are answered now."""
    today: date | None = None
    orders: tuple[KnownOrder, ...] = ()
    requests: tuple[KnownRequest, ...] = ()
    duties: tuple[KnownDuty, ...] = ()
    proposal: KnownProposal | None = None
    desk: tuple[KnownHours, ...] = ()
    """When the team is there, in the week that begins today."""
    word_from_colleague: str = ""
    """What a person said to the agent, not to the customer, when handing back."""
