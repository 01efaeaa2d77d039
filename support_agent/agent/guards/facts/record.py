"""What the conversation has found of each order: its days, sums, states, goods."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Any, Self

from support_agent.agent.guards import observed
from support_agent.agent.guards.numbers import forms, squeezed
from support_agent.agent.guards.reading import fold
from support_agent.agent.types import Action, Observation, Turn

from . import amounts, dates
from .roles import KEYS, Role
from .states import Claim, State, claimed_in

_ISO_DAY = re.compile(r"(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)")
# What a state of the record allows to be said.
_ON_ITS_WAY = frozenset((State.SHIPPED, State.IN_TRANSIT))
_SAYS: Mapping[str, frozenset[State]] = {
    "in_transit": _ON_ITS_WAY,
    "out_for_delivery": _ON_ITS_WAY | {State.OUT_FOR_DELIVERY},
    "delivered": frozenset((State.SHIPPED, State.DELIVERED)),
    "cancelled": frozenset((State.CANCELLED,)),
    "failed": frozenset((State.SHIPPED, State.FAILED)),
    "returned_to_sender": frozenset((State.SHIPPED, State.RETURNING)),
    "approved": frozenset((State.APPROVED, State.REVIEWED)),
    "rejected": frozenset((State.REJECTED, State.REVIEWED)),
    "paid": frozenset((State.PAID,)),
    "pending": frozenset((State.UNPAID,)),
    "unpaid": frozenset((State.UNPAID,)),
    "refunded": frozenset((State.PAID,)),
    "partially_refunded": frozenset((State.PAID,)),
}
# What may be said, and denied too: a date is given also for a parcel that waits for its carrier,
# and what holds of one parcel may not hold of the next.
_LETS_SAY: Mapping[str, frozenset[State]] = {
    **_SAYS,
    **dict.fromkeys(("today", "expected", "late", "no_date"), _ON_ITS_WAY),
    "partly_delivered": _ON_ITS_WAY | {State.DELIVERED},
}


@dataclass(kw_only=True)
class OrderRecord:
    """All that was found of one order. States are those of the latest look by each tool."""

    days: set[date] = field(default_factory=set)
    days_as: dict[Role, set[date]] = field(default_factory=dict)
    """Those that the record calls the day of its delivery, of its placing and so on."""
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

    def add_look(self, tool: str, content: Mapping[str, Any]) -> None:
        """A result of a tool about this order takes the place of an earlier one."""
        parts = observed.mappings(content)
        found = [
            str(part[key]) for part in parts for key in ("state", "payment_state") if part.get(key)
        ]
        self._states[tool] = _SAYS.get(str(content.get("state")), frozenset())
        self._parts[tool] = frozenset().union(*(_LETS_SAY.get(word, ()) for word in found))
        self.is_looked_up = self.is_looked_up or "state" in content
        self.add_text(*observed.leaves(content))
        for part in parts:
            self._add_part(part)
            if isinstance(title := part.get("title"), str):
                self.add_title(title, part)
                if "return_request" in content:
                    self.requested |= _counts(part)
        if "return_request" in content:
            self.request_kinds.add(str(content.get("kind")))

    def _add_part(self, part: Mapping[str, Any]) -> None:
        for key, role in KEYS.items():
            if isinstance(value := part.get(key), str):
                self.days_as.setdefault(role, set()).update(_days(value))
        if isinstance(carrier := part.get("carrier"), str) and carrier:
            self.carriers.add(fold(carrier))

    def add_title(self, title: str, part: Mapping[str, Any]) -> None:
        """A thing that it holds, with every count that stands beside it."""
        self.titles.setdefault(fold(title), set()).update(_counts(part))

    def add_text(self, *texts: str) -> None:
        """Days, sums and statements that stand in a value of the record."""
        for text in texts:
            self.days.update(_days(text))
            if (worth := amounts.worth_of_value(text)) is not None:
                self.sums.add(worth)
            if " " in text:
                self._told |= {(claim.state, claim.holds) for claim in claimed_in(fold(text))}


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
    has_request: bool = False
    """Whether a return was asked for."""
    today: date | None = None

    @classmethod
    def of(cls, turn: Turn) -> Self:
        """Read all that was said and found."""
        record = cls(today=turn.facts.today)
        for known in turn.facts.orders:
            order = record._order(known.number)
            order.days.add(known.placed_on)
            for title in known.titles:
                order.titles.setdefault(fold(title), set())
        record._add_words(turn.facts.word_from_colleague)
        for said in observed.said(turn):
            if said.author != "agent":
                record._add_words(said.text)
        for action, observation in observed.answers(turn):
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

    def _order(self, number: str) -> OrderRecord:
        name = squeezed(number)
        for form in _forms(number):
            self.names.setdefault(form, name)
        return self.orders.setdefault(name, OrderRecord())

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
            made = "return_request" in observation.content and not observation.is_error
            self.has_request = self.has_request or made
        if not number:
            self._add_words(observation.text)
            return
        order = self._order(number)
        if observation.is_error or not isinstance(observation.content, Mapping):
            order.add_text(*observed.leaves(observation.content))
            return
        order.add_look(action.name, observation.content)
        for key in ("tracking_number", "number", "return_request"):
            for value in observed.values_of(key, observation.content):
                for form in _forms(value):
                    self.parts.setdefault(form, set()).add(squeezed(number))


def _days(text: str) -> Iterator[date]:
    for year, month, day in _ISO_DAY.findall(text):
        # A stranger's text may hold what is no day.
        with suppress(ValueError):
            yield date(int(year), int(month), int(day))


def _forms(number: str) -> Iterator[str]:
    return forms(squeezed(number))


def _counts(part: Mapping[str, Any]) -> set[int]:
    return {each for each in part.values() if isinstance(each, int)}


def _asked_about(action: Action) -> str:
    number = action.input.get("order_id")
    return number if isinstance(number, str) and squeezed(number) else ""
