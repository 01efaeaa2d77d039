"""What the conversation has found of its orders, and what people said in it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from functools import lru_cache
from typing import Self

from support_agent.agent.guards import observed
from support_agent.agent.guards.numbers import forms, squeezed
from support_agent.agent.guards.reading import fold
from support_agent.agent.known import Facts
from support_agent.agent.types import Action, Observation, Turn

from . import amounts, dates
from .finding import found_in
from .goods import kinds_in
from .order_record import OrderRecord
from .phrases import Phrase
from .states import State, claimed_in

# How the shop refuses a return that its rules forbid.
_NOT_ALLOWED = "return_not_allowed"


@dataclass(kw_only=True)
class Record:
    """The orders of a conversation, under all the names that each goes by."""

    orders: dict[str, OrderRecord] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    """From each name that an order goes by to its own, squeezed."""
    parts: dict[str, set[str]] = field(default_factory=dict)
    """From the name of a parcel or a return to the orders that it is of."""
    latest: set[str] = field(default_factory=set)
    """Orders that this run has asked about."""
    days: list[dates.Day] = field(default_factory=list)
    """Days that people named, in their own words."""
    sums: set[Decimal] = field(default_factory=set)
    currencies: set[str] = field(default_factory=set)
    told: set[State] = field(default_factory=set)
    """States that the customer spoke of."""
    requests: set[str] = field(default_factory=set)
    """The names of returns that were asked for."""
    today: date | None = None

    @classmethod
    def of(cls, turn: Turn) -> Self:
        """Read all that was said and found."""
        record = cls(today=turn.facts.today)
        record._add_words(turn.facts.word_from_colleague)
        for said in observed.said(turn):
            if said.author != "agent":
                record._add_words(said.text)
        for action, observation in observed.answers(turn.history):
            record._add_answer(action, observation)
        record._add_facts(turn.facts)
        for action, observation in observed.answers(turn.steps):
            record._add_answer(action, observation)
        asked = {_asked_about(action) for step in turn.steps for action in step.plan.actions}
        record.latest = {squeezed(number) for number in asked} & record.orders.keys()
        return record

    def of_name(self, token: str) -> str | None:
        """The order that goes by this name."""
        return next((self.names[form] for form in _forms(token) if form in self.names), None)

    def of_part(self, token: str) -> frozenset[str]:
        """The orders whose parcel or return goes by this name."""
        return frozenset().union(*(self.parts.get(form, ()) for form in _forms(token)))

    def is_request(self, token: str) -> bool:
        """Whether a return that was asked for goes by this name."""
        return not self.requests.isdisjoint(_forms(token))

    def of_goods(self, goods: Iterable[Phrase]) -> Iterator[tuple[int, frozenset[str]]]:
        """Where goods are named that only some of the orders hold."""
        kinds = {name: kinds_in(order.titles) for name, order in self.orders.items()}
        for one in goods:
            orders = frozenset(name for name, held in kinds.items() if one.name in held)
            if orders and len(orders) < len(kinds):
                yield one.start, orders

    def _order(self, number: str) -> OrderRecord:
        name = squeezed(number)
        for form in _forms(number):
            self.names.setdefault(form, name)
        return self.orders.setdefault(name, OrderRecord())

    def _add_facts(self, facts: Facts) -> None:
        """What the shop itself tells as the reply is written: newer than what was found before."""
        for known in facts.orders:
            order = self._order(known.number)
            order.days.add(known.placed_on)
            order.days_as.setdefault("placed", set()).add(known.placed_on)
            for title in known.titles:
                order.titles.setdefault(fold(title), set())
            if known.state:
                order.stands(known.state)
        for request in facts.requests:
            self._order(request.order).has_request(request.kind, request.state)
            self._add_part(request.number, of=request.order)
            self.requests.update(_forms(request.number))
        for duty in facts.duties:
            orders = self.of_part(duty.about) or self.orders.keys()
            for order in (self.orders[name] for name in orders):
                order.days.add(duty.by)
                order.days_as.setdefault("decided", set()).add(duty.by)

    def _add_part(self, name: str, *, of: str) -> None:
        for form in _forms(name):
            self.parts.setdefault(form, set()).add(squeezed(of))

    def _add_words(self, words: str) -> None:
        read = _read(words, self.today)
        self.days.extend(read.days)
        self.sums |= read.sums
        self.told |= read.told

    def _add_answer(self, action: Action, observation: Observation) -> None:
        number = _asked_about(action)
        if isinstance(observation.content, Mapping):
            told = observation.content.get("order_id")
            number = told if isinstance(told, str) else number
            made = observation.content.get("return_request")
            if isinstance(made, str) and not observation.is_error:
                self.requests.update(_forms(made))
        if not number:
            self._add_words(observation.text)
            return
        order, found = self._order(number), found_in(observation)
        if not isinstance(observation.content, Mapping):
            order.add(found)
            return
        if observation.is_error:
            order.add(found)
            if observation.content.get("error") == _NOT_ALLOWED:
                order.cannot_be_returned()
            return
        self.currencies |= found.currencies
        order.add_look(action.name, observation.content, found)
        for name in found.names:
            self._add_part(name, of=number)


@dataclass(frozen=True, kw_only=True)
class _Words:
    """What a person's own words tell."""

    days: Sequence[dates.Day]
    sums: frozenset[Decimal]
    told: frozenset[State]


@lru_cache(maxsize=512)
def _read(words: str, today: date | None) -> _Words:
    text = fold(words)
    return _Words(
        days=tuple(dates.named_in(text, today=today)),
        sums=frozenset(amount.worth for amount in amounts.named_in(text)),
        told=frozenset(claim.state for claim in claimed_in(text)),
    )


def _forms(number: str) -> tuple[str, ...]:
    return forms(squeezed(number))


def _asked_about(action: Action) -> str:
    number = action.input.get("order_id")
    return number if isinstance(number, str) and squeezed(number) else ""
