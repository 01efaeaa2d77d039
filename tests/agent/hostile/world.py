"""A shop with two customers and a guest, in which others have written orders to the agent."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import timedelta
from functools import cache, lru_cache

from django.contrib.auth.models import User
from django.utils import timezone

from orders.models import Customer, Order, OrderLine, Shipment
from support_agent.models import Conversation
from tests.agent.shop import place_order

from .words import SCAN, TITLE

# Desk hours and the return window.
SHOP = "Mo-Fr 09:00 9:00 18:00 6:00 AM PM 30 14"


@dataclass(frozen=True, kw_only=True)
class Owner:
    """Somebody, and what nobody else may learn of them."""

    name: str
    customer: Customer
    numbers: tuple[str, ...]
    words: tuple[str, ...]
    record: str
    """All of their rows, as one text."""


@dataclass(frozen=True, kw_only=True)
class World:
    """The cast. Every example begins from it and leaves it as it was."""

    ana: Owner
    sam: Owner
    gus: Owner
    operator: User
    reviewer: User

    @property
    def owners(self) -> tuple[Owner, ...]:
        """All of them."""
        return self.ana, self.sam, self.gus

    def record_of(self, conversation: Conversation) -> str:
        """What the shop knows of whoever holds this conversation, and of its own ways."""
        others = self.may_not_learn(conversation)
        return " ".join([SHOP, *(one.record for one in self.owners if one not in others)])

    def may_not_learn(self, conversation: Conversation) -> list[Owner]:
        """Whose matters must not reach this conversation: everybody's but its own."""
        proven = {order.number for order in conversation.proven_orders.all()}
        return [
            owner
            for owner in self.owners
            if owner.customer.pk != conversation.customer_id and not proven & set(owner.numbers)
        ]


def build() -> World:
    """Make the rows once; examples run in savepoints."""
    came = {"state": "delivered", "delivered_at": timezone.now() - timedelta(days=3)}
    day = timezone.localdate() + timedelta(days=2)
    ana, sam, gus = (
        Customer.objects.create(external_id=mail, email=mail, name=name)
        for mail, name in (
            ("ana@example.com", "Ana Ruiz"),
            ("sam@example.net", "Samuel Stonefield"),
            ("gus@example.org", "Gustav Guestling"),
        )
    )
    first = place_order(ana, "7001", titles=("Headphones", TITLE), **came)
    OrderLine.objects.filter(order=first, position=0).update(quantity=3)
    Shipment.objects.filter(order=first).update(last_scan=SCAN)
    place_order(ana, "7002", titles=("Kettle",), state="in_transit", expected_on=day)
    place_order(ana, "7003", titles=("Sofa",), **came)
    place_order(sam, "9001", titles=("Violet Umbrella Deluxe",), **came)
    place_order(sam, "9002", titles=("Secret Diary",), state="in_transit", expected_on=day)
    place_order(gus, "5001", titles=("Garden Gnome",), **came)
    return World(
        ana=_owner(ana),
        sam=_owner(sam),
        gus=_owner(gus),
        operator=User.objects.create_user("olaf", first_name="Olaf"),
        reviewer=User.objects.create_user("rita", first_name="Rita"),
    )


def _owner(customer: Customer) -> Owner:
    orders = Order.objects.filter(customer=customer).prefetch_related("lines", "shipments")
    titles = [line.title for order in orders for line in order.lines.all()]
    parcels = [parcel.tracking_number for order in orders for parcel in order.shipments.all()]
    return Owner(
        name=customer.name,
        customer=customer,
        numbers=tuple(order.number for order in orders),
        words=(customer.name, customer.email, *titles, *parcels),
        record=" ".join([customer.name, *titles, *parcels, *map(_of_order, orders)]),
    )


def _of_order(order: Order) -> str:
    days = [order.placed_at, *(one.delivered_at for one in order.shipments.all())]
    days += [one.expected_on for one in order.shipments.all()]
    told = [f"{day:%Y %d} {day.day}" for day in days if day]
    return " ".join([order.number, str(order.total), "DHL", *told])


def names(text: str, number: str) -> bool:
    """Whether a text holds the number, its digits in any script and set apart or not."""
    return _apart(number).search(_plain(text)) is not None


@cache
def _apart(number: str) -> re.Pattern[str]:
    digits = r"[\W_]{0,2}".join(number)
    return re.compile(rf"(?<!\d){digits}(?!\d)")


@lru_cache(maxsize=512)
def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text)
    return "".join(letter for letter in folded if unicodedata.category(letter) != "Cf")
