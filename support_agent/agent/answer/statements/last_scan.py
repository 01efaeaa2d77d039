"""The last that a carrier has seen of an order's parcels."""

from collections.abc import Sequence
from datetime import date

from support_agent.agent.answer import scans, standing
from support_agent.agent.answer.reading import Parcel, on
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified


class LastScan(OfOrder):
    """the carrier's last scan and what it reports, that none came since, or that there is none"""

    key = "last_scan"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """The day, and of the scan's own words their kind: they are a stranger's."""
        found = verified.found(number)
        parcels, today = verified.parcels(number), verified.facts.today
        if not parcels or found.get("state") == "cancelled":
            return standing.of_order(found, parcels, today)
        if len(parcels) == 1:
            return _of_one(parcels[0], today)
        return [_of_several(one) for one in parcels]


def _of_one(parcel: Parcel, today: date | None) -> Sequence[Said]:
    if parcel.scanned is None:
        return [("no-scan", {"carrier": parcel.by})]
    message = "no-new-scan" if parcel.is_stale(today) else "last-scan"
    said: list[Said] = [(message, {"carrier": parcel.by, "when": on(parcel.scanned)})]
    kind = "" if parcel.has_come else scans.kind_of(parcel.scan)
    return [*said, (kind, {})] if kind else said


def _of_several(parcel: Parcel) -> Said:
    if parcel.scanned is None:
        return "parcel-no-scan", {"parcel": parcel.named}
    return "parcel-scan", {"parcel": parcel.named, "when": on(parcel.scanned)}


def is_slow(parcel: Parcel, today: date | None) -> bool:
    """Whether a parcel keeps its customer waiting."""
    failed = parcel.state in ("failed", "returned_to_sender")
    return failed or parcel.is_late(today) or parcel.is_stale(today)
