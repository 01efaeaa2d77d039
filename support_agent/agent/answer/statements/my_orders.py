"""The customer's own orders, as the server lists them."""

from collections.abc import Sequence

from support_agent.agent.answer import names
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import ListedOrder, Sentence

MOST = 8


class MyOrders(Statement):
    """the list of their recent orders, or that there is none"""

    key = "my_orders"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """Of a guest nobody knows that there is none."""
        if orders := listed(verified):
            return (Sentence(message="your-orders", values={"orders": orders}),)
        return (Sentence(message="no-orders"),) if verified.facts.identified else ()


def listed(verified: Verified) -> tuple[ListedOrder, ...]:
    """The orders to choose from."""
    return tuple(
        ListedOrder(
            number=one.number,
            placed_on=one.placed_on,
            titles=tuple(filter(None, map(names.plain, one.titles))),
        )
        for one in verified.facts.orders[:MOST]
    )
