"""What may be said to be so: what the tools of this run found, and what the server knows."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

from orders.numbers import numbers_meant
from support_agent.agent.known import Facts, KnownDuty, KnownOrder, KnownRequest
from support_agent.agent.types import Action, Observation, Said, Step, Turn
from support_agent.language.values import Subject

from . import names, reading
from .reading import Parcel, day, objects

STATUS = "get_order_status"
ESTIMATE = "estimate_delivery"
OPEN_RETURN = "open_return_request"
NOT_FOUND = "order_not_found"
DECIDED = "return_already_decided"
_REQUEST = re.compile(r"R-?0*(\d{1,9})")

Result = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Verified:
    """The latest result of each tool about each order in this run, and what the server knows.

    Nothing of an earlier run is in it but what the server has read anew, since it may have changed,
    and what a run found that was superseded before it said anything.
    """

    facts: Facts = field(default_factory=Facts)
    orders: Mapping[str, Result] = field(default_factory=dict)
    deliveries: Mapping[str, Result] = field(default_factory=dict)
    not_found: tuple[str, ...] = ()
    refusals: Mapping[str, Result] = field(default_factory=dict)
    """Why a return of an order was refused, the last time."""
    too_late: tuple[str, ...] = ()
    """Requests that could not be changed any more, since they are decided."""
    written: tuple[Result, ...] = ()
    """What writing tools did, oldest first."""
    proposals: tuple[Result, ...] = ()
    """What code asks the customer before it is done."""
    duties: tuple[KnownDuty, ...] = ()
    """What a colleague will do, as far as it is open."""
    ended: frozenset[str] = frozenset()
    """Requests whose decision was awaited as the run read of them, and came since."""

    @classmethod
    def of(cls, turn: Turn, *, due: Sequence[KnownDuty] | None = None) -> Self:
        """Read all results of the run. `due` is what is open now, where it was read again."""
        read = _Read()
        for action, result, is_error in _results((*_unanswered(turn), *turn.steps)):
            number = _key(str(result.get("order_id") or action.input.get("order_id") or ""))
            if is_error:
                read.refused(action, result, number)
            else:
                read.found(action, result, number)
        expected = (*turn.facts.duties, *filter(None, map(_promised, read.written)))
        duties = expected if due is None else tuple(due)
        still = {duty.about for duty in duties}
        return cls(
            facts=turn.facts,
            orders=read.orders,
            deliveries=read.deliveries,
            not_found=tuple(one for one in read.not_found if one not in read.orders),
            refusals=read.refusals,
            too_late=tuple(read.too_late),
            written=tuple(read.written),
            proposals=tuple(read.proposals),
            duties=duties,
            ended=frozenset(one.about for one in expected if one.about not in still),
        )

    def having_written(self, earlier: Sequence[Result]) -> Self:
        """The same with what was written before and nobody has been told of."""
        return replace(self, written=(*earlier, *self.written))

    def order(self, number: str) -> Result | None:
        """What get_order_status found of this order, called by its number or a parcel's."""
        return self._found(self.orders, number)

    def delivery(self, number: str) -> Result | None:
        """What estimate_delivery found of it."""
        return self._found(self.deliveries, number)

    def parcels(self, number: str) -> tuple[Parcel, ...]:
        """The order's parcels, by whichever result tells of them."""
        order, delivery = self.order(number), self.delivery(number)
        if order is not None:
            return reading.parcels(order)
        if delivery is None or delivery.get("state") in ("not_shipped", "cancelled"):
            return ()
        if several := reading.parcels(delivery):
            return several
        arrival = str(delivery.get("state"))
        # Of one that comes, the estimate says when, and not where it is.
        state = arrival if arrival in ("delivered", "failed", "sent", "unknown") else "in_transit"
        return (Parcel.of({**delivery, "state": state}, position=1),)

    def known(self, number: str) -> KnownOrder | None:
        """What the server says of the order without a look-up."""
        keys = [_key(one) for one in numbers_meant(number)]
        return next((one for one in self.facts.orders if _key(one.number) in keys), None)

    def found(self, number: str) -> Result:
        """What is known of the order, first by its status. Empty where nothing was looked up."""
        return self.order(number) or self.delivery(number) or {}

    def refusal(self, number: str) -> Result | None:
        """Why a return of this order was refused."""
        return self._found(self.refusals, number)

    def looked_up(self) -> tuple[str, ...]:
        """Every order that was found, in the order in which it was looked up."""
        return tuple(dict.fromkeys([*self.orders, *self.deliveries]))

    def subject(self, number: str) -> Subject:
        """The order as sentences name it: as the record writes it, with what it holds."""
        order, known = self.order(number), self.known(number)
        found = self.found(number)
        named = str(found.get("order_id") or (known.number if known else _key(number)))
        titles = [str(line.get("title")) for line in objects((order or {}).get("lines"))]
        if not titles:
            titles = list(known.titles if known else ())
        return Subject(number=named, titles=tuple(filter(None, map(names.plain, titles))))

    def request(self, about: str) -> KnownRequest | None:
        """A return request by its number, as the latest reading has it."""
        number = request_number(about)
        return next((one for one in self.requests() if one.number == number), None)

    def requests(self) -> tuple[KnownRequest, ...]:
        """All return requests that this run knows of, each in its latest state."""
        found = {one.number: one for one in self.facts.requests}
        for key, order in self.orders.items():
            for one in objects(order.get("return_requests")):
                _add(found, one, number=one.get("number"), order=str(order.get("order_id") or key))
        for key, refusal in self.refusals.items():
            # Another conversation may have asked since this one looked.
            _add(found, refusal, number=refusal.get("return_request"), order=key)
        for one in self.written:
            number, order_id = one.get("return_request"), one.get("order_id")
            _add(found, one, number=number, order=str(order_id or ""))
        return tuple(found.values())

    def decision_due(self, request: str) -> KnownDuty | None:
        """The promise to decide about it by a day that has not passed."""
        return next(
            (d for d in self.open_duties() if d.kind == "decide" and d.about == request), None
        )

    def open_duties(self) -> tuple[KnownDuty, ...]:
        """What is promised, but for what is overdue: of that no day can be told any more."""
        today = self.facts.today
        return tuple(duty for duty in self.duties if today is None or duty.by >= today)

    def _found(self, results: Mapping[str, Result], number: str) -> Result | None:
        if not number.strip():
            # Where one order alone was looked up, it is the one that is meant.
            alone = self.looked_up() or tuple(self.refusals)
            return results.get(alone[0]) if len(alone) == 1 else None
        for meant in numbers_meant(number):
            if found := results.get(_key(meant)):
                return found
        parcel = _squeezed(number)
        if parcel:
            for key in self.looked_up():
                both = (self.orders.get(key, {}), self.deliveries.get(key, {}))
                if parcel in {_squeezed(one) for result in both for one in _tracking(result)}:
                    return results.get(key)
        return None


@dataclass(kw_only=True)
class _Read:
    """Results as they are read, the later ones over the earlier."""

    orders: dict[str, Result] = field(default_factory=dict)
    deliveries: dict[str, Result] = field(default_factory=dict)
    refusals: dict[str, Result] = field(default_factory=dict)
    not_found: dict[str, None] = field(default_factory=dict)
    too_late: dict[str, None] = field(default_factory=dict)
    written: list[Result] = field(default_factory=list)
    proposals: list[Result] = field(default_factory=list)

    def refused(self, action: Action, result: Result, number: str) -> None:
        """A tool said no, and why."""
        if result.get("error") == NOT_FOUND:
            self.not_found[number] = None
        elif result.get("error") == DECIDED:
            self.too_late[str(result.get("return_request"))] = None
        elif action.name == OPEN_RETURN:
            self.refusals[number] = result

    def found(self, action: Action, result: Result, number: str) -> None:
        """A tool found something, wrote something, or asks first."""
        if action.name == STATUS:
            self.orders[number] = result
        elif action.name == ESTIMATE:
            self.deliveries[number] = result
        elif "proposal" in result:
            self.proposals.append(result)
        else:
            self.written.append(result)
            # Who said yes is not asked any more.
            order = result.get("order_id")
            self.proposals = [one for one in self.proposals if one.get("order_id") != order]


def request_number(about: str) -> str:
    """A return request's number as the record writes it: "r-1" is R-0001."""
    bare = "".join(about.split()).lstrip("#").upper()
    match = _REQUEST.fullmatch(bare)
    return f"R-{int(match[1]):04d}" if match else ""


def _key(number: str) -> str:
    return numbers_meant(number)[0].upper()


def _squeezed(number: str) -> str:
    return "".join(filter(str.isalnum, number)).upper()


def _tracking(result: Result) -> Iterator[str]:
    for one in (result, *objects(result.get("shipments"))):
        if number := one.get("tracking_number"):
            yield str(number)


def _add(found: dict[str, KnownRequest], one: Result, *, number: object, order: str) -> None:
    if isinstance(number, str) and (state := one.get("state")):
        kind = str(one.get("kind") or "return")
        found[number] = KnownRequest(number=number, order=order, kind=kind, state=str(state))


def _promised(written: Result) -> KnownDuty | None:
    number, by = written.get("return_request"), day(written.get("decided_by"))
    return KnownDuty(kind="decide", about=str(number), by=by) if number and by else None


def _unanswered(turn: Turn) -> tuple[Step, ...]:
    """Steps since anybody but the customer spoke: of a run that a newer message took the place of."""
    steps: list[Step] = []
    for entry in reversed(turn.history):
        if isinstance(entry, Step):
            steps.append(entry)
        elif isinstance(entry, Said) and entry.author != "customer":
            break
    return tuple(steps[::-1])


def _results(steps: tuple[Step, ...]) -> Iterator[tuple[Action, Result, bool]]:
    for step in steps:
        by_id: dict[str, Observation] = {one.call_id: one for one in step.observations}
        for action in step.plan.actions:
            observation = by_id.get(action.id)
            if observation and isinstance(observation.content, Mapping):
                yield action, observation.content, observation.is_error
