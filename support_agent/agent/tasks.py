"""The worker's doorbells. The broker only wakes; what is to do stands in the database."""

import logging
import threading
import time
from contextlib import AbstractContextManager, nullcontext

from celery import Task, shared_task
from django.db import InterfaceError, OperationalError
from django.utils import timezone

from handoff.privacy import erasing, retention
from orders import proofs
from support_agent import log_context, many_threads, outages, tracing
from support_agent.conversation import exchanges, heartbeats, reservations, runs
from support_agent.conversation.tasks import wake
from support_agent.models import Heartbeat, Message

from . import leases

logger = logging.getLogger(__name__)

# Sweeps pile up while no worker is there, and the last of them is as good as all. The broker
# could drop the old ones by their time of day, but then a worker whose clock is fast would
# never sweep.
SECONDS_BETWEEN_SWEEPS = 0.5
SECONDS_FOR_ERASURES = 120


def _forget_guesses() -> int:
    return proofs.forget_old(now=timezone.now())


FORGETTING = {
    "calls to the model": exchanges.forget_old,
    "replies in steps": retention.forget_replies,
    "conversations": retention.forget_conversations,
    "rows of spending": retention.forget_spending,
    "days of guesses at orders": _forget_guesses,
}

_sweeping = threading.Lock()
_swept_at = -SECONDS_BETWEEN_SWEEPS
_told_at = -heartbeats.SECONDS_BETWEEN


@shared_task(name="support_agent.advance_run", bind=True)
def advance_run(self: Task, run_id: int, pause: float = 0.0) -> None:
    """Take a run to its end, unless another worker holds it. Delivered twice, it runs once."""
    # Here and not above: the web process enqueues runs and never thinks about them.
    from . import runner

    time.sleep(pause)
    if leases.is_closing():
        wake(run_id)
        return
    try:
        with many_threads.at_work(), log_context.binding(run=run_id), _below(self):
            next_run = runner.advance(run_id)
    except (OperationalError, InterfaceError) as error:
        outages.DATABASE.meet("a run", error)
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
        _tell_of_recovery()
    except (OperationalError, InterfaceError) as error:
        outages.DATABASE.meet("the sweep", error)
        return
    for run_id in forgotten:
        wake(run_id)


@shared_task(name="support_agent.settle")
def settle() -> None:
    """Settle what is reserved for calls to the model that ended long ago without a word."""
    try:
        settled = reservations.settle_old()
    except (OperationalError, InterfaceError) as error:
        outages.DATABASE.meet("money that is reserved", error)
        return
    if settled:
        logger.warning("%s reservations were left behind and are settled", settled)


@shared_task(name="support_agent.forget")
def forget() -> None:
    """Finish erasures that were begun, and delete what is older than the settings keep it."""
    try:
        erasing.work_off_pending(seconds=SECONDS_FOR_ERASURES)
        forgotten = {what: forget_some() for what, forget_some in FORGETTING.items()}
        heartbeats.forget_old()
    except (OperationalError, InterfaceError) as error:
        outages.DATABASE.meet("what is old", error)
        return
    if any(forgotten.values()):
        told = ", ".join(f"{count} {what}" for what, count in forgotten.items() if count)
        logger.info("Old and forgotten: %s", told)


def _below(task: Task) -> AbstractContextManager[None]:
    """The span of the message that woke this task, where the process that sent it had one."""
    parent = getattr(task.request, "traceparent", None) or ""
    return tracing.span("task", parent=parent) if parent else nullcontext()


def _tell_of_recovery() -> None:
    """That a beat, the broker and a worker are at work together."""
    global _told_at
    if time.monotonic() < _told_at + heartbeats.SECONDS_BETWEEN:
        return
    _told_at = time.monotonic()
    heartbeats.beat(Heartbeat.Kind.RECOVERY, name=Heartbeat.Kind.RECOVERY)


def _is_time_to_sweep() -> bool:
    global _swept_at
    with _sweeping:
        if time.monotonic() < _swept_at + SECONDS_BETWEEN_SWEEPS:
            return False
        _swept_at = time.monotonic()
        return True
