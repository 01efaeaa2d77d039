"""Bring orders in from files. The plain JSON form is documented in orders/importers/README.md."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from orders.importers import files
from orders.importers.records import Problem
from orders.text import on_a_line, quoted


class Command(BaseCommand):
    help = (
        "Import orders from Shopify's orders export (CSV) or from plain JSON "
        "(orders/importers/README.md). Running it again changes only what the file says anew."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE", type=Path)
        parser.add_argument("--format", choices=["auto", *files.READERS], default="auto")
        parser.add_argument(
            "--dry-run", action="store_true", help="Check and count, write nothing."
        )

    def handle(self, *args: Any, **options: Any) -> None:
        # Before the first order is written: a misspelt name must not leave half an import behind.
        forms = {path: _form(path, options["format"]) for path in options["files"]}
        rejected = 0
        for path, form in forms.items():
            report = files.import_file(
                path,
                form=form,
                now=timezone.now(),
                tell=lambda problem, path=path: self._tell(path, problem),  # type: ignore[misc]
                dry_run=options["dry_run"],
            )
            ending = " (dry run: nothing was written)" if options["dry_run"] else ""
            self.stdout.write(f"{on_a_line(str(path))}: {report}{ending}")
            rejected += report.rejected
        if rejected:
            raise CommandError(f"{rejected} left out; see the lines above.")

    def _tell(self, path: Path, problem: Problem) -> None:
        place = on_a_line(f"{path}:{problem.line} {problem.field}")
        self.stderr.write(f"{place} {quoted(problem.value)} {problem.reason}")


def _form(path: Path, form: str) -> str:
    if not path.is_file():
        raise CommandError(f"There is no file {quoted(path)}.")
    found = files.detect(path) if form == "auto" else form
    if found is None:
        raise CommandError(
            f"{on_a_line(str(path))} is neither Shopify's orders export nor JSON; name its --format."
        )
    return found
