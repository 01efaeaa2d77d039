"""What is noted of each request: its id in the log and in its answer, its status in the metrics."""

import re
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any
from uuid import uuid4

from support_agent import log_context, metrics, tracing
from support_agent.conversation.events import Receive, Scope, Send
from support_agent.conversation.scopes import at_its_prefix, path_below

Application = Callable[[Any, Any, Any], Awaitable[None]]
HEADER = b"x-request-id"
# A proxy may have given the request an id already. What is none is not repeated into a log.
ID = re.compile(rb"[A-Za-z0-9-]{8,64}")
CONVERSATION = re.compile(r"/api/v1/(?:staff/)?conversations/([0-9a-f-]{36})/")
NEW_MESSAGE = re.compile(r"/api/v1/conversations/[0-9a-f-]{36}/messages/")


class RequestLog:
    """Stands before the site."""

    def __init__(self, site: Application) -> None:
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, and note what comes of it."""
        if scope["type"] != "http":
            await self._site(scope, receive, send)
            return
        request = _id(scope)

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                metrics.RESPONSES.labels(f"{message['status'] // 100}xx").inc()
                told = [*message.get("headers", ()), (HEADER, request.encode())]
                message = {**message, "headers": told}
            await send(message)

        ids = {"request": request}
        path = path_below(at_its_prefix(scope))
        if found := CONVERSATION.match(path):
            ids["conversation"] = found[1]
        with log_context.binding(**ids), _span(scope["method"], path, ids):
            await self._site(scope, receive, answer)


def _id(scope: Scope) -> str:
    for name, value in scope["headers"]:
        if name == HEADER and ID.fullmatch(value):
            return str(value.decode())
    return uuid4().hex[:16]


def _span(method: str, path: str, ids: dict[str, str]) -> AbstractContextManager[None]:
    """A new message begins a trace; a stream would be one that never ends."""
    if method == "POST" and NEW_MESSAGE.fullmatch(path):
        return tracing.span(
            "POST message", request=ids["request"], conversation=ids["conversation"]
        )
    return nullcontext()
