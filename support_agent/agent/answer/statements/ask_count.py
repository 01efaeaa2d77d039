"""How many of an article it is about."""

from collections.abc import Sequence

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence, Value

from .ask_items import held_in, named


class AskCount(Statement):
    """how many of them? Where it holds several of one article"""

    key = "ask_count"
    about = "order"
    kind = "question"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """Of the articles of which there are several."""
        several = tuple(one for one in held_in(verified, about) if one.quantity > 1)
        if not several:
            return ()
        values: dict[str, Value] = {"things": several}
        return (Sentence(message="ask-count", values=values, subject=named(verified, about)),)
