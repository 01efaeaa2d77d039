"""Each parcel of an order."""

from collections.abc import Iterator, Mapping
from typing import Any

from support_agent.agent.answer.reading import day, objects, things
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Parcel, Sentence, Value

PLAIN = {
    "pending": "parcel-not-shipped",
    "failed": "parcel-failed",
    "returned_to_sender": "parcel-returning",
}


class Parcels(Statement):
    """each of its parcels: carrier and number, what is in it, arrived or expected when"""

    key = "parcels"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """In the order of the record; then what is in no parcel yet."""
        order = verified.order(about)
        if order is None:
            return
        subject = verified.subject(about)
        parcels, lines = objects(order.get("shipments")), objects(order.get("lines"))
        for position, parcel in enumerate(parcels, start=1):
            held = [one for one in lines if one.get("shipment") == position]
            named = Parcel(
                position=position,
                carrier=str(parcel.get("carrier") or ""),
                tracking=str(parcel.get("tracking_number") or ""),
                things=things(held),
            )
            message, values = _message(parcel, verified)
            yield Sentence(message=message, values={"parcel": named, **values}, subject=subject)
        placed = {one.get("shipment") for one in lines}
        if parcels and None in placed and len(placed) > 1:
            left = things([one for one in lines if one.get("shipment") is None])
            yield Sentence(message="things-not-shipped", values={"things": left}, subject=subject)


def _message(parcel: Mapping[str, Any], verified: Verified) -> tuple[str, dict[str, Value]]:
    state = str(parcel.get("state"))
    arrived, expected = day(parcel.get("delivered_on")), day(parcel.get("expected_on"))
    if state == "delivered":
        if arrived is None:
            return "parcel-delivered-undated", {}
        return "parcel-delivered", {"when": Day(role="on", date=arrived)}
    if state in ("failed", "returned_to_sender"):
        return PLAIN[state], {}
    if expected:
        today = verified.facts.today
        message = "parcel-late" if today and expected < today else "parcel-expected"
        return message, {"when": Day(role="on", date=expected)}
    if state == "unknown":
        if sent := day(parcel.get("shipped_on")):
            return "parcel-sent", {"when": Day(role="on", date=sent)}
        return "parcel-sent-undated", {}
    return PLAIN.get(state, "parcel-no-date"), {}
