"""What the desk reads. Nothing here writes, and no number of queries grows with the rows."""

from collections.abc import Sequence
from typing import Literal, get_args
from uuid import UUID

from django.contrib.auth.models import User
from django.db.models import Count, OuterRef, Prefetch, Q, QuerySet, Subquery
from rest_framework.exceptions import NotFound

from handoff.models import Duty, Escalation, Transfer
from support_agent.models import Conversation, Message, Run, Step

Tab = Literal["waiting", "mine", "claimed", "ended"]
TABS = get_args(Tab)
MOST_RUNS = 20
MOST_MESSAGES = 200
# A tab that says 999 says enough, and counting further would read the whole past.
MOST_COUNTED = 999


def escalations(tab: Tab, *, of: User, reason: str = "") -> QuerySet[Escalation]:
    """The rows of a tab, in no order yet."""
    rows = _rows().filter(_in_tab(tab, of))
    return rows.filter(reason=reason) if reason else rows


def counts(*, of: User, reason: str = "") -> dict[str, int]:
    """How many there are in each tab, and of mine those whose customer spoke last."""
    rows = Escalation.objects.filter(reason=reason) if reason else Escalation.objects.all()
    mine = _in_tab("mine", of)
    unanswered = mine & Q(last_author=Message.Author.CUSTOMER)
    claimed = rows.filter(_in_tab("claimed", of)).annotate(last_author=_last_author())
    numbers = claimed.aggregate(
        mine=Count("pk", filter=mine),
        claimed=Count("pk"),
        unanswered=Count("pk", filter=unanswered),
    )
    long: tuple[Tab, ...] = ("waiting", "ended")
    return numbers | {tab: _counted(rows.filter(_in_tab(tab, of))) for tab in long}


def with_duties(rows: Sequence[Escalation]) -> Sequence[Escalation]:
    """The calls with what their customers were promised and have not got yet, in one query."""
    conversations = [row.conversation_id for row in rows if row.state in Escalation.OPEN]
    found: dict[UUID, list[Duty]] = {}
    for duty in Duty.objects.filter(conversation__in=conversations, state=Duty.State.OPEN):
        found.setdefault(duty.conversation_id, []).append(duty)
    for row in rows:
        row.duties = found.get(row.conversation_id, [])
    return rows


def _counted(rows: QuerySet[Escalation]) -> int:
    return rows.order_by()[:MOST_COUNTED].count()


def escalation(pk: int) -> Escalation:
    """One escalation as the list shows it. Raises NotFound."""
    found = _with_transfers().filter(pk=pk).first()
    if found is None:
        raise NotFound("There is no such escalation.")
    return found


def colleague(pk: int) -> User:
    """A member of staff. Raises NotFound."""
    found = User.objects.filter(pk=pk, is_staff=True).first()
    if found is None:
        raise NotFound("There is no such colleague.")
    return found


def latest_escalation(conversation_id: UUID) -> Escalation | None:
    """The call that is open, or else the last one that was."""
    return _with_transfers().filter(conversation=conversation_id).order_by("-pk").first()


def conversation(conversation_id: UUID) -> Conversation:
    """Raises NotFound."""
    rows = Conversation.objects.select_related("customer", "held_by")
    found = rows.filter(pk=conversation_id).first()
    if found is None:
        raise NotFound("There is no such conversation.")
    return found


def messages_after(conversation: Conversation, sequence: int) -> list[Message]:
    """What was said since, in order, with the names of the colleagues; a page at the most."""
    said = conversation.messages.filter(sequence__gt=sequence).select_related("person")
    return list(said.order_by("sequence")[:MOST_MESSAGES])


def runs_of(conversation: Conversation) -> list[Run]:
    """The latest runs with their steps and calls, oldest first."""
    # What the model said as it came is long, and read only where a step is unfolded.
    steps = Prefetch("steps", Step.objects.defer("raw", "facts"))
    latest = conversation.runs.prefetch_related(steps, "steps__calls", "summaries").order_by("-pk")[
        :MOST_RUNS
    ]
    return list(reversed(latest))


def _rows() -> QuerySet[Escalation]:
    rows = Escalation.objects.select_related("conversation__customer", "claimed_by", "ended_by")
    return rows.annotate(last_author=_last_author(), last_words=_last_words())


def _with_transfers() -> QuerySet[Escalation]:
    moves = Transfer.objects.select_related("left_by", "given_to", "by")
    return _rows().prefetch_related(Prefetch("transfers", moves))


def _last_words() -> Subquery:
    said = Message.objects.filter(
        conversation=OuterRef("conversation"), author=Message.Author.CUSTOMER
    )
    return Subquery(said.order_by("-sequence").values("text")[:1])


def _last_author() -> Subquery:
    said = Message.objects.filter(conversation=OuterRef("conversation"))
    spoken = said.exclude(author=Message.Author.NOTICE).order_by("-sequence")
    return Subquery(spoken.values("author")[:1])


def _in_tab(tab: Tab, of: User) -> Q:
    claimed = Q(state=Escalation.State.CLAIMED)
    tabs: dict[Tab, Q] = {
        "waiting": Q(state=Escalation.State.WAITING),
        "mine": claimed & Q(claimed_by=of),
        "claimed": claimed,
        "ended": Q(ended_at__isnull=False),
    }
    return tabs[tab]
