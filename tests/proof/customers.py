"""Customers who write to the shop over HTTP, each with an order of their own."""

import http.client
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import jwt

from .crew import IDENTITY_SECRET, Crew
from .processes import wait_until
from .wishes import Wish

FIRST_ORDER = 500_000
BOUGHT = 2
PATIENCE = 90.0


@dataclass(frozen=True)
class Reading:
    """What a page shows: the messages from the top, when each was first shown, and what is unsent."""

    sequences: Sequence[int]
    shown: Mapping[int, float]
    unsent: int


@dataclass(eq=False)
class Customer:
    """One who comes once, with one wish, and writes as the widget does: until it is accepted."""

    number: int
    wish: Wish
    crew: Crew
    conversation: str = ""
    """The conversation's id in hexadecimal, as all of the proof writes it."""
    accepted: list[str] = field(default_factory=list)
    """The client ids of what the shop said that it has."""
    failure: str = ""
    port: int = 0
    """The web process to ask, if another than the crew's."""
    cut: int = 0
    """Requests whose answer never came."""
    reading: Reading | None = None
    """What they read, where somebody looks."""
    _address: str = ""
    _token: str = ""

    @property
    def order(self) -> str:
        return str(FIRST_ORDER + self.number)

    def talk(self) -> None:
        """Say all that the wish has, and note what went wrong on the way."""
        try:
            self._open()
            for place, text in enumerate(self.wish.says):
                if place and self.wish.waits:
                    wait_until(self._is_answered, seconds=PATIENCE, why=lambda: "No answer came.")
                self._say(text.format(order=self.order))
                time.sleep(self.wish.pause)
            if self.wish.presses_button:
                self._ask("POST", "human/", {})
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"

    def add(self, text: str) -> None:
        """Say something more, whatever is going on."""
        try:
            self._say(text)
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"

    def identity(self) -> str:
        """What the shop's page says of the customer, signed by the shop."""
        claims = {"sub": f"proof-{self.number}", "exp": int(time.time()) + 600}
        return jwt.encode(claims, IDENTITY_SECRET, algorithm="HS256")

    def _open(self) -> None:
        opened = self._ask("POST", "", {"identity": self.identity(), "language": "en"})
        self._address, self._token = f"{opened['id']}/", opened["token"]
        self.conversation = opened["id"].replace("-", "")

    def _say(self, text: str) -> None:
        client_id = uuid4().hex
        self._ask("POST", "messages/", {"text": text, "client_id": client_id})
        self.accepted.append(client_id)

    def _is_answered(self) -> bool:
        time.sleep(0.3)
        return self.transcript()[-1]["author"] != "customer"

    def transcript(self) -> list[dict[str, Any]]:
        """What the customer reads, over HTTP."""
        messages: list[dict[str, Any]] = self._ask("GET", "messages/")["messages"]
        return messages

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """The answer, after as many tries as it takes: a shop that is away for a moment is no loss."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                status, answer = self._try(method, path, body)
            except (OSError, http.client.HTTPException) as error:
                self.cut += 1
                status, answer = 0, {"message": str(error)}
            if 200 <= status < 300:
                return answer
            if 0 < status < 500 or time.monotonic() > deadline:
                raise AssertionError(f"{method} {path or 'conversations/'}: {status} {answer}")
            time.sleep(0.5)

    def _try(self, method: str, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        line = http.client.HTTPConnection("127.0.0.1", self.port or self.crew.port, timeout=20)
        headers = {
            "Content-Type": "application/json",
            "Authorization": f"Bearer {self._token}",
            # Each from an address of their own, as behind a proxy.
            "X-Forwarded-For": f"10.{self.number >> 16}.{self.number >> 8 & 255}.{self.number & 255}",
        }
        try:
            said = None if body is None else json.dumps(body)
            line.request(method, f"/api/v1/conversations/{self._address}{path}", said, headers)
            answer = line.getresponse()
            content = answer.read()
            return answer.status, json.loads(content) if answer.status < 500 else {}
        finally:
            line.close()
