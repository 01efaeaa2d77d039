"""What may be said to be so: what the tools of this run found, and what the server knows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Self

from orders.queries import bare_number, numbers_meant
from support_agent.agent.known import Facts
from support_agent.agent.types import Action, Observation, Step, Turn
from support_agent.language.values import Subject

from .reading import day, objects, things

STATUS = "get_order_status"
ESTIMATE = "estimate_delivery"
OPEN_RETURN = "open_return_request"
NOT_FOUND = "order_not_found"

Result = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Verified:
    """The latest result of each tool about each order in this run, and what the server knows.

    Nothing of an earlier run is in it but what the server has read anew: it may have changed.
    """

    facts: Facts = field(default_factory=Facts)
    orders: Mapping[str, Result] = field(default_factory=dict)
    deliveries: Mapping[str, Result] = field(default_factory=dict)
    not_found: tuple[str, ...] = ()
    refusals: Mapping[str, Result] = field(default_factory=dict)
    """Why a return of an order was refused, the last time."""
    written: tuple[Result, ...] = ()
    """What writing tools did, oldest first."""

    @classmethod
    def of(cls, turn: Turn) -> Self:
        """Read all results of the run."""
        orders: dict[str, Result] = {}
        deliveries: dict[str, Result] = {}
        refusals: dict[str, Result] = {}
        not_found: dict[str, None] = {}
        written: list[Result] = []
        for action, result, is_error in _results(turn.steps):
            number = bare_number(str(result.get("order_id") or action.input.get("order_id") or ""))
            if is_error and result.get("error") == NOT_FOUND:
                not_found[number] = None
            elif is_error and action.name == OPEN_RETURN:
                refusals[number.upper()] = result
            elif is_error:
                continue
            elif action.name == STATUS:
                orders[number.upper()] = result
            elif action.name == ESTIMATE:
                deliveries[number.upper()] = result
            else:
                written.append(result)
        return cls(
            facts=turn.facts,
            orders=orders,
            deliveries=deliveries,
            not_found=tuple(not_found),
            refusals=refusals,
            written=tuple(written),
        )

    def order(self, about: str) -> Result | None:
        """What get_order_status found of this order, also by the number of a parcel of it."""
        return self.orders.get(self._named(about))

    def delivery(self, about: str) -> Result | None:
        """What estimate_delivery found of it."""
        return self.deliveries.get(self._named(about))

    def _named(self, about: str) -> str:
        bare, *meant = (number.upper() for number in numbers_meant(about))
        for number in (bare, *meant):
            if number in self.orders or number in self.deliveries:
                return number
        parcels = (
            number
            for number, order in self.orders.items()
            for one in objects(order.get("shipments"))
            if bare and str(one.get("tracking_number") or "").upper() == bare
        )
        return next(parcels, bare)

    def due(self, request: str) -> date | None:
        """By which day this request is decided, while that is promised and not past."""
        today = self.facts.today
        days = [one.by for one in self.facts.duties if one.about == request]
        for result in self.written:
            if result.get("return_request") == request and (by := day(result.get("decided_by"))):
                days.append(by)
        return next((by for by in days if today is None or by >= today), None)

    def subject(self, number: str) -> Subject:
        """The order as sentences name it: as the record writes it, with what it holds."""
        found = self.order(number) or self.delivery(number) or {}
        named = str(found.get("order_id") or bare_number(number))
        titles = tuple(one.title for one in things((self.order(number) or {}).get("lines")))
        titles = titles or next(
            (order.titles for order in self.facts.orders if order.number == named), ()
        )
        return Subject(number=named, titles=titles)


def _results(steps: tuple[Step, ...]) -> Iterator[tuple[Action, Result, bool]]:
    for step in steps:
        by_id: dict[str, Observation] = {one.call_id: one for one in step.observations}
        for action in step.plan.actions:
            observation = by_id.get(action.id)
            if observation and isinstance(observation.content, Mapping):
                yield action, observation.content, observation.is_error
