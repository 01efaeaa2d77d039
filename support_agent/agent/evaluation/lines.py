"""Files of JSON lines, each line checked: what is wrong is told by file, line and field."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

T = TypeVar("T", bound=BaseModel)


class BadFile(Exception):
    """A file that can't be used, in a sentence for whoever wrote it."""


def read(path: Path, shape: type[T]) -> Iterator[tuple[int, T]]:
    """Each line that is not blank, with its number. Raises BadFile."""
    for number, text in enumerate(_text(path).split("\n"), start=1):
        if text.strip():
            yield number, _read_line(text, shape, at=f"{path}, line {number}")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadFile(f"{path} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"{path} is no text in UTF-8.") from error


def _read_line(text: str, shape: type[T], *, at: str) -> T:
    try:
        return shape.model_validate(json.loads(text))
    except json.JSONDecodeError as error:
        raise BadFile(f"{at}: no JSON ({error.msg} at character {error.pos + 1}).") from error
    except ValidationError as error:
        raise BadFile(f"{at}: {_first(error)}") from error


def _first(error: ValidationError) -> str:
    found = error.errors(include_url=False)[0]
    field = ".".join(map(str, found["loc"]))
    told = found["msg"].removeprefix("Value error, ")
    return f"{field}: {told}." if field else f"{told}."
