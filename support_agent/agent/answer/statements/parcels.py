"""Each parcel of an order."""

from collections.abc import Sequence

from support_agent.agent.answer import standing
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified


class Parcels(OfOrder):
    """each parcel: carrier, number, what is in it where known, its day"""

    key = "parcels"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """How many there are and how each stands. Without any: how the order stands."""
        found, parcels = verified.found(number), verified.parcels(number)
        today = verified.facts.today
        if found.get("state") == "cancelled" or not parcels:
            return standing.of_order(found, parcels, today)
        rest = standing.unshipped(found)
        each = [*standing.counted(parcels), *standing.of_parcels(parcels, today)]
        return [*each, ("things-not-shipped", {"things": rest})] if rest else each
