"""From a finished answer to a plan: why it stopped, what it says, what it proposes."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from support_agent.agent.types import Action, Plan, Usage

from . import faults

Json = dict[str, Any]
# The record keeps no longer ones, and a result is matched to its call by them.
LONGEST_ID = 100
FINISHED = {"end_turn", "tool_use", "stop_sequence", "pause_turn"}
UNFINISHED = {
    "max_tokens": "The answer was cut off at its length limit.",
    "refusal": "The model refused to answer.",
    "model_context_window_exceeded": "The conversation is too long for the model.",
}


@dataclass(frozen=True, kw_only=True)
class Reply:
    """One answer of the provider that can be used, and what it took."""

    blocks: tuple[Json, ...]
    usage: Usage
    pauses: bool
    request_id: str


def reply_of(message: Json, *, usage: Usage | None, request_id: str) -> Reply:
    """The reply in a finished message. Raises a Fault where it is none.

    An answer that was cut off or refused is no answer: none of its tools may run, and what
    it took goes with the error.
    """
    if usage is None:
        # What can't be priced must not be used, or a run without limits would be free.
        raise faults.Fault("The provider reported no usage.", code="no_usage")
    stop = str(message.get("stop_reason"))
    if stop not in FINISHED:
        why = UNFINISHED.get(stop, "The answer stopped for an unknown reason.")
        code = stop if stop in UNFINISHED else "unknown_stop"
        raise faults.Fault(why, code=code, usage=usage)
    blocks = tuple(message["content"])
    if not _can_be_answered(blocks) or (stop == "tool_use" and not _calls(blocks)):
        raise faults.Fault("The answer was not understood.", code="not_understood", usage=usage)
    # A call of ours is answered first, even if the provider says that it only paused.
    pauses = stop == "pause_turn" and not _calls(blocks)
    return Reply(blocks=blocks, usage=usage, pauses=pauses, request_id=request_id)


def resumed(request: Json, parts: Sequence[Reply]) -> Json:
    """The request with a paused answer sent back as it is, for the model to go on with."""
    blocks = [block for part in parts for block in part.blocks if not _is_blank(block)]
    if not blocks:
        return request
    if blocks[-1]["type"] == "text":
        blocks[-1] = {**blocks[-1], "text": blocks[-1]["text"].rstrip()}
    said = {"role": "assistant", "content": _encodable(blocks)}
    return {**request, "messages": [*request["messages"], said]}


def plan_of(parts: Sequence[Reply]) -> Plan:
    """The plan that the parts of one answer make together."""
    blocks = [block for part in parts for block in part.blocks]
    texts = (block.get("text") or "" for block in blocks if block["type"] == "text")
    return Plan(
        text="\n\n".join(text.strip() for text in texts if text.strip()),
        actions=tuple(_action(block) for block in _calls(blocks)),
        usage=sum((part.usage for part in parts), Usage()),
        raw=tuple(_sendable(block) for block in blocks),
        request_id=parts[-1].request_id,
    )


def plan_as_read(recorded: Sequence[str]) -> Plan:
    """The plan in the recorded parts of an answer. What they took is no matter."""
    return plan_of([reply_of(json.loads(text), usage=Usage(), request_id="") for text in recorded])


def _calls(blocks: Sequence[Json]) -> list[Json]:
    return [block for block in blocks if block["type"] == "tool_use"]


def _action(block: Json) -> Action:
    proposed = block.get("input")
    if isinstance(proposed, Mapping):
        return Action(id=block["id"], name=block["name"], input=proposed)
    text = proposed if isinstance(proposed, str) else json.dumps(proposed, ensure_ascii=False)
    return Action(id=block["id"], name=block["name"], input={}, malformed=text)


def _sendable(block: Json) -> Json:
    """The block as it came. Only arguments that were no object can't go back as they are."""
    if block["type"] == "tool_use" and not isinstance(block.get("input"), Mapping):
        return {**block, "input": {}}
    return block


def _is_blank(block: Json) -> bool:
    return block["type"] == "text" and not (block.get("text") or "").strip()


def _encodable(blocks: Sequence[Json]) -> list[Json]:
    """The blocks without halves of letters, which JSON can spell and no request can carry."""
    halves = json.dumps(blocks, ensure_ascii=False).encode("utf-16", "surrogatepass")
    sound: list[Json] = json.loads(halves.decode("utf-16", "replace"))
    return sound


def _can_be_answered(blocks: Sequence[Json]) -> bool:
    return all(_is_sound(block) for block in blocks)


def _is_sound(block: Json) -> bool:
    if block["type"] == "text":
        return isinstance(block.get("text"), str | None)
    if block["type"] != "tool_use":
        # Results are ours to give: one of the model's could not be sent back to it.
        return bool(block["type"] != "tool_result")
    call_id, name = block.get("id"), block.get("name")
    return isinstance(name, str) and isinstance(call_id, str) and len(call_id) <= LONGEST_ID
