"""The model as the release before knows it: it writes its replies, and gives reasons."""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.servers.messages_api.answers import Answer, Json, says

REQUEST = re.compile(r"\bR-\d{4}\b")


def is_older(body: Json) -> bool:
    """Whether whoever asks has no tool that carries statements."""
    return "answer" not in {tool["name"] for tool in body.get("tools", ())}


def in_older_words(step: Answer, body: Json) -> Answer:
    """The same step, as that release can take it."""
    calls = [block for block in step.blocks if block["type"] == "tool_use"]
    if calls and calls[0]["name"] == "answer":
        (part,) = calls[0]["input"]["parts"]
        return replace(says(_words(part, body)), usage=step.usage)
    return replace(step, blocks=tuple(map(_with_reason, step.blocks)))


def _words(part: Mapping[str, str], body: Json) -> str:
    made = REQUEST.findall(json.dumps(body["messages"]))
    if part["say"] == "done" and made:
        return f"I have made request {made[-1]}. A colleague will look at it and write to you."
    if part["say"] == "ask_order":
        return "Could you give me the number of your order, please?"
    return "Thank you for writing. Is there anything else?"


def _with_reason(block: dict[str, Any]) -> dict[str, Any]:
    given = block.get("input")
    if not isinstance(given, dict) or "summary" not in given:
        return block
    named = {"reason" if name == "summary" else name: value for name, value in given.items()}
    return {**block, "input": named}
