"""What a request may bring along: refused by its size before anything reads it."""

from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from typing import IO, Any

from rest_framework import exceptions, status
from rest_framework.parsers import JSONParser

from support_agent.conversation.events import Receive, Scope, Send, answer
from support_agent.conversation.scopes import path_below

from .sentences import language_of, sentence

# The longest message with each of its letters escaped, twice over.
MOST_OF_THE_API = 100_000
# Forms of the admin that name many rows.
MOST_ELSEWHERE = 1_000_000
API = "/api/"
# A shop's page reads the refusal too.
ANY_ORIGIN = [(b"access-control-allow-origin", b"*"), (b"x-content-type-options", b"nosniff")]

Application = Callable[[Any, Any, Any], Awaitable[None]]


class TooLarge(exceptions.APIException):
    """More than any request of ours needs."""

    status_code = status.HTTP_413_REQUEST_ENTITY_TOO_LARGE
    default_code = "too_large"
    default_detail = "The request is too large."


class Bounded:
    """Stands before an application, which is not asked where a body is too large."""

    def __init__(self, application: Application) -> None:
        self._application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        headers = dict(scope["headers"])
        most = MOST_OF_THE_API if path_below(scope).startswith(API) else MOST_ELSEWHERE
        length = headers.get(b"content-length")
        if length is None:
            # A body in pieces does not say how long it will be; the framework takes it for none.
            body = await _gathered(receive, most)
            if body is None:
                return
            scope = {**scope, "headers": [*scope["headers"], _length_of(body)]}
            receive = _Again(body, receive)
            length = str(len(body)).encode()
        if int(length) > most:
            await _refuse(send, headers)
        else:
            await self._application(scope, receive, send)


class _Again:
    """Gives what was received already once more, and then what comes after it."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Any:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


async def _gathered(receive: Receive, most: int) -> bytes | None:
    """The body, or as much of it as shows that it is too large. None when its sender has left."""
    body, more = b"", True
    while more and len(body) <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _length_of(body: bytes) -> tuple[bytes, bytes]:
    return b"content-length", str(len(body)).encode()


class BoundedJSON(JSONParser):
    """JSON of the API, however deep it is nested and whichever server took it in."""

    def parse(
        self,
        stream: IO[Any],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        """The body's value. Raises TooLarge and ParseError."""
        body = stream.read(MOST_OF_THE_API + 1)
        if len(body) > MOST_OF_THE_API:
            raise TooLarge
        try:
            return super().parse(BytesIO(body), media_type, parser_context)
        except RecursionError:
            raise exceptions.ParseError("The JSON is nested too deeply.") from None


async def _refuse(send: Send, headers: Mapping[bytes, bytes]) -> None:
    wanted = headers.get(b"accept-language", b"").decode("latin-1")
    told = sentence(TooLarge.default_code, language_of(wanted))
    body = {"code": TooLarge.default_code, "message": told, "field": None}
    await answer(send, TooLarge.status_code, body, ANY_ORIGIN)
