"""Customers with orders in every state, as the tools tell of them, made from a seed."""

import random
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from support_agent.agent.known import Facts, KnownOrder
from support_agent.agent.types import Turn
from tests.agent.guards.conversation import TODAY, found, said

TITLES = (
    "Wireless headphones",
    "Hand-blown glass vase",
    "Stoneware mug",
    "Linen shirt, M",
    "Шерстяной плед",
    "Sandalias de piel",
    "Desk lamp",
    "USB-C charger",
    "Canvas backpack, 20 litres",
)
CARRIERS = ("DHL", "SEUR", "GLS", "UPS")
STATES = ("delivered", "in_transit", "out_for_delivery", "not_shipped", "cancelled")


@dataclass(frozen=True, kw_only=True)
class Bought:
    """An order, as a test speaks of it."""

    number: str
    state: str
    title: str
    quantity: int
    total: Decimal
    placed: date
    shipped: date
    expected: date
    delivered: date
    until: date
    carrier: str
    tracking: str
    request: str

    def status(self) -> dict[str, Any]:
        """What get_order_status tells of it."""
        came = self.state == "delivered"
        on_road = self.state in ("delivered", "in_transit", "out_for_delivery")
        parcel = {
            "carrier": self.carrier,
            "tracking_number": self.tracking,
            "state": self.state,
            "shipped_on": str(self.shipped),
            "expected_on": str(self.expected),
            "last_scan": "Delivered" if came else "Left the sorting centre",
            "last_scan_at": f"{self.delivered if came else self.shipped}T19:40+00:00",
            "delivered_on": str(self.delivered) if came else None,
        }
        return {
            "order_id": self.number,
            "state": self.state,
            "placed_on": str(self.placed),
            "currency": "EUR",
            "total": f"{self.total:.2f}",
            "payment_state": "paid",
            "lines": [
                {
                    "title": self.title,
                    "quantity": self.quantity,
                    "returnable": self.quantity if came else 0,
                }
            ],
            "shipments": [parcel] if on_road else [],
            "return_requests": [],
            "returnable_until": str(self.until) if came else None,
        }

    def asked_back(self) -> dict[str, Any]:
        """What open_return_request tells of it."""
        return {
            "return_request": self.request,
            "state": "requested",
            "kind": "return",
            "order_id": self.number,
            "items": [{"title": self.title, "quantity": self.quantity}],
            "decided_by": str(TODAY + timedelta(days=4)),
            "next": "A colleague reviews it by that day and writes here.",
        }


def bought(chance: random.Random, state: str, taken: set[Any]) -> Bought:
    """An order of its own: none of its facts is another order's too."""
    placed = _own(lambda: TODAY - timedelta(days=chance.randint(9, 60)), taken)
    return Bought(
        number=str(_own(lambda: chance.randint(1000, 9999), taken)),
        state=state,
        title=_own(lambda: chance.choice(TITLES), taken),
        quantity=_own(lambda: chance.randint(2, 9), taken),
        total=_own(lambda: Decimal(chance.randint(1500, 99999)) / 100, taken),
        placed=placed,
        shipped=_own(lambda: placed + timedelta(days=chance.randint(1, 90)), taken),
        expected=_own(lambda: placed + timedelta(days=chance.randint(1, 90)), taken),
        delivered=_own(lambda: placed + timedelta(days=chance.randint(1, 90)), taken),
        until=_own(lambda: placed + timedelta(days=chance.randint(30, 200)), taken),
        carrier=chance.choice(CARRIERS),
        tracking=f"JD{_own(lambda: chance.randint(10**7, 10**8), taken)}",
        request=f"R-{_own(lambda: chance.randint(1, 999), taken):04}",
    )


def _own(make: Any, taken: set[Any]) -> Any:
    while (made := make()) in taken:
        pass
    taken.add(made)
    return made


def looked_up(question: str, *orders: Bought, returned: Bought | None = None) -> Turn:
    """The customer's question, and what the tools found for it."""
    steps = [found(order.status(), order_id=order.number) for order in orders]
    if returned:
        request = returned.asked_back()
        steps.append(found(request, tool="open_return_request", order_id=returned.number))
    known = tuple(
        KnownOrder(number=order.number, placed_on=order.placed, titles=(order.title,))
        for order in orders
    )
    facts = Facts(today=TODAY, identified=True, orders=known)
    return Turn(history=(said(question),), steps=tuple(steps), facts=facts)
