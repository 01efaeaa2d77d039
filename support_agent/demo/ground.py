"""What the demo stands on: a free port, a folder of its own, a shop in it and its staff."""

import contextlib
import errno
import fcntl
import os
import socket
from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.db import DatabaseError
from django.utils import timezone

from orders.demo import seeding
from orders.demo.recipes import SOURCE
from orders.models import Order
from support_agent.embedded.broker import lock
from support_agent.startup import tables_are_older

from . import staff
from .errors import DemoRefused, FolderTaken, PortTaken, RealShop


def check_port(host: str, port: int) -> None:
    """Raises PortTaken, or DemoRefused for a host that is not this machine's."""
    try:
        [(family, *_, address), *_] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as refusal:
        if refusal.errno == errno.EADDRINUSE:
            raise PortTaken(host, port) from refusal
        raise DemoRefused(f"It can't listen at {host}, port {port}: {refusal}.") from refusal


def claim_folder() -> Path:
    """The demo's own part of the data folder, held until this process ends.

    Raises FolderTaken or RealShop.
    """
    folder = Path(settings.SUPPORT.data_dir, "demo")
    if os.environ.get("DATABASE_URL") or not (folder.exists() or _holds_no_real_shop()):
        raise RealShop
    try:
        lock(folder / "running", fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FolderTaken(settings.SUPPORT.data_dir) from None
    return folder


def _holds_no_real_shop() -> bool:
    with contextlib.suppress(DatabaseError):
        return not Order.objects.exclude(source=SOURCE).exists()
    return True


def migrate() -> None:
    """Bring the tables up to date; quick when they are."""
    if tables_are_older():
        call_command("migrate", verbosity=0)


def furnish(password: str) -> None:
    """Fill the shop and hire its staff, or leave both as they are."""
    seeding.seed(now=timezone.now())
    staff.hire(password)
