"""How an order's delivery stands, from whichever tool looked it up."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Self

from .reading import day, objects
from .verified import Verified

ENDED = frozenset({"delivered", "cancelled", "not_shipped", "failed", "returned_to_sender"})


@dataclass(frozen=True, kw_only=True)
class Way:
    """Of the parcel that comes next, or of the last one where all have come."""

    state: str
    """cancelled, delivered, today, expected, late, no_date, not_shipped, failed or sent."""
    expected_on: date | None = None
    delivered_on: date | None = None
    carrier: str = ""
    tracking: str = ""
    scanned_on: date | None = None
    scan: str = ""
    parcels: int = 1
    parcels_here: int = 0

    @classmethod
    def of(cls, verified: Verified, about: str) -> Self | None:
        """What estimate_delivery found, or else what the order's own record tells of it."""
        if found := verified.delivery(about):
            return cls(**_common(found), **_counts(found), state=str(found.get("state")))
        order = verified.order(about)
        if order is None:
            return None
        shipments = objects(order.get("shipments"))
        here = [one for one in shipments if one.get("state") == "delivered"]
        counts: dict[str, Any] = {"parcels": len(shipments), "parcels_here": len(here)}
        state = str(order.get("state"))
        if not shipments:
            return cls(state=state, **counts)
        coming = [one for one in shipments if one not in here]
        parcel = min(coming, key=_expected) if coming else max(here, key=_delivered)
        if state not in ENDED:
            state = _by_date(parcel, today=verified.facts.today)
        return cls(**_common(parcel), **counts, state=state)


def _common(found: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "expected_on": day(found.get("expected_on")),
        "delivered_on": day(found.get("delivered_on")),
        "carrier": str(found.get("carrier") or ""),
        "tracking": str(found.get("tracking_number") or ""),
        "scanned_on": day(found.get("last_scan_at")),
        "scan": str(found.get("last_scan") or ""),
    }


def _counts(found: Mapping[str, Any]) -> dict[str, Any]:
    counts = {"parcels": found.get("parcels"), "parcels_here": found.get("parcels_here")}
    return {name: count for name, count in counts.items() if isinstance(count, int)}


def _by_date(parcel: Mapping[str, Any], *, today: date | None) -> str:
    state, expected = str(parcel.get("state")), day(parcel.get("expected_on"))
    if state == "unknown" and expected is None:
        return "sent"
    if state in ("failed", "returned_to_sender"):
        return "failed"
    if expected is None or today is None:
        return "not_shipped" if state == "pending" else "no_date"
    if expected == today:
        return "today"
    return "late" if expected < today else "expected"


def _expected(parcel: Mapping[str, Any]) -> date:
    return day(parcel.get("expected_on")) or date.max


def _delivered(parcel: Mapping[str, Any]) -> date:
    return day(parcel.get("delivered_on")) or date.min
