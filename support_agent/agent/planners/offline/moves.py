"""What the planner can do next, and what it may say: lines by key, worded later."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from support_agent.agent.known import KnownOrder

from .replies import Key
from .thread import Awaited, Request

Value = str | date | tuple[KnownOrder, ...] | tuple[str, ...]


@dataclass(frozen=True)
class Line:
    """One sentence or two of a reply, by the key of its text and the facts that go in."""

    key: Key
    values: Mapping[str, Value] = field(default_factory=dict)


def counted(thing: Mapping[str, Any], count: int | None = None) -> str:
    """A thing of an order or a request, with how many of it."""
    quantity = thing.get("quantity", 1) if count is None else count
    return f"{quantity} \u00d7 {thing.get('title', '')}"


def line(key: Key, **values: Value) -> Line:
    return Line(key, values)


@dataclass(frozen=True, kw_only=True)
class Need:
    """A tool call without which nothing can be said yet, and why in words."""

    tool: str
    input: Mapping[str, Any]
    why: str


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What is to be said about one order, and what the customer is asked for by it."""

    lines: tuple[Line, ...]
    awaited: Awaited = Awaited.NOTHING
    person_offered: bool = False
    pending: Request | None = None
    not_found: str = ""
    returned: str = ""


@dataclass(frozen=True, kw_only=True)
class HandOver:
    """A person is needed: `reason` says what the customer wants."""

    reason: str


@dataclass(frozen=True, kw_only=True)
class Look:
    """Actions first."""

    needs: tuple[Need, ...]


@dataclass(frozen=True, kw_only=True)
class Say:
    """A reply."""

    lines: tuple[Line, ...]
    awaited: Awaited = Awaited.NOTHING
    person_offered: bool = False
    pending: tuple[Request, ...] = ()
    not_found: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    puzzled: bool = False
    asked_number: bool = False


Move = Look | Say | HandOver
