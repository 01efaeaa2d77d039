"""When an order comes, by the carrier's word."""

from collections.abc import Sequence
from datetime import date

from support_agent.agent.answer import standing
from support_agent.agent.answer.reading import Parcel, Result, on
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Value

WORDLESS = ("failed", "returned_to_sender", "sent", "unknown")


class Expected(OfOrder):
    """when it comes: the carrier's day, today, that the day has passed, arrived already, or no date"""

    key = "expected"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """For one parcel its day, for several each of them."""
        found, parcels = verified.found(number), verified.parcels(number)
        state, today = str(found.get("state")), verified.facts.today
        if state in ("cancelled", "delivered") or not parcels:
            return standing.of_order(found, parcels, today)
        if len(parcels) > 1 or standing.unshipped(found):
            return _of_several(found, parcels, today)
        if state in ("not_shipped", "partly_delivered") and parcels[0].expected is None:
            return standing.of_order(found, parcels, today)
        return of_one(parcels[0], state, today)


def _of_several(found: Result, parcels: Sequence[Parcel], today: date | None) -> Sequence[Said]:
    said = [*standing.of_order(found, parcels, today)]
    said += [one for one in standing.of_parcels(parcels, today) if one not in said]
    return said


def of_one(parcel: Parcel, state: str, today: date | None) -> Sequence[Said]:
    """When the one parcel of an order comes."""
    if parcel.state in WORDLESS and not parcel.expected:
        return standing.of_state(parcel.state, [parcel])
    if parcel.state in standing.TROUBLED:
        return standing.of_state(parcel.state, [parcel])
    out = standing.of_state("out_for_delivery", []) if parcel.state == "out_for_delivery" else ()
    if parcel.expected is None:
        return out or [("no-date", {"carrier": parcel.by})]
    dated: dict[str, Value] = {"carrier": parcel.by, "when": on(parcel.expected)}
    # An estimate that has found the day passed knows it without knowing today.
    if parcel.is_late(today) or state == "late":
        return out or [("was-expected", dated)]
    return [*out, ("expected", dated)]
