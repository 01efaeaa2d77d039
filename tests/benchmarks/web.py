"""The web process: what it never imports, and what an idle stream takes of it."""

import time

from django.db import connection
from django.utils import timezone

from support_agent.conversation import services
from support_agent.models import Conversation

from . import sites
from .figure import Figure, bounded

STREAMS = 4_000
HEAVY = ("anthropic", "httpx2")


def imports() -> list[Figure]:
    """No web process pays for the SDK, whatever it has served."""
    conversation = services.start_conversation(customer=None, channel="b", now=timezone.now())
    with sites.site() as (process, port):
        stream = sites.events_of(port, conversation.pk)
        sites.say(port, conversation.pk, "Hello")
        stream.wait_for(b"event: message")
        loaded = sites.modules_of(process)
        stream.close()
    found = [name for name in HEAVY if name in loaded]
    return [
        Figure(
            name="the SDK in the web process after traffic",
            wanted="not imported",
            measured=", ".join(found) or "not imported",
            floor=f"{len(loaded)} modules",
            ratio=float(len(found)),
            met=not found,
        )
    ]


def streams() -> list[Figure]:
    """What 4,000 customers who look at a quiet conversation take."""
    conversations = Conversation.objects.bulk_create(
        Conversation(channel="b", created_at=timezone.now()) for _ in range(STREAMS)
    )
    keys = [conversation.pk for conversation in conversations]
    with sites.site(SUPPORT_MAX_STREAMS=f"conversation=10,address={2 * STREAMS}") as (web, port):
        warm = [sites.events_of(port, key) for key in keys[:200]]
        for stream in warm:
            stream.close()
        time.sleep(1)
        memory, threads, connections = web.memory(), web.threads(), _connections()
        open_ones = [sites.events_of(port, key) for key in keys]
        time.sleep(1)
        each = (web.memory() - memory) / STREAMS / 1000
        more_threads, more_connections = web.threads() - threads, _connections() - connections
        for stream in open_ones:
            stream.close()
    return [
        bounded(30, name=f"{STREAMS:,} idle streams, memory of each", measured=each, unit="kB"),
        bounded(
            40, name=f"{STREAMS:,} idle streams, threads", measured=more_threads, unit="threads"
        ),
        bounded(
            20,
            name=f"{STREAMS:,} idle streams, database connections",
            measured=more_connections,
            unit="connections",
        ),
    ]


def _connections() -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
        return int(cursor.fetchone()[0])
