"""Answers that a look at an order gives: where it is, when it comes, what was in it."""

from collections.abc import Mapping
from typing import Any

from support_agent.agent.known import Facts

from . import parcels
from .evidence import ESTIMATE, NOT_FOUND, STATUS, Evidence, day, dicts
from .moves import Answer, HandOver, Line, Need, counted, line
from .replies import Key
from .thread import Awaited, Request
from .wishes import Kind, Wish

Served = Need | Answer | HandOver

ORDER_STATES: dict[str, Key] = {
    "not_shipped": "status_not_shipped",
    "in_transit": "status_in_transit",
    "out_for_delivery": "status_out_for_delivery",
    "delivered": "status_delivered",
    "partly_delivered": "status_partly_delivered",
    "cancelled": "status_cancelled",
    "failed": "status_failed",
    "returned_to_sender": "status_returned_to_sender",
}
ARRIVALS: dict[str, Key] = {
    "cancelled": "status_cancelled",
    "delivered": "arrival_delivered",
    "today": "arrival_today",
    "expected": "arrival_expected",
    "late": "arrival_late",
    "no_date": "arrival_no_date",
    "not_shipped": "status_not_shipped",
    "failed": "status_failed",
}
TROUBLED = frozenset({"status_failed", "status_returned_to_sender", "arrival_late"})
RETURN_STATES: dict[str, Key] = {
    "requested": "return_waits",
    "approved": "return_approved",
    "rejected": "return_rejected",
    "withdrawn": "return_withdrawn",
}


def status_of(number: str, evidence: Evidence, *, why: str) -> Mapping[str, Any] | Need | None:
    """What is known of the order, the look that is needed first, or None when there is none."""
    finding = evidence.about(STATUS, number)
    if finding is None:
        return Need(tool=STATUS, input={"order_id": number}, why=why)
    return None if finding.refusal == NOT_FOUND else finding.facts


def serve_status(request: Request, number: str, evidence: Evidence, facts: Facts) -> Served:
    """Where the order is."""
    order = status_of(number, evidence, why=f"Look up order {number}.")
    if isinstance(order, Need):
        return order
    if order is None:
        return unknown_order(request, number, facts)
    state = ORDER_STATES.get(str(order.get("state")))
    if state is None:
        return HandOver(reason=f"The customer asks about order {number}.")
    lines = parcels.state_lines(state, number, order, facts.today)
    missed = state == "status_delivered" and request.kind is Kind.MISSING
    if missed:
        lines.append(line("delivered_but_missed"))
    return _with_offer(lines, offer=missed or state in TROUBLED)


def serve_delivery(request: Request, number: str, evidence: Evidence, facts: Facts) -> Served:
    """When the order comes, as far as the carrier has said."""
    finding = evidence.about(ESTIMATE, number)
    if finding is None:
        why = f"Ask the carrier's date of order {number}."
        return Need(tool=ESTIMATE, input={"order_id": number}, why=why)
    if finding.refusal == NOT_FOUND:
        return unknown_order(request, number, facts)
    estimate = finding.facts
    key = ARRIVALS.get(str(estimate.get("state")))
    if key is None:
        return HandOver(reason=f"The customer asks when order {number} comes.")
    return _with_offer(
        parcels.arrival_lines(key, number, estimate, facts.today), offer=key in TROUBLED
    )


def serve_details(request: Request, number: str, evidence: Evidence, facts: Facts) -> Served:
    """What was bought and for how much."""
    order = status_of(number, evidence, why=f"Look up what order {number} holds.")
    if isinstance(order, Need):
        return order
    if order is None:
        return unknown_order(request, number, facts)
    things = tuple(counted(one) for one in dicts(order.get("lines")))
    total = f"{order.get('total', '')} {order.get('currency', '')}".strip()
    placed = day(order.get("placed_on"))
    lines = [line("details", number=number, total=total, things=things)]
    if placed:
        lines.append(line("details_placed", date=placed))
    return Answer(lines=tuple(lines))


def serve_return_status(request: Request, number: str, evidence: Evidence, facts: Facts) -> Served:
    """What became of a return."""
    order = status_of(number, evidence, why=f"Look up the returns of order {number}.")
    if isinstance(order, Need):
        return order
    if order is None:
        return unknown_order(request, number, facts)
    lines = returns_of(order, facts)
    return _with_offer(lines or [line("no_return_yet", number=number)], offer=True)


def returns_of(order: Mapping[str, Any], facts: Facts) -> list[Line]:
    """Every return request of the order, its state, and by when it is decided."""
    lines = []
    for one in dicts(order.get("return_requests")):
        if key := RETURN_STATES.get(str(one.get("state"))):
            number = str(one.get("number", ""))
            lines.append(line(key, request=number))
            lines += _decision(number, facts) if key == "return_waits" else []
    return lines


def _decision(request: str, facts: Facts) -> list[Line]:
    """The day that has been promised for it, unless that is over."""
    days = (one.by for one in facts.duties if one.kind == "decide" and one.about == request)
    return [line("decided_by", date=by) for by in days if facts.today is None or by >= facts.today]


def unknown_order(request: Request, number: str, facts: Facts) -> Answer:
    """There is no such order on this account; the wish waits for a better number."""
    left = tuple(one for one in request.numbers if one != number)
    key: Key = "order_not_found" if facts.identified else "order_not_found_for_visitor"
    lines = [line(key, number=number)]
    if facts.orders:
        lines.append(line("your_orders", orders=facts.orders))
    return Answer(
        lines=(*lines, line("offer_person")),
        awaited=Awaited.NUMBER,
        person_offered=True,
        pending=None
        if left
        else Request(wish=request.wish, kind=request.kind, words=request.words),
        not_found=number,
    )


def _with_offer(lines: list[Line], *, offer: bool) -> Answer:
    if not offer:
        return Answer(lines=tuple(lines))
    return Answer(lines=(*lines, line("offer_person")), person_offered=True)


SERVING = {
    Wish.STATUS: serve_status,
    Wish.DELIVERY: serve_delivery,
    Wish.DETAILS: serve_details,
    Wish.RETURN_STATUS: serve_return_status,
}
