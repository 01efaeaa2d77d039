"""What the bell carries while a test runs, heard as the web process hears it."""

import json
from collections.abc import Iterator
from typing import Any

import redis
from django.conf import settings

from support_agent.conversation import live


class Bell:
    """Whispers by conversation, as they are rung on the real server."""

    def __init__(self) -> None:
        self._client = redis.Redis.from_url(settings.REDIS_URL)
        self._listening = self._client.pubsub()
        self._listening.subscribe(live.CHANNEL)

    def close(self) -> None:
        """Hang up."""
        self._listening.close()
        self._client.close()

    def whispers(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """What was whispered since the last time, and to which conversation."""
        # The answer to a ping comes behind everything that was rung before it.
        self._listening.ping()
        while heard := self._listening.get_message(timeout=10):
            if heard["type"] == "pong":
                return
            if heard["type"] == "message":
                bell = json.loads(heard["data"])
                if "whisper" in bell:
                    yield bell["to"][0], bell["whisper"]
        raise AssertionError("The bell is out of order.")
