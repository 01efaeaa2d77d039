"""The languages that a word is in: by the small words, the vocabularies and the foreign lists."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from support_agent.agent.language import Language
from support_agent.agent.planners.offline.text import (
    LONGEST_WORD,
    NearWords,
    is_one_edit_away,
)
from support_agent.agent.planners.offline.words import vocabularies

from .foreign import FOREIGN
from .small_words import SMALL_WORDS
from .spelling import bare

Codes = frozenset[str]

LETTER = re.compile(r"[^\W\d_]")
SHORTEST_BEGINNING = 4
SHORTEST_WITH_ERROR = 4
# Carriers and ways to pay are called the same everywhere.
NAMES = """
    dhl dpd gls ups brt sda hermes postnl bpost chronopost colissimo paypal klarna ideal visa
"""


def languages_of(word: str) -> Codes:
    """The languages that have this word, or its beginning where any ending may follow."""
    return _languages_of(word) if len(word) <= LONGEST_WORD else Codes()


@lru_cache(maxsize=20_000)
def _languages_of(word: str) -> Codes:
    beginnings = (
        _beginnings().get(word[:length], Codes())
        for length in range(SHORTEST_BEGINNING, len(word) + 1)
    )
    return _words().get(word, Codes()).union(languages_of_small(word), *beginnings)


def languages_of_small(word: str) -> Codes:
    """The languages of ours in which this is one of the small words."""
    return _small().get(word, Codes())


def languages_near(word: str) -> Codes:
    """The languages that have a word from which this one is a typing error away."""
    if not SHORTEST_WITH_ERROR <= len(word) <= LONGEST_WORD:
        return Codes()
    alike = _near().near(word)
    return Codes().union(*(languages_of(other) for other in alike if is_one_edit_away(word, other)))


@cache
def _small() -> Mapping[str, Codes]:
    return _gathered(
        (word, code) for code, listed in SMALL_WORDS.items() for word in listed.split()
    )


@cache
def _words() -> Mapping[str, Codes]:
    ours = ((word, code) for word, code in _of_the_shop() if not word.endswith("*"))
    foreign = ((word, code) for code, listed in FOREIGN.items() for word in listed.split())
    return _gathered((*ours, *foreign))


@cache
def _beginnings() -> Mapping[str, Codes]:
    return _gathered(
        (word.rstrip("*"), code) for word, code in _of_the_shop() if word.endswith("*")
    )


@cache
def _near() -> NearWords:
    return NearWords(word for word in {*_words(), *_small()} if len(word) >= SHORTEST_WITH_ERROR)


def _of_the_shop() -> Iterator[tuple[str, Language]]:
    names = NAMES.split()
    for code, vocabulary in vocabularies().items():
        for listed in vocabulary.concepts.values():
            for word in bare(listed).replace(",", " ").split():
                if LETTER.match(word) and word not in names:
                    yield word, code


def _gathered(pairs: Iterable[tuple[str, str]]) -> Mapping[str, Codes]:
    gathered: dict[str, set[str]] = defaultdict(set)
    for word, code in pairs:
        gathered[word].add(code)
    return {word: Codes(codes) for word, codes in gathered.items()}
