"""A model's own words: one sentence, every word of which is in the language's list of warm words.

The list is short and holds no word that promises, agrees, denies or counts, so that nothing can be
said with it but kindness. What is not in it is dropped, in whatever language it was written.
A language without spaces between its words has no list, and nothing of it passes.
"""

import re
import unicodedata
from functools import cache

from .packs import HERE

MOST_WORDS = 20
MOST_LETTERS = 200
# How it may end. No question: its answer would be one to nothing that code has asked.
_END = re.compile(r"[.!…]{0,3}$")
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*'?")


def is_warm(sentence: str, language: str) -> bool:
    """Whether the sentence can say nothing but kindness."""
    folded = _END.sub("", _folded(sentence.strip())).removeprefix("¡")
    if len(folded) > MOST_LETTERS or _WORD.sub("", folded).strip(" \u00a0\u202f,-"):
        return False
    words = _WORD.findall(folded)
    return 0 < len(words) <= MOST_WORDS and all(_is_in(warm_words(language), one) for one in words)


@cache
def warm_words(language: str) -> frozenset[str]:
    """The words of `warm.txt`, one a line or several; # begins a remark."""
    path = HERE / language / "warm.txt"
    if not path.exists():
        return frozenset()
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines for word in _folded(line.partition("#")[0]).split())


def _is_in(warm: frozenset[str], word: str) -> bool:
    """As it is, or as a short form and a word: "l'attente"."""
    short, apostrophe, rest = word.partition("'")
    return word in warm or bool(rest and short + apostrophe in warm and rest in warm)


def _folded(text: str) -> str:
    composed = unicodedata.normalize("NFC", text).casefold()
    return composed.replace("’", "'").replace("ё", "е")
