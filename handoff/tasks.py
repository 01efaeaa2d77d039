"""The beat's look at what was promised. Run twice or at once, each promise is told late once."""

import logging
from collections.abc import Callable
from datetime import datetime
from uuid import UUID

from celery import shared_task
from django.db import InterfaceError, OperationalError
from django.utils import timezone

from support_agent import outages
from support_agent.conversation.errors import ConversationNotFound

from . import duties_overdue, leaving

logger = logging.getLogger(__name__)


@shared_task(name="handoff.sweep_duties")
def sweep_duties() -> None:
    """Free what somebody holds who has left, and call a person wherever a promise was not kept."""
    try:
        for conversation_id in leaving.conversations():
            _see_to(conversation_id, by=leaving.sweep)
        for conversation_id in duties_overdue.conversations():
            _see_to(conversation_id, by=duties_overdue.tell)
    except (OperationalError, InterfaceError) as error:
        outages.DATABASE.meet("what is overdue", error)


def _see_to(conversation_id: UUID, *, by: Callable[..., bool]) -> None:
    now: datetime = timezone.now()
    try:
        by(conversation_id, now=now)
    except (OperationalError, InterfaceError):
        raise
    except ConversationNotFound:
        # It was deleted in this moment, and its promises with it.
        return
    except Exception:
        # Or the oldest, which comes first each time, would let all others wait for ever.
        logger.exception("What is overdue in conversation %s could not be told", conversation_id)
