"""Times of day in a reply: each is one that the record has, or that somebody else wrote."""

from collections.abc import Iterator

from . import hours, untold
from .dates import Day
from .phrases import Phrase
from .reply import Found, Reply

# How far from its day a "morning" may stand: "on Friday, 27 November, in the evening".
_REACHES = 12


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each that neither the record nor a person of this conversation tells."""
    if hours.may_stand_in(reply.text):
        yield from _clocks(reply)
    for part in hours.PARTS.found_in(reply.text) if reply.days else ():
        day = _day_of(part, reply)
        if day and not _knows(reply, part, day) and not untold.is_hedged(reply, part.start):
            start, end = min(day.start, part.start), max(day.end, part.end)
            yield Found(what="a time of day", start=start, end=end)


def _clocks(reply: Reply) -> Iterator[Found]:
    for clock in hours.clocks_in(reply.text):
        words = reply.text[clock.start : clock.end]
        moments = (moment for order in reply.orders_at(clock.start) for moment in order.moments)
        if any(map(clock.is_of, moments)) or any(words in text for text in reply.others):
            continue
        if not untold.is_hedged(reply, clock.start):
            yield Found(what="a time of day", start=clock.start, end=clock.end)


def _day_of(part: Phrase, reply: Reply) -> Day | None:
    begun, end = reply.focus.sentence(part.start)
    near = max(begun, part.start - _REACHES), min(end, part.end + _REACHES)
    return min(
        reply.days_near(*near),
        key=lambda day: max(day.start - part.end, part.start - day.end),
        default=None,
    )


def _knows(reply: Reply, part: Phrase, day: Day) -> bool:
    return any(
        day.is_one_of({moment.date()}) and hours.may_be(part.name, moment)
        for order in reply.orders_at(part.start)
        for moment in order.moments
    )
