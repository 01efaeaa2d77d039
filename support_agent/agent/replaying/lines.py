"""Runs that were played again, in words for a terminal and in values for programs."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from orders.text import quoted
from support_agent.conversation.redaction import redacted

from .choosing import SHOWN
from .result import Played

LONGEST = 90


def name(run: int, conversation: str) -> str:
    """What a run is called in a line. Both numbers name it to the command, too."""
    return f"Run {run} of conversation {conversation[:SHOWN]}"


def lines(played: Played) -> Iterator[str]:
    """A run, step by step, and what differs."""
    yield (
        f"{name(played.run, played.conversation)}, planned by {played.planner or 'nobody'}, "
        f"ended by {quoted(played.ended)}"
    )
    found = played.difference
    for step in played.steps:
        if found is None or step.number < found.step:
            yield f"  {step.number}. {step.how}: {_short(redacted(step.does))}"
    if found:
        yield f"  {found.step}. DIFFERS: {redacted(found.what)}"
        yield f"     then: {redacted(found.then)}"
        yield f"     now:  {redacted(found.now)}"
    yield _verdict(played)


def _verdict(played: Played) -> str:
    if played.difference:
        words = f"Differs at step {played.difference.step}."
    elif played.stopped:
        words = f"Not played to its end: {played.stopped}."
    else:
        words = "The same."
    if played.lacking:
        words += (
            f" Not recorded: {played.lacking} of {len(played.steps)} steps. Of those the plans "
            "were taken as they were, and only replies, limits and the ending tried anew."
        )
    if played.usage.cost_usd:
        words += f" Asking anew cost {played.usage.cost_usd:.4f} USD."
    return words


def summary(all_played: Sequence[Played]) -> str:
    """How many went as they had gone, and what is the first that did not."""
    same = sum(played.is_the_same for played in all_played)
    words = f"{same} of {len(all_played)} the same"
    first = next((played for played in all_played if not played.is_the_same), None)
    if first and first.difference:
        words += f"; first difference: run {first.run}, step {first.difference.step}: "
        return words + first.difference.what
    return f"{words}; first not played to its end: run {first.run}" if first else words


def values(played: Played) -> dict[str, Any]:
    """All of it, ready for JSON."""
    told = asdict(played) | {"the_same": played.is_the_same, "not_recorded": played.lacking}
    told["usage"]["cost_usd"] = float(played.usage.cost_usd)
    for part in (*told["steps"], *filter(None, [told["difference"]])):
        part |= {name: redacted(text) for name, text in part.items() if isinstance(text, str)}
    return told


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
