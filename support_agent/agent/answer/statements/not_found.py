"""An order that is not on the account."""

from collections.abc import Iterator

from orders.queries import bare_number
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Name, Sentence


class NotFound(Statement):
    """that there is no such order on the account (about: the number that was looked up)"""

    key = "not_found"
    about = "order"
    kind = "unknown"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Only for a number that a tool did not find."""
        wanted = bare_number(about).upper()
        for number in verified.not_found:
            if number.upper() == wanted:
                message = (
                    "order-not-found" if verified.facts.identified else "order-not-found-guest"
                )
                yield Sentence(message=message, values={"number": Name(text=number)})
