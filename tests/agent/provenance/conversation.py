"""Turns to read replies in: what was said, what was looked up, what came of it."""

from datetime import date
from typing import Any

from support_agent.agent.known import Facts, KnownOrder
from support_agent.agent.types import Action, Author, Observation, Plan, Said, Step, Turn

TODAY = date(2026, 11, 30)


def said(text: str, *, author: Author = "customer") -> Said:
    return Said(author=author, text=text)


def found(content: Any, *, tool: str = "get_order_status", **asked: Any) -> Step:
    """A tool was asked, and answered."""
    return _called(content, asked, tool=tool, is_error=False)


def refused(
    content: Any, *, tool: str = "get_order_status", malformed: str = "", **asked: Any
) -> Step:
    """A tool was asked, and refused."""
    return _called(content, asked, tool=tool, malformed=malformed, is_error=True)


def turn(
    *history: Said | Step, steps: tuple[Step, ...] = (), orders: tuple[str, ...] = (), **facts: Any
) -> Turn:
    known = tuple(KnownOrder(number=number, placed_on=date(2026, 11, 20)) for number in orders)
    return Turn(history=history, steps=steps, facts=Facts(today=TODAY, orders=known, **facts))


def _called(
    content: Any,
    asked: dict[str, Any],
    *,
    is_error: bool,
    tool: str = "get_order_status",
    malformed: str = "",
) -> Step:
    action = Action(id="call-a", name=tool, input=asked, malformed=malformed)
    observation = Observation(call_id="call-a", content=content, is_error=is_error)
    return Step(plan=Plan(actions=(action,)), observations=(observation,))
