"""Which goods of an order it is about."""

from collections.abc import Sequence

from support_agent.agent.answer.reading import things
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence, Subject, Thing, Value


class AskItems(Statement):
    """which of its goods? Lists them"""

    key = "ask_items"
    about = "order"
    kind = "question"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """What can still go back of it, else all that it holds."""
        held = held_in(verified, about)
        if not held:
            return ()
        values: dict[str, Value] = {"things": held}
        return (Sentence(message="ask-items", values=values, subject=named(verified, about)),)


def held_in(verified: Verified, about: str) -> tuple[Thing, ...]:
    """The goods to choose from."""
    order, known = verified.order(about), verified.known(about)
    if order is not None:
        return things(order.get("lines"), of="returnable") or things(order.get("lines"))
    return tuple(Thing(title=one) for one in verified.subject(about).titles) if known else ()


def named(verified: Verified, about: str) -> Subject:
    """The order as its record is called, by whatever it was named here."""
    found = verified.order(about) or {}
    return verified.subject(str(found.get("order_id") or about))
