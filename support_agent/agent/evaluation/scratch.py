"""A shop that is there for one run of the evaluation only, in a database of its own.

Whatever the settings name, nothing of the real shop is read or written and no broker is rung.
"""

import os
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

    def __init__(self, made: Path) -> None:
        self.made = made
        self._numbers = count(1)

    def renew(self) -> None:
        """The next conversation finds the shop as it was made."""
        # A file of its own, not the old one written over: the thread that renews leases may be
        # reading that. Other processes may be copying the same shop.
        fresh = self.made.with_name(f"shop-{os.getpid()}-{next(self._numbers)}.sqlite3")
        connections[DEFAULT].close()
        shutil.copyfile(self.made, fresh)
        used = Path(connections[DEFAULT].settings_dict["NAME"])
        if used != self.made:
            used.unlink()
        # In place: all threads' connections look their address up in this one dictionary.
        connections.settings[DEFAULT]["NAME"] = str(fresh)


def demo_shop() -> None:
    """The orders of the demo shop, dated around now."""
    seeding.seed(now=timezone.now())


@contextmanager
def scratch_shop(fill: Callable[[], object] = demo_shop) -> Iterator[Scratch]:
    """The shop, in a temporary folder, as the process's database until the block ends."""
    real, redis_url = connections.settings[DEFAULT], settings.REDIS_URL
    with TemporaryDirectory(prefix="support-evaluation-") as folder:
        scratch = join(Path(folder) / "made.sqlite3")
        try:
            call_command("migrate", verbosity=0, interactive=False)
            fill()
            # What was written lies beside the file until nobody has it open.
            connections[DEFAULT].close()
            yield scratch
        finally:
            settings.REDIS_URL = redis_url
            _connect(real)


def join(made: Path) -> Scratch:
    """The shop in this file, as the process's database from here on."""
    address = dict(values.database(f"sqlite:///{made}", made.parent))
    _connect(dict(ConnectionHandler({DEFAULT: address}).settings[DEFAULT]))
    # Nobody listens to a doorbell here, so there is none to ring.
    settings.REDIS_URL = ""
    return Scratch(made)


def _connect(database: dict[str, object]) -> None:
    connections[DEFAULT].close()
    connections.settings[DEFAULT] = database
    del connections[DEFAULT]
