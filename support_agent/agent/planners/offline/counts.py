"""How many of a thing the customer speaks of: "two shirts", "one of the two", "only one"."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from . import titles
from .decoys import without_decoys
from .marks import Marks
from .text import fold, words
from .understand import LEXICONS, Understood
from .words import vocabularies

COUNTS: dict[str, int] = {
    word: count
    for language in vocabularies().values()
    for count, said in enumerate(language.counts, start=1)
    for word in said.split()
}
NEAR = 3
# A longer number is an order's or a year.
LONGEST = 3
SHORTEST_NAME = 3


def beside_the_thing(reading: Understood, title: str) -> int:
    """The count that stands shortly before the thing's name or at once after it, or 0."""
    telling, said = words(title), words(reading.text)
    # "An i7 with 8 GB" counts nothing, whatever letters stand in the title.
    names = [word for word in telling if len(word) >= SHORTEST_NAME] or telling
    folded = fold(reading.text)
    marks = Marks(reading.language)
    for place, word in enumerate(said):
        if not any(titles.are_alike(word, other) for other in names):
            continue
        for counted in range(place - 1, max(-1, place - 1 - NEAR), -1):
            if said[counted] not in telling and (count := _number(said[counted])):
                return _part_of(said, counted) or count
        after, unit = said[place + 1 : place + 2], said[place + 2 : place + 3]
        # "The blue one" is a thing, and "the blanket, one" a count.
        is_apart = bool(after) and (after[0].isdecimal() or f"{word}, {after[0]}" in folded)
        if is_apart and (count := _number(after[0])) and not marks.has("other_after", unit):
            return count
    return 0


def only(reading: Understood) -> int:
    """The count in "just one", wherever it stands, or 0."""
    said, marks = words(reading.text), Marks(reading.language)
    return next(
        (
            count
            for before, word in pairwise(said)
            if marks.has("only", (before,)) and (count := _number(word))
        ),
        0,
    )


def of_the_only_thing(reading: Understood, numbers: Collection[str]) -> int:
    """The count in a message about an order of one thing, whatever the thing is called, or 0."""
    said = words(without_decoys(reading.text))
    marks = Marks(reading.language)
    for place, word in enumerate(said):
        count = 0 if word in numbers else _number(word)
        if count and _counts_things(said, place, marks, reading):
            return count
    return 0


def _counts_things(said: Sequence[str], place: int, marks: Marks, reading: Understood) -> bool:
    before, after = said[max(0, place - 1) : place], said[place + 1 : place + 2]
    if marks.has("piece", after):
        return True
    if marks.has("other_before", before) or marks.has("order", before):
        return False
    if marks.has("number", before) or marks.has("other_after", after):
        return False
    if _number(said[place]) > 1:
        return True
    # "Una" is an article as well, and "one" stands for what was named before.
    if marks.has("only", before) or marks.has("of", after):
        return True
    return any(LEXICONS[reading.language].may_name(word) for word in after or before)


def spoken(word: str) -> int:
    """The number that a word says, or 0."""
    return _number(word)


def _part_of(said: Sequence[str], place: int) -> int:
    """In "one of the two", at "two", the one."""
    for start in range(place - 1, max(-1, place - 1 - NEAR), -1):
        if any(Marks(language).has("of", (said[start],)) for language in vocabularies()):
            return _number(said[start - 1]) if start else 0
    return 0


def _number(word: str) -> int:
    return COUNTS.get(word) or (int(word) if word.isdecimal() and len(word) <= LONGEST else 0)
