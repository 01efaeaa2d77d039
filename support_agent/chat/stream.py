"""A conversation's events, as a small ASGI application beside Django.

A stream that passed Django's middleware would pin a thread, and one that read the database
in its own thread a connection. This one holds neither: it reads in a borrowed thread, which
gives its connection back at once.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from typing import Any
from uuid import UUID

from django.db import connections

from support_agent.conversation.bells import Bell, Bells
from support_agent.models import Conversation, Message

from .messages import FIELDS, MessageJson, message_json
from .tokens import RENEWAL_HEADER, Key, TokenRefused, read_token

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HEARTBEAT_SECONDS = 15.0
MOST_AT_ONCE = 200
PATH = re.compile(r"/api/v1/conversations/(?P<conversation>[0-9a-f-]{36})/events/")
# The token comes in a header and never by itself, so any shop's page may ask.
ANY_ORIGIN = [
    (b"access-control-allow-origin", b"*"),
    (b"access-control-allow-methods", b"GET, OPTIONS"),
    (b"access-control-allow-headers", b"authorization, last-event-id"),
    (b"access-control-expose-headers", RENEWAL_HEADER.lower().encode()),
    (b"access-control-max-age", b"86400"),
]
NOT_FOUND = {"code": "conversation_not_found", "message": "There is no such conversation."}


class Events:
    """Answers GET …/events/ with everything after Last-Event-ID and then each new thing."""

    def __init__(self, bells: Bells) -> None:
        self._bells = bells

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one stream until its reader leaves or the process is about to end."""
        if scope["method"] == "OPTIONS":
            await _answer(send, 204, b"")
            return
        headers = {name.decode("latin-1").lower(): value for name, value in scope["headers"]}
        try:
            key = _key(scope["path"], headers)
        except TokenRefused:
            await _answer(send, 404, json.dumps(NOT_FOUND).encode())
            return
        await _open(send, key)
        await self._speak(key.conversation_id, _last_seen(headers), receive, send)

    async def _speak(self, conversation_id: UUID, seen: int, receive: Receive, send: Send) -> None:
        # Listen before the first read: a message said between the two would otherwise wait
        # for the next heartbeat.
        async with self._bells.listen(str(conversation_id)) as bell:
            reader = asyncio.create_task(_left(receive, bell))
            try:
                async for frame in self._frames(conversation_id, seen, bell, reader):
                    await send(_body(frame, more=True))
            finally:
                reader.cancel()
        await send(_body("", more=False))

    async def _frames(
        self, conversation_id: UUID, seen: int, bell: Bell, reader: "asyncio.Task[None]"
    ) -> AsyncIterator[str]:
        holder = ""
        while not (reader.done() or self._bells.closed):
            messages, holds = await asyncio.to_thread(_read, conversation_id, seen)
            if holds is None:
                return
            for message in messages:
                seen = message["sequence"]
                yield _frame("message", message, event_id=seen)
            if holds != holder:
                holder = holds
                yield _frame("holder", {"holder": holder})
            for doing in bell.whispers():
                yield _frame("status", doing)
            if len(messages) == MOST_AT_ONCE:
                continue
            if not await bell.wait(seconds=HEARTBEAT_SECONDS):
                yield ": still here\n\n"


def _read(conversation_id: UUID, seen: int) -> tuple[list[MessageJson], str | None]:
    try:
        rows = Message.objects.filter(conversation=conversation_id, sequence__gt=seen)
        messages = [message_json(row) for row in rows.values(*FIELDS)[:MOST_AT_ONCE]]
        holders = Conversation.objects.filter(pk=conversation_id)
        holder = holders.values_list("holder", flat=True).first()
    finally:
        # Back to the pool: an idle stream holds no connection.
        connections.close_all()
    return messages, holder


async def _left(receive: Receive, bell: Bell) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    asyncio.get_running_loop().call_soon(bell.ring)


def _key(path: str, headers: dict[str, bytes]) -> Key:
    found = PATH.fullmatch(path)
    scheme, _, token = headers.get("authorization", b"").decode("latin-1").partition(" ")
    if found is None or scheme.lower() != "bearer":
        raise TokenRefused
    key = read_token(token.strip())
    if str(key.conversation_id) != found["conversation"]:
        raise TokenRefused
    return key


def _last_seen(headers: dict[str, bytes]) -> int:
    last = headers.get("last-event-id", b"0").decode("latin-1").strip()
    return int(last) if last.isdecimal() and len(last) < 10 else 0


async def _open(send: Send, key: Key) -> None:
    headers = [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-cache, no-transform"),
        # Proxies that gather output would hold a message back until the next one.
        (b"x-accel-buffering", b"no"),
        *ANY_ORIGIN,
    ]
    if key.renewed:
        headers.append((RENEWAL_HEADER.lower().encode(), key.renewed.encode()))
    await send({"type": "http.response.start", "status": 200, "headers": headers})


async def _answer(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), *ANY_ORIGIN]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _frame(event: str, data: Any, *, event_id: int | None = None) -> str:
    marked = f"id: {event_id}\n" if event_id is not None else ""
    return f"{marked}event: {event}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


def _body(frame: str, *, more: bool) -> MutableMapping[str, Any]:
    return {"type": "http.response.body", "body": frame.encode(), "more_body": more}
