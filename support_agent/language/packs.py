"""The languages that there are: whatever folders stand beside this file.

A folder holds `pack.toml` (locale, usual address), messages in *.ftl, and `warm.txt`, the words
that a model may use of its own.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
FALLBACK = "en"
Address = Literal["formal", "familiar"]
NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, kw_only=True)
class Pack:
    """A language as the code uses it."""

    language: str
    locale: Locale
    address: str
    first_day: str
    """How the first of a month is written, where that is not its number: "1er"."""
    bundle: FluentBundle

    def text(
        self, message: str, values: Mapping[str, Any] = NOTHING, *, attribute: str = ""
    ) -> str:
        """A message with its values, or one of its attributes. Raises KeyError without it."""
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self.bundle.format_pattern(pattern, {"address": self.address, **values})
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def forms(self, name: str, message: str, values: Mapping[str, Any] = NOTHING) -> dict[str, str]:
        """A name in all its cases: `$order` as the message has it, `$order-of` as its `.of` does."""
        cases = self.bundle.get_message(message).attributes
        return {name: self.text(message, values)} | {
            f"{name}-{case}": self.text(message, values, attribute=case) for case in cases
        }


@cache
def languages() -> tuple[str, ...]:
    """The codes of all packs."""
    return tuple(sorted(path.parent.name for path in HERE.glob("*/statements.ftl")))


@cache
def pack(language: str, address: str = "") -> Pack:
    """A language, read when it is first needed. Without an address: as it usually speaks."""
    folder = HERE / language
    given = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))
    bundle = FluentBundle([given["locale"].replace("_", "-")], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Pack(
        language=language,
        locale=Locale.parse(given["locale"]),
        address=address or given.get("address", "formal"),
        first_day=given.get("first_day", ""),
        bundle=bundle,
    )


def text_of(
    message: str, language: str, values: Mapping[str, Any] = NOTHING, *, address: str = ""
) -> str:
    """One message of a language, such as a button's label."""
    return pack(language, address).text(message, values)
