"""Customers who write to the shop over HTTP, each with an order of their own."""

import http.client
import json
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any
from uuid import uuid4

import jwt

from .crew import IDENTITY_SECRET, Crew, wait_until
from .wishes import Wish

FIRST_ORDER = 500_000
BOUGHT = 2
PATIENCE = 90.0


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

    def _open(self) -> None:
        claims = {"sub": f"proof-{self.number}", "exp": int(time.time()) + 600}
        identity = jwt.encode(claims, IDENTITY_SECRET, algorithm="HS256")
        opened = self._ask("POST", "", {"identity": identity, "language": "en"})
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
                status, answer = 0, {"message": str(error)}
            if 200 <= status < 300:
                return answer
            if 0 < status < 500 or time.monotonic() > deadline:
                raise AssertionError(f"{method} {path or 'conversations/'}: {status} {answer}")
            time.sleep(0.5)

    def _try(self, method: str, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        line = http.client.HTTPConnection("127.0.0.1", self.crew.port, timeout=20)
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


class Crowd:
    """Everybody who came, in order. Their orders were delivered some days ago."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._orders = 0
        self._threads: list[threading.Thread] = []
        self.customers: list[Customer] = []

    def place_orders(self, count: int) -> None:
        """Import orders for so many more customers, as an operator does."""
        file = self._crew.folder / f"orders-{self._orders}.json"
        numbers = range(self._orders, self._orders + count)
        file.write_text("\n".join(json.dumps(_order(number)) for number in numbers))
        self._crew.manage("import_orders", str(file))
        self._orders += count

    def come(self, wish: Wish) -> Customer:
        """One more customer, who talks in a thread of their own."""
        if len(self.customers) >= self._orders:
            self.place_orders(500)
        customer = Customer(len(self.customers), wish, self._crew)
        self.customers.append(customer)
        self._start(customer.talk)
        return customer

    def add(self, conversation: str, text: str) -> None:
        """Let whoever has this conversation say something more, in a thread as well."""
        known = next(each for each in self.customers if each.conversation == conversation)
        self._start(partial(known.add, text))

    def _start(self, talk: Callable[[], None]) -> None:
        thread = threading.Thread(target=talk, daemon=True)
        self._threads.append(thread)
        thread.start()

    def come_all(self, wishes: Iterable[Wish]) -> list[Customer]:
        """All of these at once."""
        return [self.come(wish) for wish in wishes]

    def wait(self) -> None:
        """Wait until everybody has said what they came to say."""
        for thread in self._threads:
            thread.join(PATIENCE)
        self._threads = [thread for thread in self._threads if thread.is_alive()]


def _order(number: int) -> dict[str, Any]:
    now = datetime.now(UTC)
    came = (now - timedelta(days=3)).isoformat()
    return {
        "number": str(FIRST_ORDER + number),
        "placed_at": (now - timedelta(days=9)).isoformat(),
        "currency": "EUR",
        "total": "39.80",
        "customer": {"external_id": f"proof-{number}", "name": "Ana"},
        "lines": [{"title": "Lamp", "quantity": BOUGHT, "unit_price": "19.90", "shipment": 1}],
        "shipments": [{"state": "delivered", "carrier": "DHL", "delivered_at": came}],
        "payment_state": "paid",
    }
