"""Answers of a provider in trouble, and the words that the table of them is written in."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.servers.messages_api.answers import (
    Answer,
    Raw,
    answers,
    error_of,
    events,
    message,
    refuses,
    says,
)
from tests.servers.messages_api.server import Scripted

LOOK = ("get_order_status", {"order_id": "7002"})
# What a cut or a broken answer had begun with. No customer may ever read it.
BEGUN = "Tu pedido se ha perdido y no sabemos nada más de todo ello."
MODEL, OFFLINE, PERSON = "the model", "offline", "a person"
GREETING = "¡Hola! ¿En qué puedo ayudarte con tu pedido?"
UNSUPPORTED = answers("total", "9999")
FINE = says(GREETING)
HTTP = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"
WHOLE = json.dumps(message(FINE, 1, model="claude-test-1"), ensure_ascii=False).encode()
ELSEWHERE = {"Location": "http://127.0.0.1:9/v1/messages"}
HTML = {"Content-Type": "text/html"}
ZIPPED = {"Content-Encoding": "gzip"}
HASTE = {"silence": 0.15}
TIME_TO_BEGIN = {"silence": 1.0}
SOON = {"seconds": 1.0}
STRANGE = {"type": "from_the_future", "text": None, "payload": {"deep": [1, None]}}


class Fault(NamedTuple):
    """A line of the table. The last answer of `plays` is given again and again."""

    what: str
    plays: Scripted | tuple[Scripted, ...]
    customer: str
    operator: str
    charged: int
    asked: int
    patience: Mapping[str, float] = MappingProxyType({})
    base_url: str = ""

    @property
    def script(self) -> tuple[Scripted, ...]:
        """What the provider plays, one after the other."""
        return self.plays if isinstance(self.plays, tuple) else (self.plays,)


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
