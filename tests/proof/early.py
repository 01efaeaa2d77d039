"""A web process that calls a worker too early: uvicorn tests.proof.early:application

Each message is stored in a transaction that is still open when the worker comes for it, and the
first try of each is rolled back after that, as if the database had refused to commit.
"""

import time
from datetime import timedelta
from functools import wraps
from typing import Any

from support_agent.asgi import application

__all__ = ["application"]

# Django is ready from here on and not before.
from django.conf import settings
from django.db import OperationalError, transaction

from support_agent.agent import intake
from support_agent.conversation import tasks
from support_agent.models import Message, Run

from .deliveries import CALLED, ROLLED_BACK

SECONDS_BEHIND_THE_CALL = 0.4

_receive = intake.receive_message
_tried: set[str] = set()


@wraps(_receive)
def _too_early(**given: Any) -> Message:
    with transaction.atomic():
        message = _receive(**given)
        run = Run.objects.get(conversation=message.conversation_id, state__in=Run.OPEN)
        pause = timedelta(milliseconds=settings.SUPPORT.pause_ms)
        tasks.wake(run.pk, pause)
        # By then the run is due, and a worker has looked for it.
        time.sleep(pause.total_seconds() + SECONDS_BEHIND_THE_CALL)
        if given["client_id"] not in _tried:
            _tried.add(given["client_id"])
            print(ROLLED_BACK, flush=True)
            raise OperationalError(ROLLED_BACK)
        print(CALLED, flush=True)
    return message


intake.receive_message = _too_early
