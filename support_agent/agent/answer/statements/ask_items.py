"""Which items, and how many of them?"""

from collections.abc import Iterator

from support_agent.agent.answer.reading import returnable_things
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Name, Sentence, Value


class AskItems(Statement):
    """asks which items of it are meant"""

    key = "ask_items"
    about = "order"
    kind = "question"
    message = "ask-items"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Of what can still be asked for, or else of all."""
        order = verified.order(about)
        if order and (things := returnable_things(order)):
            values: dict[str, Value] = {
                "number": Name(text=verified.subject(about).number),
                "things": things,
            }
            yield Sentence(message=self.message, values=values)


class AskCount(AskItems):
    """asks how many of the items are meant"""

    key = "ask_count"
    message = "ask-count"
