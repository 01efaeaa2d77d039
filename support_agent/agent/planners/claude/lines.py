"""Lines to the provider on which a silence can be broken off.

A thread that waits for a model's next word sits in the operating system, where nothing reaches
it: a run that was superseded would wait out the whole silence, and pay for what it cuts off at
last. So one thread asks for all that wait whether anybody still wants the answer, and hangs up
where nobody does, which ends the wait.
"""

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from typing import Any

import httpcore2
import httpx2

from support_agent.many_threads import at_rest

# A lease that is lost is known two seconds later at the most.
SECONDS_BETWEEN_LOOKS = 0.5

_waiting = threading.local()


@contextmanager
def asking(check: Callable[[], None]) -> Iterator[None]:
    """While the block runs, this thread's waits end as soon as `check` raises."""
    _waiting.check = check
    try:
        yield
    finally:
        del _waiting.check


def attentive(client: httpx2.Client) -> httpx2.Client:
    """The client, with lines that ask while they wait; those to a proxy too."""
    # The library lets a pool have a network of its own, but a client none of its pools.
    for transport in (client._transport, *client._mounts.values()):
        if isinstance(transport, httpx2.HTTPTransport):
            pool: Any = transport._pool
            pool._network_backend = _Network(pool._network_backend)
    return client


class _Network(httpcore2.NetworkBackend):
    def __init__(self, network: httpcore2.NetworkBackend) -> None:
        self._network = network

    def connect_tcp(self, *args: Any, **options: Any) -> httpcore2.NetworkStream:
        connecting: Future[httpcore2.NetworkStream] = Future()

        def connect() -> None:
            try:
                connecting.set_result(self._network.connect_tcp(*args, **options))
            except Exception as error:
                connecting.set_exception(error)

        # The look-up of a name has no end but the system's, and each address that it finds has
        # the whole time again. Whoever asks waits for the time that was meant, and no longer.
        threading.Thread(target=connect, name="connecting", daemon=True).start()
        with at_rest():
            return _Line(_within(connecting, options.get("timeout")))

    def connect_unix_socket(self, *args: Any, **options: Any) -> httpcore2.NetworkStream:
        return _Line(self._network.connect_unix_socket(*args, **options))

    def sleep(self, seconds: float) -> None:
        self._network.sleep(seconds)


def _within(
    connecting: Future[httpcore2.NetworkStream], timeout: float | None
) -> httpcore2.NetworkStream:
    """The line, once it stands. Raises what `check` does, or ConnectTimeout."""
    ends = time.monotonic() + (float("inf") if timeout is None else timeout)
    try:
        while True:
            _check()
            left = ends - time.monotonic()
            wait([connecting], timeout=min(max(left, 0.0), SECONDS_BETWEEN_LOOKS))
            if connecting.done():
                return connecting.result()
            if left <= SECONDS_BETWEEN_LOOKS:
                raise httpcore2.ConnectTimeout
    except BaseException:
        connecting.add_done_callback(_hang_up)
        raise


def _hang_up(connecting: Future[httpcore2.NetworkStream]) -> None:
    """Close a line that stands too late for whoever asked for it."""
    if not connecting.exception():
        connecting.result().close()


class _Line(httpcore2.NetworkStream):
    def __init__(self, stream: httpcore2.NetworkStream) -> None:
        self._stream = stream

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """What comes next. Raises what `check` does, or ReadTimeout after the whole silence."""
        try:
            with at_rest(), _watch.over(self._stream.get_extra_info("socket")):
                return self._stream.read(max_bytes, timeout)
        finally:
            # Whatever ended the wait: headers that come byte by byte have no end either.
            _check()

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._stream.write(buffer, timeout)

    def close(self) -> None:
        self._stream.close()

    def start_tls(self, *args: Any, **options: Any) -> httpcore2.NetworkStream:
        with at_rest():
            return _Line(self._stream.start_tls(*args, **options))

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


def _check() -> None:
    if check := getattr(_waiting, "check", None):
        check()


class _Watch:
    """Asks for all waits of this process, and ends those that nobody wants any more."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._checks: dict[socket.socket, Callable[[], None]] = {}
        self._thread: threading.Thread | None = None

    @contextmanager
    def over(self, line: socket.socket) -> Iterator[None]:
        """While the block waits for the line, it may be hung up."""
        if not (check := getattr(_waiting, "check", None)):
            yield
            return
        try:
            with self._lock:
                self._checks[line] = check
                if self._thread is None or not self._thread.is_alive():
                    self._thread = threading.Thread(target=self._look, name="silences", daemon=True)
                    self._thread.start()
            yield
        finally:
            with self._lock:
                del self._checks[line]

    def _look(self) -> None:
        while True:
            time.sleep(SECONDS_BETWEEN_LOOKS)
            with self._lock:
                # Locked, since a line that is waited for no more may be closed, and its number
                # be another one's.
                for line, check in self._checks.items():
                    if not _is_wanted(check):
                        _shut(line)


_watch = _Watch()


def _is_wanted(check: Callable[[], None]) -> bool:
    try:
        check()
    except Exception:
        # Whoever waits asks too, and then hears why.
        return False
    return True


def _shut(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        # The plain socket's own: that of an encrypted one would forget its keys in the middle of
        # another thread's work.
        socket.socket.shutdown(line, socket.SHUT_RDWR)
