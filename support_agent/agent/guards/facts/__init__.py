"""The fact gate: days, sums, states, counts and deeds that a reply tells follow from the record.

And they belong together: the day of an order is said of that order. What the customer wrote may
be repeated to them.
"""

from support_agent.agent.guards.reading import fold, place
from support_agent.agent.types import Draft, Flaw, Turn

from .reply import Reply
from .things import Things


def tells_only_what_was_found(draft: Draft, turn: Turn) -> Flaw | None:
    """No day, sum, state, count or deed is told that no result of this conversation holds."""
    reply = Reply.of(fold(draft.text), turn)
    for what, at in (*reply.unsupported(), *Things(reply).unsupported()):
        return Flaw(guard="tells_only_what_was_found", why=_why(what, place(reply.text, at)))
    return None


def _why(what: str, sentence: str) -> str:
    return (
        f"The {sentence} sentence of the reply tells {what} that no result of a tool holds for the "
        "order that it speaks of. Tell it as the result has it, look it up first, or leave it out "
        "and say that it is not known."
    )
