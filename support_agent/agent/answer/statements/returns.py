"""The return requests of an order."""

from collections.abc import Sequence

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence

from .request import of_request


class Returns(Statement):
    """its return requests with their states and days, or that there is none"""

    key = "returns"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """That there is none is said only of an order that was looked up."""
        order = verified.order(about)
        if order is None:
            return ()
        subject = verified.subject(str(order.get("order_id") or about))
        of_it = [one.number for one in verified.requests() if one.order == subject.number]
        if of_it:
            return tuple(said for number in of_it for said in of_request(verified, number))
        if not isinstance(order.get("return_requests"), list):
            return ()
        return (Sentence(message="no-request", subject=subject),)
