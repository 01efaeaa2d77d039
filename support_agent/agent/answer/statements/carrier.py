"""Who brings an order."""

from collections.abc import Iterator

from support_agent.agent.answer.reading import objects
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language import values
from support_agent.language.values import Sentence


class Carrier(Statement):
    """which carrier brings it, or brought it"""

    key = "carrier"
    about = "order"
    unknowns = frozenset({"carrier-unknown"})

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Of all its parcels."""
        order, delivery = verified.order(about), verified.delivery(about)
        if order is None and delivery is None:
            return
        subject = verified.subject(about)
        parcels = objects(order.get("shipments")) if order else [delivery or {}]
        named = list(dict.fromkeys(str(one.get("carrier") or "") for one in parcels))
        names = [name for name in named if name]
        if not names:
            yield Sentence(message="carrier-unknown", subject=subject)
        elif len(names) > 1:
            carriers = tuple(values.Carrier(name=name) for name in names)
            yield Sentence(message="carriers", values={"carriers": carriers}, subject=subject)
        else:
            state = str((order or delivery or {}).get("state"))
            message = "carrier-delivered" if state == "delivered" else "carrier"
            carrier = values.Carrier(name=names[0])
            yield Sentence(message=message, values={"carrier": carrier}, subject=subject)
