"""How long customers have for a return."""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence


class ReturnWindow(Statement):
    """within how many days of its delivery it can be returned"""

    key = "return_window"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """By the rule that held when it was placed."""
        order = verified.order(about)
        days = order.get("return_days") if order else None
        if isinstance(days, int):
            subject = verified.subject(about)
            yield Sentence(message="return-window", values={"days": days}, subject=subject)
