"""That there is no such order, which is also said of another customer's."""

from collections.abc import Sequence

from orders.numbers import bare_number
from support_agent.agent.answer import names
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Name, Sentence


class NotFound(Statement):
    """that there is no order of this number on their account"""

    key = "not_found"
    about = "number"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """Only of a number that was looked up in vain."""
        wanted = bare_number(about).upper()
        missing = verified.not_found
        if not wanted:
            wanted = missing[0] if len(missing) == 1 else ""
        if not wanted or wanted not in missing:
            return ()
        message = "order-not-found" if verified.facts.identified else "order-not-found-guest"
        if number := names.number(wanted):
            return (Sentence(message=message, values={"number": Name(text=number)}),)
        return (Sentence(message=f"{message}-unnamed"),)
