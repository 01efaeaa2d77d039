"""Promises to a customer with a time: made with what promises them, ended by the deed.

Each of these is called inside the transaction of that deed, which has locked the conversation
or holds the run.
"""

from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import User

from support_agent.models import Conversation

from . import hours
from .models import Duty


def due(kind: Duty.Kind, *, now: datetime) -> datetime:
    """When a promise of this kind is due that is made now."""
    support = settings.SUPPORT
    takes = support.answer_hours if kind == Duty.Kind.ANSWER else support.review_hours
    return hours.due(now, working=timedelta(hours=takes), hours=support.desk_hours)


def make(
    conversation_id: UUID, *, kind: Duty.Kind, about: object, now: datetime, missed: int = 0
) -> Duty:
    """Promise it. While it is open, to promise it again is the same duty with the same time."""
    made, _ = Duty.objects.get_or_create(
        conversation_id=conversation_id,
        kind=kind,
        about=str(about),
        state=Duty.State.OPEN,
        defaults={"made_at": now, "due_at": due(kind, now=now), "missed": missed},
    )
    return made


def keep(
    conversation: Conversation, *, kind: Duty.Kind, by: User, now: datetime, about: str = ""
) -> None:
    """What was promised has been done: all of this kind, or what is about one thing."""
    _end(conversation, kind, Duty.State.KEPT, by=by, now=now, **({"about": about} if about else {}))


def release(conversation: Conversation, *, kind: Duty.Kind, by: User, now: datetime) -> None:
    """A colleague says that it need not be done any more."""
    _end(conversation, kind, Duty.State.RELEASED, by=by, now=now)


def release_about(conversation_id: UUID, *, about: str, now: datetime) -> None:
    """The customer has taken back what was to be decided."""
    open_ones = Duty.objects.filter(
        conversation_id=conversation_id,
        kind=Duty.Kind.DECIDE,
        about=about,
        state=Duty.State.OPEN,
    )
    open_ones.update(state=Duty.State.RELEASED, ended_at=now)


def _end(
    conversation: Conversation,
    kind: Duty.Kind,
    state: Duty.State,
    *,
    by: User,
    now: datetime,
    **which: str,
) -> None:
    open_ones = Duty.objects.filter(
        conversation=conversation, kind=kind, state=Duty.State.OPEN, **which
    )
    open_ones.update(state=state, ended_by=by, ended_at=now)
