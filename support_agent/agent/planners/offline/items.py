"""Which lines of an order should go back, and how many of each."""

from collections.abc import Mapping, Sequence
from typing import Any

from . import counts, titles
from .text import words
from .thread import Request
from .understand import understand
from .words import vocabularies

Choice = tuple[tuple[str, int], ...]

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
    named = titles.named(request.words, by_title, all_alike="all" in concepts)
    if whole and by_title:
        ((title, line),) = by_title.items()
        return _all_or_counted(request, title, left(line))
    if not named and request.asked and "all" not in concepts:
        named = _by_place(request.words[-1:], list(by_title))
    if named:
        return tuple((title, _count(request, title, left(by_title[title]))) for title in named)
    if "all" in concepts:
        return ()
    is_particular = "one_item" in concepts or any(reading.names for reading in readings)
    return None if is_particular or request.asked else ()


def _all_or_counted(request: Request, title: str, most: int) -> Choice:
    """Of the only thing: as many as were said, or else all that is left of it."""
    for reading in map(understand, request.words):
        said = counts.before_the_thing(reading.text, title)
        said = said or counts.of_the_only_thing(reading, request.numbers)
        if said and said != most:
            return ((title, said),)
    return ()


def _count(request: Request, title: str, most: int) -> int:
    """As many as were said, or all that is left.

    More than is left is asked for as it was said: the shop refuses it and says how many are.
    """
    said = (counts.before_the_thing(text, title) for text in request.words)
    return next((count for count in said if count), most)


def _by_place(said: Sequence[str], in_order: Sequence[str]) -> tuple[str, ...]:
    """ "The first" of the list that the customer was shown."""
    places = {PLACES[word] for text in said for word in words(text) if word in PLACES}
    return tuple(title for place, title in enumerate(in_order) if place in places)
