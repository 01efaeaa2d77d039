"""The doorbell: tells whoever listens that something was said. It carries no words.

Everything that a customer or a colleague must see is in the database; a ring says only that
it is worth reading again, so a lost ring costs a heartbeat and never a message. Whispers, what
the agent is doing just now, are the one thing that is said here alone, and may be lost.
"""

import json
import time
from collections.abc import Mapping
from functools import partial
from typing import Any
from uuid import UUID

import redis
from django.conf import settings
from django.db import transaction

from support_agent import outages
from support_agent.once import once

CHANNEL = "support:bell"
DESK = "desk"
# A bell that cannot be rung is left alone for a while: nobody waits for it in each request.
SECONDS_OF_SILENCE = 2.0

_silent_until = 0.0


def ring_on_commit(conversation_id: UUID) -> None:
    """Ring for a conversation's customer and for the desk, once what was said is there to read."""
    conversation = str(conversation_id)
    bell = {"to": [conversation, DESK], "conversation": conversation}
    transaction.on_commit(partial(_ring, bell))


def whisper(conversation_id: UUID, doing: Mapping[str, Any]) -> None:
    """Tell the customer what the agent is doing just now."""
    _ring({"to": [str(conversation_id)], "whisper": doing})


def _ring(bell: Mapping[str, Any]) -> None:
    global _silent_until
    if not settings.REDIS_URL or time.monotonic() < _silent_until:
        return
    try:
        _client().publish(CHANNEL, json.dumps(bell))
    except redis.RedisError:
        # The streams read the table at every heartbeat, so this costs seconds and no message.
        _silent_until = time.monotonic() + SECONDS_OF_SILENCE
        outages.REDIS.meet("the doorbell, so that streams follow their heartbeat meanwhile,")


@once
def _client() -> redis.Redis:
    return redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=0.3, socket_timeout=1.0)
