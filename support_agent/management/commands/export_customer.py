"""Write down all that is kept of a person, for them to read."""

import os
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from handoff.errors import NobodyFound
from handoff.privacy.export import export
from support_agent.management import people


class Command(BaseCommand):
    """docs/privacy.md says what stands in the file."""

    help = "Export a customer's data as one JSON document."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Who is meant, and where to."""
        people.add_arguments(parser)
        parser.add_argument("--output", metavar="FILE", type=Path, help="or it is printed")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the document as it is made."""
        try:
            pieces = export(people.person(options), now=timezone.now())
        except NobodyFound as nobody:
            raise CommandError(str(nobody)) from nobody
        if options["output"] is None:
            self.stdout.writelines(piece for piece in pieces)
            return
        # For its owner alone, from its first byte.
        opened = os.open(options["output"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(opened, "w", encoding="utf-8") as file:
            file.writelines(pieces)
