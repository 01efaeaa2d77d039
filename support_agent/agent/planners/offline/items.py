"""Which lines of an order should go back, and how many of each."""

from collections.abc import Mapping, Sequence
from typing import Any

from . import titles
from .text import words
from .thread import Request
from .understand import understand
from .words import vocabularies

Choice = tuple[tuple[str, int], ...]

COUNTS: dict[str, int] = {
    word: count
    for language in vocabularies().values()
    for count, said in enumerate(language.counts, start=1)
    for word in said.split()
}
PLACES: dict[str, int] = {
    word: place
    for language in vocabularies().values()
    for place, said in enumerate(language.places)
    for word in said.split()
}
NEAR = 3
# Whoever asks for more than there are means a count; a larger number is an order's or a date's.
MOST_COUNTED = 20


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
    if whole:
        return _counted(request, by_title, only_if_counted=True)
    if not named and request.asked and "all" not in concepts:
        named = _by_place(request.words[-1:], list(by_title))
    if named:
        return _counted(request, {title: by_title[title] for title in named}, only_if_counted=False)
    if "all" in concepts:
        return ()
    is_particular = "one_item" in concepts or any(reading.names for reading in readings)
    return None if is_particular or request.asked else ()


def _counted(
    request: Request, by_title: Mapping[str, Mapping[str, Any]], *, only_if_counted: bool
) -> Choice:
    wanted = tuple((title, _count(request, title, left(line))) for title, line in by_title.items())
    counted = any(count != left(by_title[title]) for title, count in wanted)
    return wanted if counted or not only_if_counted else ()


def _count(request: Request, title: str, most: int) -> int:
    """The quantity that stands shortly before the thing's name, or all that is left.

    More than is left is asked for as it was said: the shop refuses it and says how many are.
    """
    telling = words(title)
    for text in request.words:
        said = words(text)
        for place, word in enumerate(said):
            if not any(titles.are_alike(word, other) for other in telling):
                continue
            for before in said[max(0, place - NEAR) : place]:
                count = 0 if before in telling else _number(before)
                if 0 < count <= max(most, MOST_COUNTED):
                    return count
    return most


def _number(word: str) -> int:
    return COUNTS.get(word) or (int(word) if word.isdecimal() and len(word) < 5 else 0)


def _by_place(said: Sequence[str], in_order: Sequence[str]) -> tuple[str, ...]:
    """ "The first" of the list that the customer was shown."""
    places = {PLACES[word] for text in said for word in words(text) if word in PLACES}
    return tuple(title for place, title in enumerate(in_order) if place in places)
