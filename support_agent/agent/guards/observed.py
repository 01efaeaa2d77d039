"""Walks through what the tools of a conversation have answered, and what they were asked."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from support_agent.agent.types import Action, Observation, Said, Step, Turn

# A digit, or a sign that may stand for one.
_DIGIT = re.compile(r"\d|[^\x00-\x7f]")

# A result is a page of text at the most, and a longer one is read again.
_PAGE = 10_000

T = TypeVar("T")
Container = dict[str, Any] | list[Any] | tuple[Any, ...]
_CONTAINER = (dict, list, tuple)


def steps(turn: Turn) -> Iterator[Step]:
    """Every step of the conversation, this run's last."""
    return (part for part in (*turn.history, *turn.steps) if isinstance(part, Step))


def kept(read: Callable[[Any], T]) -> Callable[[Observation], T]:
    """What a function reads in a result, kept: the same few stand in every turn of a conversation."""
    once = lru_cache(maxsize=1024)(lambda result: read(result.content))

    def read_once(observation: Observation) -> T:
        try:
            result = _Result(text=observation.text, content=observation.content)
        except RecursionError:
            # Deeper than JSON can be written.
            return read(observation.content)
        return once(result) if len(result.text) <= _PAGE else read(result.content)

    return read_once


@dataclass(frozen=True, kw_only=True)
class _Result:
    text: str
    content: Any = field(compare=False)


def titles(turn: Turn) -> set[str]:
    """What the goods of this conversation are called."""
    known = {title for order in turn.facts.orders for title in order.titles}
    return known.union(*(values_of("title", result.content) for result in _results(turn)))


def records_refund(turn: Turn) -> bool:
    """Whether a result says of an order's payment that it was refunded."""
    return any(
        state.casefold().endswith("refunded")
        for result in _results(turn)
        for state in values_of("payment_state", result.content)
    )


def leaves(content: Any) -> Iterator[str]:
    """Every key and value in a JSON value, as text."""
    if isinstance(content, str):
        yield content
    for part in containers(content):
        yield from _texts(part)
        if isinstance(part, dict):
            yield from _texts(part.values())


def leaves_with_digits(content: Any) -> Iterator[str]:
    """Those that may hold a number."""
    return (leaf for leaf in leaves(content) if _DIGIT.search(leaf))


def whole_numbers(content: Any) -> Iterator[int]:
    """The whole numbers in a JSON value, those within its texts left out."""
    parts = (part.values() if isinstance(part, dict) else part for part in containers(content))
    return (each for part in parts for each in part if _is_whole(each))


def said(turn: Turn) -> Iterator[Said]:
    """Every message of the conversation, whoever wrote it."""
    return (part for part in turn.history if isinstance(part, Said))


def answers(parts: Iterable[Said | Step]) -> Iterator[tuple[Action, Observation]]:
    """Every observation of these steps with the call that it answers.

    By place and not by id: a hostile model gives two calls one id, and then the refusal of one,
    which quotes what was made up, would pass for the finding of the other.
    """
    for step in parts:
        if isinstance(step, Step):
            yield from zip(step.plan.actions, step.observations, strict=False)


def others_words(turn: Turn) -> Iterator[str]:
    """All that people wrote and tools told, in words; not what only repeats the model's own call."""
    yield turn.facts.word_from_colleague
    yield from turn.before.words if turn.before else ()
    yield from (each.text for each in said(turn) if each.author != "agent")
    yield from titles(turn)
    for action, observation in answers((*turn.history, *turn.steps)):
        own = words_of(action)
        yield from (leaf for leaf in leaves(observation.content) if " " in leaf and leaf not in own)


def words_of(action: Action) -> list[str]:
    """All that the model wrote in a call."""
    return [action.name, action.malformed, *leaves(action.input)]


def _results(turn: Turn) -> Iterator[Observation]:
    for step in steps(turn):
        yield from (each for each in step.observations if not each.is_error)


def values_of(key: str, content: Any) -> Iterator[str]:
    """The texts that stand under a key, at any depth."""
    for part in containers(content):
        if isinstance(part, dict) and isinstance(value := part.get(key), str):
            yield value


def containers(content: Any) -> Iterator[Container]:
    """Every mapping and list in a JSON value. Without recursion, however deep it is."""
    waiting = [content]
    while waiting:
        part = waiting.pop()
        if isinstance(part, _CONTAINER):
            yield part
            waiting.extend(part.values() if isinstance(part, dict) else part)


def _texts(parts: Iterable[Any]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str):
            yield part
        elif _is_whole(part):
            yield str(part)


def _is_whole(part: Any) -> bool:
    return isinstance(part, int) and not isinstance(part, bool)
