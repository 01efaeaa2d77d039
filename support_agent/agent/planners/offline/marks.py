"""The words around a number that tell what it is, in one language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from support_agent.agent.language import Language

from .text import words
from .words import NumberMark, vocabularies

# "Cap" is a postcode in Italian alone: so short a word is read in its own language, and in
# English, which customers everywhere mix in. Longer ones are labels in whatever text.
LONGEST_AMBIGUOUS = 3


@dataclass(frozen=True)
class Marks:
    """What the words of a message in this language say of the numbers beside them."""

    language: Language

    def has(self, mark: NumberMark, some_words: Iterable[str]) -> bool:
        stems, whole = _marks(mark, self.language)
        return any(word in whole or word.startswith(stems) for word in some_words)

    def label(self, before: Sequence[str]) -> NumberMark | None:
        """What the nearest word before a number calls it."""
        number = self.has("number", before)
        for word in reversed(before):
            # "Tracking 1187" asks for the order; only a "tracking number" is another thing.
            if self.has("other_before", (word,)) or (number and self.has("tracking", (word,))):
                return "other_before"
            if self.has("order", (word,)):
                return "number" if number else "order"
        return None

    def denies(self, before: str) -> bool:
        """Whether "not" stands before a number, with no more between than "the order"."""
        # "No, 1193" takes something else back; "no 1193" means another than this.
        for word in reversed(words(before.rpartition(",")[2])):
            if self.has("not", (word,)):
                return True
            if not (self.has("article", (word,)) or self.has("order", (word,))):
                return False
        return False


@cache
def _marks(mark: NumberMark, language: Language) -> tuple[tuple[str, ...], frozenset[str]]:
    phrases = {
        phrase.strip()
        for code, vocabulary in vocabularies().items()
        for phrase in vocabulary.marks[mark].split(",")
        if code in (language, "en") or len(phrase.strip(" *")) > LONGEST_AMBIGUOUS
    } - {""}
    return tuple(one[:-1] for one in phrases if one.endswith("*")), frozenset(phrases)
