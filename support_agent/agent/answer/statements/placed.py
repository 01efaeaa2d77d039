"""When an order was placed."""

from collections.abc import Sequence

from support_agent.agent.answer.reading import day, on
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence


class Placed(Statement):
    """when it was placed"""

    key = "placed"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """From the look-up, or from the list of orders that the server gives."""
        order, known = verified.order(about), verified.known(about)
        when = day((order or {}).get("placed_on")) or (known.placed_on if known else None)
        if when is None:
            return ()
        number = str((order or {}).get("order_id") or about)
        subject = verified.subject(number)
        return (Sentence(message="placed", values={"when": on(when)}, subject=subject),)
