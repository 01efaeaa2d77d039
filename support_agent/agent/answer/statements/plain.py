"""Approved sentences that need no look-up: they say nothing of an order."""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Kind, Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence


class Plain(Statement):
    """A sentence that is always true."""

    def __init__(self, key: str, manual: str, *, kind: Kind) -> None:
        self.key = key  # type: ignore[misc]
        self.kind = kind  # type: ignore[misc]
        self.__doc__ = manual

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """The message of the same name."""
        yield Sentence(message=self.key.replace("_", "-"))


PLAIN: tuple[Plain, ...] = (
    Plain("not_known", "that you don't know what was asked for certain", kind="unknown"),
    Plain("only_team", "that our team can look into it", kind="unknown"),
    Plain("money_is_the_teams", "that refunds are decided by our team", kind="unknown"),
    Plain("ask_number", "asks for the order number", kind="question"),
    Plain("number_help", "where the order number is found", kind="question"),
    Plain("ask_topic", "that you did not understand, and what you can do", kind="question"),
    Plain("offer_team", "asks whether they want to talk to our team", kind="question"),
    Plain("thanks", "an answer to thanks", kind="courtesy"),
    Plain("goodbye", "a goodbye", kind="courtesy"),
    Plain("all_right", "that it is all right, when they declined something", kind="courtesy"),
    Plain("back_again", "that they are back with the assistant", kind="courtesy"),
    Plain("assistant", "that you are an automated assistant", kind="courtesy"),
    Plain("abilities", "what you can do", kind="courtesy"),
    Plain("sorry", "that you are sorry", kind="courtesy"),
    Plain("other_language", "that you don't speak their language", kind="courtesy"),
)
