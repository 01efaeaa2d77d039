"""Which order it is about."""

from collections.abc import Sequence

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence

from .my_orders import listed


class AskOrder(Statement):
    """which order? With their orders to choose from, else asks for the number"""

    key = "ask_order"
    kind = "question"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """With the list, where there is one."""
        if orders := listed(verified):
            return (Sentence(message="ask-order", values={"orders": orders}),)
        return (Sentence(message="ask-number"),)
