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
        returns = frozenset().union(*self._parts.values()) & _RETURNS
        self._states = {"": SAYS.get(state, frozenset()) | returns}
        self._parts = {"": LETS_SAY.get(state, frozenset()) | returns}
        self.is_looked_up = True

    def add_look(self, tool: str, content: Mapping[str, Any], found: Finding) -> None:
        """A result of a tool about this order takes the place of an earlier one."""
        said = SAYS.get(str(content.get("state")), frozenset())
        self._states[tool] = said | (found.states & _RETURNS)
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
