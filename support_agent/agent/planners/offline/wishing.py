"""What a message says of a return beside the wish: that it is asked, past, partial or taken back.

It is read to be careful: what may be a question or an exclusion is asked about, never acted on.
"""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Literal

from . import words as packages
from .text import words

Sign = Literal["asks", "past", "except", "takes_back", "instead"]


@lru_cache(maxsize=1000)
def signs(text: str) -> frozenset[Sign]:
    """The signs that stand in a text, in any of our languages."""
    said = f" {' '.join(words(text))} "
    found = {sign for sign, phrases in _phrases().items() if any(one in said for one in phrases)}
    return frozenset(found | {"asks"} if "?" in text or "¿" in text else found)


@cache
def _phrases() -> Mapping[Sign, tuple[str, ...]]:
    text = (resources.files(packages) / "consent.json").read_text(encoding="utf-8")
    by_language: dict[str, dict[Sign, list[str]]] = json.loads(text)
    merged: dict[Sign, list[str]] = {}
    for lists in by_language.values():
        for sign, phrases in lists.items():
            merged.setdefault(sign, []).extend(f" {' '.join(words(one))} " for one in phrases)
    return {sign: tuple(phrases) for sign, phrases in merged.items()}
