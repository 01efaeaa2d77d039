"""The whole site for an ASGI server: Django, and the streams beside it."""

import asyncio
import signal
from collections.abc import Callable
from types import FrameType
from typing import Any

from handoff.desk import stream as desk
from support_agent.conversation.bells import Bells
from support_agent.conversation.events import Receive, Scope, Send
from support_agent.conversation.scopes import at_its_prefix, path_below

from .bodies import Application, Bounded
from .stream import PATH, Events


class Site:
    """Sends each request where it belongs, and ends the streams when the server is to stop."""

    def __init__(
        self,
        django: Application,
        bells: Bells,
        *,
        begin: Callable[[], None] = lambda: None,
        end: Callable[[], None] = lambda: None,
    ) -> None:
        self._django = Bounded(django)
        self._bells = bells
        self._begin, self._end = begin, end
        self._events = Events(bells)
        self._desk = desk.DeskEvents(bells)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or the server's life from start to end."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            await self._serve(at_its_prefix(scope), receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = path_below(scope)
        if PATH.fullmatch(path):
            await self._events(scope, receive, send)
        elif path == desk.PATH:
            await self._desk(scope, receive, send)
        else:
            await self._django(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                _call_at_the_end(self._bells.announce_end)
                self._begin()
                await send({"type": "lifespan.startup.complete"})
            else:
                await self._bells.close()
                await asyncio.to_thread(self._end)
                await send({"type": "lifespan.shutdown.complete"})
                return


def _call_at_the_end(announce: Callable[[], None]) -> None:
    """Say so at once when the server is told to stop.

    It would wait for every open stream first, and a stream ends only when it is told.
    """
    for number in (signal.SIGTERM, signal.SIGINT):
        servers = signal.getsignal(number)
        if not callable(servers):
            continue

        def stop(
            number: int, frame: FrameType | None, servers: Callable[..., Any] = servers
        ) -> None:
            announce()
            servers(number, frame)

        try:
            signal.signal(number, stop)
        except ValueError:
            # A server in a thread, as in tests, has no signals; its streams end with it.
            return
