"""The customer's recent orders."""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import ListedOrder, Sentence


class MyOrders(Statement):
    """the customer's recent orders, with their goods"""

    key = "my_orders"
    kind = "unknown"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Those that the server has listed."""
        if orders := listed(verified):
            yield Sentence(message="your-orders", values={"orders": orders})
        elif verified.facts.identified:
            yield Sentence(message="no-orders")


def listed(verified: Verified) -> tuple[ListedOrder, ...]:
    """The orders to choose from."""
    return tuple(
        ListedOrder(number=one.number, placed_on=one.placed_on, titles=one.titles)
        for one in verified.facts.orders
    )
