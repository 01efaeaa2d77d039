"""What the server knows of the customer who asks, and tells a planner beside what was said."""

from dataclasses import dataclass
from datetime import date
from typing import Literal


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


@dataclass(frozen=True, kw_only=True)
class KnownDuty:
    """What a colleague has promised this customer and not done yet."""

    kind: Literal["answer", "decide"]
    about: str
    """The return request that is decided, or the call for a person that is answered."""
    by: date


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What the server knows of the customer. It changes by the day, so it is never
    part of the cached prefix."""

    identified: bool = False
    customer_name: str = ""
    language: str = "en"
    today: date | None = None
    orders: tuple[KnownOrder, ...] = ()
    requests: tuple[KnownRequest, ...] = ()
    duties: tuple[KnownDuty, ...] = ()
    word_from_colleague: str = ""
    """What a person said to the agent, not to the customer, when handing back."""
