"""The return requests of an order."""

from collections.abc import Iterator

from support_agent.agent.answer.reading import objects
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence

from .request import standing


class Returns(Statement):
    """its return requests and how each stands, or that there is none"""

    key = "returns"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """All that the record holds of this order."""
        order = verified.order(about)
        if order is None:
            return
        subject = verified.subject(about)
        requests = objects(order.get("return_requests"))
        for one in requests:
            yield from standing(str(one.get("number")), str(one.get("state")), verified)
        if not requests and isinstance(order.get("return_requests"), list):
            yield Sentence(message="no-request", subject=subject)
