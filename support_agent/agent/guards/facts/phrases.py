"""Sayings in all languages at once, found by the first word of each: most words cost one look-up."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from support_agent.agent.guards.reading import fold

_WORD = re.compile(r"\w+")
# How many letters of a beginning tell whether it is worth a look.
_SURE = 3
# What is longer is not kept, but read again for each of the lists.
_LONGEST = 10_000


@dataclass(frozen=True, kw_only=True)
class Phrase:
    """A saying where a text has it, and the name that its list goes by."""

    name: str
    start: int
    end: int


def listed(phrases: str) -> Iterator[str]:
    """The phrases, which commas and lines part."""
    return filter(None, (phrase.strip() for phrase in phrases.replace("\n", ",").split(",")))


@dataclass(frozen=True, kw_only=True)
class _Entry:
    phrase: str
    is_open: bool
    name: str
    owner: object


@dataclass(kw_only=True)
class _Index:
    """Sayings by their first words, and beginnings of words by their first letters."""

    by_word: dict[str, list[_Entry]] = field(default_factory=dict)
    by_beginning: dict[str, list[_Entry]] = field(default_factory=dict)

    def add(self, owner: object, lists: dict[str, str]) -> None:
        """Of those that begin in one place the first list's come first, and then the longest."""
        for name, phrases in lists.items():
            for phrase in sorted(map(fold, listed(phrases)), key=len, reverse=True):
                is_open = phrase.endswith("*")
                phrase = phrase.rstrip("*")
                self._add(_Entry(phrase=phrase, is_open=is_open, name=name, owner=owner))
        for entries in self.by_beginning.values():
            entries.sort(key=lambda entry: len(entry.phrase), reverse=True)

    def _add(self, entry: _Entry) -> None:
        first = _WORD.match(entry.phrase)
        if first is None:
            raise ValueError(f"The phrase {entry.phrase!r} begins with no word.")
        if entry.is_open and first[0] == entry.phrase:
            self.by_beginning.setdefault(entry.phrase[:_SURE], []).append(entry)
        else:
            self.by_word.setdefault(first[0], []).append(entry)

    def search(self, text: str) -> Iterator[tuple[object, Phrase]]:
        """Each with its owner, none within another of the same owner."""
        text = text.replace("\n", " ")
        ends: dict[object, int] = {}
        for word in _WORD.finditer(text):
            first = word[0]
            if first not in self.by_word and first[:_SURE] not in self.by_beginning:
                continue
            start = word.start()
            for entry, end in self._at(word, text):
                if start >= ends.get(entry.owner, 0):
                    ends[entry.owner] = end
                    yield entry.owner, Phrase(name=entry.name, start=start, end=end)

    def _at(self, word: re.Match[str], text: str) -> Iterator[tuple[_Entry, int]]:
        start = word.start()
        for entry in self.by_word.get(word[0], ()):
            if text.startswith(entry.phrase, start):
                end = start + len(entry.phrase)
                if entry.is_open or not _WORD.match(text, end):
                    yield entry, end
        for entry in self.by_beginning.get(word[0][:_SURE], ()):
            if word[0].startswith(entry.phrase):
                yield entry, word.end()


class Phrases:
    """Lists of sayings, each under its name, to look for in a clause; a star stands for any ending."""

    def __init__(self, **lists: str) -> None:
        self._index = _Index()
        self._index.add(self, lists)

    def found_in(self, text: str) -> Iterator[Phrase]:
        """Every one that the folded text has, none within another."""
        return (phrase for _, phrase in self._index.search(text))

    def stand_in(self, text: str) -> bool:
        """Whether one of them stands in the folded text."""
        return next(self.found_in(text), None) is not None

    def begin(self, text: str) -> bool:
        """Whether the folded text begins with one of them."""
        found = next(self.found_in(text), None)
        return found is not None and not found.start


class Sayings:
    """Lists of sayings to look for in whole texts: one walk through a text serves all of these."""

    def __init__(self, **lists: str) -> None:
        _TOGETHER.add(self, lists)
        _kept.cache_clear()

    def found_in(self, text: str) -> Sequence[Phrase]:
        """Every one that the folded text has, none within another."""
        together = _kept(text) if len(text) <= _LONGEST else _found_together(text)
        return together.get(self, ())


_TOGETHER = _Index()


def _found_together(text: str) -> dict[object, list[Phrase]]:
    found: dict[object, list[Phrase]] = {}
    for owner, phrase in _TOGETHER.search(text):
        found.setdefault(owner, []).append(phrase)
    return found


_kept = lru_cache(maxsize=64)(_found_together)
