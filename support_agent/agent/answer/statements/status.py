"""How an order stands."""

from collections.abc import Iterator
from datetime import date

from support_agent.agent.answer.reading import day, objects
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Sentence, Subject

MESSAGES = {
    "not_shipped": "status-not-shipped",
    "in_transit": "status-on-its-way",
    "out_for_delivery": "status-out-for-delivery",
    "cancelled": "status-cancelled",
    "failed": "status-failed",
    "returned_to_sender": "status-returning",
}


class Status(Statement):
    """how it stands: not shipped, on its way, delivered and on which day, cancelled, failed"""

    key = "status"
    about = "order"
    unknowns = frozenset({"status-sent", "status-sent-undated", "status-unknown"})

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """By the state of the record."""
        order = verified.order(about)
        if order is None:
            return
        subject = verified.subject(about)
        state, shipments = str(order.get("state")), objects(order.get("shipments"))
        if message := MESSAGES.get(state):
            yield Sentence(message=message, subject=subject)
        elif state == "delivered":
            yield _delivered(subject, [day(one.get("delivered_on")) for one in shipments])
        elif state == "partly_delivered":
            here = sum(one.get("state") == "delivered" for one in shipments)
            if here < len(shipments):
                counts = {"here": here, "total": len(shipments)}
                yield Sentence(message="status-partly-delivered", values=counts, subject=subject)
            else:
                yield Sentence(message="status-rest-not-shipped", subject=subject)
        elif state == "sent":
            days = [known for one in shipments if (known := day(one.get("shipped_on")))]
            yield _sent(subject, days)


def _delivered(subject: Subject, days: list[date | None]) -> Sentence:
    known = [one for one in days if one is not None]
    if not known or len(known) < len(days):
        return Sentence(message="status-delivered-undated", subject=subject)
    when = Day(role="on", date=max(known))
    return Sentence(message="status-delivered", values={"when": when}, subject=subject)


def _sent(subject: Subject, days: list[date]) -> Sentence:
    if not days:
        return Sentence(message="status-sent-undated", subject=subject)
    when = Day(role="on", date=max(days))
    return Sentence(message="status-sent", values={"when": when}, subject=subject)
