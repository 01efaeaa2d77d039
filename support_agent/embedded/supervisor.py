"""The process that starts the embedded broker, and stops it when nobody uses it any more.

python -m support_agent.embedded.supervisor FOLDER SECONDS
"""

import contextlib
import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from support_agent.embedded.broker import Broker, can_lock, lock
from support_agent.embedded.server_binary import find_server

SECONDS_BETWEEN_LOOKS = 0.5
SECONDS_TO_STOP = 10
SECONDS_TO_BECOME_THE_ONE = 1


def main(broker: Broker) -> None:
    """Supervise this folder's server, unless another process does."""
    if _become_the_one(broker.folder / "supervisor"):
        # A terminal that closes or a session that is logged out is no reason to stop.
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())
        _supervise(broker)


def _become_the_one(path: Path) -> bool:
    # Asked more than once, since a look at the lock holds it for a moment.
    deadline = time.monotonic() + SECONDS_TO_BECOME_THE_ONE
    while time.monotonic() < deadline:
        with contextlib.suppress(BlockingIOError):
            lock(path, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        time.sleep(0.02)
    return False


def _supervise(broker: Broker) -> None:
    _prepare_socket(broker)
    server = _start(broker)
    try:
        while not _is_deserted(broker):
            if server.poll() is not None:
                server = _start(broker)
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(SECONDS_TO_STOP)
        server.kill()


def _is_deserted(broker: Broker) -> bool:
    """Look once; True when nobody has used the broker for a while.

    The lock is kept then, so that whoever comes now waits until we are gone and starts anew.
    """
    users = broker.folder / "users"
    time.sleep(SECONDS_BETWEEN_LOOKS)
    deadline = time.monotonic() + broker.lingers
    while can_lock(users, fcntl.LOCK_EX):
        if time.monotonic() >= deadline:
            return _keep(users)
        time.sleep(SECONDS_BETWEEN_LOOKS)
    return False


def _keep(users: Path) -> bool:
    with contextlib.suppress(BlockingIOError):
        lock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False


def _prepare_socket(broker: Broker) -> None:
    # A server whose supervisor was killed still runs, and two must never write one log of
    # commands.
    while broker.answers():
        broker.say("SHUTDOWN")
        time.sleep(0.05)
    folder = broker.socket_path.parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Anyone may make a folder under /tmp and wait for us to talk in it.
    if folder.stat().st_uid != os.geteuid():
        sys.exit(f"{folder} belongs to somebody else.")


def _start(broker: Broker) -> "subprocess.Popen[bytes]":
    data = broker.folder / "data"
    data.mkdir(exist_ok=True)
    options = {
        "port": "0",
        "unixsocket": str(broker.socket_path),
        "unixsocketperm": "700",
        "dir": str(data),
        "save": "",
        "appendonly": "yes",
        "appendfsync": "everysec",
        "maxmemory-policy": "noeviction",
    }
    words = [word for name, value in options.items() for word in (f"--{name}", value)]
    server = subprocess.Popen([find_server(), "-", *words], stdin=subprocess.PIPE)
    # By its standard input, since all users of a machine can read a command line.
    assert server.stdin
    server.stdin.write(f"requirepass {broker.password}\n".encode())
    server.stdin.close()
    return server


if __name__ == "__main__":
    main(Broker(Path(sys.argv[1]), float(sys.argv[2])))
