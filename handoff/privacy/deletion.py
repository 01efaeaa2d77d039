"""Conversations are deleted with all that was made from them, in batches, for good.

First each is closed: its run ends, so that the fence lets its worker write nothing more, its key is
dead and its streams end. Then rows go by the hundred, each batch in a transaction of its own. What
came in between goes with the conversation itself, under its lock. A process may die at any point:
whoever begins again finds what is left.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from uuid import UUID

from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import models, transaction
from django.db.models import Case, Q, QuerySet, Value, When

from handoff.brief import ORIGIN
from handoff.models import Duty, Escalation
from orders.models import ReturnRequest
from support_agent.conversation import live, reservations, runs
from support_agent.conversation import services as record
from support_agent.conversation.errors import ConversationNotFound
from support_agent.models import (
    Conversation,
    Correction,
    Exchange,
    Message,
    Proposal,
    Run,
    Spending,
    Step,
    Summary,
    ToolCall,
)

# Each batch holds its locks for a moment only.
BATCH = 500
ERASED = "erased"
# Stands where a reason must stand: a rejected request has one.
NO_REASON = "(erased)"

Counts = Mapping[str, int]
# Told what went, within the transaction in which it does.
Note = Callable[[Counts], None]


def delete_conversations(
    keys: Sequence[UUID], *, now: datetime, note: Note, pause: Callable[[], None] = lambda: None
) -> None:
    """Delete these conversations. `pause` is called between any two transactions, and may raise."""
    for key in keys:
        pause()
        close(key, now=now)
    for rows in _parts_of(keys):
        while _delete_batch(rows, note):
            pause()
    for key in keys:
        pause()
        _delete_the_rest(key, note)


@transaction.atomic
def close(conversation_id: UUID, *, now: datetime) -> None:
    """End the conversation for its worker, its customer and its streams. Asked again, it stays so."""
    try:
        conversation = record.lock(conversation_id)
    except ConversationNotFound:
        # Another process has deleted it since.
        return
    runs.close_open_run(conversation, state=Run.State.SUPERSEDED, code=ERASED)
    record.sign_out(conversation_id, now=now)


def _parts_of(keys: Collection[UUID]) -> list[QuerySet[models.Model]]:
    """Everything below these conversations, so that what is pointed to goes after what points."""
    in_runs = {"run__conversation__in": keys}
    parts: list[QuerySet[models.Model]] = [
        Exchange.objects.filter(**in_runs),
        ToolCall.objects.filter(step__run__conversation__in=keys),
        Step.objects.filter(**in_runs),
        Summary.objects.filter(conversation__in=keys),
        Message.objects.filter(conversation__in=keys),
        Proposal.objects.filter(conversation__in=keys),
        Duty.objects.filter(conversation__in=keys),
        Escalation.objects.filter(conversation__in=keys),
        Run.objects.filter(conversation__in=keys),
        Conversation.proven_orders.through.objects.filter(conversation__in=keys),
    ]
    return [rows.order_by() for rows in parts]


@transaction.atomic
def _delete_batch(rows: QuerySet[models.Model], note: Note) -> bool:
    """Whether there may be more."""
    batch = list(rows.values_list("pk", flat=True)[:BATCH])
    if batch:
        note(_deleted(rows.model, batch))
    return len(batch) == BATCH


@transaction.atomic
def _delete_the_rest(key: UUID, note: Note) -> None:
    # A conversation that is locked takes no message and no colleague, and a run that is over no
    # step: nothing comes after what is deleted here.
    try:
        conversation = record.lock(key)
    except ConversationNotFound:
        return
    runs.close_open_run(conversation, state=Run.State.SUPERSEDED, code=ERASED)
    for rows in _parts_of([key]):
        while batch := list(rows.values_list("pk", flat=True)[:BATCH]):
            note(_deleted(rows.model, batch))
    note(without_words(ReturnRequest.objects.filter(origin_channel=ORIGIN, origin_key=str(key))))
    note(delete_purses([f"conversation {key}"]))
    note(_deleted(Conversation, [key]))
    live.ring_on_commit(key)


def _deleted(model: type[models.Model], keys: Collection[object]) -> Counts:
    gone = model._default_manager.filter(pk__in=keys).delete()[1]
    if model is not Run:
        return gone
    purses = delete_purses([f"run {key}" for key in keys])
    # After the runs, since nothing is reserved for a run that is gone.
    reservations.settle_deleted(list(map(str, keys)))
    return {**gone, **purses}


def delete_purses(names: Collection[str]) -> Counts:
    """Delete these purses, with what somebody changed in them by hand."""
    purses = Spending.objects.filter(purse__in=names)
    corrected = Correction.objects.filter(purse__in=names).delete()[1]
    if not corrected:
        return purses.delete()[1]
    # The admin's log calls a purse by its name, which holds a conversation's key.
    emptied = without_names(Spending, list(purses.values_list("pk", flat=True)))
    return {**purses.delete()[1], **corrected, **emptied}


def without_names(model: type[models.Model], keys: Collection[object]) -> Counts:
    """Staff's deeds stay in the admin's log; how it called these rows does not."""
    about = LogEntry.objects.filter(
        content_type=ContentType.objects.get_for_model(model), object_id__in=list(map(str, keys))
    )
    return {LogEntry._meta.label: about.update(object_repr="(erased)", change_message="")}


def without_words(requests: QuerySet[ReturnRequest]) -> Counts:
    """Of return requests what the customer and the staff wrote is emptied.

    What was asked for, the decision, who decided and when are the shop's books, and stay.
    """
    bare = Q(
        reason="",
        summary="",
        origin_channel="",
        origin_key="",
        decision_reason__in=["", NO_REASON],
    )
    rejected = When(state=ReturnRequest.State.REJECTED, then=Value(NO_REASON))
    count = requests.exclude(bare).update(
        reason="",
        reason_messages=None,
        summary="",
        origin_channel="",
        origin_key="",
        decision_reason=Case(rejected, default=Value("")),
    )
    return {ReturnRequest._meta.label: count} if count else {}
