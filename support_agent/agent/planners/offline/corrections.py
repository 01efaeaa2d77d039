"""What is taken back within one message: "1211, sorry no, 1193", "an exchange no, a return"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from .lexicon import Lexicon
from .marks import Marks
from .numbers import Mention
from .text import words

# "Sorry to bother you, and 1042" corrects nothing: the right number follows at once.
MOST_BETWEEN = 3
NO_THEN_COMMA = re.compile(r"\b(?:no|нет|не|non|nein|nee)\s*,\s*$", re.IGNORECASE)
POSTPOSED = re.compile(
    r"^\W*\w+(?:\s\w+){0,2}\s(?:no|not|нет|не|non|nicht|nein|niet)\s*[,;:]\s*(?P<rest>\w.+)$",
    re.IGNORECASE | re.DOTALL,
)


def applied(text: str, mentioned: Sequence[Mention], lexicon: Lexicon) -> tuple[Mention, ...]:
    """The numbers, each denied that a later one in the same message takes the place of."""
    kept = list(mentioned)
    for place, (left, right) in enumerate(pairwise(mentioned)):
        between = text[left.position + len(left.number) : right.position]
        if not right.denied and _takes_back(between, lexicon):
            kept[: place + 1] = [replace(one, denied=True) for one in kept[: place + 1]]
    return tuple(kept)


def without_postposed(text: str) -> str:
    """The text without what it begins with and denies at once: "an exchange no, a return"."""
    match = POSTPOSED.match(text)
    return match["rest"] if match else text


def _takes_back(between: str, lexicon: Lexicon) -> bool:
    if NO_THEN_COMMA.search(between):
        return True
    said = words(between)
    ends = [hit.end for hit in lexicon.hits(said) if hit.concept == "correction"]
    if not ends:
        return False
    marks = Marks(lexicon.language)
    rest = said[max(ends) :]
    return len(rest) <= MOST_BETWEEN and all(
        word in lexicon.fillers or marks.has("order", (word,)) or marks.has("not", (word,))
        for word in rest
    )
