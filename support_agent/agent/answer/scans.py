"""What a carrier's scan says, by a closed table. Its own words are a stranger's, and never shown."""

import tomllib
from functools import cache
from pathlib import Path

TABLE = Path(__file__).parent / "scans.toml"
LONGEST = 120


def kind_of(scan: str) -> str:
    """The message of the one kind that the scan's words belong to, or nothing."""
    words = " ".join("".join(c if c.isalnum() else " " for c in scan[:LONGEST].casefold()).split())
    kinds = {kind for kind, phrases in _table().items() if any(_has(words, p) for p in phrases)}
    return f"scan-{kinds.pop()}" if len(kinds) == 1 else ""


def _has(words: str, phrase: str) -> bool:
    return f" {phrase} " in f" {words} "


@cache
def _table() -> dict[str, list[str]]:
    return {
        kind: [" ".join(phrase.casefold().split()) for phrase in phrases]
        for kind, phrases in tomllib.loads(TABLE.read_text(encoding="utf-8")).items()
    }
