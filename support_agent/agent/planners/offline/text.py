"""A message as plain words: folded, cut into sentences, typing errors told from other words."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache

from orders.text import without_heaps

WORD = re.compile(r"[^\W\d_]+|\d+")
SENTENCE_END = re.compile(r"(?<=[.!?…])\s+|[?!\n;]+")
APOSTROPHE = re.compile("['\u2019\u2018`\u00b4]")
# "l'ordine", "j'ai": the word before is one of its own, where that of "don't" is not.
ELIDED = re.compile(
    "\\b(l|d|j|n|s|m|t|c|qu|dell|all|un|nell|sull|dov|quell|dall)['\u2019\u2018`\u00b4](?=[^\\W\\d_]{2})"
)
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
# Nobody writes more sentences in a message; what is behind them is read as one.
MOST_SENTENCES = 60
# What is longer is no word of any vocabulary.
LONGEST_WORD = 40


def fold(text: str) -> str:
    """Lower case, without accents and apostrophes. Russian letters stay, all but ё.

    An article before an apostrophe is parted from its word.
    """
    composed = unicodedata.normalize("NFKC", without_heaps(text)).casefold().replace("ё", "е")
    if not composed.isascii():
        composed = "".join(_bare(letter) for letter in composed)
    return APOSTROPHE.sub("", ELIDED.sub(r"\1 ", composed))


@lru_cache(maxsize=1000)
def words(text: str) -> tuple[str, ...]:
    """The words and digit groups of a text, folded; letters glued to digits are parted."""
    return tuple(WORD.findall(fold(text)))


def sentences(text: str) -> tuple[str, ...]:
    """The text cut where a sentence ends; at least one, unless the text is blank."""
    return tuple(text[start:end].strip() for start, end in sentence_spans(text))


def sentence_spans(text: str) -> Iterator[tuple[int, int]]:
    """Where each sentence begins and ends."""
    return spans(text, SENTENCE_END, most=MOST_SENTENCES)


def spans(
    text: str, separator: re.Pattern[str], *, most: int, start: int = 0, end: int | None = None
) -> Iterator[tuple[int, int]]:
    """What stands between the separators, from `start` to `end`, but for blank parts.

    There are at most so many; the last one holds all the rest.
    """
    end = len(text) if end is None else end
    begin = start
    for count, found in enumerate(separator.finditer(text, start, end), start=1):
        if count == most:
            break
        if text[begin : found.start()].strip():
            yield begin, found.start()
        begin = found.end()
    if text[begin:end].strip():
        yield begin, end


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


class NearWords:
    """Words by their beginnings, so that the few are found from which another may be one typing
    error away. The first letter is always right."""

    def __init__(self, some_words: Iterable[str]) -> None:
        listed: dict[str, list[str]] = defaultdict(list)
        for word in some_words:
            for beginning in _beginnings(word):
                listed[beginning].append(word)
        self._by_beginning = dict(listed)

    def near(self, word: str) -> set[str]:
        """Those that are worth comparing."""
        found: set[str] = set()
        for beginning in _beginnings(word):
            found.update(self._by_beginning.get(beginning, ()))
        return found


def _beginnings(word: str) -> set[str]:
    # Behind an error at the second letter the letters are the same, maybe shifted by one.
    shifted = (f"{word[0]}.{word[place : place + 2]}" for place in (1, 2, 3))
    return {word[:2], *shifted}


def _bare(letter: str) -> str:
    if CYRILLIC.match(letter):
        return letter
    decomposed = unicodedata.normalize("NFD", letter)
    return "".join(part for part in decomposed if not unicodedata.combining(part))
