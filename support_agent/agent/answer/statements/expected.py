"""When an order comes, by the carrier's word."""

from collections.abc import Sequence
from datetime import date

from support_agent.agent.answer.reading import Parcel, on
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Value

from .parcels import of_parcels
from .status import delivered, of_state


class Expected(OfOrder):
    """when it comes: the carrier's day, today, that the day has passed, arrived already, or no date"""

    key = "expected"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """For one parcel its day, for several each of them."""
        found = verified.order(number) or verified.delivery(number) or {}
        state, parcels = str(found.get("state")), verified.parcels(number)
        if state in ("cancelled", "not_shipped") and not any(one.expected for one in parcels):
            return of_state(state, parcels)
        if state == "cancelled":
            return of_state(state, parcels)
        if state == "delivered":
            return delivered([one for one in parcels if one.has_come])
        if len(parcels) > 1:
            return [*of_state(state, parcels), *of_parcels(parcels, verified.facts.today)]
        if state == "partly_delivered" or not parcels:
            return of_state(state, parcels)
        return of_one(parcels[0], state, verified.facts.today)


def of_one(parcel: Parcel, state: str, today: date | None) -> Sequence[Said]:
    """When the one parcel of an order comes."""
    if parcel.state in ("failed", "returned_to_sender"):
        return of_state(parcel.state, [parcel])
    if parcel.state in ("sent", "unknown") and not parcel.expected:
        return of_state(parcel.state, [parcel])
    out = of_state("out_for_delivery", []) if parcel.state == "out_for_delivery" else ()
    if parcel.expected is None:
        return out or [("no-date", {"carrier": parcel.by})]
    dated: dict[str, Value] = {"carrier": parcel.by, "when": on(parcel.expected)}
    if parcel.is_late(today):
        return out or [("was-expected", dated)]
    # An estimate that has found the day passed knows it without knowing today.
    if state == "late":
        return [("was-expected", dated)]
    return [*out, ("expected", dated)]
