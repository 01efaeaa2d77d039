"""What the server can be told to answer, and the events that an answer streams as."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

USAGE: Mapping[str, int] = {
    "input_tokens": 100,
    "cache_creation_input_tokens": 20,
    "cache_read_input_tokens": 3000,
    "output_tokens": 50,
}
PIECE = 16


@dataclass(frozen=True, kw_only=True)
class Answer:
    """A message with status 200, and what goes wrong with it on the way.

    The faults count events: `cut_after=3` closes the connection after the third.
    """

    blocks: tuple[Json, ...] = ()
    stop_reason: str | None = "end_turn"
    usage: Any = field(default_factory=lambda: USAGE)
    delay: float = 0.0
    pause: float = 0.0
    cut_after: int | None = None
    silent_after: int | None = None
    comments_after: int | None = None
    garbage_after: int | None = None
    error_after: int | None = None
    error: Json = field(default_factory=lambda: error_of("overloaded_error"))


@dataclass(frozen=True, kw_only=True)
class Raw:
    """Any other answer: a status, headers and a body, word for word."""

    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    body: str | bytes = ""


@dataclass(frozen=True, kw_only=True)
class Wire:
    """No answer at all, but bytes: the first ones, then the others without end, and the line is
    closed behind them."""

    first: bytes = b""
    ever: bytes = b""
    pause: float = 0.0


def says(text: str, **options: Any) -> Answer:
    """A reply in words."""
    return Answer(blocks=(text_block(text),), **options)


def answers(say: str, about: str = "", **options: Any) -> Answer:
    """The final answer, of one statement."""
    return calls(("answer", {"parts": [{"say": say, "about": about}]}), **options)


def calls(*tools: tuple[str, Any], words: str = "", **options: Any) -> Answer:
    """Words and calls of tools, each a name and its input. A text as input goes out as it is."""
    said = (text_block(words),) if words else ()
    used = tuple({"type": "tool_use", "name": name, "input": given} for name, given in tools)
    return Answer(**{"blocks": said + used, "stop_reason": "tool_use", **options})


def refuses(
    status: int, kind: str = "api_error", message: str = "So it goes.", **headers: str
) -> Raw:
    """An error as the provider words it. `retry_after="3"` becomes the header Retry-After."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Raw(status=status, headers=named, body=json.dumps(error_of(kind, message)))


def error_of(kind: str, message: str = "So it goes.") -> Json:
    """The body of an error."""
    error = {"type": kind, "message": message, "details": None}
    return {"type": "error", "error": error, "request_id": "req_test"}


def text_block(text: str) -> Json:
    return {"type": "text", "text": text}


def with_ids(answer: Answer, number: int) -> tuple[Json, ...]:
    """The answer's blocks, each call with an id of its own."""
    return tuple(
        {"id": f"toolu_{number:02}_{place}", **block} if block["type"] == "tool_use" else block
        for place, block in enumerate(answer.blocks)
    )


def message(answer: Answer, number: int, *, model: str) -> Json:
    """The answer as one message."""
    whole = {
        "id": f"msg_{number:02}",
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": list(with_ids(answer, number)),
        "stop_reason": answer.stop_reason,
        "stop_sequence": None,
    }
    return whole if answer.usage is None else {**whole, "usage": answer.usage}


def events(answer: Answer, number: int, *, model: str) -> Iterator[Json]:
    """The answer as the events of a stream."""
    whole = message(answer, number, model=model)
    usage = whole.pop("usage", None)
    start = {**whole, "content": [], "stop_reason": None}
    if usage is not None:
        start["usage"] = {**usage, "output_tokens": 1} if isinstance(usage, Mapping) else usage
    yield {"type": "message_start", "message": start}
    yield {"type": "ping"}
    for place, block in enumerate(whole["content"]):
        yield from _block_events(place, block)
    end: Json = {"type": "message_delta", "delta": {"stop_reason": whole["stop_reason"]}}
    if isinstance(usage, Mapping):
        end["usage"] = {"output_tokens": usage.get("output_tokens")}
    yield end
    yield {"type": "message_stop"}


def _block_events(place: int, block: Json) -> Iterator[Json]:
    empty, deltas = _parts(block)
    yield {"type": "content_block_start", "index": place, "content_block": empty}
    for delta in deltas:
        yield {"type": "content_block_delta", "index": place, "delta": delta}
    yield {"type": "content_block_stop", "index": place}


def _parts(block: Json) -> tuple[Json, list[Json]]:
    if block["type"] == "text" and isinstance(block.get("text"), str):
        pieces = _pieces(block["text"])
        return {**block, "text": ""}, [{"type": "text_delta", "text": text} for text in pieces]
    if block["type"] == "tool_use" and "input" in block:
        given = block["input"]
        text = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False)
        deltas = [{"type": "input_json_delta", "partial_json": part} for part in _pieces(text)]
        return {**block, "input": {}}, deltas
    if block["type"] == "thinking":
        thought = [
            {"type": "thinking_delta", "thinking": part} for part in _pieces(block["thinking"])
        ]
        signed = {"type": "signature_delta", "signature": block["signature"]}
        return {**block, "thinking": "", "signature": ""}, [*thought, signed]
    return block, []


def _pieces(text: str) -> list[str]:
    return [text[start : start + PIECE] for start in range(0, len(text), PIECE)]
