"""Each parcel of an order."""

from collections.abc import Sequence
from datetime import date

from support_agent.agent.answer.reading import Parcel, objects, on, things
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Thing

from .status import of_state

MESSAGES = {
    "failed": "parcel-failed",
    "returned_to_sender": "parcel-returning",
    "out_for_delivery": "parcel-today",
}


class Parcels(OfOrder):
    """each parcel: carrier, number, what is in it where known, its day"""

    key = "parcels"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """How many there are and how each stands. Without any: how the order stands."""
        found = verified.order(number) or verified.delivery(number) or {}
        state, parcels = str(found.get("state")), verified.parcels(number)
        if state == "cancelled" or not parcels:
            return of_state(state, parcels)
        rest = unshipped(found)
        said: list[Said] = [("parcels", {"count": len(parcels)})]
        said += of_parcels(parcels, verified.facts.today)
        return [*said, *([("things-not-shipped", {"things": rest})] if rest else [])]


def of_parcels(parcels: Sequence[Parcel], today: date | None) -> Sequence[Said]:
    """One sentence on each parcel."""
    return [said for parcel in parcels for said in _of(parcel, today)]


def _of(parcel: Parcel, today: date | None) -> Sequence[Said]:
    named = {"parcel": parcel.named}
    if parcel.has_come:
        if parcel.delivered:
            return [("parcel-delivered", {**named, "when": on(parcel.delivered)})]
        return [("parcel-delivered-undated", {**named})]
    if parcel.state in MESSAGES:
        return [(MESSAGES[parcel.state], {**named})]
    if parcel.expected:
        message = "parcel-late" if parcel.is_late(today) else "parcel-expected"
        return [(message, {**named, "when": on(parcel.expected)})]
    if parcel.state == "pending":
        return [("parcel-not-shipped", {**named})]
    if parcel.state == "in_transit":
        return [("parcel-no-date", {**named})]
    if parcel.state == "sent" and parcel.shipped:
        return [("parcel-sent", {**named, "when": on(parcel.shipped)})]
    return [("parcel-sent-undated", {**named})] if parcel.state == "sent" else []


def unshipped(order: object) -> tuple[Thing, ...]:
    """What lies in no parcel, where the record says of the other goods in which they are."""
    lines = objects(order.get("lines") if isinstance(order, dict) else None)
    if not any(line.get("shipment") for line in lines):
        return ()
    return things([line for line in lines if "shipment" in line and not line["shipment"]])
