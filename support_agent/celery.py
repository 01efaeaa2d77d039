"""The worker and the beat. The broker wakes them; the database is the truth.

Told to end, a worker finishes what is nearly done and gives the rest back: it is gone in less
than ten seconds, however long the model takes.

celery -A support_agent worker
celery -A support_agent beat
"""

import atexit
import importlib
import logging
import os
import sys
import time
from typing import Any

import celery.worker.consumer
import kombu
from celery import Celery, signals
from celery.beat import PersistentScheduler, SchedulingError
from celery.concurrency.thread import TaskPool
from django.conf import settings

from support_agent import many_threads, outages, tracing
from support_agent.startup import prepare_to_serve

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "support_agent.settings")
# Celery takes the working directory off the import path once the app is found, and a run
# imports more later.
sys.path.append(str(settings.BASE_DIR))

logger = logging.getLogger(__name__)
SWEEP_SECONDS = 1
# Promises are made to the minute.
DUTIES_SECONDS = 15
# Any real pause will do. Without one the thread waits until the next message is asked for.
SECONDS_TO_LET_IN = 0.0001
FORGET_SECONDS = 600
SETTLE_SECONDS = 60


class Line(kombu.Connection):  # type: ignore[misc,name-defined]
    """A line to the broker that is taken up again soon, however long it was down."""

    def _ensure_connection(
        self,
        errback: Any = None,
        max_retries: int | None = None,
        # The pauses would grow to half a minute.
        interval_start: float = 0.2,
        interval_step: float = 0.2,
        interval_max: float = 1.0,
        **options: Any,
    ) -> Any:
        pauses = (interval_start, interval_step, interval_max)
        return super()._ensure_connection(errback, max_retries, *pauses, **options)

    def channel(self) -> Any:
        """A channel that gives nothing back when it closes, which a line that is lost can't carry.

        The sweeper finds what it held.
        """
        channel = super().channel()
        channel.do_restore = False
        return channel


class Consumer(celery.worker.consumer.Consumer):  # type: ignore[misc]
    """A consumer that tells other workers nothing and asks them nothing.

    A run's lease says who works on it. After an outage of the broker the gossip, which shares its
    line, would log a traceback for each attempt to take it up again.
    """

    def __init__(self, *args: Any, worker_options: Any = None, **options: Any) -> None:
        alone = {"without_gossip": True, "without_mingle": True}
        super().__init__(*args, worker_options={**(worker_options or {}), **alone}, **options)


class Schedule(PersistentScheduler):  # type: ignore[misc]
    """A schedule that tells of a broker that is away once, and not with each task of it."""

    def apply_entry(self, entry: Any, producer: Any = None) -> None:
        """Send a task that is due. The next one follows anyway."""
        try:
            self.apply_async(entry, producer=producer, advance=False)
        except SchedulingError as error:
            outages.BROKER.meet("the beat", error)
        else:
            outages.BROKER.end()


class Threads(TaskPool):  # type: ignore[misc]
    """Threads that begin with a task as soon as it is there."""

    def on_apply(self, *given: Any, **options: Any) -> Any:
        """Give the task to a thread, and let that thread in before the next one is fetched."""
        begun = super().on_apply(*given, **options)
        time.sleep(SECONDS_TO_LET_IN)
        return begun


app = Celery("support_agent")
app.amqp.Connection = Line
app.conf.update(
    broker_url=settings.CELERY_BROKER_URL,
    broker_connection_retry_on_startup=True,
    # For ever, or a worker would end in an outage of some minutes.
    broker_connection_max_retries=None,
    timezone="UTC",
    # A run waits for the model and hardly computes: threads wait cheaply.
    worker_pool="support_agent.celery:Threads",
    worker_consumer="support_agent.celery:Consumer",
    worker_concurrency=250,
    worker_prefetch_multiplier=1,
    worker_hijack_root_logger=False,
    beat_scheduler="support_agent.celery:Schedule",
    # A run's lease, not the broker, says who works on it: what comes twice loses the claim.
    task_acks_late=True,
    task_reject_on_worker_lost=True,
    task_ignore_result=True,
    # A customer's request must not hang on a broker that is gone: the sweeper finds the run.
    task_publish_retry_policy={"max_retries": 1, "interval_start": 0.1, "interval_max": 0.1},
    broker_connection_timeout=1,
    beat_schedule={
        "sweep": {
            "task": "support_agent.sweep",
            "schedule": SWEEP_SECONDS,
        },
        "duties": {"task": "handoff.sweep_duties", "schedule": DUTIES_SECONDS},
        "settle": {"task": "support_agent.settle", "schedule": SETTLE_SECONDS},
        "forget": {"task": "support_agent.forget", "schedule": FORGET_SECONDS},
    },
    beat_schedule_filename=str(settings.SUPPORT.data_dir / "celerybeat-schedule"),
)
if settings.CELERY_BROKER_URL.startswith("redis"):
    app.conf.broker_transport_options = {
        # What a worker held that died is revived by the sweep, long before a broker would give it
        # out again. To note there what is held takes more than to take it.
        "ack_emulation": False,
        "socket_connect_timeout": 1,
        # Longer than the second that the worker lets the broker wait for a message.
        "socket_timeout": 3,
    }
app.autodiscover_tasks(["support_agent.agent", "handoff"])


@signals.setup_logging.connect
def _keep_our_logging(**options: Any) -> None:
    """Being connected is enough: Celery then leaves the logging to Django's settings."""


@signals.celeryd_init.connect
def _prepare_worker(**options: Any) -> None:
    prepare_to_serve()
    logger.info(settings.SUPPORT.planner_sentence)
    if settings.SUPPORT.planner == "claude":
        # The SDK costs more than a second to import, which no customer should wait for.
        importlib.import_module("support_agent.agent.planners.claude")


@signals.worker_ready.connect
def _prepare_threads(sender: Any, **options: Any) -> None:
    # Where somebody asks for another pool, its processes are to have a core each.
    if isinstance(sender.pool, TaskPool):
        many_threads.prepare()
    _begin("worker")


@signals.worker_process_init.connect
def _prepare_process(**options: Any) -> None:
    # Of another pool: it counts for itself.
    _begin("worker")


@signals.worker_shutdown.connect
@signals.worker_process_shutdown.connect
def _end(**options: Any) -> None:
    from support_agent.monitoring import pulse

    pulse.stop()
    tracing.stop()


@signals.worker_shutting_down.connect
def _wind_down(**options: Any) -> None:
    # Here and not above: it reads the models, which are not there yet.
    from support_agent.agent import leases

    leases.wind_down()
    many_threads.let_go()


@signals.beat_init.connect
def _prepare_beat(**options: Any) -> None:
    prepare_to_serve()
    _begin("beat")
    # It has no signal for its end.
    atexit.register(_end)


def _begin(kind: str) -> None:
    # Here and not above: it reads the models, which are not there yet.
    from support_agent.models import Heartbeat
    from support_agent.monitoring import pulse

    tracing.start()
    pulse.start(Heartbeat.Kind(kind))
