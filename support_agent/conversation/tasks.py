"""Waking a worker, by the name of its task, since the mind stands above whoever calls it.

Nobody waits for the broker: what is to do stands in the database, and a wake-up that is lost
is repeated by the sweeper some seconds later.
"""

import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

from celery import current_app
from kombu.exceptions import OperationalError

from support_agent import outages, tracing

logger = logging.getLogger(__name__)

# A broker that cannot be reached is left alone for a moment, or a thousand wake-ups would each
# wait for it in turn.
SECONDS_OF_SILENCE = 1.0
# A worker that came too early would find the run not due yet.
MARGIN = timedelta(milliseconds=20)

# A thread of its own: a customer's request must not hang on a broker that takes a connection
# and says nothing. At the end of the process it is waited for.
_line = ThreadPoolExecutor(1, thread_name_prefix="wake")
_silent_until = 0.0


def wake(run_id: int, pause: timedelta = timedelta()) -> None:
    """Tell a worker that a run is due after a pause. Returns at once.

    The pause goes along as a length and is waited for by the worker: a time of day would mean
    another moment to a worker whose clock is wrong.
    """
    seconds = (pause + MARGIN).total_seconds() if pause else 0.0
    _submit("support_agent.advance_run", run_id, seconds, lost="the sweeper will find it")


def read(message_id: int) -> None:
    """Ask a worker to note the language of a message that no run answers. Returns at once."""
    _submit("support_agent.note_language", message_id, lost="a later message tells its language")


def _submit(task: str, *args: float, lost: str) -> None:
    try:
        _line.submit(_announce, task, args, lost, tracing.header())
    except RuntimeError:
        # The process ends just now.
        logger.warning("%s %s was not announced; %s", task, args[0], lost)


def _announce(task: str, args: tuple[float, ...], lost: str, trace: Mapping[str, str]) -> None:
    global _silent_until
    if time.monotonic() < _silent_until:
        return
    try:
        # The trace goes beside the arguments: a worker of the release before knows no third one.
        current_app.send_task(task, args=[*args], headers={**trace})
    except OperationalError as error:
        _silent_until = time.monotonic() + SECONDS_OF_SILENCE
        outages.BROKER.meet(f"{task} ({lost})", error)
    except Exception:
        logger.exception("%s %s could not be announced", task, args[0])
    else:
        outages.BROKER.end()


def broker_answers() -> bool:
    """Whether the broker takes a connection, within a second or two."""
    try:
        with current_app.connection_for_write() as line:
            line.ensure_connection(max_retries=1, timeout=1, interval_start=0, interval_max=0)
    except (OperationalError, OSError):
        return False
    return True
