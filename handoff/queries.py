"""Reading the desk. Nothing here writes."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Case, F, QuerySet, When

from orders.models import ReturnRequest
from orders.prepared import Given, PreparedQuery
from support_agent.models import Conversation, Message, Run

from . import facts
from .models import Duty, Escalation, ReturnReview

WAITING = ReturnRequest.State.REQUESTED
# A badge that says 999 says enough, and counting further would read the whole queue.
MOST_COUNTED = 999
# How often a person was called, as far as the agent remembers it.
MOST_CALLS = 20


def waiting() -> QuerySet[Escalation]:
    """The queue: what was promised first comes first."""
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


def escalations_of(conversation: Conversation) -> QuerySet[Escalation]:
    """Every time that a person was called to this conversation, the latest first."""
    escalations = Escalation.objects.filter(conversation=conversation)
    return escalations.select_related("claimed_by").order_by("-pk")


def calls_before_the_agents_part(conversation: Conversation) -> list[Escalation]:
    """The latest calls for a person, oldest first, once one of them has given it to the agent."""
    if not conversation.episode_since:
        # Nobody has handed it back yet: most conversations never see a person.
        return []
    calls = Escalation.objects.filter(conversation=conversation).order_by("-pk")
    return list(calls[:MOST_CALLS])[::-1]


def open_duties(conversation: Conversation) -> list[Duty]:
    """What this customer has been promised and not got yet, what is due first on top."""
    return _open_duties(conversation=conversation.pk)


def decisions_due(requests: Sequence[ReturnRequest]) -> dict[str, Duty]:
    """By its number, until when each of these is to be decided; none for those never promised."""
    conversations = {facts.conversation_id(request) for request in requests} - {None}
    decisions = Duty.objects.filter(kind=Duty.Kind.DECIDE, state=Duty.State.OPEN)
    return {duty.about: duty for duty in decisions.filter(conversation__in=conversations)}


@PreparedQuery
def _open_duties() -> QuerySet[Duty]:
    of_it = Duty.objects.filter(conversation=Given("conversation", Conversation._meta.pk))
    return of_it.filter(state=Duty.State.OPEN)


@dataclass(frozen=True, kw_only=True)
class Trace:
    """All of a conversation: what was said, and each run with its steps and their calls."""

    messages: tuple[Message, ...]
    runs: tuple[Run, ...]


def trace_of(conversation: Conversation) -> Trace:
    """What was said and done, oldest first, in a number of queries that never grows."""
    return Trace(
        messages=tuple(conversation.messages.select_related("person").order_by("sequence")),
        runs=tuple(conversation.runs.prefetch_related("steps__calls", "summaries").order_by("pk")),
    )


def reviews() -> QuerySet[ReturnReview]:
    """Return requests with all that their verdicts need, in a number of queries that never grows.

    Those that wait come first, who asked first on top; then the decided ones, the latest on top.
    """
    # The decided ones have no place in this line, so they come behind it on either database.
    asked = Case(When(state=WAITING, then=F("requested_at")))
    return (
        ReturnReview.objects.select_related("order__customer", "decided_by")
        .prefetch_related("lines__line", "order__lines", "order__shipments")
        .order_by(asked.asc(nulls_last=True), "-decided_at", "pk")
    )


def waiting_calls() -> int:
    """How many calls for a person wait, as far as anybody counts."""
    return Escalation.objects.filter(state=Escalation.State.WAITING)[:MOST_COUNTED].count()


def waiting_reviews() -> int:
    """How many returns wait for a decision, as far as anybody counts."""
    return ReturnRequest.objects.filter(state=WAITING)[:MOST_COUNTED].count()


def earlier_returns(request: ReturnRequest) -> QuerySet[ReturnRequest]:
    """What the same customer has asked back besides, the latest first."""
    customer = request.order.customer_id
    # Where nobody knows the customer, the order is all there is to go by.
    same = {"order__customer": customer} if customer else {"order": request.order_id}
    return (
        ReturnRequest.objects.filter(**same)
        .exclude(pk=request.pk)
        .select_related("order", "decided_by")
        .prefetch_related("lines__line")
        .order_by("-requested_at", "-pk")[:20]
    )
