"""What an order holds."""

from collections.abc import Iterator

from support_agent.agent.answer.reading import things
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence, Subject


class Goods(Statement):
    """what it holds, and how many of each"""

    key = "goods"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """All its lines."""
        order = verified.order(about)
        if order and (held := things(order.get("lines"))):
            # The goods are the news here, so the order is named by its number alone.
            subject = Subject(number=verified.subject(about).number)
            yield Sentence(message="goods", values={"things": held}, subject=subject)
