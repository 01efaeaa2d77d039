"""Files into the shop, a batch at a time, with an account of what became of each order."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from . import plain, shopify_csv
from .records import OrderRecord, Problem, Reading
from .upsert import Outcome, Refused, write

BATCH = 200

READERS: dict[str, Callable[[Path], Iterator[Reading]]] = {
    "shopify": shopify_csv.read,
    "json": plain.read,
}


@dataclass(kw_only=True)
class Report:
    created: int = 0
    updated: int = 0
    unchanged: int = 0
    rejected: int = 0
    # Where each problem goes as it is met: a file may hold more of them than memory does.
    tell: Callable[[Problem], None] = field(repr=False)

    def __str__(self) -> str:
        return (
            f"{self.created} created, {self.updated} updated, "
            f"{self.unchanged} unchanged, {self.rejected} rejected"
        )

    def reject(self, *problems: Problem) -> None:
        self.rejected += 1
        for problem in problems:
            self.tell(problem)

    def count(self, outcome: Outcome) -> None:
        match outcome:
            case Outcome.CREATED:
                self.created += 1
            case Outcome.UPDATED:
                self.updated += 1
            case Outcome.UNCHANGED:
                self.unchanged += 1


def detect(path: Path) -> str | None:
    """The format of a file by its first characters, or None for a file that is neither."""
    with path.open(encoding="utf-8-sig", errors="surrogateescape") as file:
        if file.read(1024).lstrip()[:1] in ("{", "["):
            return "json"
    return "shopify" if shopify_csv.is_shopify(path) else None


def import_file(
    path: Path,
    *,
    form: str,
    now: datetime,
    tell: Callable[[Problem], None],
    dry_run: bool = False,
) -> Report:
    report = Report(tell=tell)
    batch: dict[tuple[str, str], Reading] = {}
    for reading in READERS[form](path):
        if reading.record is None:
            report.reject(*reading.problems)
            continue
        # The same order again: the earlier word is written before the later one.
        if reading.record.key in batch or len(batch) == BATCH:
            _write(batch, report, now=now, dry_run=dry_run)
            batch = {}
        batch[reading.record.key] = reading
    _write(batch, report, now=now, dry_run=dry_run)
    return report


def _write(
    batch: dict[tuple[str, str], Reading], report: Report, *, now: datetime, dry_run: bool
) -> None:
    records: list[OrderRecord] = [one.record for one in batch.values() if one.record]
    outcomes = write(records, now=now, dry_run=dry_run)
    for reading, outcome in zip(batch.values(), outcomes, strict=True):
        if isinstance(outcome, Refused):
            report.reject(Problem(line=reading.line, **vars(outcome)))
        else:
            report.count(outcome)
