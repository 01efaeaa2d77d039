"""Which of the things that were bought does the customer mean?"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from support_agent.agent import work
from support_agent.agent.known import KnownOrder

from .text import words
from .understand import LEXICONS
from .wishes import Kind

SHORTEST = 3
SHORTEST_STEM = 4
# "headphones" and "headphone", "наушники" and "наушников": how much of the ends may differ.
LONGEST_ENDING = 3
Spoken = Mapping[str, Sequence[str]]


def orders_named(said: Sequence[str], orders: Iterable[KnownOrder]) -> tuple[KnownOrder, ...]:
    """The orders whose things the customer's words name best; none when they name nothing."""
    spoken = _telling(said)
    scored = [
        (max((len(_shared(spoken, title)) for title in order.titles), default=0), order)
        for order in orders
    ]
    best = max((score for score, _ in scored), default=0)
    return tuple(order for score, order in scored if best and score == best)


def named(said: Sequence[str], titles: Iterable[str], *, all_alike: bool) -> tuple[str, ...]:
    """The titles that the words name. Where "the shirt" fits two of them, neither is named,
    unless all that are alike are meant.
    """
    spoken = _telling(said)
    shared = {title: _shared(spoken, title) for title in titles}
    best = {
        title: some
        for title, some in shared.items()
        if some and not any(some < other for other in shared.values())
    }
    counts = Counter(best.values())
    return tuple(title for title, some in best.items() if all_alike or counts[some] == 1)


def more_telling(left: Kind, right: Kind) -> Kind:
    """Of two kinds of return the one that says more about what happened."""
    return max(left, right, key=list(Kind).index)


def _shared(spoken: Spoken, title: str) -> frozenset[str]:
    """The words of a title that were said, in whatever form."""
    work.check()
    return frozenset(
        word
        for word in _told((title,))
        if any(are_alike(word, other) for other in spoken.get(word[:SHORTEST], ()))
    )


def _telling(said: Sequence[str]) -> Spoken:
    """What was said that may name a thing, by the letters that words which are alike share."""
    spoken: dict[str, list[str]] = defaultdict(list)
    for word in _told(said):
        spoken[word[:SHORTEST]].append(word)
    return spoken


def _told(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in words(text) if not _is_small(word)}


def _is_small(word: str) -> bool:
    return len(word) < SHORTEST or any(word in lexicon.fillers for lexicon in LEXICONS.values())


def are_alike(left: str, right: str) -> bool:
    if left == right:
        return True
    if left in _plurals(right) or right in _plurals(left):
        return True
    shared = 0
    while shared < min(len(left), len(right)) and left[shared] == right[shared]:
        shared += 1
    return shared >= SHORTEST_STEM and max(len(left), len(right)) - shared <= LONGEST_ENDING


def _plurals(word: str) -> tuple[str, ...]:
    """So short a word as "mug" shares too few letters with another to be told by them."""
    return (f"{word}s", f"{word}es")
