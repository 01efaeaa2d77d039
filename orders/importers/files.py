"""Files into the shop, a batch at a time, with an account of what became of each order."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Protocol

from django.db import transaction

from . import plain, shopify_csv, texts
from .records import OrderRecord, Problem, Reading
from .texts import TextFile
from .upsert import Outcome, Refused, write

BATCH = 200
# Of one kind of problem so many are told one by one, and the others as a number.
TOLD = 10
MOST_KINDS = 1_000


class Reader(Protocol):
    """Reads the orders of a file, as of this source or of the format's own."""

    def __call__(self, file: TextFile, *, source: str | None) -> Iterator[Reading]: ...


READERS: dict[str, Reader] = {"shopify": shopify_csv.read, "json": plain.read}


@dataclass(kw_only=True)
class Report:
    created: int = 0
    updated: int = 0
    unchanged: int = 0
    rejected: int = 0
    uncounted: bool = False
    """A part of the file was not read, and nobody can say how many orders it holds."""
    # Where each problem goes as it is met: a file may hold more of them than memory does.
    tell: Callable[[Problem], None] = field(repr=False)
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter, repr=False)

    def __str__(self) -> str:
        told = (
            f"{self.created} created, {self.updated} updated, "
            f"{self.unchanged} unchanged, {self.rejected} rejected"
        )
        return f"{told}, an unknown number not read" if self.uncounted else told

    @property
    def is_empty(self) -> bool:
        """Whether there was nothing to read."""
        return not (self.left_out or self.created or self.updated or self.unchanged)

    @property
    def left_out(self) -> bool:
        return bool(self.rejected) or self.uncounted

    def reject(self, reading: Reading, *problems: Problem) -> None:
        self.rejected += reading.is_order
        self.uncounted |= reading.uncounted
        for problem in problems:
            self._tell(problem)

    def untold(self) -> Iterator[tuple[str, str, int]]:
        """The field, the reason and how many more there were of it."""
        for (name, reason), count in self.kinds.items():
            if count > TOLD:
                yield name, reason, count - TOLD

    def _tell(self, problem: Problem) -> None:
        kind = re.sub(r"\d+", "…", problem.field), problem.reason
        if kind not in self.kinds and len(self.kinds) >= MOST_KINDS:
            kind = ("", "is wrong in other ways")
        self.kinds[kind] += 1
        if self.kinds[kind] <= TOLD:
            self.tell(problem)

    def count(self, outcome: Outcome) -> None:
        match outcome:
            case Outcome.CREATED:
                self.created += 1
            case Outcome.UPDATED:
                self.updated += 1
            case Outcome.UNCHANGED:
                self.unchanged += 1


def detect(file: TextFile) -> str:
    """The format of a file by what it begins with. Raises Unlike for one that is none of them."""
    if file.beginning.lstrip()[:1] in ("{", "["):
        return "json"
    shopify_csv.sheet_of(file)
    return "shopify"


def look_at(path: Path, form: str | None = None) -> tuple[TextFile, str]:
    """The file and its format, if none is named. Raises Unlike, with what to do about it."""
    file = texts.look_at(path)
    if form == "shopify":
        shopify_csv.sheet_of(file)
    return file, form or detect(file)


@contextmanager
def rehearsal() -> Iterator[None]:
    """Nothing that is imported within is kept, and all is counted as if it were.

    In one transaction: what a file says may depend on what it said a thousand orders before.
    """
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def import_file(
    file: TextFile,
    *,
    form: str,
    now: datetime,
    tell: Callable[[Problem], None],
    source: str | None = None,
) -> Report:
    report = Report(tell=tell)
    batch: dict[tuple[str, str], Reading] = {}
    for reading in READERS[form](file, source=source):
        if reading.record is None:
            report.reject(reading, *reading.problems)
            continue
        # The same order again: the earlier word is written before the later one.
        if reading.record.key in batch or len(batch) == BATCH:
            _write(batch, report, now=now)
            batch = {}
        batch[reading.record.key] = reading
    _write(batch, report, now=now)
    return report


def _write(batch: dict[tuple[str, str], Reading], report: Report, *, now: datetime) -> None:
    records: list[OrderRecord] = [one.record for one in batch.values() if one.record]
    outcomes = write(records, now=now)
    for reading, outcome in zip(batch.values(), outcomes, strict=True):
        if isinstance(outcome, Refused):
            report.reject(reading, Problem(line=reading.line, **vars(outcome)))
        else:
            report.count(outcome)
