"""Walks through what the tools of a conversation have answered, and what they were asked."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from support_agent.agent.types import Action, Observation, Step, Turn

# A digit, or a sign that may stand for one.
_DIGIT = re.compile(r"\d|[^\x00-\x7f]")


def steps(turn: Turn) -> Iterator[Step]:
    """Every step of the conversation, this run's last."""
    for part in (*turn.history, *turn.steps):
        if isinstance(part, Step):
            yield part


def titles(turn: Turn) -> set[str]:
    """What the goods of this conversation are called."""
    known = {title for order in turn.facts.orders for title in order.titles}
    return known.union(*(_values_of("title", result.content) for result in _results(turn)))


def records_refund(turn: Turn) -> bool:
    """Whether a result says of an order's payment that it was refunded."""
    return any(
        state.casefold().endswith("refunded")
        for result in _results(turn)
        for state in _values_of("payment_state", result.content)
    )


def leaves(content: Any) -> Iterator[str]:
    """Every key and value in a JSON value, as text."""
    for part in _parts(content):
        if isinstance(part, str):
            yield part
        elif isinstance(part, int) and not isinstance(part, bool):
            yield str(part)


def leaves_with_digits(content: Any) -> Iterator[str]:
    """Those that may hold a number."""
    return (leaf for leaf in leaves(content) if _DIGIT.search(leaf))


def words_of(action: Action | None) -> list[str]:
    """All that the model wrote in a call."""
    return [action.name, action.malformed, *leaves(action.input)] if action else []


def _results(turn: Turn) -> Iterator[Observation]:
    for step in steps(turn):
        yield from (each for each in step.observations if not each.is_error)


def _values_of(key: str, content: Any) -> Iterator[str]:
    for part in _parts(content):
        if isinstance(part, Mapping) and isinstance(value := part.get(key), str):
            yield value


def _parts(content: Any) -> Iterator[Any]:
    # Without recursion, however deep it is.
    waiting = [content]
    while waiting:
        part = waiting.pop()
        yield part
        if isinstance(part, Mapping):
            waiting.extend(part.keys())
            waiting.extend(part.values())
        elif isinstance(part, list | tuple):
            waiting.extend(part)
