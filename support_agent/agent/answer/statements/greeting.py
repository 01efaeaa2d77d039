"""A greeting."""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Name, Sentence


class Greeting(Statement):
    """a greeting by name that says what you can do, when nothing was asked yet"""

    key = "greeting"
    kind = "courtesy"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """By the first name, where it is known."""
        if first := verified.facts.customer_name.split()[:1]:
            yield Sentence(message="greeting-named", values={"name": Name(text=first[0])})
        else:
            yield Sentence(message="greeting")
