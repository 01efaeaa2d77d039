"""How an order stands."""

from collections.abc import Sequence

from support_agent.agent.answer.reading import day, objects
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Sentence

MESSAGES = {
    "not_shipped": "status-not-shipped",
    "in_transit": "status-on-its-way",
    "out_for_delivery": "status-out-for-delivery",
    "cancelled": "status-cancelled",
    "failed": "status-failed",
    "returned_to_sender": "status-returning",
}


class Status(Statement):
    """How an order stands: shipped or not, on its way, delivered and when, cancelled, failed."""

    key = "status"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """By the state of the record."""
        order = verified.order(about)
        if order is None:
            return ()
        subject = verified.subject(about)
        state = str(order.get("state"))
        if state == "delivered":
            days = [day(one.get("delivered_on")) for one in objects(order.get("shipments"))]
            if days and (last := max((one for one in days if one), default=None)) and all(days):
                when = Day(role="on", date=last)
                return (
                    Sentence(message="status-delivered", values={"when": when}, subject=subject),
                )
            return (Sentence(message="status-delivered-undated", subject=subject),)
        message = MESSAGES.get(state)
        return (Sentence(message=message, subject=subject),) if message else ()
