"""A shop that is there for one run of the evaluation only, in a database of its own.

Whatever the settings name, nothing of the real shop is read or written and no broker is rung.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from django.conf import settings
from django.core.management import call_command
from django.db import connections
from django.db.utils import ConnectionHandler
from django.utils import timezone

from orders.demo import seeding
from support_agent import values

DEFAULT = "default"


class Scratch:
    """A shop that was made once, and can be had anew at the price of copying a file."""

    def __init__(self, folder: Path, fill: Callable[[], object]) -> None:
        self._folder = folder
        self._made = self._database("made")
        self._numbers = count(1)
        self._use(self._made)
        call_command("migrate", verbosity=0, interactive=False)
        fill()

    def renew(self) -> None:
        """The next conversation finds the shop as it was made."""
        # A file of its own, not the old one written over: the thread that renews leases may be
        # reading that.
        fresh = self._database(f"shop-{next(self._numbers)}")
        connections[DEFAULT].close()
        shutil.copyfile(self._made, fresh)
        used = Path(connections[DEFAULT].settings_dict["NAME"])
        if used != self._made:
            used.unlink()
        self._use(fresh)

    def _database(self, name: str) -> Path:
        return self._folder / f"{name}.sqlite3"

    def _use(self, path: Path) -> None:
        # In place: all threads' connections look their address up in this one dictionary.
        connections.settings[DEFAULT]["NAME"] = str(path)


def demo_shop() -> None:
    """The orders of the demo shop, dated around now."""
    seeding.seed(now=timezone.now())


@contextmanager
def scratch_shop(fill: Callable[[], object] = demo_shop) -> Iterator[Scratch]:
    """The shop, in a temporary folder, as the process's database until the block ends."""
    real, redis_url = connections.settings[DEFAULT], settings.REDIS_URL
    with TemporaryDirectory(prefix="support-evaluation-") as name:
        folder = Path(name)
        _connect(_sqlite_in(folder))
        # Nobody listens there, and the doorbell takes that as it does every outage.
        settings.REDIS_URL = f"unix://{folder}/nobody"
        try:
            yield Scratch(folder, fill)
        finally:
            settings.REDIS_URL = redis_url
            _connect(real)


def _sqlite_in(folder: Path) -> dict[str, object]:
    parsed = dict(values.database(f"sqlite:///{folder}/made.sqlite3", folder))
    return dict(ConnectionHandler({DEFAULT: parsed}).settings[DEFAULT])


def _connect(database: dict[str, object]) -> None:
    connections[DEFAULT].close()
    connections.settings[DEFAULT] = database
    del connections[DEFAULT]
