"""A model's own words: kept where every word of them is in the language's list of warm words.

What such a sentence can say is kindness alone: the list holds no number, no yes, no promise, no
deed and no time. Whatever else a model writes itself is dropped, in any language.
"""

import re

from .folding import fold
from .packs import languages, warm_words

LONGEST_WORDS = 16
# Words with plain punctuation between them, and nothing else.
_PLAIN = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*(?:[,;:]? [^\W\d_]+(?:['-][^\W\d_]+)*)*[.!]?")
_WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")


def is_warm(sentence: str, language: str) -> bool:
    """Whether the sentence can say nothing but kindness."""
    text = fold(sentence).strip().lstrip("¡")
    if language not in languages() or not _PLAIN.fullmatch(text):
        return False
    words = _WORD.findall(text)
    return len(words) <= LONGEST_WORDS and warm_words(language).issuperset(words)
