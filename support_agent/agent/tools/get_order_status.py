"""How an order stands."""

from typing import Any

from orders import queries
from support_agent.agent.toolbox.tool import tool

from .context import OrderNumber, ToolContext, order_of


@tool(effect="read", tags=("orders",))
def get_order_status(context: ToolContext, order_id: OrderNumber) -> dict[str, Any]:
    """Look up how an order stands: its state and dates, its items, its return requests.

    Use first whenever the customer speaks of an order, and answer from what it says.
    It knows this customer's orders only; for any other number there is no order.
    """
    return queries.order_facts(order_of(context, order_id), now=context.now)
