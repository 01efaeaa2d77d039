"""A conversation's events, as a small ASGI application beside Django.

A stream that passed Django's middleware would pin a thread, and one that read the database
in its own thread a connection. This one holds neither: it reads in a borrowed thread, which
gives its connection back at once.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from functools import partial
from uuid import UUID

from django.db import connections

from support_agent.conversation.bells import Bell, Bells
from support_agent.conversation.events import (
    HEARTBEAT_SECONDS,
    STILL_HERE,
    STREAM_HEADERS,
    Receive,
    Scope,
    Send,
    answer,
    frame,
    speak,
)
from support_agent.models import Conversation, Message

from .messages import FIELDS, MessageJson, message_json
from .tokens import RENEWAL_HEADER, Key, TokenRefused, read_token

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
NOT_FOUND = {
    "code": "conversation_not_found",
    "message": "There is no such conversation.",
    "field": None,
}


class Events:
    """Answers GET …/events/ with everything after Last-Event-ID and then each new thing."""

    def __init__(self, bells: Bells) -> None:
        self._bells = bells

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one stream until its reader leaves or the process is about to end."""
        if scope["method"] == "OPTIONS":
            await answer(send, 204, None, ANY_ORIGIN)
            return
        headers = {name.decode("latin-1").lower(): value for name, value in scope["headers"]}
        try:
            key = _key(scope["path"], headers)
        except TokenRefused:
            await answer(send, 404, NOT_FOUND, ANY_ORIGIN)
            return
        await _open(send, key)
        frames = partial(self._frames, key.conversation_id, _last_seen(headers))
        await speak(self._bells, str(key.conversation_id), frames, receive, send)

    async def _frames(
        self, conversation_id: UUID, seen: int, bell: Bell, has_left: Callable[[], bool]
    ) -> AsyncIterator[str]:
        holder = ""
        while not (has_left() or self._bells.closed):
            messages, holds = await asyncio.to_thread(_read, conversation_id, seen)
            if holds is None:
                return
            for message in messages:
                seen = message["sequence"]
                yield frame("message", message, event_id=seen)
            if holds != holder:
                holder = holds
                yield frame("holder", {"holder": holder})
            for doing in bell.whispers():
                yield frame("status", doing)
            if len(messages) == MOST_AT_ONCE:
                continue
            if not await bell.wait(seconds=HEARTBEAT_SECONDS):
                yield STILL_HERE


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
    headers = [*STREAM_HEADERS, *ANY_ORIGIN]
    if key.renewed:
        headers.append((RENEWAL_HEADER.lower().encode(), key.renewed.encode()))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
