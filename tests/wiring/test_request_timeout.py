"""Whoever sends half a request and waits is hung up on, and nobody else."""

import contextlib
import json
import socket
import threading
import urllib.request

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from support_agent import request_timeout

HEAD = b"GET /healthy/ HTTP/1.1\r\nHost: localhost\r\nX-More: "
BODY = (
    b"POST /api/v1/conversations/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
)
HALVES = {
    "nothing": b"",
    "a line": b"GET /healthy/ HT",
    "a head": HEAD,
    "a body": BODY + b'Content-Length: 100\r\n\r\n{"language"',
    "a chunk": BODY + b'Transfer-Encoding: chunked\r\n\r\n100\r\n{"language"',
    "a body that is refused": BODY + b"Content-Length: 200000\r\n\r\n{",
    "a second request": HEAD + b"\r\n\r\n" + HEAD,
    "a second body": HEAD + b"\r\n\r\n" + BODY + b'Content-Length: 100\r\n\r\n{"language"',
    "a third body": 2 * (HEAD + b"\r\n\r\n") + BODY + b"Content-Length: 9\r\n\r\n{",
}
# Far longer than the limit of these tests: a connection that is held fails, and waits for nothing.
PATIENCE = 30


@pytest.fixture
def soon(monkeypatch):
    monkeypatch.setattr(request_timeout, "SECONDS", 1.0)


@pytest.fixture
def connect(live_site, soon):
    """Connections to the site, each with what it has sent so far."""
    port = int(live_site.rpartition(":")[2])
    with contextlib.ExitStack() as connections:

        def _connect(sent):
            connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
            connections.enter_context(connection)
            connection.sendall(sent)
            return connection

        yield _connect


def read_to_the_end(connection):
    """All that came until the other side hung up. Raises TimeoutError where it does not."""
    came = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := connection.recv(65536):
            came += piece
    return came


def test_fifty_halves_of_each_kind_are_hung_up_on_while_a_customer_goes_on(connect, live_site):
    opened = post(f"{live_site}/api/v1/conversations/", {})
    key = {"Authorization": f"Bearer {opened['token']}"}
    conversation = f"{live_site}/api/v1/conversations/{opened['id']}"
    stream = urllib.request.Request(f"{conversation}/events/", headers=key)
    halves = [connect(sent) for sent in (HALVES["a head"], HALVES["a body"]) for _ in range(50)]

    with urllib.request.urlopen(stream, timeout=PATIENCE) as events:
        with urllib.request.urlopen(f"{live_site}/healthy/") as answer:
            assert answer.status == 200
        for half in halves:
            assert read_to_the_end(half) == b""

        # The stream is older than they were.
        post(f"{conversation}/messages/", {"text": "Hello", "client_id": "one"}, **key)
        while b'"text": "Hello"' not in events.readline():
            pass


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES)
def test_half_of_anything_is_hung_up_on(connect, sent):
    read_to_the_end(connect(sent))


def test_a_request_that_trickles_in_wins_no_time(connect):
    connection = connect(HEAD)
    ended = threading.Event()

    def trickle():
        with contextlib.suppress(OSError):
            while not ended.wait(0.1):
                connection.sendall(b"x")

    trickling = threading.Thread(target=trickle)
    trickling.start()
    try:
        assert read_to_the_end(connection) == b""
    finally:
        ended.set()
        trickling.join()


def test_a_request_in_pieces_is_answered(connect):
    whole = BODY + b"Content-Length: 2\r\nConnection: close\r\n\r\n{}"
    connection = connect(b"")

    for at in range(0, len(whole), 40):
        connection.sendall(whole[at : at + 40])

    assert read_to_the_end(connection).startswith(b"HTTP/1.1 201")


def test_what_is_changed_of_the_web_server_is_there():
    """At an upgrade: does uvicorn have a limit of its own by now, and are these names still its?"""
    request_timeout.install()

    for name in (
        "connection_made",
        "data_received",
        "on_response_complete",
        "connection_lost",
    ):
        assert getattr(H11Protocol, name).__qualname__.startswith("_followed"), name
    named = H11Protocol.__init__.__code__.co_names
    assert {"conn", "loop", "transport"} <= set(named)


def post(address, body, **headers):
    asked = urllib.request.Request(
        address, json.dumps(body).encode(), {"Content-Type": "application/json", **headers}
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        return json.load(answer)
