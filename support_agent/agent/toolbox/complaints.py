"""What is wrong with the arguments, in words that a model can act on."""

import json
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from orders.text import quoted

from .schemas import Schema, described

MOST = 5
"""More complaints than these are noise in a history that is sent again with every step."""


def complaints(error: ValidationError, schema: Schema) -> str:
    """Sentences that name the keys, what is wrong with them and what is expected."""
    found = dict.fromkeys(_complaint(detail, schema) for detail in error.errors())
    return " ".join(list(found)[:MOST])


def _complaint(detail: ErrorDetails, schema: Schema) -> str:
    key, expected, keys = _place(detail["loc"], schema)
    kind, given = detail["type"], detail["input"]
    if kind in ("missing", "missing_keyword_only_argument"):
        return f"{key} is missing: {described(expected)}."
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        return f"{key} is not known here. The keys are {_listed(keys)}."
    if kind == "string_too_long":
        most = detail["ctx"]["max_length"]
        return f"{key} must have at most {most} characters, not {len(given)}."
    if kind.endswith("_type") or kind in ("literal_error", "enum"):
        return f"{key} must be {described(expected)}, not {_shown(given)}."
    wrong = detail["msg"].removeprefix("Value error, ").removeprefix("Assertion failed, ")
    return f"{key} does not fit: {wrong.removeprefix('Input ')}."


def _place(path: Sequence[int | str], schema: Schema) -> tuple[str, Schema, list[str]]:
    """The key as a reader writes it, its schema, and the keys that stand beside it."""
    name, here, beside = "", schema, list(schema.get("properties", ()))
    for part in path:
        beside = list(here.get("properties", ()))
        inner = _inside(here, part)
        if inner is None and "anyOf" in here:
            break  # What follows names a member of a choice, and that is no key.
        name += f"[{part}]" if isinstance(part, int) else f".{part}" if name else str(part)
        here = inner or {}
    return (quoted(name) if name else "The whole"), here, beside


def _inside(schema: Schema, part: int | str) -> Schema | None:
    if isinstance(part, int):
        return schema.get("items")
    inner = schema.get("properties", {}).get(part, schema.get("additionalProperties"))
    return inner if isinstance(inner, dict) else None


def _listed(keys: Sequence[str]) -> str:
    return ", ".join(quoted(key) for key in keys) or "none"


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:60]}…"
