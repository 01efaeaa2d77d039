"""Answers of a provider in trouble, beyond those that the server knows by itself."""

import json
from typing import Any

from tests.servers.messages_api.answers import (
    Answer,
    Raw,
    error_of,
    events,
    refuses,
    says,
)

LOOK = ("get_order_status", {"order_id": "7002"})
# What a cut or a broken answer had begun with. No customer may ever read it.
BEGUN = "Tu pedido se ha perdido y no sabemos nada más de todo ello."


def limited(**headers: str) -> Raw:
    return refuses(429, "rate_limit_error", **headers)


def used(**given: Any) -> Answer:
    """A call of a tool as no provider should send it."""
    call = {"type": "tool_use", "id": "toolu_x", "name": "get_order_status", **given}
    return Answer(blocks=(call,), stop_reason="tool_use")


def twins() -> Answer:
    look = {"type": "tool_use", "id": "toolu_twin", "name": LOOK[0], "input": LOOK[1]}
    wait = {**look, "name": "estimate_delivery"}
    return Answer(blocks=(look, wait), stop_reason="tool_use")


def deep(levels: int) -> str:
    return '{"order_id": ' + "[" * levels + "]" * levels + "}"


def counted(**usage: Any) -> Answer:
    return says(BEGUN, usage={"input_tokens": 100, "output_tokens": 50, **usage})


def breaks(kind: str) -> Answer:
    return says(BEGUN, error_after=5, error=error_of(kind))


def twice(what: str) -> Raw:
    """A stream in which an event of this kind comes twice, as if two answers were mixed."""
    given = list(events(says(BEGUN), 1, model="m"))
    mixed = [event for event in given for _ in range(1 + (event["type"] == what))]
    body = "".join(f"data: {json.dumps(event)}\n\n" for event in mixed)
    return Raw(headers={"Content-Type": "text/event-stream"}, body=body)


def blocks(*blocks: Any) -> Answer:
    return Answer(blocks=blocks)
