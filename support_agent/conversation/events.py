"""Server-sent events beside Django: how a stream is opened, spoken and ended."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from typing import Any, TypeVar

from django.db import InterfaceError, OperationalError, connections

from .bells import Bell, Bells

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
# What a stream says, given its bell and whether its reader has left.
Frames = Callable[[Bell, Callable[[], bool]], AsyncIterator[str]]

Found = TypeVar("Found")

# Line breaks to some readers, and the halves of letters, which no line carries.
ODD = re.compile("[\x85\u2028\u2029\ud800-\udfff]")
HEARTBEAT_SECONDS = 15.0
# The database was away. Each stream asks again by itself, and its reader stays where they are.
SECONDS_TO_TRY_AGAIN = (1.0, 3.0)
STILL_HERE = ": still here\n\n"
STREAM_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-cache, no-transform"),
    # Proxies that gather output would hold an event back until the next one.
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]


async def speak(bells: Bells, name: str, frames: Frames, receive: Receive, send: Send) -> None:
    """Send what the frames are until they end or their reader leaves.

    The bell is heard before the first frame is asked for: what is said between a first read
    and the listening would otherwise wait for a heartbeat.
    """
    async with bells.listen(name) as bell:
        reader = asyncio.create_task(_left(receive, bell))
        try:
            async for told in frames(bell, reader.done):
                await send(_body(told.encode(), more=True))
        finally:
            reader.cancel()
    await send(_body(b"", more=False))


async def found(read: Callable[..., Found], *given: Any) -> Found | None:
    """What is read in a borrowed thread, which gives its connection back.

    None, after a moment, in an outage. Nothing is logged then: a thousand streams would all say
    it, and whoever writes does.
    """
    try:
        return await asyncio.to_thread(_and_give_back, read, given)
    except (OperationalError, InterfaceError):
        await asyncio.sleep(random.uniform(*SECONDS_TO_TRY_AGAIN))
        return None


def _and_give_back(read: Callable[..., Found], given: tuple[Any, ...]) -> Found:
    try:
        return read(*given)
    finally:
        # Back to the pool: an idle stream holds no connection.
        connections.close_all()


async def answer(
    send: Send, status: int, value: Any, headers: list[tuple[bytes, bytes]] | None = None
) -> None:
    """A whole answer, as JSON."""
    sent = [(b"content-type", b"application/json"), *(headers or [])]
    await send({"type": "http.response.start", "status": status, "headers": sent})
    await send(_body(json.dumps(value).encode() if value is not None else b"", more=False))


def frame(event: str, data: Any, *, event_id: int | None = None) -> str:
    """One event, as it goes over the line."""
    marked = f"id: {event_id}\n" if event_id is not None else ""
    told = ODD.sub(_escaped, json.dumps(data, ensure_ascii=False))
    return f"{marked}event: {event}\ndata: {told}\n\n"


def _escaped(odd: re.Match[str]) -> str:
    return f"\\u{ord(odd[0]):04x}"


async def _left(receive: Receive, bell: Bell) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    asyncio.get_running_loop().call_soon(bell.ring)


def _body(content: bytes, *, more: bool) -> MutableMapping[str, Any]:
    return {"type": "http.response.body", "body": content, "more_body": more}
