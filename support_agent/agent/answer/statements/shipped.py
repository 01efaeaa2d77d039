"""When an order left the warehouse."""

from collections.abc import Sequence

from support_agent.agent.answer import standing
from support_agent.agent.answer.reading import on
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified


class Shipped(OfOrder):
    """on which day it was shipped, or that it was not or that no day is known"""

    key = "shipped"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """From the record, since an estimate does not know it."""
        order = verified.order(number)
        if order is None:
            return ()
        parcels = verified.parcels(number)
        if order.get("state") in ("not_shipped", "cancelled"):
            return standing.of_state(str(order["state"]), parcels)
        days = {one.shipped for one in parcels}
        if len(days) == 1 and (day := days.pop()):
            return [("shipped", {"when": on(day)})]
        known = [one for one in parcels if one.shipped]
        if not known:
            return [("shipped-unknown", {})] if parcels else []
        return [
            ("parcel-shipped", {"parcel": one.named, "when": on(one.shipped)})
            for one in known
            if one.shipped
        ]
