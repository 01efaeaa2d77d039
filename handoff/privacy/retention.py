"""What is old is forgotten, kind by kind, as long as the settings say.

The beat calls for it. Each batch holds its locks for a moment, and what is left after some of them
waits for the next call. A conversation is not forgotten while somebody is in it or waits for it.
"""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.db.models.functions import Now
from django.utils import timezone

from handoff.brief import ORIGIN
from handoff.models import Duty, Escalation
from orders.models import ReturnRequest
from support_agent.models import Conversation, Message, Run, Spending, Step

from .deletion import delete_conversations, delete_purses

BATCH = 500
MOST_BATCHES = 20
CONVERSATIONS_AT_ONCE = 50
MOST_CONVERSATIONS = 500


def forget_replies() -> int:
    """Of old steps the model's own words go, and what the server knew. Says how many there were.

    Their plans, calls and results stay as long as the conversation: staff read them.
    """
    until = Now() - timedelta(days=settings.SUPPORT.record_days)
    # A run that is not over is played again from them.
    old = Step.objects.filter(
        forgotten_at=None, created_at__lt=until, run__ended_at__isnull=False
    ).order_by("created_at")
    forgotten = 0
    for batch in _batches(old):
        steps = Step.objects.filter(pk__in=batch)
        forgotten += steps.update(raw=[], facts=None, forgotten_at=Now())
    return forgotten


def forget_spending() -> int:
    """Purses that nobody has touched for long go, but for the shop's months."""
    until = Now() - timedelta(days=settings.SUPPORT.spending_days)
    old = Spending.objects.filter(taken_at__lt=until).exclude(purse__startswith="shop ")
    forgotten = 0
    for batch in _batches(old.order_by("taken_at")):
        rows = Spending.objects.filter(pk__in=batch)
        gone = delete_purses(list(rows.values_list("purse", flat=True)))
        forgotten += gone.get(Spending._meta.label, 0)
    return forgotten


def forget_conversations() -> int:
    """Old conversations go with all that was made from them. Says how many there were."""
    if not settings.SUPPORT.conversation_days:
        return 0
    forgotten = 0
    while forgotten < MOST_CONVERSATIONS and (keys := _old_conversations()):
        delete_conversations(keys, now=timezone.now(), note=lambda counts: None)
        forgotten += len(keys)
    return forgotten


def _batches(old: QuerySet[Any]) -> Iterator[list[int]]:
    for _ in range(MOST_BATCHES):
        batch = list(old.values_list("pk", flat=True)[:BATCH])
        if batch:
            yield batch
        if len(batch) < BATCH:
            return


def _old_conversations() -> Sequence[UUID]:
    until = Now() - timedelta(days=settings.SUPPORT.conversation_days)
    of_it = Q(conversation=OuterRef("pk"))
    old = Conversation.objects.filter(
        ~Exists(
            Message.objects.filter(of_it, sequence=OuterRef("last_sequence"), created_at__gte=until)
        ),
        ~Exists(Run.objects.filter(of_it, state__in=Run.OPEN)),
        ~Exists(Escalation.objects.filter(of_it, state__in=Escalation.OPEN)),
        ~Exists(Duty.objects.filter(of_it, state=Duty.State.OPEN)),
        created_at__lt=until,
        holder=Conversation.Holder.AGENT,
    )
    keys = list(old.order_by("created_at").values_list("pk", flat=True)[:MOST_CONVERSATIONS])
    waiting = ReturnRequest.objects.filter(
        state=ReturnRequest.State.REQUESTED, origin_channel=ORIGIN, origin_key__in=map(str, keys)
    )
    kept = set(waiting.values_list("origin_key", flat=True))
    return [key for key in keys if str(key) not in kept][:CONVERSATIONS_AT_ONCE]
