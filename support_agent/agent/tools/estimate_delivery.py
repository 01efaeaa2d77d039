"""When an order comes, as far as the carrier has said."""

from typing import Any

from orders import queries
from support_agent.agent.toolbox.tool import tool

from .context import OrderNumber, ToolContext, order_of


@tool(effect="read", tags=("orders", "delivery"))
def estimate_delivery(context: ToolContext, order_id: OrderNumber) -> dict[str, Any]:
    """Look up when an order is expected, by the carrier's date and its last scan.

    Use when the customer asks where an order is or when it comes. The note says when it
    is delivered already, or that there is no new scan: then nobody knows more today, and
    to ask again tells nothing new. The date is the carrier's expectation, no promise.
    """
    return queries.delivery_facts(order_of(context, order_id), now=context.now)
