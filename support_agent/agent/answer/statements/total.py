"""What an order costs."""

from collections.abc import Sequence

from support_agent.agent.answer.reading import money
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified


class Total(OfOrder):
    """its total"""

    key = "total"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """The amount in its currency."""
        order = verified.order(number) or {}
        total = money(order.get("total"), order.get("currency"))
        return [("total", {"total": total})] if total else ()
