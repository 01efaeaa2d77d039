"""Kind words and questions that need no look-up: a key, its message and its line of the manual."""

from collections.abc import Sequence
from typing import ClassVar

from support_agent.agent.answer import names
from support_agent.agent.answer.statement import Kind, Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Name, Sentence

from .last_scan import is_slow

PHRASES: tuple[tuple[str, str, Kind, str], ...] = (
    ("not_known", "not-known", "unknown", "nobody here knows that"),
    ("only_team", "only-team", "unknown", "only the team can look into that"),
    ("money_is_the_teams", "money-is-the-teams", "unknown", "refunds are decided by the team"),
    ("ask_number", "ask-number", "question", "asks for the order number"),
    ("number_help", "number-unknown", "question", "where the order number is found"),
    ("ask_topic", "ask-topic", "question", "not understood; asks what it is about"),
    ("offer_team", "offer-team", "question", "would they like to talk to the team?"),
    ("thanks", "thanks", "courtesy", "to their thanks"),
    ("goodbye", "goodbye", "courtesy", "to their goodbye"),
    ("all_right", "all-right", "courtesy", "to a no or an all right"),
    ("back_again", "back-again", "courtesy", "after a colleague gave the conversation back"),
    ("assistant", "assistant", "courtesy", "you are an automated assistant"),
    ("abilities", "abilities", "courtesy", "what you can do"),
    ("sorry", "sorry", "courtesy", "sorry for their trouble"),
    ("other_language", "other-language", "courtesy", "you don't speak their language"),
)


class Phrase(Statement):
    """A statement that is the same whatever was found."""

    message: ClassVar[str]

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """Always."""
        return (Sentence(message=self.message),)


class Greeting(Statement):
    """greets them by name"""

    key = "greeting"
    kind = "courtesy"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """By the name that the shop has, where it reads as one."""
        name = names.person(verified.facts.customer_name)
        if not name:
            return (Sentence(message="greeting"),)
        return (Sentence(message="greeting-named", values={"name": Name(text=name)}),)


class SorryLate(Statement):
    """sorry that it takes so long; only where it is late"""

    key = "sorry_late"
    about = "order"
    kind = "courtesy"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """Where a day has passed, a delivery failed, or nothing is heard of it any more."""
        late = any(is_slow(one, verified.facts.today) for one in verified.parcels(about))
        estimate = (verified.delivery(about) or {}).get("state") in ("late", "failed")
        return (Sentence(message="sorry-late"),) if late or estimate else ()


def _phrase(key: str, message: str, kind: Kind, manual: str) -> Statement:
    fields = {"key": key, "message": message, "kind": kind, "__doc__": manual}
    of_key: type[Phrase] = type(f"Phrase_{key}", (Phrase,), fields)
    return of_key()


ALL_PHRASES = (Greeting(), SorryLate(), *(_phrase(*row) for row in PHRASES))
