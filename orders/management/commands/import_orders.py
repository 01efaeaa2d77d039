"""Bring orders in from files. The plain JSON form is documented in orders/importers/README.md."""

from argparse import ArgumentParser
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from orders.importers import fields, files
from orders.importers.files import Report
from orders.importers.records import Problem
from orders.importers.texts import WINDOWS, TextFile, Unlike
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
            "--source",
            metavar="NAME",
            help="The shop that the orders are of, where two shops number theirs alike; "
            "by the format if left out.",
        )
        parser.add_argument(
            "--dry-run", action="store_true", help="Check and count, write nothing."
        )

    def handle(self, *args: Any, **options: Any) -> None:
        source = _source(options["source"])
        # Before the first order is written: a misspelt name must not leave half an import behind.
        known = [_looked_at(path, options["format"]) for path in options["files"]]
        with files.rehearsal() if options["dry_run"] else nullcontext():
            reports = [
                self._import(file, form, source, dry_run=options["dry_run"]) for file, form in known
            ]
        rejected = sum(report.rejected for report in reports)
        left_out = [f"{rejected} left out"] if rejected else []
        if any(report.uncounted for report in reports):
            left_out.append("an unknown number not read")
        if left_out:
            raise CommandError(f"{', '.join(left_out)}; see the lines above.")

    def _import(self, file: TextFile, form: str, source: str | None, *, dry_run: bool) -> Report:
        place = on_a_line(str(file.path))
        report = files.import_file(
            file,
            form=form,
            source=source,
            now=timezone.now(),
            tell=lambda problem: self._tell(place, problem),
        )
        for name, reason, count in report.untold():
            self.stderr.write(on_a_line(f"{file.path}: {count} more: {name} {reason}"))
        if form != "json" and file.encoding == WINDOWS:
            self.stdout.write(f"{place}: read as Windows-1252, since it is not UTF-8")
        if report.is_empty:
            self.stdout.write(f"{place}: holds no orders")
        else:
            ending = " (dry run: nothing was written)" if dry_run else ""
            self.stdout.write(f"{place}: {report}{ending}")
        return report

    def _tell(self, place: str, problem: Problem) -> None:
        told = f"{on_a_line(f'{problem.line} {problem.field}')} {quoted(problem.value)}"
        self.stderr.write(f"{place}:{told} {on_a_line(problem.reason)}")


def _looked_at(path: Path, form: str) -> tuple[TextFile, str]:
    if not path.is_file():
        raise CommandError(f"There is no file {quoted(path)}.")
    try:
        return files.look_at(path, None if form == "auto" else form)
    except Unlike as unlike:
        raise CommandError(f"{on_a_line(str(path))} {on_a_line(str(unlike))}.") from None


def _source(named: str | None) -> str | None:
    if named is None:
        return None
    try:
        return fields.required(fields.text(50))(named)
    except fields.Unreadable as unreadable:
        raise CommandError(f"The source {unreadable}.") from None
