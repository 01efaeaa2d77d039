"""The doorbell: tells whoever listens that something was said. It carries no words.

Everything that a customer or a colleague must see is in the database; a ring says only that
it is worth reading again, so a lost ring costs a heartbeat and never a message. Whispers, what
the agent is doing just now, are the one thing that is said here alone, and may be lost.
"""

import json
import logging
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any
from uuid import UUID

import redis
from django.conf import settings
from django.db import transaction

from support_agent.once import once

logger = logging.getLogger(__name__)

CHANNEL = "support:bell"
DESK = "desk"
# A bell that cannot be rung is left alone for a while: nobody waits for it in each request.
SECONDS_OF_SILENCE = 2.0

_silent_until = 0.0


def ring_on_commit(conversation_id: UUID) -> None:
    """Ring for a conversation's customer and for the desk, once what was said is there to read."""
    conversation = str(conversation_id)
    bell = {"to": [conversation, DESK], "conversation": conversation}
    transaction.on_commit(partial(_ring, bell, publish=_publish))


def whisper(conversation_id: UUID, doing: Mapping[str, Any]) -> None:
    """Tell the customer what the agent is doing just now."""
    _ring({"to": [str(conversation_id)], "whisper": doing}, publish=_publish_unanswered)


def _ring(bell: Mapping[str, Any], *, publish: Callable[[str], object]) -> None:
    global _silent_until
    if time.monotonic() < _silent_until:
        return
    try:
        publish(json.dumps(bell))
    except redis.RedisError:
        # The streams read the table at every heartbeat, so this costs seconds and no message.
        _silent_until = time.monotonic() + SECONDS_OF_SILENCE
        logger.info("The doorbell is out of order; streams follow their heartbeat.")


def _publish(bell: str) -> None:
    _client().publish(CHANNEL, bell)


def _publish_unanswered(bell: str) -> None:
    """For what may be lost: to wait for how many have heard it takes ten times as long."""
    lines: Any = _whispering_client().connection_pool
    line = lines.get_connection()
    try:
        words = line.pack_commands([("CLIENT", "REPLY", "SKIP"), ("PUBLISH", CHANNEL, bell)])
        line.send_packed_command(words, check_health=False)
    finally:
        lines.release(line)


@once
def _client() -> redis.Redis:
    return _new_client()


@once
def _whispering_client() -> redis.Redis:
    # Where a server answers all the same, no ring takes it for its own answer.
    return _new_client()


def _new_client() -> redis.Redis:
    return redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=0.3, socket_timeout=1.0)
