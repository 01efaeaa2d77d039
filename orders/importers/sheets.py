"""A table as a shop exports it or a spreadsheet saves it: its separator, its heading, its rows."""

import csv
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Self, TextIO

from .records import Problem
from .texts import TextFile, Unlike

CELL_LIMIT = csv.field_size_limit()
LONGEST_LINE = 1_000_000
SEPARATORS = {",": "commas", ";": "semicolons", "\t": "tabs", "|": "strokes"}
LINE_END = re.compile(r"[\r\n]")
NOTHING_AFTER = "and nothing after it is read"


@dataclass(frozen=True, kw_only=True)
class Row:
    line: int
    cells: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.cells.get(column, "").strip()


@dataclass(frozen=True, kw_only=True)
class BrokenRow:
    """A row that can't be read; what it begins with may be known. After the last nothing is."""

    problem: Problem
    cells: dict[str, str]
    is_last: bool


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """`needed` are columns without which it is none of ours; in `plain` ones no line ends."""

    file: TextFile
    separator: str
    heading: list[str]
    lines_above: int
    plain: Collection[str]

    @classmethod
    def of(cls, file: TextFile, *, needed: Collection[str], plain: Collection[str]) -> Self:
        """Raises Unlike where the heading lacks a column, in words that name what it has."""
        lines = file.beginning.splitlines(keepends=True)
        # A spreadsheet's own way to name the separator.
        above = int(bool(lines) and lines[0].strip().lower().startswith("sep="))
        for separator in SEPARATORS:
            with file.open(newline="") as text:
                for _ in range(above):
                    text.readline(CELL_LIMIT)
                heading = _cells(text.readline(CELL_LIMIT), separator)
            if set(needed) <= set(heading):
                return cls(
                    file=file,
                    separator=separator,
                    heading=heading,
                    lines_above=above,
                    plain=plain,
                )
        raise Unlike(_what_it_has(lines[above] if lines[above:] else "", needed))

    def rows(self) -> Iterator[Row | BrokenRow]:
        """Its rows. One that goes wrong over several lines is the last: a quote that is never
        closed may have swallowed any number of rows, and what it holds is not ours to read."""
        with self.file.open(newline="") as text:
            lines = _Lines(text)
            for _ in range(self.lines_above + 1):
                lines.begin_row()
            reader = csv.reader(lines, strict=True, delimiter=self.separator)
            while lines.begin_row():
                row = self._next(reader, lines)
                # A spreadsheet leaves rows of which every cell is empty.
                if isinstance(row, BrokenRow) or any(row.cells.values()):
                    yield row
                if isinstance(row, BrokenRow) and row.is_last:
                    return

    def _next(self, reader: "Iterator[list[str]]", lines: "_Lines") -> "Row | BrokenRow":
        try:
            cells = next(reader)
        except csv.Error as error:
            # Within such a cell there may be lines that look like rows.
            is_endless = "limit" in str(error)
            return self._broken(lines, f"is unreadable: {error}", is_last=is_endless)
        if len(cells) != len(self.heading):
            reason = f"has {len(cells)} columns instead of {len(self.heading)}"
            return self._broken(lines, reason)
        row = Row(line=lines.first, cells=dict(zip(self.heading, cells, strict=True)))
        if lines.taken > 1 and any(LINE_END.search(row[column]) for column in self.plain):
            return self._broken(lines, "holds a line end where none can be")
        return row

    def _broken(self, lines: "_Lines", reason: str, *, is_last: bool = False) -> BrokenRow:
        # What follows an open quote is in the last of these cells.
        known = _cells(lines.text[: CELL_LIMIT // 2], self.separator)[:-1]
        is_last = is_last or lines.taken > 1
        if is_last:
            reason = f"{reason}, {NOTHING_AFTER}"
        problem = Problem(
            line=lines.first, field="row", value=known[0] if known else "", reason=reason
        )
        return BrokenRow(
            problem=problem, cells=dict(zip(self.heading, known, strict=False)), is_last=is_last
        )


class _Lines:
    """The lines of a file, with the number and the text of the one that a row begins with."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._ahead = ""
        self.read, self.first, self.text, self.taken = 0, 1, "", 0

    def begin_row(self) -> bool:
        """Go to the next line that is not empty. False at the end of the file."""
        self.text, self.taken = self._line(), 0
        while self.text and not self.text.strip("\r\n"):
            self.text = self._line()
        self.first, self._ahead = self.read, self.text
        return bool(self.text)

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> str:
        line, self._ahead = self._ahead or self._line(), ""
        if not line:
            raise StopIteration
        self.taken += 1
        if len(line) >= LONGEST_LINE and not line.endswith(("\r", "\n")):
            raise csv.Error(f"line longer than the limit ({LONGEST_LINE})")
        return line

    def _line(self) -> str:
        line = self._file.readline(LONGEST_LINE)
        self.read += bool(line)
        return line


def _cells(line: str, separator: str) -> list[str]:
    """The cells of one line, as far as they can be told apart."""
    try:
        return next(csv.reader([line], delimiter=separator), [])
    except csv.Error:
        return []


def _what_it_has(heading: str, needed: Collection[str]) -> str:
    columns = max((_cells(heading, separator) for separator in SEPARATORS), key=len)
    if lacking := [column for column in needed if column not in columns]:
        if len(lacking) < len(needed):
            return f"lacks the columns {', '.join(lacking)}: export the orders again, all columns"
        if len(columns) == 1 and set(needed) <= set(
            chain(*(_cells(columns[0], s) for s in SEPARATORS))
        ):
            return "has each row in quotes, as one cell: save it as CSV without them"
    shown = ", ".join(column[:30] for column in columns[:3])
    return (
        f"is neither Shopify's orders export nor JSON; it begins with '{shown}': "
        "name its --format, or save it as CSV with commas in UTF-8"
    )
