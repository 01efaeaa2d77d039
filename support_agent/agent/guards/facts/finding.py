"""What one result of a tool tells of its order, in one walk: days, sums, states, goods."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from functools import lru_cache
from typing import Any

from support_agent.agent.guards import observed
from support_agent.agent.guards.reading import fold

from . import amounts
from .roles import KEYS, Role
from .states import State, claimed_in

_ISO_DAY = re.compile(r"(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)")
# What a state of the record allows to be said.
_ON_ITS_WAY = frozenset((State.SHIPPED, State.IN_TRANSIT))
SAYS: Mapping[str, frozenset[State]] = {
    "in_transit": _ON_ITS_WAY,
    "out_for_delivery": _ON_ITS_WAY | {State.OUT_FOR_DELIVERY},
    "delivered": frozenset((State.SHIPPED, State.DELIVERED)),
    "cancelled": frozenset((State.CANCELLED,)),
    "failed": frozenset((State.SHIPPED, State.FAILED)),
    "returned_to_sender": frozenset((State.SHIPPED, State.RETURNING)),
    "approved": frozenset((State.APPROVED, State.REVIEWED, State.CONFIRMED)),
    "rejected": frozenset((State.REJECTED, State.REVIEWED, State.CLOSED)),
    "withdrawn": frozenset((State.CLOSED,)),
    "paid": frozenset((State.PAID,)),
    "pending": frozenset((State.UNPAID,)),
    "unpaid": frozenset((State.UNPAID,)),
    "refunded": frozenset((State.PAID,)),
    "partially_refunded": frozenset((State.PAID,)),
}
# What may be said, and denied too: a date is given also for a parcel that waits for its carrier,
# and what holds of one parcel may not hold of the next.
LETS_SAY: Mapping[str, frozenset[State]] = {
    **SAYS,
    **dict.fromkeys(("today", "expected", "late", "no_date"), _ON_ITS_WAY),
    "partly_delivered": _ON_ITS_WAY | {State.DELIVERED},
}
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dt\d\d:\d\d", re.IGNORECASE)
_STATES = frozenset(("state", "payment_state"))
_NAMES = frozenset(("tracking_number", "number", "return_request"))
_OWN = frozenset(("kind", "carrier", "currency"))

Told = frozenset[tuple[State, bool]]


@dataclass(kw_only=True)
class Finding:
    """All that a value of the record holds, at any depth."""

    days: set[date] = field(default_factory=set)
    moments: set[datetime] = field(default_factory=set)
    """Those with a time of day."""
    days_as: dict[Role, set[date]] = field(default_factory=lambda: defaultdict(set))
    """Those that the record calls the day of its delivery, of its placing and so on."""
    sums: set[Decimal] = field(default_factory=set)
    carriers: set[str] = field(default_factory=set)
    titles: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    """What it holds, folded, and how many of it may be spoken of."""
    states: set[State] = field(default_factory=set)
    told: set[tuple[State, bool]] = field(default_factory=set)
    """States that it tells or denies in sentences of its own."""
    request_kinds: set[str] = field(default_factory=set)
    """As what things were asked back: a return, an exchange."""
    currencies: set[str] = field(default_factory=set)
    trackings: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    """What its parcels and returns go by."""

    @classmethod
    def of(cls, content: Any) -> "Finding":
        """Read a JSON value."""
        found = cls()
        for part in observed.containers(content):
            if isinstance(part, dict):
                found._add_mapping(part)
            else:
                for each in part:
                    found._add_value("", each)
        found._add_value("", content)
        return found

    def _add_mapping(self, part: Mapping[str, Any]) -> None:
        for key, value in part.items():
            self._add_value(key, value)
        if isinstance(left := part.get("returnable"), int):
            self.states.add(State.RETURNABLE if left else State.NOT_RETURNABLE)
        if isinstance(title := part.get("title"), str):
            counts = (each for each in part.values() if isinstance(each, int))
            self.titles[fold(title)].update(counts)

    def _add_value(self, key: str, value: Any) -> None:
        if not isinstance(value, str):
            return
        if "-" in value:
            self._add_days(key, value)
        if (worth := amounts.worth_of_value(value)) is not None:
            self.sums.add(worth)
        if key in _STATES:
            self.states |= LETS_SAY.get(value, frozenset())
        elif key in _NAMES or key in _OWN:
            self._add_name(key, value)
        elif key != "title" and " " in value:
            self.told |= _told(value)

    def _add_name(self, key: str, value: str) -> None:
        if key in _NAMES:
            self.names.add(value)
        if key == "tracking_number":
            self.trackings.add(value)
        elif key == "kind":
            self.request_kinds.add(value)
        elif key == "currency":
            self.currencies.add(fold(value))
        elif key == "carrier" and value:
            self.carriers.add(fold(value))

    def _add_days(self, key: str, value: str) -> None:
        days = frozenset(_days(value))
        self.days |= days
        self.moments.update(_moments(value))
        if key in KEYS:
            self.days_as[KEYS[key]] |= days


def _days(text: str) -> Iterator[date]:
    for year, month, day in _ISO_DAY.findall(text):
        # A stranger's text may hold what is no day.
        with suppress(ValueError):
            yield date(int(year), int(month), int(day))


def _moments(text: str) -> Iterator[datetime]:
    for found in _MOMENT.findall(text):
        with suppress(ValueError):
            yield datetime.fromisoformat(found)


@lru_cache(maxsize=512)
def _told(text: str) -> Told:
    # Carriers and the shop say the same few sentences again and again.
    return frozenset((claim.state, claim.holds) for claim in claimed_in(fold(text)))


found_in = observed.kept(Finding.of)
