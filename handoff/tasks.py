"""The beat's look at what was promised. Run twice or at once, each promise is told late once."""

import logging
from uuid import UUID

from celery import shared_task
from django.db import InterfaceError, OperationalError
from django.utils import timezone

from . import duties_overdue

logger = logging.getLogger(__name__)


@shared_task(name="handoff.sweep_duties")
def sweep_duties() -> None:
    """Call a person wherever a promise was not kept in time."""
    try:
        for conversation_id in duties_overdue.conversations():
            _tell(conversation_id)
    except (OperationalError, InterfaceError) as error:
        logger.warning("Overdue promises wait for the database: %s", error)


def _tell(conversation_id: UUID) -> None:
    try:
        duties_overdue.tell(conversation_id, now=timezone.now())
    except (OperationalError, InterfaceError):
        raise
    except Exception:
        # Or the oldest, which comes first each time, would let all others wait for ever.
        logger.exception("What is overdue in conversation %s could not be told", conversation_id)
