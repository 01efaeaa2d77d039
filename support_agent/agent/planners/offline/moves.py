"""What the planner can do next, and which statements it may choose. Code writes their sentences."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from support_agent.agent.answer.parts import Part

from .thread import Awaited, Request


def part(say: str, about: str = "") -> Part:
    """A statement by its key, about an order or a request where it needs one."""
    return Part(say=say, about=about)


@dataclass(frozen=True, kw_only=True)
class Need:
    """A tool call without which nothing can be said yet, and why in words."""

    tool: str
    input: Mapping[str, Any]
    why: str


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What is to be said about one order, and what the customer is asked for by it."""

    parts: tuple[Part, ...]
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

    parts: tuple[Part, ...]
    awaited: Awaited = Awaited.NOTHING
    person_offered: bool = False
    pending: tuple[Request, ...] = ()
    not_found: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    puzzled: bool = False
    asked_number: bool = False


Move = Look | Say | HandOver
