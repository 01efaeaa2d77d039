"""What an order holds."""

from collections.abc import Sequence

from support_agent.agent.answer.reading import things
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified

FEW = 2


class Goods(OfOrder):
    """what it holds, with counts"""

    key = "goods"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """Every article with how many of it, where the order itself was looked up."""
        order = verified.order(number)
        if order is None or not (held := things(order.get("lines"))):
            return ()
        return [("goods" if len(held) <= FEW else "goods-several", {"things": held})]
