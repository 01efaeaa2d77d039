"""The worker's doorbells. The broker only wakes; what is to do stands in the database."""

import logging
import threading
import time

from celery import shared_task
from django.db import InterfaceError, OperationalError

from support_agent import many_threads
from support_agent.conversation import exchanges, runs
from support_agent.conversation.tasks import wake
from support_agent.models import Message

from . import leases

logger = logging.getLogger(__name__)

# Sweeps pile up while no worker is there, and the last of them is as good as all. The broker
# could drop the old ones by their time of day, but then a worker whose clock is fast would
# never sweep.
SECONDS_BETWEEN_SWEEPS = 0.5

_sweeping = threading.Lock()
_swept_at = -SECONDS_BETWEEN_SWEEPS


@shared_task(name="support_agent.advance_run")
def advance_run(run_id: int, pause: float = 0.0) -> None:
    """Take a run to its end, unless another worker holds it. Delivered twice, it runs once."""
    # Here and not above: the web process enqueues runs and never thinks about them.
    from . import runner

    time.sleep(pause)
    if leases.is_closing():
        wake(run_id)
        return
    try:
        with many_threads.at_work():
            next_run = runner.advance(run_id)
    except (OperationalError, InterfaceError) as error:
        logger.warning("run %s waits for the database: %s", run_id, error)
        return
    if next_run:
        wake(next_run.pk)


@shared_task(name="support_agent.note_language")
def note_language(message_id: int) -> None:
    """Note the language of a message that no run answers."""
    from . import languages

    try:
        message = Message.objects.select_related("conversation").get(pk=message_id)
        languages.note_message(message)
    except (OperationalError, InterfaceError, Message.DoesNotExist) as error:
        logger.warning("The language of message %s was not noted: %s", message_id, error)


@shared_task(name="support_agent.sweep")
def sweep() -> None:
    """Wake the runs that nobody took and those whose worker died."""
    if not _is_time_to_sweep():
        return
    try:
        forgotten = runs.wake_forgotten_runs()
    except (OperationalError, InterfaceError) as error:
        logger.warning("The sweep waits for the database: %s", error)
        return
    for run_id in forgotten:
        wake(run_id)


@shared_task(name="support_agent.forget")
def forget() -> None:
    """Delete what was said to the model and by it so long ago that it is not kept any more."""
    try:
        forgotten = exchanges.forget_old()
    except (OperationalError, InterfaceError) as error:
        logger.warning("What is old waits for the database: %s", error)
        return
    if forgotten:
        logger.info("%s calls to the model were old and are forgotten", forgotten)


def _is_time_to_sweep() -> bool:
    global _swept_at
    with _sweeping:
        if time.monotonic() < _swept_at + SECONDS_BETWEEN_SWEEPS:
            return False
        _swept_at = time.monotonic()
        return True
