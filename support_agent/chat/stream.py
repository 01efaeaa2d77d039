"""A conversation's events, as a small ASGI application beside Django.

A stream that passed Django's middleware would pin a thread, and one that read the database
in its own thread a connection. This one holds neither: it reads in a borrowed thread, which
gives its connection back at once.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from django.db import models
from django.db.models import QuerySet

from orders.prepared import Given, PreparedQuery
from support_agent import metrics
from support_agent.conversation.bells import Bell, Bells
from support_agent.conversation.events import (
    HEARTBEAT_SECONDS,
    STILL_HERE,
    STREAM_HEADERS,
    Receive,
    Scope,
    Send,
    answer,
    found,
    frame,
    speak,
)
from support_agent.conversation.scopes import path_below
from support_agent.conversation.seats import Seat, Seats
from support_agent.models import Conversation, Message

from .addresses import counted_as
from .messages import MessageJson, message_json
from .sentences import language_of, sentence
from .tokens import RENEWAL_HEADER, Key, TokenRefused, read_token

MOST_AT_ONCE = 200
# Meanwhile the widget asks for what is new as often as it tries.
SECONDS_TO_WAIT = 15
PATH = re.compile(r"/api/v1/conversations/(?P<conversation>[0-9a-f-]{36})/events/")
# The token comes in a header and never by itself, so any shop's page may ask.
ANY_ORIGIN = [
    (b"access-control-allow-origin", b"*"),
    (b"access-control-allow-methods", b"GET, OPTIONS"),
    (b"access-control-allow-headers", b"authorization, last-event-id"),
    (b"access-control-expose-headers", RENEWAL_HEADER.lower().encode() + b", retry-after"),
    (b"access-control-max-age", b"86400"),
]
NOT_FOUND = {
    "code": "conversation_not_found",
    "message": "There is no such conversation.",
    "field": None,
}
NOT_ALLOWED = {"code": "method_not_allowed", "message": "Events are only read.", "field": None}


class Events:
    """Answers GET …/events/ with everything after Last-Event-ID and then each new thing."""

    def __init__(self, bells: Bells) -> None:
        self._bells = bells
        self._seats = Seats("customer")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one stream until its reader leaves or the process is about to end."""
        if scope["method"] == "OPTIONS":
            await answer(send, 204, None, ANY_ORIGIN)
            return
        if scope["method"] != "GET":
            await answer(send, 405, NOT_ALLOWED, [*ANY_ORIGIN, (b"allow", b"GET, OPTIONS")])
            return
        headers = {name.decode("latin-1").lower(): value for name, value in scope["headers"]}
        try:
            key = _key(path_below(scope), headers)
        except TokenRefused:
            await answer(send, 404, NOT_FOUND, ANY_ORIGIN)
            return
        with self._seats.taken(str(key.conversation_id), _address(scope)) as seat:
            if seat is None:
                await _ask_to_wait(send, headers)
            elif await found(_is_open, key) is False:
                await answer(send, 404, NOT_FOUND, ANY_ORIGIN)
            else:
                await _open(send, key)
                frames = partial(self._frames, key, _last_seen(headers), seat)
                await speak(self._bells, str(key.conversation_id), frames, receive, send)

    async def _frames(
        self, key: Key, seen: int, seat: Seat, bell: Bell, has_left: Callable[[], bool]
    ) -> AsyncIterator[str]:
        seat.bell = bell
        holder = ""
        while not (has_left() or seat.is_lost or self._bells.closed):
            reading = asyncio.create_task(found(_read, key, seen))
            async for told in _meanwhile(bell, reading):
                yield told
            read = await reading
            if read is None:
                yield STILL_HERE
                continue
            messages, holds = read
            if holds is None:
                return
            for message in messages:
                seen = message["sequence"]
                yield frame("message", message, event_id=seen)
            if holds != holder:
                holder = holds
                yield frame("holder", {"holder": holder})
            async for told in _until_changed(bell, is_there_more=len(messages) == MOST_AT_ONCE):
                yield told


async def _meanwhile(bell: Bell, reading: asyncio.Task[Any]) -> AsyncIterator[str]:
    # The customer's own message is read here just as a worker begins with it.
    try:
        while not reading.done():
            for doing in bell.whispers():
                yield frame("status", doing)
            hearing = asyncio.create_task(bell.hear())
            await asyncio.wait({reading, hearing}, return_when=asyncio.FIRST_COMPLETED)
            hearing.cancel()
    except BaseException:
        reading.cancel()
        raise


async def _until_changed(bell: Bell, *, is_there_more: bool) -> AsyncIterator[str]:
    # A whisper stands in no table: it is passed on without a look there.
    while not is_there_more:
        for doing in bell.whispers():
            yield frame("status", doing)
        if not await bell.wait(seconds=HEARTBEAT_SECONDS):
            yield STILL_HERE
            return
        if bell.changed():
            return


def _read(key: Key, seen: int) -> tuple[list[MessageJson], str | None]:
    # Who may read is looked up last: what was said with more rights than the key has is not read.
    said = _said_after(conversation=key.conversation_id, seen=seen, most=MOST_AT_ONCE)
    conversation = _opened_by(key)
    return list(map(message_json, said)), conversation.holder if conversation else None


def _is_open(key: Key) -> bool:
    return _opened_by(key) is not None


def _opened_by(key: Key) -> Conversation | None:
    return _open_conversation.first(pk=key.conversation_id, keys=key.keys_before)


@PreparedQuery
def _said_after() -> QuerySet[Message]:
    return Message.objects.filter(
        conversation=Given("conversation", Conversation._meta.pk),
        sequence__gt=Given("seen", models.IntegerField()),
    )


@PreparedQuery
def _open_conversation() -> QuerySet[Conversation]:
    chosen = Conversation.objects.filter(pk=Given("pk", Conversation._meta.pk))
    by_key = chosen.filter(keys_replaced=Given("keys", models.PositiveIntegerField()))
    return by_key.filter(signed_out_at=None).order_by()


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return counted_as(client[0]) if client else ""


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


async def _ask_to_wait(send: Send, headers: dict[str, bytes]) -> None:
    metrics.REFUSALS.labels("streams").inc()
    wanted = headers.get("accept-language", b"").decode("latin-1")
    told = sentence("throttled", language_of(wanted), wait=SECONDS_TO_WAIT)
    body = {"code": "throttled", "message": told, "field": None}
    wait = (b"retry-after", str(SECONDS_TO_WAIT).encode())
    await answer(send, 429, body, [*ANY_ORIGIN, wait])
