"""The worker's doorbells. The broker only wakes; what is to do stands in the database."""

import logging
from datetime import timedelta

from celery import shared_task
from kombu.exceptions import OperationalError

from support_agent.conversation import runs

logger = logging.getLogger(__name__)

MARGIN = timedelta(milliseconds=20)


@shared_task(name="support_agent.advance_run")
def advance_run(run_id: int) -> None:
    """Take a run to its end, unless another worker holds it. Delivered twice, it runs once."""
    # Here and not above: the web process enqueues runs and never thinks about them.
    from . import runner

    if next_run := runner.advance(run_id):
        wake(next_run.pk)


@shared_task(name="support_agent.sweep")
def sweep() -> None:
    """Wake the runs that nobody took and those whose worker died."""
    for run_id in runs.wake_forgotten_runs():
        wake(run_id)


def wake(run_id: int, pause: timedelta = timedelta()) -> None:
    """Ring for a worker, after a pause. A broker that is away loses nothing: the sweeper rings."""
    # A ring that came too early would find the run not due yet.
    countdown = (pause + MARGIN).total_seconds() if pause else None
    try:
        advance_run.apply_async([run_id], countdown=countdown)
    except OperationalError:
        logger.warning("run %s could not be announced; the sweeper will find it", run_id)
