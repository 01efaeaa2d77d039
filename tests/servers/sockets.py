"""No test talks to another machine, in any thread."""

import socket
from typing import Any

LOOPBACK = {None, "", "localhost", "127.0.0.1", "::1", "0.0.0.0", "::"}


class LeftTheMachine(RuntimeError):
    """A test tried to reach another machine."""


def stay_on_this_machine() -> None:
    """Refuse every address but loopback and sockets in the file system, until the process ends."""
    for name in ("connect", "connect_ex"):
        _guard_method(name)
    look_up = socket.getaddrinfo

    def guarded(host: Any, *args: Any, **options: Any) -> Any:
        _check(host)
        return look_up(host, *args, **options)

    socket.getaddrinfo = guarded


def _guard_method(name: str) -> None:
    plain = getattr(socket.socket, name)

    def guarded(self: socket.socket, address: Any) -> Any:
        if self.family in (socket.AF_INET, socket.AF_INET6):
            _check(address[0])
        return plain(self, address)

    setattr(socket.socket, name, guarded)


def _check(host: Any) -> None:
    if isinstance(host, bytes):
        host = host.decode()
    if host not in LOOPBACK:
        raise LeftTheMachine(f"A test tried to reach {host!r}; only this machine is allowed.")
