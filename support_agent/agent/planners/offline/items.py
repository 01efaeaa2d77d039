"""Which lines of an order should go back, and how many of each."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from . import counts, titles
from .text import sentences, words
from .thread import Request
from .understand import LEXICONS, Understood, understand
from .words import Concept, vocabularies

Choice = tuple[tuple[str, int], ...]

GOING_BACK: frozenset[Concept] = frozenset(
    ("return", "exchange", "refund", "damaged", "wrong", "missing", "unwanted")
)

PLACES: dict[str, int] = {
    word: place
    for language in vocabularies().values()
    for place, said in enumerate(language.places)
    for word in said.split()
}


def left(line: Mapping[str, Any]) -> int:
    """How many units of a line may still be asked for."""
    count = line.get("returnable")
    return count if isinstance(count, int) else 0


def choose(
    returnable: Sequence[Mapping[str, Any]], request: Request, *, whole: bool
) -> Choice | None:
    """Titles and quantities; empty for all that is left; None when the customer must say.

    `whole`: the order holds one line, so that there is nothing to choose but the quantity.
    """
    by_title = {str(line.get("title", "")): line for line in returnable}
    readings = [understand(text) for text in request.words]
    concepts = {concept for reading in readings for concept in reading.concepts}
    named = _named(readings, list(by_title), all_alike="all" in concepts)
    if whole and by_title:
        ((title, line),) = by_title.items()
        return _all_or_counted(request, title, left(line))
    if not named and request.asked and "all" not in concepts:
        named = _by_place(request.words[-1:], list(by_title))
    if named and not request.asked and _names_another(readings, named):
        if len(by_title) - len(named) > 1:
            return None
        # Of two things the one that is called otherwise than in its title is the other one.
        named = tuple(by_title)
    if named:
        return tuple((title, _count(request, title, left(by_title[title]))) for title in named)
    if "all" in concepts:
        return ()
    is_particular = "one_item" in concepts or any(reading.names for reading in readings)
    return None if is_particular or request.asked else ()


def names_something(lines: Sequence[Mapping[str, Any]], request: Request) -> bool:
    """Whether the last of their words name a thing of the order, or all of it."""
    readings = [understand(text) for text in request.words[-1:]]
    said = {concept for reading in readings for concept in reading.concepts}
    titles_of = [str(line.get("title", "")) for line in lines]
    return "all" in said or bool(_named(readings, titles_of, all_alike=False))


def _named(readings: Sequence[Understood], among: list[str], *, all_alike: bool) -> tuple[str, ...]:
    """The titles that are named where something shall go back, or else anywhere."""
    passages = [passage for reading in readings for passage in _passages(reading)]
    wishing = [passage for passage, wishes in passages if wishes]
    return titles.named(wishing, among, all_alike=all_alike) or titles.named(
        [passage for passage, _ in passages], among, all_alike=all_alike
    )


def _passages(reading: Understood) -> Iterator[tuple[str, bool]]:
    """The sentences without what the customer keeps, and whether each wishes something back."""
    lexicon = LEXICONS[reading.language]
    for sentence in sentences(reading.text):
        clauses = [
            clause
            for clause in lexicon.clause_end.split(sentence)
            if "keep" not in lexicon.concepts(words(clause))
        ]
        passage = ", ".join(clauses)
        yield passage, bool(lexicon.concepts(words(passage)) & GOING_BACK)


def _names_another(readings: Sequence[Understood], named: Sequence[str]) -> bool:
    """Whether a thing is spoken of that none of the named titles calls so."""
    telling = [word for title in named for word in words(title)]
    return any(
        not any(titles.are_alike(word, other) for other in telling)
        for reading in readings
        for passage, wishes in _passages(reading)
        if wishes
        for word in words(passage)
        if LEXICONS[reading.language].is_thing(word)
    )


def _all_or_counted(request: Request, title: str, most: int) -> Choice:
    """Of the only thing: as many as were said, or else all that is left of it."""
    for reading in map(understand, request.words):
        said = counts.beside_the_thing(reading, title)
        said = said or counts.of_the_only_thing(reading, request.numbers)
        if said and said != most:
            return ((title, said),)
    return ()


def _count(request: Request, title: str, most: int) -> int:
    """As many as were said, or all that is left.

    More than is left is asked for as it was said: the shop refuses it and says how many are.
    """
    said = (counts.beside_the_thing(one, title) for one in map(understand, request.words))
    only = (counts.only(reading) for reading in map(understand, request.words))
    return next((count for count in (*said, *only) if count), most)


def _by_place(said: Sequence[str], in_order: Sequence[str]) -> tuple[str, ...]:
    """ "The first" of the list that the customer was shown."""
    places = {PLACES[word] for text in said for word in words(text) if word in PLACES}
    return tuple(title for place, title in enumerate(in_order) if place in places)
