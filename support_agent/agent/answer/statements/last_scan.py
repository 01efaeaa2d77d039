"""When the carrier last saw a parcel."""

from collections.abc import Iterator

from support_agent.agent.answer.carriers import scan_kind
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.agent.answer.ways import Way
from support_agent.language.values import Carrier, Day, Sentence, Value


class LastScan(Statement):
    """the carrier's last scan, what it tells, that no new one came since, or that there is none"""

    key = "last_scan"
    about = "order"
    unknowns = frozenset({"no-scan"})

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """By the day of the scan; its text tells a kind at most."""
        way = Way.of(verified, about)
        if way is None or way.state in ("cancelled", "not_shipped", "delivered"):
            return
        subject, carrier = verified.subject(about), Carrier(name=way.carrier)
        if way.scanned_on is None:
            yield Sentence(message="no-scan", values={"carrier": carrier}, subject=subject)
            return
        today = verified.facts.today
        message = "no-new-scan" if today and way.scanned_on < today else "last-scan"
        when = Day(role="on", date=way.scanned_on)
        values: dict[str, Value] = {"carrier": carrier, "when": when}
        yield Sentence(message=message, values=values, subject=subject)
        if kind := scan_kind(way.scan):
            yield Sentence(message=f"scan-{kind}", subject=subject)
