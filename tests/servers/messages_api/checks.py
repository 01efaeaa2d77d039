"""What the provider refuses: histories with holes, blank texts, schemas that strict lacks."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

Json = dict[str, Any]

PARAMETERS = {
    *("model", "max_tokens", "messages", "system", "tools", "tool_choice", "cache_control"),
    *("stream", "stop_sequences", "thinking", "output_config", "metadata", "service_tier"),
}
VERSION = "2026-10-21"
NAME = re.compile(r"[a-zA-Z0-9_-]{1,128}")
STRICT_KEYWORDS = {
    *("type", "properties", "required", "additionalProperties", "items", "minItems", "enum"),
    *("const", "anyOf", "allOf", "$ref", "$defs", "description", "title", "format", "default"),
}
MOST_STRICT = {"tools": 20, "optional": 24, "unions": 16}
MOST_BREAKPOINTS = 4


def missing_header(headers: Mapping[str, str]) -> str:
    """What is wrong with the headers, if anything."""
    if not headers.get("authorization", "").startswith("Bearer "):
        return "authentication"
    return "" if headers.get("anthropic-version") == VERSION else "version"


def refusal(body: Json) -> str:
    """What the provider would refuse this request for, in its words, or nothing."""
    return next(_faults(body), "")


def _faults(body: Json) -> Iterator[str]:
    for name in sorted(body.keys() - PARAMETERS):
        yield f"{name}: Extra inputs are not permitted"
    if not isinstance(body.get("model"), str) or not body["model"]:
        yield "model: Field required"
    if not isinstance(body.get("max_tokens"), int) or body["max_tokens"] < 1:
        yield "max_tokens: Input should be greater than or equal to 1"
    yield from _message_faults(body.get("messages") or [])
    yield from _tool_faults(body.get("tools") or [], body.get("tool_choice"))
    if sum(1 for _ in _breakpoints(body)) > MOST_BREAKPOINTS:
        yield f"A maximum of {MOST_BREAKPOINTS} blocks with cache_control may be provided."


def _message_faults(messages: list[Json]) -> Iterator[str]:
    if not messages:
        yield "messages: at least one message is required"
    roles = [message["role"] for message in messages]
    if roles[:1] == ["assistant"]:
        yield "messages: first message must use the user role"
    for place, (role, after) in enumerate(pairwise(roles)):
        if role == after:
            yield f"messages.{place + 1}: roles must alternate, but found multiple {role!r} in a row"
    for place, message in enumerate(messages):
        yield from _block_faults(place, message)
    yield from _pairing_faults(messages)
    yield from _last_faults(messages)


def _block_faults(place: int, message: Json) -> Iterator[str]:
    if not message["content"]:
        yield f"messages.{place}: all messages must have non-empty content"
    for index, block in enumerate(_blocks(message)):
        where = f"messages.{place}.content.{index}"
        if block["type"] == "text" and not block.get("text"):
            yield f"{where}: text content blocks must be non-empty"
        elif block["type"] == "text" and not block["text"].strip():
            yield f"{where}: text content blocks must contain non-whitespace text"
        elif block["type"] == "tool_use":
            yield from _call_faults(where, block, message["role"])
        elif block["type"] == "tool_result" and message["role"] != "user":
            yield f"{where}: `tool_result` blocks can only be in `user` messages"


def _call_faults(where: str, block: Json, role: str) -> Iterator[str]:
    if role != "assistant":
        yield f"{where}: `tool_use` blocks can only be in `assistant` messages"
    if not isinstance(block.get("input"), dict):
        yield f"{where}.tool_use.input: Input should be a valid dictionary"
    for key in ("id", "name"):
        if not NAME.fullmatch(str(block.get(key))):
            yield f"{where}.tool_use.{key}: String should match pattern '^[a-zA-Z0-9_-]+$'"


def _pairing_faults(messages: list[Json]) -> Iterator[str]:
    seen: set[str] = set()
    for place, message in enumerate(messages):
        called = [block["id"] for block in _blocks(message) if block["type"] == "tool_use"]
        if seen & set(called) or len(set(called)) < len(called):
            yield f"messages.{place}: `tool_use` ids must be unique"
        seen |= set(called)
        after = messages[place + 1] if place + 1 < len(messages) else {"content": []}
        answered = _results(after)
        if unanswered := [call for call in called if call not in answered]:
            yield (
                f"messages.{place}: `tool_use` ids were found without `tool_result` blocks "
                f"immediately after: {', '.join(unanswered)}"
            )
        if orphans := [result for result in answered if result not in called]:
            yield f"messages.{place + 1}: unexpected `tool_use_id`: {', '.join(orphans)}"
        if len(set(answered)) < len(answered):
            yield f"messages.{place + 1}: each tool_use must have a single result"
        kinds = [block["type"] == "tool_result" for block in _blocks(after)]
        if kinds != sorted(kinds, reverse=True):
            yield f"messages.{place + 1}: `tool_result` blocks must come first"
    if messages and _results(messages[0]):
        yield "messages.0: unexpected `tool_use_id` found in `tool_result` blocks"


def _last_faults(messages: list[Json]) -> Iterator[str]:
    if not messages or messages[-1]["role"] != "assistant":
        return
    texts = [block.get("text", "") for block in _blocks(messages[-1])[-1:]]
    if any(text != text.rstrip() for text in texts):
        yield "messages: final assistant content cannot end with trailing whitespace"


def _tool_faults(tools: list[Json], choice: Json | None) -> Iterator[str]:
    yield from _choice_faults(tools, choice)
    names = [tool["name"] for tool in tools]
    if len(set(names)) < len(names):
        yield "tools: Tool names must be unique."
    counts = dict.fromkeys(MOST_STRICT, 0)
    for place, tool in enumerate(tools):
        where = f"tools.{place}.custom"
        if not NAME.fullmatch(tool["name"]):
            yield f"{where}.name: String should match pattern"
        if tool["input_schema"].get("type") != "object":
            yield f"{where}.input_schema.type: Input should be 'object'"
        if tool.get("strict"):
            yield from _strict_faults(f"{where}.input_schema", tool["input_schema"], counts)
    for what, most in MOST_STRICT.items():
        if counts[what] > most:
            yield f"tools: too many strict {what} ({counts[what]}, limit: {most})"


def _choice_faults(tools: list[Json], choice: Json | None) -> Iterator[str]:
    if not choice:
        return
    if not tools:
        yield "tool_choice: may only be specified while providing tools"
    if choice["type"] not in ("auto", "any", "tool", "none"):
        yield f"tool_choice: Input tag {choice['type']!r} is none of the expected tags"


def _strict_faults(where: str, schema: Json, counts: dict[str, int]) -> Iterator[str]:
    counts["tools"] += 1
    for node in _nodes(schema):
        for keyword in sorted(node.keys() - STRICT_KEYWORDS):
            yield f"{where}: property {keyword!r} is not supported"
        if node.get("type") == "object" and node.get("additionalProperties") is not False:
            yield f"{where}: 'additionalProperties' must be explicitly set to false"
        if isinstance(node.get("type"), list):
            yield f"{where}: a list of types is not supported"
        if node.get("minItems", 0) not in (0, 1):
            yield f"{where}: 'minItems' may only be 0 or 1"
        counts["optional"] += len(node.get("properties", {}).keys() - set(node.get("required", ())))
        counts["unions"] += "anyOf" in node


def _nodes(schema: Json) -> Iterator[Json]:
    yield schema
    below: list[Any] = [*schema.get("properties", {}).values(), *schema.get("$defs", {}).values()]
    below += [*schema.get("anyOf", ()), *schema.get("allOf", ()), schema.get("items")]
    for child in below:
        if isinstance(child, dict):
            yield from _nodes(child)


def _blocks(message: Json) -> list[Json]:
    content = message["content"]
    return [{"type": "text", "text": content}] if isinstance(content, str) else content


def _results(message: Json) -> list[str]:
    return [block["tool_use_id"] for block in _blocks(message) if block["type"] == "tool_result"]


def _breakpoints(node: Any) -> Iterator[Json]:
    if isinstance(node, dict):
        if node.get("cache_control"):
            yield node
        for child in node.values():
            yield from _breakpoints(child)
    elif isinstance(node, list):
        for child in node:
            yield from _breakpoints(child)
