"""The desk's events, as a small ASGI application beside Django, as the customers' are.

They carry no content, only that it is worth reading again and where: what a member of staff may
see is decided by the API, each time that it is asked.
"""

import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from importlib import import_module

from django.conf import settings
from django.contrib.auth import get_user
from django.http import HttpRequest, parse_cookie

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
from support_agent.conversation.live import DESK

from .access import is_operator

PATH = "/desk/events/"
SECONDS_BETWEEN_CHECKS = 30.0
REFUSAL = {
    "code": "permission_denied",
    "message": "Sign in as an operator to follow the desk.",
    "field": None,
}

AWAY = {"code": "away", "message": "The desk is away for a moment.", "field": None}


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
        may_read = await found(_may_read, key)
        if scope["method"] != "GET" or not may_read:
            away = may_read is None
            await answer(send, 503 if away else 403, AWAY if away else REFUSAL)
            return
        await send({"type": "http.response.start", "status": 200, "headers": STREAM_HEADERS})
        await speak(self._bells, DESK, partial(self._frames, key), receive, send)

    async def _frames(
        self, key: str, bell: Bell, has_left: Callable[[], bool]
    ) -> AsyncIterator[str]:
        # By now the bell is heard, so whoever reads after the hello misses nothing.
        yield frame("hello", {})
        check_at = time.monotonic() + self._between_checks
        while not (has_left() or self._bells.closed):
            rung = await bell.wait(seconds=min(self._heartbeat, self._between_checks))
            if time.monotonic() >= check_at:
                may_read = await found(_may_read, key)
                if may_read is False:
                    return
                # In an outage it is not known, and a stream tells nothing that may not be heard.
                check_at = time.monotonic() + (self._between_checks if may_read else 0.0)
            if not rung:
                yield STILL_HERE
            for conversation in bell.changed():
                yield frame("changed", {"conversation": conversation})


def _may_read(key: str) -> bool:
    """Whether this session is an operator's, now."""
    request = HttpRequest()
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    return is_operator(get_user(request))


def _session_key(scope: Scope) -> str:
    sent = b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
    return parse_cookie(sent.decode("latin-1")).get(settings.SESSION_COOKIE_NAME, "")
