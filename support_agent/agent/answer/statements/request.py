"""How a return request stands."""

import re
from collections.abc import Iterator

from support_agent.agent.answer.reading import objects
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Request, Sentence, Value

STATES = frozenset({"requested", "approved", "rejected", "withdrawn"})
NUMBER = re.compile(r"\W*r-?0*(\d+)\W*", re.IGNORECASE)


class ReturnRequest(Statement):
    """how a return request stands (about: its number, R-0001), and by when it is decided"""

    key = "request"
    about = "request"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Of this conversation's requests, and of those of an order that was looked up."""
        wanted = number_of(about)
        states = {one.number: one.state for one in verified.facts.requests}
        for order in verified.orders.values():
            for one in objects(order.get("return_requests")):
                states[str(one.get("number"))] = str(one.get("state"))
        for number, state in states.items():
            if wanted and number_of(number) == wanted:
                yield from standing(number, state, verified)


def standing(number: str, state: str, verified: Verified) -> Iterator[Sentence]:
    """A request's state in a sentence; while it waits, with the day that was promised for it."""
    if state not in STATES:
        return
    values: dict[str, Value] = {"request": Request(number=number)}
    if state != "requested":
        yield Sentence(message=f"request-{state}", values=values)
    elif by := verified.due(number):
        values["by"] = Day(role="by", date=by)
        yield Sentence(message="request-waits-until", values=values)
    else:
        yield Sentence(message="request-waits", values=values)


def number_of(text: str) -> str:
    """The figures of a request's number, however it is written, or nothing."""
    found = NUMBER.fullmatch(text)
    return found[1] if found else ""
