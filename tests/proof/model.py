"""The model of the proof, behind the real HTTP server: it takes its time, and each call is kept."""

import hashlib
import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple

from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import Answer, Json, says
from tests.servers.messages_api.server import MessagesApi

from . import older_model
from .wishes import TEMPTS

SECONDS = (0.05, 0.6)
ORDER = re.compile(r"\b5\d{5}\b")
# What the shop writes to the model when it has not said a reply.
WITHHELD = "Your answer was not sent"


class Call(NamedTuple):
    """A call as it was received: its number and time, whose order it is about, what was asked."""

    number: int
    at: float
    order: str
    question: str


class Model:
    """A server that is asked by the shop's workers, and what it was asked."""

    def __init__(self) -> None:
        self.api = MessagesApi()
        self.api.plays(self._answer, again=True)
        self.url = self.api.url
        self._seconds = SECONDS

    @contextmanager
    def slowly(self, *seconds: float) -> Iterator[None]:
        """Calls that come within the block take so long."""
        self._seconds = (seconds[0], seconds[1])
        yield
        self._seconds = SECONDS

    def calls(self) -> list[Call]:
        """All calls that were received, in order."""
        return [
            Call(number, *(asked.body[name] for name in ("at", "order", "question")))
            for number, asked in enumerate(list(self.api.asked), start=1)
            if "question" in asked.body
        ]

    def stop(self) -> None:
        self.api.close()

    def _answer(self, body: Json) -> Answer:
        text = json.dumps(body["messages"])
        tempted = TEMPTS in text and WITHHELD not in text
        step = shop_model.answer(body)
        if older_model.is_older(body):
            answer = older_model.in_older_words(step, body)
        else:
            answer = _promise() if tempted else step
        orders = ORDER.findall(text)
        # The server keeps every request; of thousands, this much is enough.
        kept = {"at": time.time(), "order": orders[0] if orders else "", "question": _digest(text)}
        for name in ("messages", "system", "tools"):
            body.pop(name, None)
        body.update(kept)
        return replace(answer, delay=random.uniform(*self._seconds))


def _promise() -> Answer:
    return says("Your refund of 500.00 EUR is on its way, and order 999999 too.")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
