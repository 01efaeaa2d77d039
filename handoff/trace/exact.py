"""A step word for word: what the planner wrote, what was asked of the shop, and what came back."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from support_agent.models import Step, ToolCall

from . import drafts


@dataclass(frozen=True, kw_only=True)
class Passage:
    """A text under its title, as it was."""

    title: str
    text: str


def passages(step: Step) -> tuple[Passage, ...]:
    """All of the step but the model call itself, in the order in which it came about."""
    return tuple(_passages(step))


def _passages(step: Step) -> Iterator[Passage]:
    if step.plan:
        yield Passage(title="The plan", text=step.plan)
    if step.correction:
        yield Passage(title="What it was told to correct", text=step.correction)
    if words := drafts.words_of(step):
        yield Passage(title="Words without support", text="\n".join(words))
    calls = list(step.calls.all())
    for place, call in enumerate(calls, start=1):
        yield from _call(call, f" {place}" if len(calls) > 1 else "")


def _call(call: ToolCall, place: str) -> Iterator[Passage]:
    asked = call.malformed or readable(call.input)
    yield Passage(title=f"Call{place}: {call.name}", text=asked)
    if call.observed_at is None:
        yield Passage(title=f"Observation{place}", text="(It was not run.)")
    else:
        yield Passage(title=f"Observation{place}", text=readable(call.content))


def readable(value: Any) -> str:
    """The value as JSON, its letters kept; a text as it is."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=2)
