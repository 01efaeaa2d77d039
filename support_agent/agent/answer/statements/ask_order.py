"""Which order is it about?"""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence

from .my_orders import listed


class AskOrder(Statement):
    """asks which order it is about, with the recent ones, or for its number"""

    key = "ask_order"
    kind = "question"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """With a list where there is one to choose from."""
        if orders := listed(verified):
            yield Sentence(message="ask-order", values={"orders": orders})
        else:
            yield Sentence(message="ask-number")
