"""When an order comes."""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.agent.answer.ways import Way
from support_agent.language.values import Carrier, Day, Sentence, Value

from .status import Status

PLAIN = {
    "cancelled": "status-cancelled",
    "not_shipped": "status-not-shipped",
    "failed": "status-failed",
    "returned_to_sender": "status-returning",
}
DATED = {"today": "expected", "expected": "expected", "late": "was-expected"}


class Expected(Statement):
    """when it comes: the carrier's day, or that it passed, that it is here, or that no day is known"""

    key = "expected"
    about = "order"
    unknowns = frozenset({"no-date", *Status.unknowns})

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """By the state of the next parcel."""
        way = Way.of(verified, about)
        if way is None:
            return
        subject = verified.subject(about)
        carrier = Carrier(name=way.carrier)
        if message := PLAIN.get(way.state):
            yield Sentence(message=message, subject=subject)
        elif way.state == "delivered":
            yield _delivered(verified, about, way)
        elif way.state == "sent":
            yield from Status().sentences(verified, about)
        elif way.state in DATED and way.expected_on:
            values: dict[str, Value] = {
                "carrier": carrier,
                "when": Day(role="on", date=way.expected_on),
            }
            yield Sentence(message=DATED[way.state], values=values, subject=subject)
        elif way.state in ("no_date", *DATED):
            yield Sentence(message="no-date", values={"carrier": carrier}, subject=subject)
        if 0 < way.parcels_here < way.parcels and way.state != "cancelled":
            counts = {"here": way.parcels_here, "total": way.parcels}
            yield Sentence(message="status-partly-delivered", values=counts, subject=subject)


def _delivered(verified: Verified, about: str, way: Way) -> Sentence:
    subject = verified.subject(about)
    if way.delivered_on is None:
        return Sentence(message="already-delivered", subject=subject)
    when = Day(role="on", date=way.delivered_on)
    return Sentence(message="status-delivered", values={"when": when}, subject=subject)
