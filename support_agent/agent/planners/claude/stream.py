"""An answer of the Messages API put together: events joined by hand, nothing guessed.

The blocks stay the dictionaries that came, so that they go back exactly as received, the
kinds that nobody here knows among them.
"""

import codecs
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any

import httpx2

from support_agent.agent.types import PlannerFailed

from . import faults

Json = dict[str, Any]
# What each kind of delta adds, and to which field of its block.
GROWING = {"text_delta": "text", "thinking_delta": "thinking"}
# The last one is for JSON that is nested without end.
BROKEN_EVENT = (KeyError, TypeError, AttributeError, ValueError, RecursionError)
# Far more than an answer of any length that we ask for. What streams on and on is none.
MOST_BYTES = 8_000_000
# What is kept, word for word, of an answer that was not even a message.
MOST_KEPT = 20_000


class Answer:
    """A message as far as it has come. `message` holds it whole once `read` has returned."""

    def __init__(self) -> None:
        self.message: Json = {}
        self._blocks: dict[int, Json] = {}
        self._inputs: dict[int, list[str]] = {}
        self._heard: list[bytes] = []

    def read(self, response: httpx2.Response, *, check: Callable[[], None]) -> None:
        """Read it to its end, asking `check` at every piece whether to go on.

        Raises a Fault for an answer that is cut, broken off or none of the Messages API.
        """
        pieces = self._hearing(_checked(response, check))
        try:
            if "text/event-stream" in response.headers.get("content-type", ""):
                self._take_all(events(pieces))
                _drain(pieces)
            else:
                # A gateway that does not stream answers whole.
                self._take_whole(b"".join(pieces))
        except (httpx2.HTTPError, httpx2.StreamError) as error:
            # A wait that ended because nobody wants the answer is no fault of the line.
            check()
            raise faults.of_connection(error, midway=True) from None
        except BROKEN_EVENT:
            raise faults.not_understood() from None
        if self.message.get("stop_reason") is None:
            # The SDK says nothing here: a stream that ends early looks like a short answer.
            raise faults.stopped_early()

    def as_it_came(self) -> str:
        """The message as JSON, however far it had come, or what came in place of one."""
        message = self.message
        if message and "content" in message and not message["content"]:
            blocks = [self._finished(place) for place in sorted(self._blocks)]
            message = {**message, "content": blocks}
        try:
            if message:
                return json.dumps(message, ensure_ascii=False)
        except RecursionError:
            # Nested without end, and so it was not understood.
            pass
        return b"".join(self._heard)[:MOST_KEPT].decode(errors="replace")

    def _hearing(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        heard = 0
        for piece in pieces:
            if heard < MOST_KEPT:
                self._heard.append(piece)
                heard += len(piece)
            yield piece

    def _take_all(self, arriving: Iterable[Json]) -> None:
        for event in arriving:
            if event["type"] == "message_stop":
                break
            self._take(event)
        self.message["content"] = [self._finished(place) for place in sorted(self._blocks)]

    def _take_whole(self, body: bytes) -> None:
        self.message = parsed(body.removeprefix(codecs.BOM_UTF8))
        if self.message["type"] == "error":
            raise faults.of_event(self.message)
        if not all(isinstance(block["type"], str) for block in self.message["content"]):
            raise ValueError

    def _take(self, event: Json) -> None:
        kind = event["type"]
        if kind == "message_start":
            self._start(event["message"])
        elif kind == "content_block_start":
            self._open(event["index"], event["content_block"])
        elif kind == "content_block_delta":
            self._grow(event["index"], event["delta"])
        elif kind == "message_delta":
            self._take_end(event)
        elif kind == "error":
            raise faults.of_event(event)

    def _start(self, message: Json) -> None:
        # Two answers in one stream would be joined to a third that nobody gave.
        if self.message:
            raise ValueError
        self.message = dict(message)

    def _open(self, place: int, block: Json) -> None:
        if place in self._blocks:
            raise ValueError
        self._blocks[place] = {**block, "type": str(block["type"])}

    def _grow(self, place: int, delta: Json) -> None:
        block = self._blocks[place]
        kind = delta["type"]
        if field := GROWING.get(kind):
            block[field] = (block.get(field) or "") + delta[field]
        elif kind == "input_json_delta":
            self._inputs.setdefault(place, []).append(delta["partial_json"])
        elif kind == "signature_delta":
            block["signature"] = delta["signature"]
        elif kind == "citations_delta":
            block["citations"] = [*(block.get("citations") or []), delta["citation"]]

    def _take_end(self, event: Json) -> None:
        self.message.update(event["delta"])
        # Its counts are totals and not additions; those that it leaves out stand.
        told = {
            name: value for name, value in (event.get("usage") or {}).items() if value is not None
        }
        if told:
            self.message["usage"] = {**(self.message.get("usage") or {}), **told}

    def _finished(self, place: int) -> Json:
        block = self._blocks[place]
        text = "".join(self._inputs.get(place, ()))
        if not text:
            return block
        try:
            return {**block, "input": parsed(text)}
        except (ValueError, RecursionError):
            return {**block, "input": text}


def _drain(pieces: Iterable[bytes]) -> None:
    # A connection is used again only when it was read to its end. What goes wrong behind
    # the end of an answer is no matter.
    with suppress(httpx2.HTTPError, httpx2.StreamError, PlannerFailed):
        for _ in pieces:
            pass


def events(pieces: Iterable[bytes]) -> Iterator[Json]:
    """The data of each server-sent event. One that is cut off is none."""
    data: list[bytes] = []
    for line in _lines(pieces):
        if line.startswith(b"data:"):
            data.append(line[5:])
        elif not line and data:
            yield parsed(b"\n".join(data))
            data = []


def _lines(pieces: Iterable[bytes]) -> Iterator[bytes]:
    rest = b""
    for piece in pieces:
        # Only at line feeds: other line ends of Unicode may stand inside the JSON.
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            yield line.removesuffix(b"\r")


def parsed(text: bytes | str) -> Json:
    """A JSON object. Raises ValueError for any other value, and for numbers that JSON lacks."""
    value = _JSON.decode(text if isinstance(text, str) else text.decode(errors="surrogatepass"))
    if not isinstance(value, dict):
        raise ValueError("It is no object.")
    return value


def _refused(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON.")


# `json.loads` would build one for each event.
_JSON = json.JSONDecoder(parse_constant=_refused)


def _checked(response: httpx2.Response, check: Callable[[], None]) -> Iterator[bytes]:
    # At every piece and not at every event: comments that keep a connection alive are no
    # events, and a gateway can send them for hours.
    size = 0
    for piece in response.iter_bytes():
        check()
        size += len(piece)
        if size > MOST_BYTES:
            raise ValueError("It has no end.")
        yield piece
