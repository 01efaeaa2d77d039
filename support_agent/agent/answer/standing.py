"""How an order and its parcels stand, as messages with their values. Several statements say it."""

from collections.abc import Sequence
from datetime import date

from support_agent.language.values import Thing

from .reading import Parcel, Result, latest, objects, on, things
from .statement import Said

ORDER = {
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
PARCEL = {
    "failed": "parcel-failed",
    "returned_to_sender": "parcel-returning",
    "out_for_delivery": "parcel-today",
}
TROUBLED = ("failed", "returned_to_sender")


def of_order(result: Result, parcels: Sequence[Parcel], today: date | None) -> Sequence[Said]:
    """How the whole order stands. A state that nobody here knows says nothing."""
    state = str(result.get("state"))
    if state == "cancelled":
        return of_state(state, parcels)
    come = [one for one in parcels if one.has_come]
    if come and (state != "delivered" or len(come) < len(parcels)):
        return _in_part(come, parcels)
    if len({one.state for one in parcels}) > 1:
        # One word for all of them would be untrue of some.
        said = [*counted(parcels), *of_parcels(parcels, today)]
    else:
        said = [*of_state(state, parcels)]
    rest = unshipped(result) if parcels else ()
    return [*said, ("things-not-shipped", {"things": rest})] if rest and said else said


def of_state(state: str, parcels: Sequence[Parcel]) -> Sequence[Said]:
    """One state in words, with the days that the parcels give."""
    if state == "delivered":
        return delivered(parcels)
    if state == "sent":
        return sent(parcels)
    return [(ORDER[state], {})] if state in ORDER else []


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


def _in_part(come: Sequence[Parcel], parcels: Sequence[Parcel]) -> Sequence[Said]:
    if len(come) == len(parcels):
        return [("status-rest-not-shipped", {})]
    troubled = [one for one in parcels if one.state in TROUBLED]
    return [
        ("status-partly-delivered", {"here": len(come), "total": len(parcels)}),
        *((PARCEL[one.state], {"parcel": one.named}) for one in troubled),
    ]


def counted(parcels: Sequence[Parcel]) -> Sequence[Said]:
    """How many parcels there are, where there are several."""
    return [("parcels", {"count": len(parcels)})] if len(parcels) > 1 else []


def of_parcels(parcels: Sequence[Parcel], today: date | None) -> Sequence[Said]:
    """One sentence on each parcel."""
    return [said for parcel in parcels for said in _of(parcel, today)]


def _of(parcel: Parcel, today: date | None) -> Sequence[Said]:
    named = {"parcel": parcel.named}
    if parcel.has_come:
        if parcel.delivered:
            return [("parcel-delivered", {**named, "when": on(parcel.delivered)})]
        return [("parcel-delivered-undated", {**named})]
    if parcel.state in PARCEL:
        return [(PARCEL[parcel.state], {**named})]
    if parcel.expected:
        message = "parcel-late" if parcel.is_late(today) else "parcel-expected"
        return [(message, {**named, "when": on(parcel.expected)})]
    return _undated(parcel)


def _undated(parcel: Parcel) -> Sequence[Said]:
    named = {"parcel": parcel.named}
    match parcel.state:
        case "pending":
            return [("parcel-not-shipped", {**named})]
        case "in_transit":
            return [("parcel-no-date", {**named})]
        case "sent" if parcel.shipped:
            return [("parcel-sent", {**named, "when": on(parcel.shipped)})]
        case "sent":
            return [("parcel-sent-undated", {**named})]
    return []


def unshipped(result: Result) -> tuple[Thing, ...]:
    """What lies in no parcel, where the record says of the other goods in which they are."""
    lines = objects(result.get("lines"))
    if not any(line.get("shipment") for line in lines):
        return ()
    return things([line for line in lines if "shipment" in line and not line["shipment"]])
