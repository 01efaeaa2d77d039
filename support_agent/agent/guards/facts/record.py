"""What the conversation has found of each order: its days, sums, states, goods."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from typing import Any, Self

from support_agent.agent.guards import observed
from support_agent.agent.guards.numbers import forms, squeezed
from support_agent.agent.guards.reading import fold
from support_agent.agent.types import Action, Facts, Observation, Turn

from . import amounts, dates
from .finding import LETS_SAY, SAYS, Finding
from .goods import kinds_in
from .phrases import Phrase
from .roles import Role
from .states import Claim, State, claimed_in


@dataclass(kw_only=True)
class OrderRecord:
    """All that was found of one order. States are those of the latest look by each tool."""

    days: set[date] = field(default_factory=set)
    days_as: dict[Role, set[date]] = field(default_factory=dict)
    """Those that the record calls the day of its delivery, of its placing and so on."""
    moments: set[datetime] = field(default_factory=set)
    sums: set[Decimal] = field(default_factory=set)
    carriers: set[str] = field(default_factory=set)
    requested: set[int] = field(default_factory=set)
    """How many of a thing a return was asked for."""
    request_kinds: set[str] = field(default_factory=set)
    titles: dict[str, set[int]] = field(default_factory=dict)
    """What it holds, folded, and how many of it may be spoken of."""
    is_looked_up: bool = False
    _states: dict[str, frozenset[State]] = field(default_factory=dict)
    _parts: dict[str, frozenset[State]] = field(default_factory=dict)
    _told: set[tuple[State, bool]] = field(default_factory=set)

    @property
    def is_cancelled(self) -> bool:
        """Whether it will never come."""
        return State.CANCELLED in frozenset().union(*self._states.values())

    def supports(self, claim: Claim) -> bool:
        """Whether the record says so too, in a state or in a sentence of its own."""
        if (claim.state, claim.holds) in self._told:
            return True
        if not self.is_looked_up:
            return False
        whole = frozenset().union(*self._states.values())
        if not claim.holds:
            return claim.state not in whole
        return claim.state in whole.union(*self._parts.values())

    def stands(self, state: str) -> None:
        """How it stands by the shop's own word, in place of all that was found before."""
        self._states = {"": SAYS.get(state, frozenset())}
        self._parts = {"": LETS_SAY.get(state, frozenset())}
        self.is_looked_up = True

    def add_look(self, tool: str, content: Mapping[str, Any], found: Finding) -> None:
        """A result of a tool about this order takes the place of an earlier one."""
        self._states[tool] = SAYS.get(str(content.get("state")), frozenset())
        self._parts[tool] = frozenset(found.states)
        self.is_looked_up = self.is_looked_up or "state" in content
        self.add(found)
        for role, days in found.days_as.items():
            self.days_as.setdefault(role, set()).update(days)
        for title, counts in found.titles.items():
            self.titles.setdefault(title, set()).update(counts)
        self.carriers |= found.carriers
        if "return_request" in content:
            self.requested = self.requested.union(*found.titles.values())
            self.request_kinds.add(str(content.get("kind")))

    def has_request(self, kind: str, state: str) -> None:
        """A return was asked for, and stands so."""
        self.request_kinds.add(kind)
        self._parts["request"] = self._parts.get("request", frozenset()) | LETS_SAY.get(
            state, frozenset()
        )

    def add(self, found: Finding) -> None:
        """Days, sums and statements, whatever they are of."""
        self.days |= found.days
        self.moments |= found.moments
        self.sums |= found.sums
        self._told |= found.told


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
        text = fold(words)
        self.days.extend(dates.named_in(text, today=self.today))
        self.sums |= {amount.worth for amount in amounts.named_in(text)}
        self.told |= {claim.state for claim in claimed_in(text)}

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
        order = self._order(number)
        if observation.is_error or not isinstance(observation.content, Mapping):
            order.add(Finding.of(observation.content))
            return
        found = Finding.of(observation.content)
        order.add_look(action.name, observation.content, found)
        for name in found.names:
            self._add_part(name, of=number)


def _forms(number: str) -> Iterator[str]:
    return forms(squeezed(number))


def _asked_about(action: Action) -> str:
    number = action.input.get("order_id")
    return number if isinstance(number, str) and squeezed(number) else ""
