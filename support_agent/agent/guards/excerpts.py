"""The words of a draft that a guard objects to: as they stand in it, and fit to be quoted."""

import re

from .reading import fold

LONGEST = 40
# Letters, figures and what belongs to a day, a sum or a number: nothing that could be markup.
_UNFIT = re.compile(r"[^\w .,:/+%€$£¥₽#№×'’°-]+|_+")
_BLANKS = re.compile(r"\s+")


def original(text: str, start: int, end: int) -> str:
    """The part of the text that stands from `start` to `end` once the text is folded."""
    lengths = {letter: len(fold(letter)) for letter in set(text)}
    begun, at = len(text), 0
    for place, letter in enumerate(text):
        at += lengths[letter]
        # What folds to nothing belongs to the letter before it.
        if at > start and begun == len(text):
            begun = place
        if at >= end:
            return text[begun : place + 1]
    return text[begun:]


def quoted(words: str) -> str:
    """The words in quotes, cut short and without anything that could be read as more than words."""
    kept = _BLANKS.sub(" ", _UNFIT.sub(" ", words)).strip()
    return f'"{kept[:LONGEST].rstrip()}…"' if len(kept) > LONGEST else f'"{kept}"'
