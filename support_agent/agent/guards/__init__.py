"""The guards: each reads a draft before it is said, and says why it must not be, if so.

A new guard is a function of a draft and its turn in a file of its own, and a name in the tuple.
"""

from support_agent.agent import work
from support_agent.agent.types import Draft, Flaw, Turn

from .duties import promises_only_what_is_due
from .facts import tells_only_what_was_found
from .identifiers import names_only_known_numbers
from .money import promises_no_money

ALL_GUARDS = (
    promises_no_money,
    names_only_known_numbers,
    promises_only_what_is_due,
    tells_only_what_was_found,
)


def check_reply(draft: Draft, turn: Turn) -> Flaw | None:
    """Why the first guard that withholds the draft does so, in words for the model."""
    for guard in ALL_GUARDS:
        work.check()
        if flaw := guard(draft, turn):
            return flaw
    return None
