"""A message as plain words: folded, cut into sentences, typing errors told from other words."""

import re
import unicodedata
from functools import lru_cache

WORD = re.compile(r"[^\W\d_]+|\d+")
SENTENCE_END = re.compile(r"(?<=[.!?…])\s+|[?!\n;]+")
APOSTROPHE = re.compile("['\u2019\u2018`\u00b4]")
# "l'ordine", "j'ai": the word before is one of its own, where that of "don't" is not.
ELIDED = re.compile(
    "\\b(l|d|j|n|s|m|t|c|qu|dell|all|un|nell|sull|dov|quell|dall)['\u2019\u2018`\u00b4](?=[^\\W\\d_]{2})"
)
CYRILLIC = re.compile(r"[\u0400-\u04ff]")


def fold(text: str) -> str:
    """Lower case, without accents and apostrophes. Russian letters stay, all but ё.

    An article before an apostrophe is parted from its word.
    """
    composed = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")
    if not composed.isascii():
        composed = "".join(_bare(letter) for letter in composed)
    return APOSTROPHE.sub("", ELIDED.sub(r"\1 ", composed))


@lru_cache(maxsize=1000)
def words(text: str) -> tuple[str, ...]:
    """The words and digit groups of a text, folded; letters glued to digits are parted."""
    return tuple(WORD.findall(fold(text)))


def sentences(text: str) -> tuple[str, ...]:
    """The text cut where a sentence ends; at least one, unless the text is blank."""
    return tuple(part.strip() for part in SENTENCE_END.split(text) if part and part.strip())


def is_one_edit_away(left: str, right: str) -> bool:
    """Whether one letter was added, lost, changed or swapped with its neighbour."""
    if abs(len(left) - len(right)) > 1 or left == right:
        return False
    start = 0
    while start < min(len(left), len(right)) and left[start] == right[start]:
        start += 1
    rest_left, rest_right = left[start:], right[start:]
    if len(rest_left) == len(rest_right):
        swapped = rest_left[:2] == rest_right[1::-1] and rest_left[2:] == rest_right[2:]
        return swapped or rest_left[1:] == rest_right[1:]
    return rest_left[1:] == rest_right or rest_left == rest_right[1:]


def _bare(letter: str) -> str:
    if CYRILLIC.match(letter):
        return letter
    decomposed = unicodedata.normalize("NFD", letter)
    return "".join(part for part in decomposed if not unicodedata.combining(part))
