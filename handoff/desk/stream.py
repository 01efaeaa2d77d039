"""The desk's events, as a small ASGI application beside Django, as the customers' are.

They carry no content, only that it is worth reading again and where: what a member of staff may
see is decided by the API, each time that it is asked.
"""

import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from importlib import import_module

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest

from handoff.signin import sessions
from support_agent.conversation.bells import Bell, Bells
from support_agent.conversation.events import (
    HEARTBEAT_SECONDS,
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
from support_agent.conversation.scopes import cookies
from support_agent.conversation.seats import Seat, Seats

from .access import is_operator

PATH = "/desk/events/"
# Whoever is signed out elsewhere, or may not read any more, is gone within seconds.
SECONDS_BETWEEN_CHECKS = 5.0
NOBODY = 0
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
        self._seats = Seats("desk")
        self._heartbeat = heartbeat
        self._between_checks = between_checks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one stream until its reader leaves, may not read any more, or the process ends."""
        key = _session_key(scope)
        reader = await found(_operator, key)
        if scope["method"] != "GET" or not reader:
            away = reader is None
            await answer(send, 503 if away else 403, AWAY if away else REFUSAL)
            return
        # An address is not asked: all colleagues of a shop may share theirs.
        with self._seats.taken(str(reader)) as seat:
            assert seat is not None
            await send({"type": "http.response.start", "status": 200, "headers": STREAM_HEADERS})
            await speak(self._bells, DESK, partial(self._frames, key, seat), receive, send)

    async def _frames(
        self, key: str, seat: Seat, bell: Bell, has_left: Callable[[], bool]
    ) -> AsyncIterator[str]:
        seat.bell = bell
        # By now the bell is heard, so whoever reads after the hello misses nothing.
        yield frame("hello", {})
        check_at = time.monotonic() + self._between_checks
        beat_at = time.monotonic() + self._heartbeat
        while not (has_left() or seat.is_lost or self._bells.closed):
            rung = await bell.wait(seconds=min(self._heartbeat, self._between_checks))
            if time.monotonic() >= check_at:
                reader = await found(_operator, key)
                if reader == NOBODY:
                    return
                # In an outage it is not known, and a stream tells nothing that may not be heard.
                check_at = time.monotonic() + (self._between_checks if reader else 0.0)
            if not rung and time.monotonic() < beat_at:
                # To look at a session is no news: each desk would read everything again.
                continue
            beat_at = time.monotonic() + self._heartbeat
            # In the silence of a heartbeat a ring may have been lost, and nobody knows where.
            for conversation in bell.changed() if rung else [None]:
                yield frame("changed", {"conversation": conversation})


def _operator(key: str) -> int:
    """Whose session this is, if they are an operator now."""
    request = HttpRequest()
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    user = sessions.signed_in(request)
    return user.pk if isinstance(user, User) and is_operator(user) else NOBODY


def _session_key(scope: Scope) -> str:
    sent = b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
    return cookies(sent.decode("latin-1")).get(settings.SESSION_COOKIE_NAME, "")
