"""From a customer's message to the first word that somebody is at work on it."""

import statistics
import time
from collections.abc import Callable
from itertools import count

import redis
from celery import Celery
from django.conf import settings
from django.db import connection
from django.utils import timezone

from support_agent.conversation import services
from support_agent.models import Run
from support_agent.values import for_celery

from . import ground, sites
from .figure import Figure, at_most

TIMES = 15
ROUNDS = 5
WORKER = ("-m", "celery", "-A", "tests.benchmarks.bare", "worker", "-l", "info")
BARE = {"DJANGO_SETTINGS_MODULE": "tests.benchmarks.bare_settings"}


def measure() -> list[Figure]:
    """POST to the worker's first whisper at the stream, beside what must lie between."""
    with connection.cursor() as cursor:
        cursor.execute(
            "CREATE TABLE bare_note (id bigserial PRIMARY KEY, text text, client_id text UNIQUE)"
        )
    with (
        sites.site() as (_, port),
        ground.worker("http://127.0.0.1:9", SUPPORT_PLANNER="offline"),
        sites.site("tests.benchmarks.bare:application", **BARE) as (_, bare_port),
        ground.Process(*WORKER, **BARE) as bare_worker,
    ):
        bare_worker.wait_for("ready.")
        floor = _Floor(bare_port)
        parts = (floor.insert, floor.hand_over, floor.wake_up)
        rounds = [
            [_median(part) for part in (lambda: _first_status(port), *parts)]
            for _ in range(ROUNDS + 1)
        ]
    measured, *floors = (
        statistics.median(column) * 1000 for column in zip(*rounds[1:], strict=True)
    )
    said = " + ".join(f"{part:.1f}" for part in floors)
    return [
        at_most(
            2,
            name=f"message to the first status; the floor is {said} ms",
            measured=measured,
            floor=sum(floors),
            unit="ms",
        )
    ]


def _median(part: Callable[[], float]) -> float:
    return statistics.median(part() for _ in range(TIMES))


def _first_status(port: int) -> float:
    conversation = services.start_conversation(customer=None, channel="b", now=timezone.now())
    stream = sites.events_of(port, conversation.pk)
    began = time.monotonic()
    sites.say(port, conversation.pk, "Hello")
    came = stream.wait_for(b"event: status")
    stream.close()
    # To its end, so that its work is none of the next one's.
    ground.wait_until(lambda: not Run.objects.filter(state__in=Run.OPEN).exists())
    return came - began


class _Floor:
    def __init__(self, port: int) -> None:
        self._port = port
        self._numbers = count(1)
        self._redis = redis.Redis.from_url(settings.REDIS_URL)
        url = settings.REDIS_URL.replace("db=0", "db=1")
        self._celery = Celery("bare", broker=for_celery(url))
        self._stream = sites.Stream(port, "/stream/")
        self._stream.wait_for(b"event: open")

    def insert(self) -> float:
        body = {"text": "Hello", "client_id": f"{next(self._numbers)}"}
        began = time.monotonic()
        sites.post(self._port, "/notes/", body)
        return time.monotonic() - began

    def hand_over(self) -> float:
        began = time.monotonic()
        self._celery.send_task("bare.start", ignore_result=True)
        _, started = self._redis.blpop(["bare:started"], timeout=ground.SECONDS)
        return float(started) - began

    def wake_up(self) -> float:
        began = time.monotonic()
        self._redis.publish("bare:bell", "ring")
        return self._stream.wait_for(b"event: ring") - began
