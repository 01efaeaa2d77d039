"""A Valkey of our own for whoever has no Redis: one server for all processes of a data folder.

Importing this starts nothing. `ensure_running` lets a small supervisor, a process of its own,
start the server; each user of the server holds a shared lock on a file for as long as it lives.
The kernel releases that lock however the process ends, so a killed worker takes nothing down
with it, and when nobody has held the lock for a while the supervisor stops the server and ends.

This file imports neither Django nor Celery, since the supervisor is to stay small.
"""

import contextlib
import fcntl
import hashlib
import os
import re
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from support_agent.embedded.secret_file import kept_secret
from support_agent.embedded.server_binary import find_server

SECONDS_TO_START = 15
SECONDS_TO_ANSWER = 2
SECONDS_TO_LEAVE = 3
# The system's limit is 108 bytes on Linux and 104 on macOS; an address has no room for spaces.
SAFE_SOCKET_PATH = re.compile(r"[\w/.-]{1,100}", re.ASCII)

# Locks that live as long as this process, by folder.
_held: dict[Path, int] = {}


class BrokerDidNotStart(Exception):
    """The server was found and did not come up; the message says where to look."""


@dataclass(frozen=True)
class Broker:
    """The embedded server of one folder."""

    folder: Path
    lingers: float = 10
    """Seconds that the server stays when its last user is gone."""

    @property
    def socket_path(self) -> Path:
        path = self.folder / "socket"
        if SAFE_SOCKET_PATH.fullmatch(str(path)):
            return path
        name = hashlib.sha256(os.fsencode(self.folder)).hexdigest()[:16]
        # Not the temporary folder of the environment, which may differ between two processes.
        return Path("/tmp", f"support-{os.geteuid()}-{name}", "socket")

    @property
    def password(self) -> str:
        return kept_secret(self.folder / "password")

    @property
    def redis_url(self) -> str:
        return f"unix://:{self.password}@{self.socket_path}?db=0"

    @property
    def celery_url(self) -> str:
        return f"redis+socket://:{self.password}@{self.socket_path}?virtual_host=0"

    def ensure_running(self) -> None:
        """Start the server unless it runs, and keep it for as long as this process lives.

        Raises ServerMissing or BrokerDidNotStart.
        """
        find_server()
        self._count_as_user()
        deadline = time.monotonic() + SECONDS_TO_START
        supervisor = None
        while not (self.is_supervised() and self.answers()):
            if time.monotonic() > deadline:
                raise BrokerDidNotStart(f"The embedded broker is silent; see {self.folder}/log.")
            if supervisor is None or supervisor.poll() is not None:
                supervisor = self._start_supervisor()
            time.sleep(0.05)

    def leave(self) -> None:
        """Use it no more, and give it the time to stop if nobody else uses it."""
        if (held := _held.pop(self.folder, None)) is not None:
            os.close(held)
        deadline = time.monotonic() + self.lingers + SECONDS_TO_LEAVE
        while self.is_supervised() and time.monotonic() < deadline:
            time.sleep(0.05)

    def is_supervised(self) -> bool:
        """Whether some process holds the supervisor's lock."""
        return not can_lock(self.folder / "supervisor", fcntl.LOCK_SH)

    def answers(self) -> bool:
        """Whether the server takes our password and commands."""
        return self.say("PING").startswith(b"+PONG")

    def say(self, command: str) -> bytes:
        """The server's answer to one command; nothing when there is no server."""
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as talk:
            talk.settimeout(SECONDS_TO_ANSWER)
            talk.connect(str(self.socket_path))
            talk.sendall(f"AUTH {self.password}\r\n".encode())
            if talk.recv(100).startswith(b"+OK"):
                talk.sendall(f"{command}\r\n".encode())
                return talk.recv(100)
        return b""

    def _count_as_user(self) -> None:
        # Python closes this descriptor in the programs that we start and keeps it in forks,
        # which use the broker as we do.
        if self.folder not in _held:
            _held[self.folder] = lock(self.folder / "users", fcntl.LOCK_SH)

    def _start_supervisor(self) -> "subprocess.Popen[bytes]":
        arguments = [str(self.folder), str(self.lingers)]
        with (self.folder / "log").open("ab") as log:
            supervisor = subprocess.Popen(
                [sys.executable, "-m", "support_agent.embedded.supervisor", *arguments],
                cwd=Path(__file__).parents[2],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # It must outlive us, and a Control-C in our terminal is not for it.
                start_new_session=True,
            )
        _children.append(supervisor)
        return supervisor


# Kept, since Python warns of a child that is forgotten while it runs.
_children: list["subprocess.Popen[bytes]"] = []


def lock(path: Path, kind: int) -> int:
    """Hold a lock on this file until the descriptor is closed. Raises BlockingIOError if told
    not to wait."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, kind)
    except BlockingIOError:
        os.close(descriptor)
        raise
    return descriptor


def can_lock(path: Path, kind: int) -> bool:
    """Whether the lock could be had now; it is given back at once."""
    try:
        os.close(lock(path, kind | fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True
