"""Values out of a tool's result, read with care: a result may be cut, and an old one lack a field."""

from collections.abc import Mapping
from datetime import date
from typing import Any


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
