"""An apology that is due."""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.agent.answer.ways import Way
from support_agent.language.values import Sentence


class SorryLate(Statement):
    """an apology for a delay, only where it is late"""

    key = "sorry_late"
    about = "order"
    kind = "courtesy"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Where the carrier's day has passed."""
        way = Way.of(verified, about)
        if way and way.state == "late":
            yield Sentence(message="sorry-late")
