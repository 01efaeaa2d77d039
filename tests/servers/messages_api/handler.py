"""One connection to the server: a request is read, and answered with whatever fault is on order."""

import json
import select
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from .answers import Answer, Json, Raw, Wire, events, message


class Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 128
    api: Any

    def handle_error(self, request: Any, client_address: Any) -> None:
        # Whoever hangs up in the middle is what some tests are about.
        self.api.hung_up.set()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Many small writes: without this each waits 40 ms for the other side's word.
    disable_nagle_algorithm = True
    server: Server

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        headers = {name.lower(): value for name, value in self.headers.items()}
        api = self.server.api
        number, answer = api.answer_to(self.client_address, self.path, headers, body)
        if isinstance(answer, Raw):
            self._send(answer)
        elif isinstance(answer, Wire):
            self._pour(answer)
        elif self._waits(answer.delay):
            self.close_connection = True
        elif body.get("stream") and api.streams:
            self._stream(answer, list(events(answer, number, model=body["model"])), number)
        else:
            whole = message(answer, number, model=body["model"])
            self._send(Raw(body=_spelt(whole)), number)

    def do_GET(self) -> None:
        """What is known of a model, which costs nothing and is no part of the script."""
        self._send(self.server.api.knows(self.path.rpartition("/")[2]))

    def _send(self, raw: Raw, number: int = 0) -> None:
        content = raw.body if isinstance(raw.body, bytes) else raw.body.encode()
        self.send_response(raw.status)
        headers = {"Content-Type": "application/json", "request-id": f"req_{number:02}"}
        for name, value in ({**headers, **raw.headers}).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _pour(self, wire: Wire) -> None:
        self.close_connection = True
        self.wfile.write(wire.first)
        self.wfile.flush()
        while wire.ever and not self._waits(wire.pause):
            self.wfile.write(wire.ever)
            self.wfile.flush()

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
            self._event(event["type"], _spelt(event))
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


def _spelt(value: Json) -> str:
    """JSON with its letters as they are, but for halves of letters, which only JSON can spell."""
    spelt = json.dumps(value, ensure_ascii=False)
    return spelt if spelt.isascii() or _is_whole(spelt) else json.dumps(value)


def _is_whole(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
