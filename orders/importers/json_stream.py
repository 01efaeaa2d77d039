"""JSON values of a file one after another, never the whole file: a value a line, or one array."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any, TextIO

from .texts import UTF_8, WINDOWS, TextFile

CHUNK = 65_536
LARGEST_VALUE = 1_000_000
BETWEEN = re.compile(r"[\s,]*")


@dataclass(frozen=True, kw_only=True)
class Item:
    line: int
    value: Any = None
    """What was read, or what stands where a problem is."""
    problem: str = ""
    is_last: bool = False
    """After it nothing is read, though there may be more."""


def items(written: TextFile) -> Iterator[Item]:
    # JSON is never written in Windows-1252: such bytes are complained of in their own field.
    encoding = UTF_8 if written.encoding == WINDOWS else written.encoding
    with written.open(encoding=encoding) as file:
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
        return _broken(line, error, text)


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
                yield _broken(line, error, buffer, is_last=True)
                return
            chunk = file.read(CHUNK)
            buffer, ended = buffer + chunk, not chunk
            continue
        yield Item(line=line, value=value)
        line, buffer = line + buffer[:end].count("\n"), buffer[end:]


def _broken(line: int, error: Exception, text: str, *, is_last: bool = False) -> Item:
    """The reason without its place, so that the same one of many lines is the same."""
    reason, near = str(error), ""
    if isinstance(error, json.JSONDecodeError):
        reason, near = error.msg, text[error.pos : error.pos + 30].split("\n")[0].strip()
    ending = ", and nothing after it is read" if is_last else ""
    problem = f"is not JSON: {reason}{ending}"
    return Item(line=line, value=near, problem=problem, is_last=is_last)


class Strict(json.JSONDecoder):
    """Numbers stay exact, and what JSON does not know is not JSON."""

    def __init__(self) -> None:
        super().__init__(
            parse_float=_exact, parse_constant=_refuse, object_pairs_hook=_without_repeats
        )


def _exact(number: str) -> Decimal:
    try:
        return Decimal(number)
    except InvalidOperation:
        raise ValueError("a number has more digits than anything") from None


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON value")


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError("a field stands twice")
    return dict(pairs)
