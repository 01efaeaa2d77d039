"""When an order left."""

from collections.abc import Iterator

from support_agent.agent.answer.reading import day, objects
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Sentence


class Shipped(Statement):
    """on which day it was shipped"""

    key = "shipped"
    about = "order"
    unknowns = frozenset({"shipped-unknown"})

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """The last day on which a parcel of it left."""
        order = verified.order(about)
        if order is None:
            return
        subject = verified.subject(about)
        if order.get("state") in ("not_shipped", "cancelled"):
            message = (
                "status-not-shipped" if order["state"] == "not_shipped" else "status-cancelled"
            )
            yield Sentence(message=message, subject=subject)
            return
        days = [day(one.get("shipped_on")) for one in objects(order.get("shipments"))]
        known = [one for one in days if one]
        if not known:
            yield Sentence(message="shipped-unknown", subject=subject)
            return
        when = Day(role="on", date=max(known))
        yield Sentence(message="shipped", values={"when": when}, subject=subject)
