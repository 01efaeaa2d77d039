"""Finds what a text has word for word from others, however it is spelled or punctuated."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from .reading import fold

_WORD = re.compile(r"[^\W_]+")
_PASSAGE = 4
_LONG_WORDS = 3
_LONG = 4
_MOST_OF_IT = 3
# Two neighbours are no accident, where one word alone is everybody's.
_PAIR = 2


def words_of(text: str) -> list[str]:
    """The words and figures of a text, folded."""
    return _WORD.findall(fold(text))


@dataclass(frozen=True, kw_only=True)
class Passages:
    """Texts that others wrote, and names that others gave, to look for in a text."""

    others: Sequence[str]
    names: Sequence[str]

    def hold(self, text: str, *, own: Collection[str]) -> bool:
        """Whether the text is copied from them, but for the words that are its writer's own."""
        words = words_of(text)
        theirs: set[int] = set()
        for run in self._runs(words, self._others):
            foreign = [place for place in run if words[place] not in own]
            long = [place for place in foreign if len(words[place]) >= _LONG]
            if len(foreign) >= _PASSAGE and len(long) >= _LONG_WORDS:
                return True
            theirs.update(foreign)
        if len(theirs) >= _MOST_OF_IT and 2 * len(theirs) > len(words):
            return True
        named = {place for run in self._runs(words, self._names) for place in run}
        strange = [place for place in named | theirs if words[place] not in own]
        # A title may be all that the customer said. One word in common does not make it theirs.
        return len(named | theirs) == len(words) and 2 * len(strange) > len(words)

    @cached_property
    def _others(self) -> str:
        return _joined(self.others)

    @cached_property
    def _names(self) -> str:
        return _joined(self.names)

    def _runs(self, words: Sequence[str], texts: str) -> Iterator[range]:
        """The longest stretches of words that stand there, pairs and whole texts at the least."""
        start = 0
        while start < len(words):
            end = start + 1
            while end <= len(words) and f" {' '.join(words[start:end])} " in texts:
                end += 1
            run = range(start, end - 1)
            if len(run) >= _PAIR or (run and f"\n {words[start]} \n" in texts):
                yield run
            start += max(1, len(run))


def _joined(texts: Sequence[str]) -> str:
    # A blank on either side of each word, and lines between, so that no stretch crosses them.
    return "".join(f"\n {' '.join(words)} \n" for words in map(words_of, texts) if words)
