"""When an order was placed."""

from collections.abc import Iterator

from support_agent.agent.answer.reading import day
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Sentence


class Placed(Statement):
    """on which day it was placed"""

    key = "placed"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """By the shop's clock."""
        order = verified.order(about)
        if order and (placed := day(order.get("placed_on"))):
            when = Day(role="on", date=placed)
            subject = verified.subject(about)
            yield Sentence(message="placed", values={"when": when}, subject=subject)
