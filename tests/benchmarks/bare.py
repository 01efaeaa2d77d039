"""The floor of a message: the least that anybody's stack would do, in the product's own parts.

One API insert, one task that is handed over, one wake-up of an open stream, each alone. A site
(`application`) and a worker (`-A tests.benchmarks.bare`) with nothing else in them.
"""

import os
import time
from typing import Any

import django
from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.benchmarks.bare_settings")
django.setup()

import redis  # noqa: E402
import redis.asyncio  # noqa: E402
from django.conf import settings  # noqa: E402
from django.core.asgi import get_asgi_application  # noqa: E402
from django.db import connection  # noqa: E402
from django.urls import path  # noqa: E402
from rest_framework import serializers  # noqa: E402
from rest_framework.request import Request  # noqa: E402
from rest_framework.response import Response  # noqa: E402
from rest_framework.views import APIView  # noqa: E402

CHANNEL = "bare:bell"
STARTED = "bare:started"
app = Celery("bare")
app.conf.update(
    broker_url=settings.BROKER_URL,
    worker_pool="threads",
    worker_concurrency=50,
    worker_prefetch_multiplier=1,
    task_acks_late=True,
    task_ignore_result=True,
)


@app.task(name="bare.start")
def start() -> None:
    """Say when it began."""
    now = time.monotonic()
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        client.rpush(STARTED, now)


class NewNote(serializers.Serializer[Any]):
    """What is inserted."""

    text = serializers.CharField(max_length=4000)
    client_id = serializers.CharField(max_length=64)


class Notes(APIView):
    """One insert."""

    def post(self, request: Request) -> Response:
        """Check it, insert it, say it back."""
        form = NewNote(data=request.data)
        form.is_valid(raise_exception=True)
        with connection.cursor() as cursor:
            cursor.execute(
                "INSERT INTO bare_note (text, client_id) VALUES (%s, %s) RETURNING id",
                [form.validated_data["text"], form.validated_data["client_id"]],
            )
            (key,) = cursor.fetchone()
        return Response({"id": key, **form.validated_data}, status=202)


urlpatterns = [path("notes/", Notes.as_view())]
_django = get_asgi_application()


async def application(scope: Any, receive: Any, send: Any) -> None:
    """The API, and at /stream/ a stream that says each ring."""
    if scope["type"] != "http" or scope["path"] != "/stream/":
        await _django(scope, receive, send)
        return
    headers = [(b"content-type", b"text/event-stream")]
    client = redis.asyncio.Redis.from_url(settings.REDIS_URL)
    async with client.pubsub(ignore_subscribe_messages=True) as line:
        await line.subscribe(CHANNEL)
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"event: open\n\n", "more_body": True})
        while True:
            if await line.get_message(ignore_subscribe_messages=True, timeout=10):
                said = {"type": "http.response.body", "body": b"event: ring\n\n"}
                await send({**said, "more_body": True})
