"""What the desk refuses. Each message is a sentence for the colleague who asked; `code` is for machines."""

from collections.abc import Sequence
from typing import NamedTuple

from django.contrib.auth.models import User

from orders.text import first_seen, in_a_sentence, quoted


class Change(NamedTuple):
    """A fact that is not what the reviewer saw."""

    fact: str
    before: str
    now: str


class HandoffError(Exception):
    """A refusal that the caller is expected to handle. Anything else is a bug."""

    code = "handoff_error"


class AlreadyClaimed(HandoffError):
    """A colleague was faster; `by` is who has the conversation."""

    code = "already_claimed"

    def __init__(self, by: User) -> None:
        super().__init__(f"{name_of(by)} has already taken this conversation.")
        self.by = by


class NotYours(HandoffError):
    """Only whoever took a conversation may speak in it, hand it back or close it."""

    code = "not_yours"

    def __init__(self, by: User | None) -> None:
        super().__init__(
            f"This conversation is with {name_of(by)}." if by else "Take this conversation first."
        )
        self.by = by


class MayNotAnswer(HandoffError):
    """A conversation can't be given to somebody who could not speak in it."""

    code = "may_not_answer"

    def __init__(self, person: User | None) -> None:
        who = name_of(person) if person else "This person"
        super().__init__(f"{who} may not answer customers. Choose somebody else.")


class EscalationEnded(HandoffError):
    """The conversation has been handed back or resolved since."""

    code = "escalation_ended"

    def __init__(self, state: str) -> None:
        super().__init__(f"This conversation has already been {state}.")
        self.state = state


class CustomerWroteMeanwhile(HandoffError):
    """The customer has said more than the colleague had read when resolving."""

    code = "customer_wrote_meanwhile"

    def __init__(self) -> None:
        super().__init__("The customer has written again. Please read it before you close this.")


class NoDecision(HandoffError):
    """Only an explicit yes or no acts."""

    code = "no_decision"

    def __init__(self, given: object) -> None:
        said = f"{quoted(given)} is neither" if given else "Neither was chosen"
        super().__init__(f"Choose to approve or to reject. {said}, so nothing was decided.")


class NotRead(HandoffError):
    """Nobody decides on what they have not looked at, unless they say that they do."""

    code = "not_read"

    def __init__(self) -> None:
        super().__init__(
            "Nothing was decided. Open the request first, and decide on what it shows."
        )


class RuleNotKept(HandoffError):
    """To approve against a rule takes more than to approve."""

    code = "rule_not_kept"

    def __init__(self, sentences: Sequence[str]) -> None:
        broken = " ".join(sentences)
        super().__init__(
            f"Nothing was decided, since a rule is not kept: {broken} "
            "Say that you approve it in spite of that, if you do."
        )


class FactsChanged(HandoffError):
    """What the reviewer was looking at is no longer so; `changes` says what is different."""

    code = "facts_changed"

    def __init__(self, changes: Sequence[Change]) -> None:
        super().__init__("Something has changed since you opened this page. Nothing was decided.")
        self.changes = tuple(changes)


def name_of(person: User) -> str:
    """How colleagues see a member of staff."""
    return in_a_sentence(first_seen(person.get_full_name(), person.get_username()))


class NobodyFound(HandoffError):
    """Nobody is known by this id, address or conversation; `identity` says which was asked for."""

    code = "nobody_found"

    def __init__(self, identity: str) -> None:
        super().__init__("Nobody is known by that.")
        self.identity = identity
