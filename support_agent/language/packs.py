"""The languages that there are: whatever folders stand beside this file."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
FALLBACK = "en"


@cache
def languages() -> tuple[str, ...]:
    """The codes of all packs."""
    return tuple(sorted(path.parent.name for path in HERE.glob("*/statements.ftl")))


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of a pack."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((HERE / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def text_of(message: str, language: str, values: Mapping[str, Any], *, attribute: str = "") -> str:
    """A message of the pack with its values, or one of its attributes. Raises KeyError without it."""
    found = bundle(language).get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise KeyError(message)
    text, errors = bundle(language).format_pattern(pattern, dict(values))
    if errors:
        raise errors[0]
    return str(text)
