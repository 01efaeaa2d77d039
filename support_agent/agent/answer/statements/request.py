"""How a return request stands."""

from collections.abc import Sequence

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified, request_number
from support_agent.language.values import Day, Sentence
from support_agent.language.values import Request as Named

MESSAGES = {
    "approved": "request-approved",
    "rejected": "request-rejected",
    "withdrawn": "request-withdrawn",
}


class Request(Statement):
    """how a return request stands, and the day of its decision"""

    key = "request"
    about = "request"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """By the latest reading. Without a number: the one that there is."""
        known = verified.requests()
        if request_number(about):
            return of_request(verified, request_number(about))
        return (
            of_request(verified, known[0].number) if len(known) == 1 and not about.strip() else ()
        )


def of_request(verified: Verified, number: str) -> Sequence[Sentence]:
    """The state of one request that is known."""
    request = verified.request(number)
    if request is None:
        return ()
    named = Named(number=request.number, order=request.order)
    if request.state == "requested":
        # Decided since the run has read of it: how, the colleague tells.
        if number in verified.ended:
            return ()
        if duty := verified.decision_due(number):
            by = Day(role="by", date=duty.by)
            return (Sentence(message="request-waits-until", values={"request": named, "by": by}),)
        return (Sentence(message="request-waits", values={"request": named}),)
    message = MESSAGES.get(request.state)
    return (Sentence(message=message, values={"request": named}),) if message else ()
