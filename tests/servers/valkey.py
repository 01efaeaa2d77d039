"""A real Valkey for the tests, on a socket in a folder of its own and without a disk file."""

import signal
from pathlib import Path

import redis

from support_agent.embedded.server_binary import find_server
from tests.servers.process import GuardedProcess, new_folder


class Valkey:
    """`url` is what an operator would write into REDIS_URL."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or new_folder("valkey")
        self.folder.mkdir(exist_ok=True)
        socket = self.folder / "s"
        command = [find_server(), "--port", "0", "--unixsocket", socket, "--dir", self.folder]
        self._process = GuardedProcess(
            [*command, "--save", "", "--appendonly", "no"], folder=self.folder
        )
        self.url = f"unix://{socket}?db=0"
        self._process.wait_until(self._answers)

    def _answers(self) -> bool:
        with redis.from_url(self.url) as client:
            try:
                return bool(client.ping())
            except redis.ConnectionError:
                return False

    def go_away(self) -> None:
        """End at once. All that it held is lost."""
        self._process.end(signal.SIGKILL)

    def come_back(self) -> None:
        """Start again, empty."""
        self._process.start()
        self._process.wait_until(self._answers)

    def empty(self) -> None:
        """Lose everything while all stay connected."""
        with redis.from_url(self.url) as client:
            client.flushall()

    def freeze(self) -> None:
        """Stand still: connections are taken and nothing is answered, as by a dead host."""
        self._process.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.signal(signal.SIGCONT)

    def stop(self) -> None:
        self._process.stop()
