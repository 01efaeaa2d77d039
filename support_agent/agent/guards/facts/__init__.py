"""The fact gate: days, sums, states, counts and deeds that a reply tells follow from the record.

And they belong together: the day of an order is said of that order. What the customer wrote may
be repeated to them.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice

from support_agent.agent.guards.excerpts import original, quoted
from support_agent.agent.guards.reading import place, plain
from support_agent.agent.types import Draft, Flaw, Turn

from . import (
    compared,
    contacts,
    done,
    figures,
    moments,
    named,
    others,
    sending,
    standing,
    sums,
    things,
    untold,
    when,
    windows,
)
from .reply import Found, Reply

_CHECKS = (
    when,
    sums,
    standing,
    done,
    things,
    moments,
    untold,
    contacts,
    figures,
    named,
    others,
    sending,
    windows,
    compared,
)
# A reply with more than this in it is to be written anew, not mended.
MOST_TOLD = 5


def tells_only_what_was_found(draft: Draft, turn: Turn) -> Flaw | None:
    """No day, sum, state, count or deed is told that no result of this conversation holds."""
    cased = plain(draft.text)
    reply = Reply.of(cased.casefold(), turn, cased=cased)
    lacking = chain.from_iterable(check.unsupported(reply) for check in _CHECKS)
    told = {
        original(draft.text, found.start, found.end): _what(found, reply.text)
        for found in _outermost(islice(lacking, MOST_TOLD))
    }
    if not told:
        return None
    return Flaw(guard="tells_only_what_was_found", why=_why(told), words=tuple(told))


def _outermost(lacking: Iterable[Found]) -> Iterator[Found]:
    """In order, without those within another: "cancelled" in "I've cancelled"."""
    end = 0
    for found in sorted(lacking, key=lambda one: (one.start, -one.end)):
        if found.end > end:
            end = found.end
            yield found


def _what(found: Found, text: str) -> str:
    return f"{found.what} in the {place(text, found.start)} sentence"


def _why(told: Mapping[str, str]) -> str:
    listed = "; ".join(f"{quoted(words)} ({what})" for words, what in told.items())
    return (
        f"These words of the reply tell what no result of a tool holds for the order that they "
        f"speak of: {listed}. Tell it as the result has it, look it up first, or leave it out and "
        "say that it is not known."
    )
