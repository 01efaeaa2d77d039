"""Finds the roles of words, in every language at once: nobody says which one a reply is in."""

import re
from collections.abc import Iterator, Sequence

from .reading import fold
from .words import ALL_WORDS
from .words.role import Role, Roles

_WORD = re.compile(r"[^\W\d_]+|[%€$£¥₽₹₴₺₩₪]")

# Its words, whether the last may have any ending, and its roles.
Entry = tuple[tuple[str, ...], bool, Roles]


def _entries() -> Iterator[Entry]:
    for words in ALL_WORDS:
        for role, listed in words.items():
            for entry in filter(None, map(str.strip, re.split(r"[,\n]", listed))):
                yield tuple(_WORD.findall(fold(entry))), entry.endswith("*"), role


class _Vocabulary:
    """Single words, beginnings of words, and sayings by their first word."""

    def __init__(self) -> None:
        self.words: dict[str, Roles] = {}
        self.beginnings: dict[str, Roles] = {}
        self.sayings: dict[str, list[Entry]] = {}
        for entry, open_ended, role in _entries():
            if len(entry) > 1:
                self.sayings.setdefault(entry[0], []).append((entry, open_ended, role))
                continue
            kept = self.beginnings if open_ended else self.words
            kept[entry[0]] = kept.get(entry[0], Role.PLAIN) | role
        for sayings in self.sayings.values():
            sayings.sort(key=lambda saying: -len(saying[0]))
        self.longest = max(map(len, self.beginnings))

    def role(self, word: str) -> Roles:
        """The word's own role, else that of the longest beginning that is listed."""
        found = self.words.get(word)
        if found is not None:
            return found
        for length in range(min(len(word), self.longest), 2, -1):
            if (found := self.beginnings.get(word[:length])) is not None:
                return found
        return Role.PLAIN

    def saying(self, words: Sequence[str], start: int) -> tuple[int, Roles] | None:
        """How many words the longest saying that begins here has, and its role."""
        second = words[start + 1] if start + 1 < len(words) else ""
        for entry, open_ended, role in self.sayings.get(words[start], ()):
            # Most differ in their second word, and then nothing needs to be copied.
            if not second.startswith(entry[1]):
                continue
            heard = tuple(words[start : start + len(entry)])
            if heard == entry or (
                open_ended and heard[:-1] == entry[:-1] and heard[-1].startswith(entry[-1])
            ):
                return len(entry), role
        return None


_VOCABULARY = _Vocabulary()


def roles(words: Sequence[str]) -> list[tuple[int, Roles]]:
    """Each word or saying with its place among the words, and what it does."""
    found: list[tuple[int, Roles]] = []
    place = 0
    while place < len(words):
        length, role = _VOCABULARY.saying(words, place) or (1, _VOCABULARY.role(words[place]))
        found.append((place, role))
        place += length
    return found
