"""What somebody holds who may not answer any more goes back to the queue, and nobody waits in vain.

Accounts change in many places: the admin, a shell, a group that loses a permission. So nobody has
to tell us: whoever claims looks, the customer who calls a person looks, and so does a sweep.
"""

from datetime import datetime
from uuid import UUID

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import F
from django.db.models.functions import Least

from support_agent.conversation import services as record
from support_agent.models import Conversation

from . import duties, people, queries, telling
from .models import Duty, Escalation, Transfer

# The rest of them waits for the next sweep, some seconds later.
MOST_AT_ONCE = 100


def conversations() -> list[UUID]:
    """Those that are held by somebody who may not answer."""
    held = Escalation.objects.filter(state=Escalation.State.CLAIMED)
    left = held.exclude(claimed_by__in=people.who_may_answer().values("pk"))
    return list(left.values_list("conversation_id", flat=True)[:MOST_AT_ONCE])


@transaction.atomic
def sweep(conversation_id: UUID, *, now: datetime) -> bool:
    """Put it back into the queue. False when somebody did, or may answer again."""
    return return_to_queue(record.lock(conversation_id), now=now)


def deactivate(person: User, *, now: datetime) -> int:
    """They can't sign in any more; how many conversations went back to the queue."""
    User.objects.filter(pk=person.pk).update(is_active=False)
    held = Escalation.objects.filter(state=Escalation.State.CLAIMED, claimed_by=person)
    # One transaction each: two conversations are never locked at once.
    return sum([sweep(each, now=now) for each in held.values_list("conversation_id", flat=True)])


def return_to_queue(conversation: Conversation, *, now: datetime) -> bool:
    """Where whoever holds a locked conversation has left: let go, and tell the customer.

    They keep the time that they were promised, or hear a new one when that promise was kept.
    """
    call = let_go(conversation, now=now)
    if call is None:
        return False
    answer = duties.make(conversation.pk, kind=Duty.Kind.ANSWER, about=call.pk, now=now)
    Escalation.objects.filter(pk=call.pk).update(due_at=Least(F("due_at"), answer.due_at))
    telling.that_a_person_has_left(conversation, answer.due_at, now=now)
    return True


def let_go(conversation: Conversation, *, now: datetime) -> Escalation | None:
    """Where whoever holds a locked conversation has left: its call waits again."""
    call = queries.open_for(conversation)
    if call is None or call.claimed_by is None or people.may_answer(call.claimed_by):
        return None
    held = Escalation.objects.filter(
        pk=call.pk, state=Escalation.State.CLAIMED, claimed_by=call.claimed_by
    )
    if not held.update(state=Escalation.State.WAITING, claimed_by=None, claimed_at=None):
        return None
    Transfer.objects.create(
        escalation=call, reason=Transfer.Reason.LEFT, left_by=call.claimed_by, at=now
    )
    record.give_to_queue(conversation)
    return call
