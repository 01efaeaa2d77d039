"""Answers that a look at an order gives: where it is, when it comes, what was in it."""

from collections.abc import Mapping
from typing import Any

from support_agent.agent.answer.parts import Part
from support_agent.agent.answer.reading import day, objects
from support_agent.agent.known import Facts

from .evidence import ESTIMATE, NOT_FOUND, STATUS, Evidence
from .moves import Answer, HandOver, Need, part
from .thread import Awaited, Request
from .wishes import Kind, Wish

Served = Need | Answer | HandOver

ORDER_STATES = frozenset(
    {
        "not_shipped",
        "sent",
        "in_transit",
        "out_for_delivery",
        "delivered",
        "partly_delivered",
        "cancelled",
        "failed",
        "returned_to_sender",
    }
)
ON_THE_WAY = frozenset({"in_transit", "out_for_delivery", "not_shipped"})
TROUBLED = frozenset({"failed", "returned_to_sender", "sent"})
ARRIVALS = frozenset(
    {"cancelled", "delivered", "today", "expected", "late", "no_date", "not_shipped", "failed"}
)
# Of these there is nothing to say about the parcel's way.
ENDED = frozenset({"cancelled", "delivered", "not_shipped"})
REFUNDED = frozenset({"refunded", "partially_refunded", "voided"})


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
    state = str(order.get("state"))
    if state not in ORDER_STATES:
        return HandOver(reason=f"The customer asks about order {number}.")
    parts = [part("status", number), *_way(order, number, state)]
    missed = state == "delivered" and request.kind is Kind.MISSING
    if missed:
        parts.append(part("only_team"))
    return _with_offer(parts, offer=missed or state in TROUBLED)


def _way(order: Mapping[str, Any], number: str, state: str) -> list[Part]:
    """What is known of the parcel on its way, or of each of several."""
    shipments = objects(order.get("shipments"))
    if len(shipments) > 1:
        return [part("parcels", number)]
    if not shipments or state not in ON_THE_WAY:
        return []
    (parcel,) = shipments
    known = {
        "expected": day(parcel.get("expected_on")),
        "last_scan": day(parcel.get("last_scan_at")),
        "tracking": parcel.get("tracking_number"),
    }
    return [part(key, number) for key, value in known.items() if value]


def serve_delivery(request: Request, number: str, evidence: Evidence, facts: Facts) -> Served:
    """When the order comes, as far as the carrier has said."""
    finding = evidence.about(ESTIMATE, number)
    if finding is None:
        why = f"Ask the carrier's date of order {number}."
        return Need(tool=ESTIMATE, input={"order_id": number}, why=why)
    if finding.refusal == NOT_FOUND:
        return unknown_order(request, number, facts)
    state = str(finding.facts.get("state"))
    if state not in ARRIVALS:
        return HandOver(reason=f"The customer asks when order {number} comes.")
    parts = [part("expected", number)]
    if state == "late":
        parts.insert(0, part("sorry_late", number))
    if state not in ENDED and day(finding.facts.get("last_scan_at")):
        parts.append(part("last_scan", number))
    return _with_offer(parts, offer=state in ("late", "failed"))


def serve_details(request: Request, number: str, evidence: Evidence, facts: Facts) -> Served:
    """What was bought and for how much."""
    order = status_of(number, evidence, why=f"Look up what order {number} holds.")
    if isinstance(order, Need):
        return order
    if order is None:
        return unknown_order(request, number, facts)
    return Answer(parts=tuple(part(key, number) for key in ("goods", "total", "payment", "placed")))


def serve_return_status(request: Request, number: str, evidence: Evidence, facts: Facts) -> Served:
    """What became of a return, and of the money."""
    order = status_of(number, evidence, why=f"Look up the returns of order {number}.")
    if isinstance(order, Need):
        return order
    if order is None:
        return unknown_order(request, number, facts)
    if is_paid_back(order):
        return Answer(parts=(part("payment", number), part("returns", number)))
    return _with_offer([part("returns", number)], offer=True)


def is_paid_back(order: Mapping[str, Any]) -> bool:
    """Whether the record says that money went back, or was never taken."""
    return str(order.get("payment_state")) in REFUNDED


def unknown_order(request: Request, number: str, facts: Facts) -> Answer:
    """There is no such order on this account; the wish waits for a better number."""
    left = tuple(one for one in request.numbers if one != number)
    parts = [part("not_found", number)]
    if facts.orders:
        parts.append(part("my_orders"))
    return Answer(
        parts=(*parts, part("offer_team")),
        awaited=Awaited.NUMBER,
        person_offered=True,
        pending=None
        if left
        else Request(wish=request.wish, kind=request.kind, words=request.words),
        not_found=number,
    )


def _with_offer(parts: list[Part], *, offer: bool) -> Answer:
    if not offer:
        return Answer(parts=tuple(parts))
    return Answer(parts=(*parts, part("offer_team")), person_offered=True)


SERVING = {
    Wish.STATUS: serve_status,
    Wish.DELIVERY: serve_delivery,
    Wish.DETAILS: serve_details,
    Wish.RETURN_STATUS: serve_return_status,
}
