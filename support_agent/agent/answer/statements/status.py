"""How an order stands."""

from collections.abc import Sequence

from support_agent.agent.answer.reading import Parcel, latest, on
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified

MESSAGES = {
    "not_shipped": "status-not-shipped",
    "in_transit": "status-on-its-way",
    "out_for_delivery": "status-out-for-delivery",
    "cancelled": "status-cancelled",
    "failed": "status-failed",
    "returned_to_sender": "status-returning",
    "unknown": "status-unknown",
    # Of an estimate alone.
    "today": "not-delivered-yet",
    "expected": "not-delivered-yet",
    "late": "not-delivered-yet",
    "no_date": "not-delivered-yet",
}


class Status(OfOrder):
    """how it stands: shipped or not, on its way, arrived and when, in part, cancelled, failed"""

    key = "status"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """By the state of the record. A state that nobody here knows says nothing."""
        found = verified.order(number) or verified.delivery(number) or {}
        return of_state(str(found.get("state")), verified.parcels(number))


def of_state(state: str, parcels: Sequence[Parcel]) -> Sequence[Said]:
    """The state in words, with the days and counts that its parcels give."""
    come = [one for one in parcels if one.has_come]
    if state == "delivered":
        return delivered(come)
    if state == "partly_delivered" or (come and state != "cancelled"):
        if len(come) == len(parcels):
            return [("status-rest-not-shipped", {})]
        return [("status-partly-delivered", {"here": len(come), "total": len(parcels)})]
    if state == "sent":
        return sent(parcels)
    return [(MESSAGES[state], {})] if state in MESSAGES else []


def delivered(parcels: Sequence[Parcel]) -> Sequence[Said]:
    """That it came, and on which day, where that is known of each parcel."""
    if when := latest(one.delivered for one in parcels):
        return [("status-delivered", {"when": on(when)})]
    return [("status-delivered-undated", {})]


def sent(parcels: Sequence[Parcel]) -> Sequence[Said]:
    """That it was sent, and that no carrier has said a word of it."""
    if when := latest(one.shipped for one in parcels):
        return [("status-sent", {"when": on(when)})]
    return [("status-sent-undated", {})]
