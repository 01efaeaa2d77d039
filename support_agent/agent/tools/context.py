"""What the runtime tells a tool and the model never can: who asks, where and when."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated
from uuid import UUID

from orders import queries
from orders.models import Customer, Order
from orders.numbers import bare_number
from orders.text import quoted
from support_agent.agent.consent import CustomersWord
from support_agent.agent.toolbox.refusals import Refusal
from support_agent.agent.toolbox.signature import Context

OrderNumber = Annotated[str, "The order's number, as the customer sees it."]


@dataclass(frozen=True, kw_only=True)
class ToolContext(Context):
    """Hidden from the model. `key` is the runtime's: one call has one, however often it runs."""

    customer: Customer | None
    conversation_id: UUID
    key: str
    now: datetime
    in_scope: Callable[[str], bool]
    """Whether this conversation has brought up a number: the customer, the facts, a result."""
    word: CustomersWord
    proven: frozenset[int] = frozenset()
    """Orders that a guest has shown to be theirs, by primary key."""


class OutOfScope(Refusal):
    """The model made a number up, or took it from somewhere else than this conversation."""

    code = "out_of_scope"

    def __init__(self, number: str) -> None:
        super().__init__(
            f"Order {quoted(number)} has not come up in this conversation. "
            "Ask the customer which order they mean."
        )


def order_of(context: ToolContext, order_id: str) -> Order:
    """The customer's order of this number.

    Raises OutOfScope for a number that nobody mentioned, and OrderNotFound.
    """
    number = bare_number(order_id)
    if not context.in_scope(number):
        raise OutOfScope(number)
    return queries.get_order(customer=context.customer, number=number, proven=context.proven)
