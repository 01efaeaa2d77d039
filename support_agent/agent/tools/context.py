"""What the runtime tells a tool and the model never can: who asks, where and when."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal, Protocol
from uuid import UUID

from orders import queries
from orders.models import Customer, Order
from orders.text import quoted
from support_agent.agent.known import Asks, ReturnKind
from support_agent.agent.toolbox.refusals import Refusal
from support_agent.agent.toolbox.signature import Context

Lines = Mapping[str, int]
OrderNumber = Annotated[str, "The order's number, as the customer sees it."]


class CustomersWord(Protocol):
    """What code itself reads in the customer's messages. The model has no part in it."""

    def lacks(
        self, *, number: str, kind: str, wanted: Mapping[str, int], lines: Lines
    ) -> Asks | None:
        """What is to be asked before this is requested, or None where they asked for just that.

        `wanted` are quantities by title, `lines` all titles of the order with what is left of each.
        """
        ...

    def kind_of(self, number: str) -> ReturnKind | None:
        """What they want of this order in their own words, where they want something."""
        ...

    def answer_to(self, proposal: int) -> str:
        """Their answer to what they were asked by this key: "yes", "no", how many, or nothing."""
        ...

    def change(self) -> "Change | None":
        """What they want changed of a request that was made here."""
        ...

    def quoted(self) -> tuple[str, tuple[int, ...]]:
        """Their own words since anybody answered them last, and which messages these are."""
        ...


@dataclass(frozen=True, kw_only=True)
class Change:
    """A request that they take back, or want otherwise."""

    request: str
    what: Literal["withdrawn", "items", "kind"]
    count: int = 0
    kind: str = ""


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
    number = queries.bare_number(order_id)
    if not context.in_scope(number):
        raise OutOfScope(number)
    return queries.get_order(customer=context.customer, number=number, proven=context.proven)
