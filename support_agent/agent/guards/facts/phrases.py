"""Sayings in all languages at once, found by the first word of each: most words cost one look-up."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from support_agent.agent.guards.reading import fold

_WORD = re.compile(r"\w+")
# How many letters of a beginning tell whether it is worth a look.
_SURE = 3


@dataclass(frozen=True, kw_only=True)
class Phrase:
    """A saying where a text has it, and the name that its list goes by."""

    name: str
    start: int
    end: int


def listed(phrases: str) -> Iterator[str]:
    """The phrases, which commas and lines part."""
    return filter(None, (phrase.strip() for phrase in phrases.replace("\n", ",").split(",")))


class Phrases:
    """Lists of sayings, each under its name; a star stands for any ending.

    Of those that begin in one place the first list's come first, and then the longest.
    """

    def __init__(self, **lists: str) -> None:
        self._by_word: dict[str, list[tuple[str, bool, str]]] = {}
        self._by_beginning: dict[str, str] = {}
        for name, phrases in lists.items():
            for phrase in sorted(map(fold, listed(phrases)), key=len, reverse=True):
                self._add(phrase.rstrip("*"), phrase.endswith("*"), name)
        self._lengths = sorted(set(map(len, self._by_beginning)), reverse=True)
        self._sure = {phrase[:_SURE] for phrase in self._by_beginning}

    def _add(self, phrase: str, is_open: bool, name: str) -> None:
        first = _WORD.match(phrase)
        if first is None:
            raise ValueError(f"The phrase {phrase!r} begins with no word.")
        if is_open and first[0] == phrase:
            self._by_beginning[phrase] = name
        else:
            self._by_word.setdefault(first[0], []).append((phrase, is_open, name))

    def found_in(self, text: str) -> Iterator[Phrase]:
        """Every one that the folded text has, none within another."""
        text = text.replace("\n", " ")
        end = 0
        for word in _WORD.finditer(text):
            first = word[0]
            if first not in self._by_word and first[:_SURE] not in self._sure:
                continue
            if word.start() >= end and (found := self._at(word, text)):
                end = found.end
                yield found

    def stand_in(self, text: str) -> bool:
        """Whether one of them stands in the folded text."""
        return next(self.found_in(text), None) is not None

    def begin(self, text: str) -> bool:
        """Whether the folded text begins with one of them."""
        word = _WORD.match(text)
        return word is not None and self._at(word, text.replace("\n", " ")) is not None

    def _at(self, word: re.Match[str], text: str) -> Phrase | None:
        for phrase, is_open, name in self._by_word.get(word[0], ()):
            if not text.startswith(phrase, word.start()):
                continue
            end = word.start() + len(phrase)
            if is_open or not _WORD.match(text, end):
                return Phrase(name=name, start=word.start(), end=end)
        for length in self._lengths if word[0][:_SURE] in self._sure else ():
            if begun := self._by_beginning.get(word[0][:length]):
                return Phrase(name=begun, start=word.start(), end=word.end())
        return None
