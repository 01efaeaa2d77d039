"""Who brings an order."""

from collections.abc import Sequence

from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Carrier as Name


class Carrier(OfOrder):
    """which carrier brings it, or that none is known"""

    key = "carrier"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """Each carrier once."""
        parcels = verified.parcels(number)
        names = list(dict.fromkeys(one.carrier for one in parcels if one.carrier))
        if not names:
            return [("carrier-unknown", {})]
        if len(names) > 1:
            return [("carriers", {"carriers": tuple(Name(name=one) for one in names)})]
        message = "carrier-delivered" if all(one.has_come for one in parcels) else "carrier"
        return [(message, {"carrier": Name(name=names[0])})]
