"""A copy of the data folder while the shop is at work: the SQLite database and the secrets."""

import shutil
import sqlite3
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import connection

# What is made anew at each start. All else in the folder is kept: a file of a later release too.
MADE_ANEW = shutil.ignore_patterns("broker", "celerybeat-schedule*", "running", "*.sqlite3*")


class Command(BaseCommand):
    """Of PostgreSQL its own programs make better copies than we could."""

    help = "Copy the SQLite database and the secrets into a new folder, while the shop is at work."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Where to."""
        parser.add_argument("folder", metavar="FOLDER", type=Path, help="made by this command")

    def handle(self, *, folder: Path, **options: Any) -> None:
        """Copy, and check the copy. Raises CommandError with what to do instead."""
        if connection.vendor != "sqlite":
            raise CommandError(
                "The database is PostgreSQL: use pg_dump, as docs/operating.md says."
            )
        if folder.resolve().is_relative_to(settings.SUPPORT.data_dir):
            raise CommandError("The copy must lie outside of the data folder.")
        try:
            shutil.copytree(settings.SUPPORT.data_dir, folder, ignore=MADE_ANEW)
        except FileExistsError:
            raise CommandError(f"{folder} is there already: name a new folder.") from None
        database = Path(settings.DATABASES["default"]["NAME"])
        # Only its owner may read what customers wrote, and the secrets.
        folder.chmod(0o700)
        _copy(database, folder / database.name)
        for path in folder.rglob("*"):
            path.chmod(0o700 if path.is_dir() else 0o600)
        self.stdout.write(f"{folder} holds the database, whole, and the secrets.")


def _copy(source: Path, target: Path) -> None:
    # By SQLite itself: a copied file would lack what lies in the log beside it. In the mode that
    # the database is in, a reader holds no writer up.
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as shop,
        closing(sqlite3.connect(target)) as copy,
    ):
        shop.backup(copy)
        [found] = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise CommandError(f"The copy is damaged: {found}. Check the disk, and copy again.")
