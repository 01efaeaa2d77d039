"""A tool's result as the model reads it, no longer than it must be."""

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any

from pydantic import BaseModel
from pydantic_core import to_jsonable_python


def rendered(result: Any) -> Any:
    """Objects, mappings and lists as JSON values, all else as text."""
    if is_dataclass(result) or isinstance(
        result, BaseModel | Mapping | list | tuple | set | frozenset
    ):
        return to_jsonable_python(result, inf_nan_mode="null")
    return "No result." if result is None else str(result)


def cut(content: Any, limit: int) -> Any:
    """The content, or its beginning as text and a word on what is left out."""
    text = as_text(content)
    if len(text) <= limit:
        return content
    return f"{text[:limit]}… [cut: {limit} of {len(text)} characters are shown]"


def as_text(content: Any) -> str:
    """JSON with its letters kept, or the text that it is."""
    return content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)


def says_something(text: str) -> bool:
    """Whether a reader sees a letter, a digit or a sign, and not only what shows as nothing."""
    return any(
        unicodedata.category(character)[0] in "LNS" and character not in _BLANK_LETTERS
        for character in text
    )


# Letters and signs to Unicode, and nothing to the eye.
_BLANK_LETTERS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
