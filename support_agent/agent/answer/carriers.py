"""What carriers are known by: where a parcel can be tracked, and what a scan of theirs tells.

A scan's text comes from a stranger and is never shown. What it tells is one of a few kinds, by a
closed table; of any other text only the day is said.
"""

import json
import re
from functools import cache
from pathlib import Path
from urllib.parse import quote

from support_agent.language.folding import fold

DATA = Path(__file__).with_name("data")
# No name of a page, no query and no blank.
PLAIN_NUMBER = re.compile(r"[A-Za-z0-9]{6,40}")


@cache
def _table(name: str) -> dict[str, object]:
    table: dict[str, object] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return table


def tracking_link(carrier: str, number: str) -> str:
    """The carrier's own page on this parcel, or nothing where there is none that we know."""
    words = fold(carrier).split()
    link = _table("tracking_links").get(words[0] if words else "")
    if not isinstance(link, str) or not PLAIN_NUMBER.fullmatch(number):
        return ""
    return link.format(number=quote(number, safe=""))


def tracking_sites() -> tuple[str, ...]:
    """How every link begins that a reply may hold."""
    return tuple(str(link).partition("{")[0] for link in _table("tracking_links").values())


def scan_kind(text: str) -> str:
    """What a scan tells, by its kind, or nothing where the text is in no table."""
    folded = fold(text[:200])
    for kind, phrases in _table("scans").items():
        if isinstance(phrases, list) and any(phrase in folded for phrase in phrases):
            return kind
    return ""
