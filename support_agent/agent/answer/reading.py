"""Values out of a tool's result, read with care: a result may be cut, and an old one lack a field."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from support_agent.language.values import Thing


def day(value: object) -> date | None:
    """A date of a result, the date alone of a time, or None."""
    if not isinstance(value, str):
        return None
    try:
        return date.fromisoformat(value[:10])
    except ValueError:
        return None


def objects(value: object) -> list[Mapping[str, Any]]:
    """The objects of a list in a result."""
    return [one for one in value if isinstance(one, Mapping)] if isinstance(value, list) else []


def things(value: object) -> tuple[Thing, ...]:
    """The goods of a list in a result, each with how many of it."""
    return tuple(
        Thing(title=str(one.get("title") or ""), quantity=_count(one.get("quantity")))
        for one in objects(value)
    )


def returnable_things(order: Mapping[str, Any]) -> tuple[Thing, ...]:
    """What of an order can still be asked for, or all of it where nothing can."""
    lines = objects(order.get("lines"))
    left = [
        Thing(title=str(one.get("title") or ""), quantity=count)
        for one in lines
        if isinstance(count := one.get("returnable"), int) and count > 0
    ]
    return tuple(left) or things(lines)


def _count(value: object) -> int:
    return value if isinstance(value, int) and value > 0 else 1
