"""Reading the desk. Nothing here writes."""

from dataclasses import dataclass

from django.db.models import QuerySet

from support_agent.models import Conversation, Message, Run

from .models import Escalation


def waiting() -> QuerySet[Escalation]:
    """The queue: whoever was called first comes first."""
    return Escalation.objects.filter(state=Escalation.State.WAITING).select_related(
        "conversation__customer"
    )


def open_for(conversation: Conversation) -> Escalation | None:
    """The call for a person that still waits or is being seen to."""
    return (
        Escalation.objects.filter(conversation=conversation, state__in=Escalation.OPEN)
        .select_related("claimed_by")
        .first()
    )


def word_for(conversation: Conversation) -> str:
    """What a colleague told the agent when handing back, until a person is called again."""
    latest = Escalation.objects.filter(conversation=conversation).order_by("-pk").first()
    return latest.word if latest else ""


@dataclass(frozen=True, kw_only=True)
class Trace:
    """All of a conversation: what was said, and each run with its steps and their calls."""

    messages: tuple[Message, ...]
    runs: tuple[Run, ...]


def trace_of(conversation: Conversation) -> Trace:
    """What was said and done, oldest first, in a number of queries that never grows."""
    return Trace(
        messages=tuple(conversation.messages.select_related("person").order_by("sequence")),
        runs=tuple(conversation.runs.prefetch_related("steps__calls").order_by("pk")),
    )
