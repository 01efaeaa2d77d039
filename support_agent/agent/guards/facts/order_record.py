"""What the conversation has found of one order: its days, sums, states, goods."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from .finding import LETS_SAY, SAYS, Finding
from .roles import Role
from .states import Claim, State

_RETURNS = frozenset((State.RETURNABLE, State.NOT_RETURNABLE))
_PAYMENTS = frozenset((State.PAID, State.UNPAID))


@dataclass(kw_only=True)
class OrderRecord:
    """All that was found of one order. States are those of the latest look by each tool."""

    days: set[date] = field(default_factory=set)
    days_as: dict[Role, set[date]] = field(default_factory=dict)
    """Those that the record calls the day of its delivery, of its placing and so on."""
    moments: set[datetime] = field(default_factory=set)
    sums: set[Decimal] = field(default_factory=set)
    carriers: set[str] = field(default_factory=set)
    trackings: set[str] = field(default_factory=set)
    """What its parcels go by."""
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
        if claim.state is State.ASKED_BACK:
            return bool(self.request_kinds) == claim.holds
        if not self.is_looked_up:
            return False
        whole = frozenset().union(*self._states.values())
        if not claim.holds:
            return claim.state not in whole
        return claim.state in whole.union(*self._parts.values())

    def has(self, state: State) -> bool:
        """Whether any part of it stands so."""
        return state in frozenset().union(*self._states.values(), *self._parts.values())

    def is_timely(self, today: date) -> bool | None:
        """Whether it came by the day that it was expected on, or still may; None where none is known."""
        if not (expected := self.days_as.get("expected")):
            return None
        return max(self.days_as.get("delivered") or {today}) <= max(expected)

    @property
    def is_on_its_way(self) -> bool:
        """Whether it has left, or never will."""
        return self.has(State.SHIPPED) or self.is_cancelled

    def is_stalled(self, today: date) -> bool:
        """Whether there was no scan yesterday nor today."""
        scans = self.days_as.get("scanned") or self.days_as.get("shipped")
        return not scans or (today - max(scans)).days > 1

    def stands(self, state: str) -> None:
        """How it stands by the shop's own word, in place of all that was found before."""
        kept = frozenset().union(*self._parts.values()) & (_RETURNS | _PAYMENTS)
        self._states = {"": SAYS.get(state, frozenset()) | kept}
        self._parts = {"": LETS_SAY.get(state, frozenset()) | kept}
        self.is_looked_up = True

    def add_look(self, tool: str, content: Mapping[str, Any], found: Finding) -> None:
        """A result of a tool about this order takes the place of an earlier one."""
        said = (SAYS.get(str(content.get(key)), frozenset()) for key in ("state", "payment_state"))
        self._states[tool] = frozenset(found.states & _RETURNS).union(*said)
        self._parts[tool] = frozenset(found.states)
        self.is_looked_up = self.is_looked_up or "state" in content
        self.add(found)
        if placed := found.days_as.get("placed"):
            # The order's own day, where the list of orders has none so exact.
            self.days -= self.days_as.pop("placed", set()) - placed
        for role, days in found.days_as.items():
            self.days_as.setdefault(role, set()).update(days)
        for title, counts in found.titles.items():
            self.titles.setdefault(title, set()).update(counts)
        self.carriers |= found.carriers
        self.trackings |= found.trackings
        self.request_kinds.update(found.request_kinds)
        if "return_request" in content:
            self.requested = self.requested.union(*found.titles.values())

    def has_request(self, kind: str, state: str) -> None:
        """A return was asked for, and stands so."""
        self.request_kinds.add(kind)
        self._parts["request"] = self._parts.get("request", frozenset()) | LETS_SAY.get(
            state, frozenset()
        )

    def cannot_be_returned(self) -> None:
        """The shop has refused a return of it."""
        self._told.add((State.NOT_RETURNABLE, True))
        self._told.add((State.RETURNABLE, False))

    def add(self, found: Finding) -> None:
        """Days, sums and statements, whatever they are of."""
        self.days |= found.days
        self.moments |= found.moments
        self.sums |= found.sums
        self._told |= found.told
