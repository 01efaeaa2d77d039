"""Finds what a text has word for word from others, however it is spelled or punctuated."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from support_agent.agent import work

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
            work.check()
            run = range(start, start + _longest(words, start, texts))
            if len(run) >= _PAIR or (run and f"\n {words[start]} \n" in texts):
                yield run
            start += max(1, len(run))


def _longest(words: Sequence[str], start: int, texts: str) -> int:
    """How many words from `start` on stand there in a row.

    By halves: where so many do, fewer do as well, and a long copy is not compared word by word.
    """
    known, unknown = 0, 1
    while start + unknown <= len(words) and _stand(words[start : start + unknown], texts):
        known, unknown = unknown, 2 * unknown
    unknown = min(unknown, len(words) - start + 1)
    while unknown - known > 1:
        middle = (known + unknown) // 2
        if _stand(words[start : start + middle], texts):
            known = middle
        else:
            unknown = middle
    return known


def _stand(words: Sequence[str], texts: str) -> bool:
    return f" {' '.join(words)} " in texts


def _joined(texts: Sequence[str]) -> str:
    # A blank on either side of each word, and lines between, so that no stretch crosses them.
    return "".join(f"\n {' '.join(words)} \n" for words in map(words_of, texts) if words)
