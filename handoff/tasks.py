"""Waking the worker by the name of its task, since the mind stands above the desk."""

import logging

from celery import current_app
from kombu.exceptions import OperationalError

logger = logging.getLogger(__name__)


def wake(run_id: int) -> None:
    """Tell a worker that a run waits. Without a broker the sweeper finds it some seconds later."""
    try:
        current_app.send_task("support_agent.advance_run", args=[run_id])
    except OperationalError:
        logger.warning("Run %s waits for the sweeper: the broker cannot be reached.", run_id)
