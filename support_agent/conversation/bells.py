"""Listening for the doorbell, for many streams over one connection to Redis."""

import asyncio
import contextlib
import json
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import redis.asyncio
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from support_agent import outages

from .live import CHANNEL

logger = logging.getLogger(__name__)

SECONDS_TO_CONNECT_AGAIN = 1.0
# When nobody rang for so long, the line is asked whether it still stands, and must answer soon.
SECONDS_OF_QUIET = 5.0
SECONDS_TO_ANSWER = 2.0
MOST_NAMED = 100


class Bell:
    """One listener's bell. Rings that come while nobody waits are kept as one."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._whispered = asyncio.Event()
        self._whispers: list[Any] = []
        self._changed: set[str | None] = set()

    def ring(self, whisper: Any = None, *, conversation: str | None = None) -> None:
        """Wake the listener, with what is whispered, or the conversation in which something changed."""
        if whisper is None:
            # Where nobody knows which, or it is too many to name, it may be any.
            many = len(self._changed) >= MOST_NAMED
            self._changed = {None} if many else self._changed | {conversation}
        else:
            # A listener that is slow needs the last of them at the most.
            self._whispers = [*self._whispers[-2:], whisper]
            self._whispered.set()
        self._rung.set()

    async def wait(self, *, seconds: float) -> bool:
        """Whether it rang within this time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._rung.wait()
        rung = self._rung.is_set()
        self._rung.clear()
        return rung

    def changed(self) -> list[str | None]:
        """The conversations that changed since the last call; None where it may be any."""
        changed, self._changed = self._changed, set()
        return [None] if None in changed else list(changed)

    async def hear(self) -> None:
        """Wait for a whisper. Rings are kept for whoever waits for those."""
        await self._whispered.wait()

    def whispers(self) -> list[Any]:
        """What was whispered since the last call."""
        self._whispered.clear()
        heard, self._whispers = self._whispers, []
        return heard


class Bells:
    """The bells of one process. All are rung after an outage, since nobody knows what was missed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._bells: defaultdict[str, set[Bell]] = defaultdict(set)
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_down = False
        self.closed = False

    @asynccontextmanager
    async def listen(self, name: str) -> AsyncIterator[Bell]:
        """A bell for this name, until the block ends. Listen first, then read the table."""
        bell = Bell()
        self._bells[name].add(bell)
        loop = asyncio.get_running_loop()
        if self._task is None or self._task.done() or self._loop is not loop:
            self._loop = loop
            self._task = asyncio.create_task(self._follow())
        try:
            yield bell
        finally:
            self._bells[name].discard(bell)
            if not self._bells[name]:
                del self._bells[name]

    def announce_end(self) -> None:
        """Wake everyone who waits, to see that it is closed. May be called by a signal."""
        self.closed = True
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._ring_all)

    async def close(self) -> None:
        """Stop listening to Redis."""
        self.closed = True
        while self._task is not None and not self._task.done():
            # The client of Redis may take a cancellation for the end of a wait of its own.
            self._task.cancel()
            await asyncio.wait([self._task], timeout=0.2)
        self._ring_all()

    async def _follow(self) -> None:
        # For as long as the process lives: without it every stream would follow its heartbeat.
        while not self.closed:
            try:
                await self._follow_until_lost()
            except (RedisError, OSError):
                self._lose_line()
            except Exception:
                logger.exception("The doorbell failed.")
            await asyncio.sleep(SECONDS_TO_CONNECT_AGAIN)

    async def _follow_until_lost(self) -> None:
        client = redis.asyncio.Redis.from_url(
            self._url, socket_connect_timeout=SECONDS_TO_ANSWER, socket_timeout=SECONDS_TO_ANSWER
        )
        async with client, client.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            self._is_down = False
            outages.REDIS.end()
            self._ring_all()
            while True:
                heard = await line.get_message(timeout=SECONDS_OF_QUIET) or await _asked(line)
                if heard["type"] == "message":
                    self._ring(json.loads(heard["data"]))

    def _lose_line(self) -> None:
        if not self._is_down:
            self._is_down = True
            outages.REDIS.meet("the doorbell, so that streams follow their heartbeat meanwhile,")

    def _ring(self, rung: dict[str, Any]) -> None:
        for name in rung["to"]:
            for bell in self._bells.get(name, ()):
                bell.ring(rung.get("whisper"), conversation=rung.get("conversation"))

    def _ring_all(self) -> None:
        for bells in list(self._bells.values()):
            for bell in list(bells):
                bell.ring()


async def _asked(line: PubSub) -> dict[str, Any]:
    """What the line says when it is asked whether it stands. A host that vanished says nothing.

    Raises TimeoutError.
    """
    await line.ping()
    async with asyncio.timeout(SECONDS_TO_ANSWER):
        while (heard := await line.get_message(timeout=SECONDS_TO_ANSWER)) is None:
            pass
    return dict(heard)
