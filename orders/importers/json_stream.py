"""JSON values of a file one after another, never the whole file: a value a line, or one array."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any, TextIO

CHUNK = 65_536
LARGEST_VALUE = 1_000_000
BETWEEN = re.compile(r"[\s,]*")


@dataclass(frozen=True, kw_only=True)
class Item:
    line: int
    value: Any = None
    problem: str = ""


def items(path: Path) -> Iterator[Item]:
    # Bytes that are no UTF-8 are carried along and complained of in their own field.
    with path.open(encoding="utf-8-sig", errors="surrogateescape") as file:
        start = file.read(1)
        skipped = 0
        while start.isspace():
            skipped += start == "\n"
            start = file.read(1)
        if start == "[":
            yield from _elements(file, line=skipped + 1)
        else:
            yield from _lines(file, start, line=skipped + 1)


def _lines(file: TextIO, start: str, line: int) -> Iterator[Item]:
    text = start + file.readline(LARGEST_VALUE)
    while text:
        if not text.endswith("\n") and len(text) >= LARGEST_VALUE:
            yield Item(line=line, problem=f"is longer than {LARGEST_VALUE} characters")
            _skip_line(file)
        elif text.strip():
            yield _whole(text, line)
        line += 1
        text = file.readline(LARGEST_VALUE)


def _skip_line(file: TextIO) -> None:
    while (rest := file.readline(LARGEST_VALUE)) and not rest.endswith("\n"):
        pass


def _whole(text: str, line: int) -> Item:
    try:
        return Item(line=line, value=json.loads(text, cls=Strict))
    except (ValueError, RecursionError) as error:
        return Item(line=line, problem=f"is not JSON: {error}")


def _elements(file: TextIO, line: int) -> Iterator[Item]:
    """The elements of an array. After a broken one nothing can be trusted, so the rest is not read."""
    decoder = Strict()
    buffer, ended = "", False
    while True:
        gap = BETWEEN.match(buffer)
        assert gap is not None
        line, buffer = line + gap[0].count("\n"), buffer[gap.end() :]
        if buffer.startswith("]"):
            return
        try:
            value, end = decoder.raw_decode(buffer)
        except (ValueError, RecursionError) as error:
            if ended or len(buffer) > LARGEST_VALUE:
                yield Item(line=line, problem=f"is not JSON, and nothing after it is read: {error}")
                return
            chunk = file.read(CHUNK)
            buffer, ended = buffer + chunk, not chunk
            continue
        yield Item(line=line, value=value)
        line, buffer = line + buffer[:end].count("\n"), buffer[end:]


class Strict(json.JSONDecoder):
    """Numbers stay exact, and what JSON does not know is not JSON."""

    def __init__(self) -> None:
        super().__init__(
            parse_float=Decimal, parse_constant=_refuse, object_pairs_hook=_without_repeats
        )


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON value")


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError("a field stands twice")
    return dict(pairs)
