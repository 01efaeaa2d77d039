"""What lies before a window, in short, made by code from the record.

It tells of what was, and only of that: the same entries make the same words, so that the note
stays as it is until the window jumps. How things stand now is a matter of the facts.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from django.utils import timezone

from support_agent.agent.types import Before, Observation, Said, Step

from .entries import Entry
from .record import CAME, CLOSED, GAVE_BACK

MOST_WORDS = 8
LONGEST_WORDS = 100
MOST_LINES = 12
PARTS_OF_COLLEAGUES = {
    CAME: "a colleague took the conversation over",
    GAVE_BACK: "the colleague gave the conversation back to you",
    CLOSED: "the colleague settled the matter and left",
}
# What a model has called an order is told on only where it could be the number of one.
NUMBER = re.compile(r"[#№]?[\w-]{1,20}")


def of(entries: Sequence[Entry], *, begin: int, begun_at: datetime) -> Before | None:
    """The note of what stands before the entry at `begin`, if anything does."""
    before = entries[:begin]
    left_out = max((entry.sequence for entry in before), default=0)
    if not left_out:
        return None
    heading = (
        f"Left out here are the first {left_out} messages of this conversation, which began on "
        f"{_day(begun_at)}. Of the latest of them the record tells, as it was then:"
    )
    lines = list(dict.fromkeys(line for entry in before for line in lines_of(entry)))[-MOST_LINES:]
    said = [
        entry.part.text
        for entry in before
        if isinstance(entry.part, Said) and entry.part.author == "customer"
    ]
    return Before(
        told="\n- ".join([heading, *(lines or ["Nothing was looked up or asked for."])]),
        words=tuple(map(_cut, said[-MOST_WORDS:])),
        until=left_out,
    )


def lines_of(entry: Entry) -> Iterator[str]:
    """What the record tells of a step, or of a colleague's coming and going."""
    if isinstance(entry.part, Said):
        if entry.part.author == "shop":
            yield f"{_day(entry.at)}: {PARTS_OF_COLLEAGUES[entry.part.text]}."
        return
    for told in _found(entry.part):
        yield f"{_day(entry.at)}: {told}."


def _found(step: Step) -> Iterator[str]:
    for action, result in zip(step.plan.actions, step.observations, strict=False):
        content = result.content if isinstance(result.content, Mapping) else {}
        number = str(content.get("order_id") or action.input.get("order_id") or "")
        order = f"order {number}" if NUMBER.fullmatch(number) else "an order"
        if told := _told(result, content, order):
            yield told


def _told(result: Observation, content: Mapping[str, Any], order: str) -> str:
    if result.is_error:
        code = str(content.get("error", ""))
        return f"a call about {order} was refused ({code})" if NUMBER.fullmatch(code) else ""
    if request := content.get("return_request"):
        return f"return request {request} was made for {order}"
    return f"{order} was {content['state']}" if content.get("state") else ""


def _day(at: datetime) -> str:
    return timezone.localdate(at).isoformat()


def _cut(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_WORDS else f"{line[:LONGEST_WORDS]}…"
