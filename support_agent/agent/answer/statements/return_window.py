"""For how long goods can go back."""

from collections.abc import Sequence

from support_agent.agent.answer.reading import count
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence


class ReturnWindow(Statement):
    """the rule: within how many days of delivery an order can be returned"""

    key = "return_window"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """The rule that held when the order was placed, else today's."""
        order = verified.order(about) if about.strip() else None
        days = count((order or {}).get("return_days")) or verified.facts.return_days
        return (Sentence(message="return-window", values={"days": days}),) if days else ()
