"""How an order stands."""

from collections.abc import Sequence

from support_agent.agent.answer import standing
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified


class Status(OfOrder):
    """how it stands: shipped or not, on its way, arrived and when, in part, cancelled, failed"""

    key = "status"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """By the state of the record."""
        return standing.of_order(
            verified.found(number), verified.parcels(number), verified.facts.today
        )
