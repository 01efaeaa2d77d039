"""The desk's events, as a small ASGI application beside Django, as the customers' are.

They carry no content, only that it is worth reading again and where: what a member of staff may
see is decided by the API, each time that it is asked.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from importlib import import_module
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.db import connections
from django.http import HttpRequest, parse_cookie

from support_agent.conversation.bells import Bell, Bells
from support_agent.conversation.live import DESK

from .access import is_operator

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = "/desk/events/"
HEARTBEAT_SECONDS = 15.0
SECONDS_BETWEEN_CHECKS = 30.0
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-cache, no-transform"),
    # Proxies that gather output would hold an event back until the next one.
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]
REFUSAL = {
    "code": "permission_denied",
    "message": "Sign in as an operator to follow the desk.",
    "field": None,
}


class DeskEvents:
    """Answers GET /desk/events/ with `hello`, and `changed` for each conversation that moves."""

    def __init__(
        self,
        bells: Bells,
        *,
        heartbeat: float = HEARTBEAT_SECONDS,
        between_checks: float = SECONDS_BETWEEN_CHECKS,
    ) -> None:
        self._bells = bells
        self._heartbeat = heartbeat
        self._between_checks = between_checks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one stream until its reader leaves, may not read any more, or the process ends."""
        key = _session_key(scope)
        if scope["method"] != "GET" or not await asyncio.to_thread(_may_read, key):
            await _refuse(send)
            return
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        async with self._bells.listen(DESK) as bell:
            reader = asyncio.create_task(_left(receive, bell))
            try:
                async for frame in self._frames(key, bell, reader):
                    await send(_body(frame, more=True))
            finally:
                reader.cancel()
        await send(_body("", more=False))

    async def _frames(
        self, key: str, bell: Bell, reader: "asyncio.Task[None]"
    ) -> AsyncIterator[str]:
        # By now the bell is heard, so whoever reads after the hello misses nothing.
        yield _frame("hello", {})
        check_at = time.monotonic() + self._between_checks
        while not (reader.done() or self._bells.closed):
            rung = await bell.wait(seconds=min(self._heartbeat, self._between_checks))
            if time.monotonic() >= check_at:
                if not await asyncio.to_thread(_may_read, key):
                    return
                check_at = time.monotonic() + self._between_checks
            if not rung:
                yield ": still here\n\n"
            for conversation in bell.changed():
                yield _frame("changed", {"conversation": conversation})


def _may_read(key: str) -> bool:
    """Whether this session is an operator's, now."""
    try:
        request = HttpRequest()
        request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
        return is_operator(get_user(request))
    finally:
        # Back to the pool: an idle stream holds no connection.
        connections.close_all()


def _session_key(scope: Scope) -> str:
    sent = b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
    return parse_cookie(sent.decode("latin-1")).get(settings.SESSION_COOKIE_NAME, "")


async def _left(receive: Receive, bell: Bell) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    asyncio.get_running_loop().call_soon(bell.ring)


async def _refuse(send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send(_body(json.dumps(REFUSAL), more=False))


def _frame(event: str, data: Any) -> str:
    return f"event: {event}\ndata: {json.dumps(data)}\n\n"


def _body(frame: str, *, more: bool) -> MutableMapping[str, Any]:
    return {"type": "http.response.body", "body": frame.encode(), "more_body": more}
