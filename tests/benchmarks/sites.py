"""The product's web process, and a client that listens and speaks as the widget does.

    python -m tests.benchmarks.sites UVICORN-ARGUMENTS…

runs uvicorn so that its modules can be asked for: it prints them at SIGUSR1.
"""

import http.client
import json
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from support_agent.chat.tokens import make_token

from . import ground

PRODUCT = "support_agent.asgi:application"
END = "-- these are all --"


@contextmanager
def site(application: str = PRODUCT, **environ: str) -> Iterator[tuple[ground.Process, int]]:
    """A real web process and its port."""
    port = _free_port()
    command = ("-m", "tests.benchmarks.sites", application, "--port", str(port))
    with ground.Process(*command, "--log-level", "warning", **environ) as process:
        ground.wait_until(lambda: _answers(port), why=process.log.read_text)
        yield process, port


def modules_of(process: ground.Process) -> set[str]:
    """The modules that the process has imported until now."""
    process.signal(signal.SIGUSR1)
    process.wait_for(END)
    return set(process.log.read_text().split())


class Stream:
    """An open stream of events. The socket is read only when asked for a word."""

    def __init__(self, port: int, path: str, *, token: str = "") -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=ground.SECONDS)
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        self._read = b""

    def wait_for(self, word: bytes) -> float:
        """When the word came, by the monotonic clock. What came before it is let go."""
        while word not in self._read:
            more = self._socket.recv(65536)
            if not more:
                raise ground.DidNotHappen(f"The stream ended: {self._read!r}")
            self._read += more
        came = time.monotonic()
        self._read = self._read.partition(word)[2]
        return came

    def close(self) -> None:
        self._socket.close()


def events_of(port: int, conversation: UUID) -> Stream:
    """The stream of a conversation, once it has said who holds it."""
    path = f"/api/v1/conversations/{conversation}/events/"
    stream = Stream(port, path, token=make_token(conversation))
    stream.wait_for(b"event: holder")
    return stream


def say(port: int, conversation: UUID, text: str) -> None:
    """Say something as the customer."""
    path = f"/api/v1/conversations/{conversation}/messages/"
    post(port, path, {"text": text, "client_id": "one"}, token=make_token(conversation))


def post(port: int, path: str, body: object, *, token: str = "") -> None:
    """Send JSON and read the whole answer. Raises DidNotHappen for a refusal."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=ground.SECONDS)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    line.request("POST", path, json.dumps(body), headers)
    answer = line.getresponse()
    said = answer.read()
    line.close()
    if answer.status >= 300:
        raise ground.DidNotHappen(f"{answer.status}: {said!r}")


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


def _tell_modules(*_: object) -> None:
    print("\n".join(sorted(sys.modules)), END, sep="\n", flush=True)


if __name__ == "__main__":
    import uvicorn

    signal.signal(signal.SIGUSR1, _tell_modules)
    uvicorn.main()
