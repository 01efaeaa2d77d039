"""A step word for word: what the planner wrote, what was asked of the shop, and what came back."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from support_agent.conversation.exchanges import Told
from support_agent.models import Step, ToolCall

from . import codes


@dataclass(frozen=True, kw_only=True)
class Passage:
    """A text under its title, as it was."""

    title: str
    text: str


def passages(step: Step) -> tuple[Passage, ...]:
    """All of the step but the model call itself, in the order in which it came about."""
    return tuple(_passages(step))


def _passages(step: Step) -> Iterator[Passage]:
    for summary in step.run.summaries.all() if step.index == 0 else ():
        title = f"What was said before, summed up by {summary.model}"
        yield Passage(title=title, text=summary.text or "(Nothing that could be used.)")
    if step.plan:
        yield Passage(title="The plan", text=step.plan)
    for answer in step.answers or ():
        yield Passage(title="The answer", text=answer["malformed"] or readable(answer["input"]))
    if step.correction:
        yield Passage(title="What it was told to correct", text=step.correction)
    if step.unsupported:
        yield Passage(title="Left out", text="\n".join(step.unsupported))
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


@dataclass(frozen=True, kw_only=True)
class CallInWords:
    """One request to the model and what came back, under a line that tells how it went."""

    title: str
    passages: tuple[Passage, ...]


def calls(exchanges: Iterable[Told]) -> tuple[CallInWords, ...]:
    """The calls that were made for a step, the failed ones too."""
    return tuple(_model_call(told, place) for place, told in enumerate(exchanges, start=1))


def _model_call(told: Told, place: int) -> CallInWords:
    parts = [
        f"Call {place}",
        told.model,
        f"status {told.status}" if told.status else "no answer",
        f"{told.seconds:.1f} s",
        codes.fault(told.fault),
        told.request_id,
    ]
    return CallInWords(
        title=" · ".join(filter(None, parts)),
        passages=(
            Passage(title=f"Request {place}", text=told.request),
            Passage(title=f"Reply {place}", text=told.reply or "(Nothing came.)"),
        ),
    )
