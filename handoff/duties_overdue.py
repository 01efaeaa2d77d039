"""Promises whose time has passed: a person is called, and the customer hears that we are late.

By the database's clock. The conversation is locked and a duty is told late by a conditional
UPDATE, so that any number of sweeps tell it once, and one that is killed has told nothing.
"""

from datetime import datetime
from uuid import UUID

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import F, QuerySet
from django.db.models.functions import Least, Now

from support_agent.conversation import notices, runs
from support_agent.conversation import queries as record_queries
from support_agent.conversation import services as record
from support_agent.models import Conversation, Run

from . import duties, queries, services, telling
from .models import Duty, Escalation

# The rest of them waits for the next sweep, some seconds later.
MOST_AT_ONCE = 100


def conversations() -> list[UUID]:
    """Those with an overdue promise that nobody has been told of yet, the oldest first."""
    overdue = _overdue().values_list("conversation_id", flat=True)
    return list(dict.fromkeys(overdue[:MOST_AT_ONCE]))


@transaction.atomic
def tell(conversation_id: UUID, *, now: datetime) -> bool:
    """Call a person to a conversation with overdue promises, or put the call on top of the queue.

    The customer gets one notice: with a new time after the first miss, and with none after the
    second. False when another sweep has told it already.
    """
    conversation = record.lock(conversation_id)
    late = [duty for duty in _overdue().filter(conversation=conversation) if _missed(duty, now)]
    if not late:
        return False
    first_due = min(duty.due_at for duty in late)
    renewed = any(not duty.missed for duty in late)
    if call := queries.open_for(conversation):
        Escalation.objects.filter(pk=call.pk).update(due_at=Least(F("due_at"), first_due))
    else:
        _call(conversation, due_at=first_due, renewed=renewed, now=now)
    _tell(conversation, renewed=renewed, now=now)
    return True


def end_call(conversation: Conversation, *, by: User, now: datetime) -> None:
    """What a person was called for, since it was overdue, has been decided: nobody need come.

    Whoever has come already stays, and is not late with an answer any more. Not where another
    decision is late, or where the customer waits for an answer besides.
    """
    overdue = Escalation.objects.filter(
        conversation=conversation,
        state__in=Escalation.OPEN,
        reason=Escalation.Reason.PROMISE_OVERDUE,
    )
    late = [
        one
        for one in queries.open_duties(conversation)
        if one.kind == Duty.Kind.DECIDE and one.missed
    ]
    if not overdue.exists() or late or record_queries.unanswered(conversation):
        return
    duties.keep(conversation, kind=Duty.Kind.ANSWER, by=by, now=now)
    ended = {"state": Escalation.State.RESOLVED, "ended_by": by, "ended_at": now}
    waiting = overdue.filter(state=Escalation.State.WAITING)
    if waiting.update(claimed_by=by, claimed_at=now, **ended):
        record.give_to_agent(conversation)


def _overdue() -> QuerySet[Duty]:
    open_ones = Duty.objects.filter(state=Duty.State.OPEN, missed__lt=Duty.MOST_MISSED)
    return open_ones.filter(due_at__lte=Now())


def _missed(duty: Duty, now: datetime) -> bool:
    seen = Duty.objects.filter(pk=duty.pk, state=Duty.State.OPEN, missed=duty.missed)
    due_at = duty.due_at if duty.missed else duties.due(Duty.Kind.ANSWER, now=now)
    return bool(seen.update(missed=duty.missed + 1, due_at=due_at))


def _call(conversation: Conversation, *, due_at: datetime, renewed: bool, now: datetime) -> None:
    reason = Escalation.Reason.PROMISE_OVERDUE
    runs.close_open_run(conversation, state=Run.State.HANDED_OVER, code=reason)
    call = Escalation(reason=reason, opened_at=now, due_at=due_at)
    services.open_call(conversation, call)
    # The notice names its time, which is the second one that this customer is told, or names none.
    missed = 1 if renewed else Duty.MOST_MISSED
    duties.make(conversation.pk, kind=Duty.Kind.ANSWER, about=call.pk, now=now, missed=missed)


def _tell(conversation: Conversation, *, renewed: bool, now: datetime) -> None:
    language = conversation.language
    if renewed:
        due_at = duties.due(Duty.Kind.ANSWER, now=now)
        text = notices.by("promise_late", due_at, language, now=now)
    else:
        text = notices.notice("promise_late_again", language)
    telling.say(conversation, text, now=now)
