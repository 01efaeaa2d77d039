"""Orders and goods as the demo shop's page shows them, in one of its languages."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from django.utils import formats, translation

from orders import queries
from orders.demo import goods
from orders.models import Customer, Order

from .words import WORDS

ON_SHOW = (
    goods.HEADPHONES,
    goods.LAMP,
    goods.BACKPACK,
    goods.VASE,
    goods.SPEAKER,
    goods.MUG,
    goods.PLAID,
    goods.KETTLE,
)
DRAWN = {
    goods.HEADPHONES.sku: "headphones",
    goods.EARBUDS.sku: "earbuds",
    goods.SPEAKER.sku: "speaker",
    goods.BACKPACK.sku: "backpack",
    goods.LAMP.sku: "lamp",
    goods.VASE.sku: "vase",
    goods.MUG.sku: "mug",
    goods.KETTLE.sku: "kettle",
    goods.SHIRT.sku: "shirt",
    goods.JACKET.sku: "jacket",
    goods.CHARGER.sku: "charger",
    goods.KEYBOARD.sku: "keyboard",
    goods.PLAID.sku: "plaid",
    goods.SANDALS.sku: "sandals",
}
ORDERS_SHOWN = 6


@dataclass(frozen=True, kw_only=True)
class Article:
    """One thing, in an order or on the shelf."""

    title: str
    picture: str
    price: str
    quantity: int = 1


@dataclass(frozen=True, kw_only=True)
class Return:
    """What became of the wish to give something back."""

    state: str
    sentence: str


@dataclass(frozen=True, kw_only=True)
class Card:
    """One order."""

    number: str
    state: str
    state_word: str
    placed: str
    arrival: str
    total: str
    articles: tuple[Article, ...]
    returns: tuple[Return, ...]


class Shelf:
    """Says it all in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._words: Mapping[str, Any] = WORDS[language]

    def on_show(self) -> list[Article]:
        """What the shop sells."""
        return [self._article(one.sku, one.title, Decimal(one.price)) for one in ON_SHOW]

    def orders_of(self, customer: Customer, *, now: datetime) -> list[Card]:
        """The customer's newest orders."""
        orders = queries.recent_orders(customer=customer, limit=ORDERS_SHOWN)
        return [self._card(order, now) for order in orders]

    def _card(self, order: Order, now: datetime) -> Card:
        facts = queries.order_facts(order, now=now)
        arrival = queries.delivery_facts(order, now=now)
        day = arrival["delivered_on"] or arrival["expected_on"]
        return Card(
            number=order.number,
            state=facts["state"],
            state_word=self._words[f"state_{facts['state']}"],
            placed=self._words["placed"].format(day=self._day(facts["placed_on"])),
            arrival=self._words[f"arrival_{arrival['state']}"].format(day=self._day(day)),
            total=self._money(order.total),
            articles=tuple(
                self._article(line.sku, line.title, line.unit_price * line.quantity, line.quantity)
                for line in order.lines.all()
            ),
            returns=tuple(
                Return(
                    state=made["state"],
                    sentence=self._words[f"return_{made['state']}"].format(number=made["number"]),
                )
                for made in facts["return_requests"]
            ),
        )

    def _article(self, sku: str, title: str, price: Decimal, quantity: int = 1) -> Article:
        return Article(
            title=self._words["names"].get(sku, title),
            picture=f"support_agent/demo/goods/{DRAWN.get(sku, 'parcel')}.svg",
            price=self._money(price),
            quantity=quantity,
        )

    def _money(self, amount: Decimal) -> str:
        written = f"{amount:.2f}".replace(".", self._words["decimal"])
        return str(self._words["money"].format(amount=written))

    def _day(self, day: str | None) -> str:
        if day is None:
            return ""
        with translation.override(self._language):
            return formats.date_format(date.fromisoformat(day), self._words["day"])
