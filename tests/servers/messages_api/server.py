"""The server itself: one thread for each connection, everything that was asked kept."""

import json
import select
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple, Self

from . import checks
from .answers import Answer, Json, Raw, error_of, events, message

Scripted = Answer | Raw | Callable[[Json], Answer | Raw]
OVER = error_of("invalid_request_error", "The script has no more answers.")


class Asked(NamedTuple):
    """A request as it came. `peer` is the connection that it came by."""

    peer: tuple[str, int]
    path: str
    headers: dict[str, str]
    body: Json


class MessagesApi:
    """The server in a thread of this process. A context manager; `url` is its address.

    `asked` holds every request, `refused` why the provider would have refused one, `hung_up`
    is set when somebody leaves before an answer is through.
    """

    def __init__(self, *script: Scripted, port: int = 0, streams: bool = True) -> None:
        self.closing = threading.Event()
        self.plays(*script, streams=streams)
        self._server = _Server(("127.0.0.1", port), _Handler)
        self._server.api = self
        self._thread = threading.Thread(target=self._server.serve_forever, args=[0.02], daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def bodies(self) -> list[Json]:
        """The requests' bodies, in order."""
        return [asked.body for asked in self.asked]

    def plays(self, *script: Scripted, again: bool = False, streams: bool = True) -> None:
        """Begin a new script. With `again` its last answer is given for ever."""
        self._lock = threading.Lock()
        self._answers = _played(script, again=again)
        self.streams = streams
        self.asked: list[Asked] = []
        self.refused: list[str] = []
        self.hung_up = threading.Event()

    def transcript(self) -> str:
        """The exact requests, to be printed."""
        return "\n".join(json.dumps(body, ensure_ascii=False, indent=2) for body in self.bodies)

    def answer_to(self, asked: Asked) -> tuple[int, Answer | Raw]:
        """The next answer of the script, or the provider's refusal of what was asked."""
        with self._lock:
            self.asked.append(asked)
            number = len(self.asked)
            if wrong := checks.missing_header(asked.headers):
                self.refused.append(wrong)
                body = error_of("authentication_error", wrong)
                return number, Raw(status=401, body=json.dumps(body))
            if wrong := checks.refusal(asked.body):
                self.refused.append(wrong)
                body = error_of("invalid_request_error", wrong)
                return number, Raw(status=400, body=json.dumps(body))
            answer = next(self._answers, Raw(status=400, body=json.dumps(OVER)))
        return number, answer(asked.body) if callable(answer) else answer

    def close(self) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _played(script: Iterable[Scripted], *, again: bool) -> Iterator[Scripted]:
    last: Scripted | None = None
    for last in script:
        yield last
    while again and last is not None:
        yield last


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 128
    api: MessagesApi

    def handle_error(self, request: Any, client_address: Any) -> None:
        # Whoever hangs up in the middle is what some tests are about.
        self.api.hung_up.set()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Many small writes: without this each waits 40 ms for the other side's word.
    disable_nagle_algorithm = True
    server: _Server

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        headers = {name.lower(): value for name, value in self.headers.items()}
        api = self.server.api
        number, answer = api.answer_to(Asked(self.client_address, self.path, headers, body))
        if isinstance(answer, Raw):
            self._send(answer)
        elif self._waits(answer.delay):
            self.close_connection = True
        elif body.get("stream") and api.streams:
            self._stream(answer, list(events(answer, number, model=body["model"])), number)
        else:
            whole = message(answer, number, model=body["model"])
            self._send(Raw(body=json.dumps(whole, ensure_ascii=False)), number)

    def _send(self, raw: Raw, number: int = 0) -> None:
        content = raw.body.encode()
        self.send_response(raw.status)
        headers = {"Content-Type": "application/json", "request-id": f"req_{number:02}"}
        for name, value in ({**headers, **raw.headers}).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _stream(self, answer: Answer, parts: list[Json], number: int) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream; charset=utf-8")
        self.send_header("request-id", f"req_{number:02}")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for sent, event in enumerate(parts):
            if self._strays(answer, sent) or self._waits(answer.pause):
                self.close_connection = True
                return
            self._event(event["type"], json.dumps(event, ensure_ascii=False))
        if self._strays(answer, len(parts)):
            self.close_connection = True
        else:
            self.wfile.write(b"0\r\n\r\n")

    def _strays(self, answer: Answer, sent: int) -> bool:
        """Whether the answer ends here, after what its fault is to send."""
        if sent == answer.error_after:
            self._event("error", json.dumps(answer.error))
        elif sent == answer.garbage_after:
            self._event("content_block_delta", '{"type": "content_block_del')
        elif sent == answer.silent_after:
            self._waits(30)
        elif sent == answer.comments_after:
            while not self.server.api.closing.wait(0.01):
                self._chunk(b": still here\n\n")
        else:
            return sent == answer.cut_after
        return True

    def _waits(self, seconds: float) -> bool:
        """Say nothing for so long. Whether the other side has left meanwhile, or we are to end."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if self.server.api.closing.wait(min(left, 0.02)):
                return True
            heard, _, _ = select.select([self.connection], [], [], 0)
            # Nobody asks twice at once: what can be read here is the end of the line.
            if heard:
                self.server.api.hung_up.set()
                return True
        return self.server.api.closing.is_set()

    def _event(self, kind: str, data: str) -> None:
        self._chunk(f"event: {kind}\ndata: {data}\n\n".encode())

    def _chunk(self, content: bytes) -> None:
        self.wfile.write(b"%x\r\n%s\r\n" % (len(content), content))
        self.wfile.flush()

    def log_message(self, *parts: Any) -> None:
        """Say nothing: what was asked is kept."""
