"""Finds concepts in words. A language's vocabulary is data: concept -> phrases.

A phrase is one or more words: `refund` is that word, `refund*` any word that begins so, and
`~` stands for up to two other words. Long words are also known with one typing error.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from support_agent.agent import work
from support_agent.agent.language import Language

from .sounds import Sounds
from .text import LONGEST_WORD, NearWords, fold, is_one_edit_away
from .words import Concept

Pieces = tuple[str, ...]

GAP = "~"
MOST_IN_GAP = 2
SHORTEST_WITH_ERROR = 5
# Between a "not" and what it denies: "not a return", "no quiero una devolución".
BETWEEN_NOT_AND_WISH = 2


@dataclass(frozen=True, kw_only=True)
class Hit:
    """A concept at a place: from `start`, up to and without `end`."""

    concept: Concept
    start: int
    end: int


@dataclass(frozen=True, kw_only=True, eq=False)
class Lexicon:
    """One language's vocabulary, ready to be looked up."""

    fillers: frozenset[str]
    things: frozenset[str]
    stems: frozenset[str]
    longest: int
    """How long the longest of them is."""
    near: NearWords
    by_beginning: Mapping[Pieces, Sequence[tuple[Concept, Pieces]]]
    """The phrases by their first two pieces, for many begin with "not"."""
    clause_end: re.Pattern[str]
    """Where one clause ends and the next begins: a comma, "and", "but"."""
    language: Language = "en"
    sounds: Sounds
    forgiving: bool = True
    """Whether a word is also known by its sound, and a long one with one typing error."""

    @classmethod
    def of(
        cls, vocabulary: Mapping[Concept, str], *, language: Language = "en", sounds: str = ""
    ) -> "Lexicon":
        """Read the phrases, which commas part."""
        phrases = tuple(
            (concept, tuple(_folded(phrase)))
            for concept, listed in vocabulary.items()
            for phrase in listed.split(",")
            if phrase.strip()
        )
        by_beginning: dict[Pieces, list[tuple[Concept, Pieces]]] = defaultdict(list)
        for concept, pieces in phrases:
            by_beginning[pieces[:2]].append((concept, pieces))
        stems = frozenset(piece for _, pieces in phrases for piece in pieces) - {GAP}
        return cls(
            fillers=frozenset(pieces[0] for concept, pieces in phrases if concept == "filler"),
            things=frozenset(pieces[0] for concept, pieces in phrases if concept == "thing"),
            stems=stems,
            longest=max(map(len, stems), default=0),
            near=NearWords(stem for stem in stems if len(stem.rstrip("*")) >= SHORTEST_WITH_ERROR),
            sounds=Sounds.of(stems, sounds),
            by_beginning=dict(by_beginning),
            language=language,
            clause_end=_clause_end(pieces for concept, pieces in phrases if concept == "joint"),
        )

    def hits(self, words: Sequence[str]) -> tuple[Hit, ...]:
        """Every concept in the words, but none inside an aside or denied by a "not"."""
        return self.said_and_denied(words)[0]

    def concepts(self, words: Sequence[str]) -> frozenset[Concept]:
        """What the words speak of."""
        return frozenset(hit.concept for hit in self.hits(words))

    def is_thing(self, word: str) -> bool:
        """Whether the word is a thing that shops sell."""
        return bool(stems_of(word, self) & self.things)

    def share_known(self, words: Sequence[str]) -> float:
        """How many of the words this language has, of all of them."""
        return sum(bool(stems_of(word, self)) for word in words) / max(len(words), 1)

    def said_and_denied(self, words: Sequence[str]) -> tuple[tuple[Hit, ...], frozenset[Hit]]:
        """The concepts that are said, and those that the words say are not wished."""
        work.check()
        found = list(self._found([stems_of(word, self) for word in words]))
        asides: dict[int, list[Hit]] = defaultdict(list)
        for hit in found:
            if hit.concept == "aside":
                for place in range(hit.start, hit.end):
                    asides[place].append(hit)
        denials = {hit.end for hit in found if hit.concept == "not"}
        said = [
            hit
            for hit in found
            if not any(_is_within(hit, one) for one in asides.get(hit.start, ()))
        ]
        denied = frozenset(
            hit
            for hit in said
            if hit.concept in DENIABLE and self._is_denied(hit.start, denials, words)
        )
        return tuple(hit for hit in said if hit not in denied), denied

    def may_name(self, word: str) -> bool:
        """Whether the word may be the name of a thing: an unknown one, or one of clothes or colours."""
        known = stems_of(word, self)
        return not known or bool(known & self.things)

    def _found(self, known: Sequence[frozenset[str]]) -> Iterator[Hit]:
        for start, stems in enumerate(known):
            following = known[start + 1] if start + 1 < len(known) else ()
            for stem in sorted(stems):
                beginnings = ((stem,), (stem, GAP), *((stem, second) for second in following))
                for concept, pieces in self._beginning_so(beginnings):
                    if end := _match(pieces, known, start):
                        yield Hit(concept=concept, start=start, end=end)

    def _beginning_so(self, beginnings: Iterable[Pieces]) -> Iterator[tuple[Concept, Pieces]]:
        for beginning in beginnings:
            yield from self.by_beginning.get(beginning, ())

    def _is_denied(self, start: int, denials: Collection[int], words: Sequence[str]) -> bool:
        return any(
            end in denials and all(word in self.fillers for word in words[end:start])
            for end in range(start - BETWEEN_NOT_AND_WISH, start + 1)
        )


def _clause_end(joints: Iterable[Pieces]) -> re.Pattern[str]:
    spelt = (rf"\s{re.escape(' '.join(pieces))}\s" for pieces in joints)
    return re.compile("|".join((",|;", *spelt)), re.IGNORECASE)


def _is_within(hit: Hit, aside: Hit) -> bool:
    """Whether the hit is a part of the aside; "returned to sender" itself is no return."""
    shorter = hit.end - hit.start < aside.end - aside.start
    return shorter and aside.start <= hit.start and hit.end <= aside.end


# What a customer may say that they do not want. Facts ("not arrived") are phrases of their own.
DENIABLE: frozenset[Concept] = frozenset(
    {"return", "exchange", "refund", "compensation", "cancel", "change", "track", "status", "human"}
)


def _folded(phrase: str) -> Iterator[str]:
    for piece in phrase.split():
        yield fold(piece)


def _match(pieces: Pieces, known: Sequence[frozenset[str]], start: int) -> int:
    """Where the phrase ends when it begins at `start`, or 0."""
    if not pieces:
        return start
    if pieces[0] == GAP:
        ends = (
            _match(pieces[1:], known, start + skipped)
            for skipped in range(MOST_IN_GAP + 1)
            if start + skipped <= len(known)
        )
        return next((end for end in ends if end), 0)
    if start < len(known) and pieces[0] in known[start]:
        return _match(pieces[1:], known, start + 1)
    return 0


def stems_of(word: str, lexicon: Lexicon) -> frozenset[str]:
    """The vocabulary's entries that a word fits: exactly, or else with one typing error."""
    return _stems_of(word, lexicon) if len(word) <= LONGEST_WORD else frozenset()


@lru_cache(maxsize=20_000)
def _stems_of(word: str, lexicon: Lexicon) -> frozenset[str]:
    beginnings = (f"{word[:length]}*" for length in range(1, min(len(word), lexicon.longest) + 1))
    exact = frozenset(stem for stem in (word, *beginnings) if stem in lexicon.stems)
    if exact or not lexicon.forgiving or not word.isalpha():
        return exact
    if heard := lexicon.sounds.like(word):
        return heard
    if len(word) < SHORTEST_WITH_ERROR:
        return exact
    return frozenset(stem for stem in lexicon.near.near(word) if _nearly_fits(word, stem))


def _nearly_fits(word: str, stem: str) -> bool:
    beginning = stem.rstrip("*")
    if len(beginning) < SHORTEST_WITH_ERROR or word[0] != stem[0]:
        return False
    if stem == beginning:
        return is_one_edit_away(word, stem)
    # A lost letter leaves so little of a short beginning that other words fit it too.
    shortest = len(beginning) - (len(beginning) > SHORTEST_WITH_ERROR + 1)
    return any(
        is_one_edit_away(word[:length], beginning)
        for length in range(shortest, len(beginning) + 2)
        if length <= len(word)
    )
