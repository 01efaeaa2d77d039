"""A guess at what is wished where no rule fits: the wish of the sentences that are most alike.

The sentences are data, a file for each language. A guess is good enough to look, to ask or to
call a person; whoever opens a return by it asks the customer first.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from heapq import nlargest
from itertools import pairwise

from support_agent.agent.language import Language

from .text import words
from .wishes import Kind, Wish
from .words import examples

NEIGHBOURS = 5
# The examples are sentences. A story is like none of them.
MOST_WORDS = 100
# Measured on sentences that are no examples: below, the nearest are as often wrong as right.
LEAST_VOTES = 0.07
PIECES = (3, 4)


@dataclass(frozen=True, kw_only=True)
class Guess:
    """What is probably wished."""

    wish: Wish
    kind: Kind = Kind.RETURN


@dataclass(frozen=True, kw_only=True)
class _Known:
    """One language's examples, ready to be compared with."""

    wishes: tuple[str, ...]
    """The section that each example stands in."""
    weights: Mapping[str, float]
    strangeness: float
    """The weight of a feature that no example has."""
    by_feature: Mapping[str, Sequence[tuple[int, float]]]


def guess(text: str, *, language: Language) -> Guess | None:
    """What the text is most like, or None when it is like nothing, or like other people's talk."""
    if len(words(text)) > MOST_WORDS:
        return None
    known = _known(language)
    nearest = nlargest(NEIGHBOURS, _likenesses(text, known).items(), key=lambda pair: pair[1])
    votes: dict[str, float] = defaultdict(float)
    for place, likeness in nearest:
        votes[known.wishes[place]] += likeness**2
    best = max(votes, key=votes.__getitem__, default="")
    return _meant(best) if best and votes[best] >= LEAST_VOTES else None


def _meant(section: str) -> Guess | None:
    if section in set(Wish):
        return Guess(wish=Wish(section))
    return Guess(wish=Wish.RETURN, kind=Kind(section)) if section in set(Kind) else None


def _likenesses(text: str, known: _Known) -> Mapping[int, float]:
    """The cosine of the angle to each example that shares anything with the text."""
    weighed = {one: known.weights.get(one, known.strangeness) for one in _features(text)}
    length = math.hypot(*weighed.values())
    found: dict[int, float] = defaultdict(float)
    for feature, weight in weighed.items():
        for place, share in known.by_feature.get(feature, ()):
            found[place] += share * weight / length
    return found


@cache
def _known(language: Language) -> _Known:
    listed = examples(language)
    featured = [frozenset(_features(text)) for _, text in listed]
    counts = Counter(feature for features in featured for feature in features)
    weights = {one: 1 + math.log(len(listed) / count) for one, count in counts.items()}
    by_feature: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for place, features in enumerate(featured):
        length = math.hypot(*(weights[one] for one in features))
        for one in features:
            by_feature[one].append((place, weights[one] / length))
    return _Known(
        wishes=tuple(section for section, _ in listed),
        weights=weights,
        strangeness=1 + math.log(len(listed) + 1),
        by_feature=by_feature,
    )


def _features(text: str) -> Iterator[str]:
    """Its words, pairs of words and pieces of words; every number is the same."""
    said = ["0" if word.isdecimal() else word for word in words(text)]
    yield from set(said)
    yield from {" ".join(pair) for pair in pairwise(said)}
    yield from {piece for word in said for piece in _pieces(f"<{word}>")}


def _pieces(word: str) -> Iterator[str]:
    for size in PIECES:
        for start in range(len(word) - size + 1):
            yield word[start : start + size]
