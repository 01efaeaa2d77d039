"""Everybody who comes to the shop, each in a thread."""

import json
import threading
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from .crew import Crew
from .customers import BOUGHT, FIRST_ORDER, PATIENCE, Customer
from .wishes import Wish


class Crowd:
    """Everybody who came, in order. Their orders were delivered some days ago."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._orders = 0
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self.customers: list[Customer] = []

    def place_orders(self, count: int) -> None:
        """Import orders for so many more customers, as an operator does."""
        file = self._crew.folder / f"orders-{self._orders}.json"
        numbers = range(self._orders, self._orders + count)
        file.write_text("\n".join(json.dumps(_order(number)) for number in numbers))
        self._crew.manage("import_orders", str(file))
        self._orders += count

    def come(self, wish: Wish, make: Callable[..., Customer] = Customer) -> Customer:
        """One more customer, who talks in a thread of their own."""
        with self._lock:
            if len(self.customers) >= self._orders:
                self.place_orders(500)
            customer = make(len(self.customers), wish, self._crew)
            self.customers.append(customer)
        self._start(customer.talk)
        return customer

    def talking(self) -> int:
        """How many have not said all yet."""
        return sum(thread.is_alive() for thread in self._threads)

    def add(self, conversation: str, text: str) -> None:
        """Let whoever has this conversation say something more, in a thread as well."""
        known = next(each for each in self.customers if each.conversation == conversation)
        self._start(partial(known.add, text))

    def _start(self, talk: Callable[[], None]) -> None:
        thread = threading.Thread(target=talk, daemon=True)
        self._threads.append(thread)
        thread.start()

    def come_all(
        self, wishes: Iterable[Wish], make: Callable[..., Customer] = Customer
    ) -> list[Customer]:
        """All of these at once."""
        return [self.come(wish, make) for wish in wishes]

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
