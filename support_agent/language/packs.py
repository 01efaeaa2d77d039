"""The languages that there are: whatever folders with a `pack.toml` stand beside this file.

A pack holds its sentences (`statements.ftl`, in the Fluent syntax that translators' tools read),
its warm words (`warm.txt`) and how it writes days (`pack.toml`, in the pattern letters of CLDR).
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .folding import fold

HERE = Path(__file__).parent
FALLBACK = "en"


@dataclass(frozen=True, kw_only=True)
class Manners:
    """How a language writes what is no sentence. Patterns are those of CLDR, as Babel reads them."""

    locale: str
    address: str = "formal"
    """How the customer is usually addressed: "formal" or "familiar"."""
    day: str
    near_day: str
    """Within a week of today: with its weekday."""
    day_of_year: str
    """In another year than today."""
    first: str = ""
    """How the first of a month is written, where it is no plain number."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all packs, the fallback first."""
    found = {path.parent.name for path in HERE.glob("*/pack.toml")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


@cache
def manners(language: str) -> Manners:
    """The manners of a pack. Raises FileNotFoundError where there is none."""
    return Manners(**tomllib.loads((HERE / language / "pack.toml").read_text(encoding="utf-8")))


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of a pack."""
    made = FluentBundle([manners(language).locale.replace("_", "-")], use_isolating=False)
    for path in sorted((HERE / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


@cache
def warm_words(language: str) -> frozenset[str]:
    """The words of which a model's own sentence may consist."""
    return frozenset(fold((HERE / language / "warm.txt").read_text(encoding="utf-8")).split())


def has(message: str, language: str, *, attribute: str = "") -> bool:
    """Whether the pack has this message, or this attribute of it."""
    if not bundle(language).has_message(message):
        return False
    return not attribute or attribute in bundle(language).get_message(message).attributes


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
