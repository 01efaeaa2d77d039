"""What is taken back within one message: "1211, sorry no, 1193", "an exchange no, a return"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from .lexicon import Lexicon
from .marks import Marks
from .numbers import Mention
from .text import words
from .words import NumberMark

# "Sorry to bother you, and 1042" corrects nothing: the right number follows at once.
MOST_BETWEEN = 3
SMALL: tuple[NumberMark, ...] = ("order", "article", "not")
NO_THEN_COMMA = re.compile(r"\b(?:no|нет|не|non|nein|nee)\s*,", re.IGNORECASE)
POSTPOSED = re.compile(
    r"^\W*\w+(?:\s\w+){0,2}\s(?:no(?:\squiero)?|not|нет|не(?:\s(?:нужен|нужна|нужно|надо))?|non|nicht|nein|niet)\s*[,;:]\s*(?P<rest>\w.+)$",
    re.IGNORECASE | re.DOTALL,
)


def applied(text: str, mentioned: Sequence[Mention], lexicon: Lexicon) -> tuple[Mention, ...]:
    """The numbers, each denied that a later one in the same message takes the place of."""
    taken_back = 0
    for place, (left, right) in enumerate(pairwise(mentioned), start=1):
        between = text[left.position + len(left.number) : right.position]
        if not right.denied and _takes_back(between, lexicon):
            taken_back = place
    denied = (replace(one, denied=True) for one in mentioned[:taken_back])
    return (*denied, *mentioned[taken_back:])


def without_postposed(text: str) -> str:
    """The text without what it begins with and denies at once: "an exchange no, a return".

    Each place is kept.
    """
    match = POSTPOSED.match(text)
    return " " * match.start("rest") + match["rest"] if match else text


def _takes_back(between: str, lexicon: Lexicon) -> bool:
    """Whether one of the words between two numbers corrects, and the second follows at once."""
    *before, after_no = NO_THEN_COMMA.split(between)
    if before and _is_small(words(after_no), lexicon):
        return True
    said = words(between)
    ends = [hit.end for hit in lexicon.hits(said) if hit.concept == "correction"]
    return bool(ends) and _is_small(said[max(ends) :], lexicon)


def _is_small(rest: Sequence[str], lexicon: Lexicon) -> bool:
    marks = Marks(lexicon.language)
    return len(rest) <= MOST_BETWEEN and all(
        word in lexicon.fillers or any(marks.has(mark, (word,)) for mark in SMALL) for word in rest
    )
