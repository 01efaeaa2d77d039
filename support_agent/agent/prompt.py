"""What a model reads: the policy, and a turn as the messages of the Messages API.

Plain dictionaries, no SDK, so that the exact words can be looked at anywhere.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from .shop_note import Block, facts_told, note, text_block, unmarked
from .types import Observation, Plan, Said, Step, Turn

Spoken = tuple[str, Block]

POLICY = Path(__file__).with_name("policy.md")
SUMMARY = Path(__file__).with_name("summary.md")
NOT_RUN = "This call was not run, so nothing is known of its result."
LEFT_OUT = "Earlier messages of this conversation are left out."
UNFIT_FOR_AN_ID = re.compile(r"[^a-zA-Z0-9_-]")


@cache
def system_prompt() -> str:
    """The policy, the same bytes on every call and every day, so that it can be cached."""
    return POLICY.read_text(encoding="utf-8").strip()


@cache
def summary_prompt() -> str:
    """What a model is told that sums up what a conversation leaves out."""
    return SUMMARY.read_text(encoding="utf-8").strip()


def render(turn: Turn, *, cached: Block | None = None) -> list[Block]:
    """The turn as messages that alternate between user and assistant, each call answered.

    Within a run every rendering begins with the one before. What was before the run is rendered
    alike in the next one too, until the window jumps: so the facts of the day stand behind it,
    before the run's own steps. `cached` marks where a provider may keep what it has read: at the
    end of what was before this run, and where that of the run before had ended.
    """
    ids = _Ids()
    entries = [(entry, [*_entry(entry, ids)]) for entry in turn.history]
    before = [*_shortened(turn), *(spoken for _, of_entry in entries for spoken in of_entry)]
    if cached:
        for place in _ends(before, entries):
            role, block = before[place]
            before[place] = role, {**block, "cache_control": cached}
    spoken = [*before, *_since(turn, ids)]
    if spoken[0][0] == "assistant":
        spoken.insert(0, ("user", note(LEFT_OUT)))
    # Results stand first in their message, since nothing comes between them and their calls.
    grouped = groupby(spoken, key=lambda pair: pair[0])
    return [{"role": role, "content": [block for _, block in pairs]} for role, pairs in grouped]


def _shortened(turn: Turn) -> Iterator[Spoken]:
    """What lies before the history."""
    if turn.before:
        yield "user", note(turn.before.told)
    if turn.before and turn.before.summary:
        yield "user", text_block(_summary(turn.before.summary))
    elif turn.before and turn.before.words:
        words = "\n- ".join(["Of my earlier messages, cut short:", *turn.before.words])
        yield "user", text_block(unmarked(words))


def _entry(entry: Said | Step, ids: "_Ids") -> Iterator[Spoken]:
    return _step(entry, ids) if isinstance(entry, Step) else _said(entry)


def _summary(text: str) -> str:
    return f"<summary_by_a_model>\n{unmarked(text)}\n</summary_by_a_model>"


def _since(turn: Turn, ids: "_Ids") -> Iterator[Spoken]:
    yield "user", note(facts_told(turn.facts))
    for step in turn.steps:
        yield from _step(step, ids)


def _ends(
    before: Sequence[Spoken], entries: Sequence[tuple[Said | Step, list[Spoken]]]
) -> set[int]:
    """Where what was before this run ends, and where it did in the run before."""
    if not before:
        return set()
    behind, answered = 0, False
    for entry, spoken in reversed(entries):
        is_the_runs = isinstance(entry, Step) or entry.author == "agent"
        if answered and not is_the_runs:
            break
        answered = answered or is_the_runs
        behind += len(spoken)
    earlier = len(before) - behind - 1 if answered else -1
    return {len(before) - 1, earlier} - {-1}


def _said(said: Said) -> Iterator[Spoken]:
    text = said.text.strip()
    if not text:
        return
    if said.author == "customer":
        yield "user", text_block(unmarked(text))
    elif said.author == "agent":
        # Not as its own words: it chose statements, and code wrote them.
        yield "user", note(f"The customer was told:\n{text}")
    elif said.author == "shop":
        yield "user", note(text)
    elif said.author == "person":
        yield "user", note(f"A colleague wrote to the customer:\n{text}")
    else:
        yield "user", note(f"The customer was shown this notice:\n{text}")


def _step(step: Step, ids: "_Ids") -> Iterator[Spoken]:
    """A plan and its results. One without either was said or dropped, and is not repeated."""
    blocks = _blocks(step.plan)
    if not step.correction and not any(block["type"] == "tool_use" for block in blocks):
        return
    withheld = _withheld(step.correction) if step.correction else ""
    waiting = list(step.observations)
    results: list[Block] = []
    for block in blocks:
        if block["type"] != "tool_use":
            yield "assistant", block
            continue
        call = {**block, "id": ids.unique(block["id"]), "name": _fit(block["name"])}
        results.append(_result(call["id"], _take(waiting, block["id"]), otherwise=withheld))
        yield "assistant", call
    for result in results:
        yield "user", result
    if withheld and not results:
        yield "user", note(withheld)


def _blocks(plan: Plan) -> list[Block]:
    """The assistant's blocks as they came, or made from the plan where no provider sent any."""
    blocks = [dict(block) for block in plan.raw] if plan.raw else _made_up(plan)
    blocks = [block for block in blocks if not _is_blank(block)]
    says_something = any(block["type"] in ("text", "tool_use") for block in blocks)
    return blocks if says_something else []


def _made_up(plan: Plan) -> list[Block]:
    calls = (
        {"type": "tool_use", "id": action.id, "name": action.name, "input": dict(action.input)}
        for action in plan.actions
    )
    return [text_block(plan.text.strip()), *calls]


def _is_blank(block: Mapping[str, Any]) -> bool:
    return block["type"] == "text" and not (block.get("text") or "").strip()


def _take(waiting: list[Observation], call_id: str) -> Observation | None:
    # Taken in order, since a careless model gives two calls the same id.
    for place, observation in enumerate(waiting):
        if observation.call_id == call_id:
            return waiting.pop(place)
    return None


def _result(call_id: str, observation: Observation | None, *, otherwise: str) -> Block:
    text = observation.text if observation else otherwise or NOT_RUN
    return {
        "type": "tool_result",
        "tool_use_id": call_id,
        "content": unmarked(text),
        "is_error": observation.is_error if observation else True,
    }


def _withheld(why: str) -> str:
    return f"Your answer was not sent. {why} Give the whole answer anew, without a word about this."


def _fit(name: str) -> str:
    return UNFIT_FOR_AN_ID.sub("_", name)[:128] or "_"


class _Ids:
    """Keeps the ids of calls apart, since the provider refuses a history that has one twice."""

    def __init__(self) -> None:
        self._seen: set[str] = set()

    def unique(self, call_id: str) -> str:
        """The id itself, or one made from it where it is taken or unfit."""
        fit = candidate = _fit(call_id)[:100]
        number = 1
        while candidate in self._seen:
            number += 1
            candidate = f"{fit}_{number}"
        self._seen.add(candidate)
        return candidate
