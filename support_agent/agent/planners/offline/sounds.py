"""Words as they are heard: customers write "debolver" and "вирнуть"."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

DOUBLED = re.compile(r"(.)\1+")
SHORTEST = 4

Sound = Callable[[str], str]


def sound_of(listed: str) -> Sound:
    """How a language's words sound, from its pairs of letters such as "ll y, qu k"."""
    pairs = [(*pair.split(), "")[:2] for pair in listed.split(",") if pair.strip()]

    def sound(word: str) -> str:
        for written, heard in pairs:
            word = word.replace(written, heard)
        return DOUBLED.sub(r"\1", word)

    return sound


@dataclass(frozen=True, kw_only=True)
class Sounds:
    """The entries of a vocabulary by their sound: whole words, and beginnings."""

    sound: Sound
    whole: Mapping[str, frozenset[str]]
    beginnings: Mapping[str, frozenset[str]]

    @classmethod
    def of(cls, stems: Iterable[str], listed: str) -> "Sounds":
        """The sounds of those entries that are long enough to be told by them."""
        sound = sound_of(listed)
        whole, beginnings = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
        for stem in stems:
            bare = stem.rstrip("*")
            if len(bare) >= SHORTEST:
                (whole if stem == bare else beginnings)[sound(bare)].add(stem)
        return cls(
            sound=sound,
            whole={heard: frozenset(alike) for heard, alike in whole.items()},
            beginnings={heard: frozenset(alike) for heard, alike in beginnings.items()},
        )

    def like(self, word: str) -> frozenset[str]:
        """The entries that sound as the word does."""
        if len(word) < SHORTEST:
            return frozenset()
        heard = self.sound(word)
        found = set(self.whole.get(heard, ()))
        for length in range(1, len(heard) + 1):
            found |= self.beginnings.get(heard[:length], frozenset())
        return frozenset(found)
