"""Whether a message asks where an order is or when it comes, and says nothing beside."""

from collections.abc import Sequence

from support_agent.agent.known import Facts

from .moves import HandOver, Look, Move, Say
from .thread import Awaited
from .understand import Understood
from .wishes import Kind, Wish
from .words import Concept

PLAIN = frozenset({Wish.STATUS, Wish.DELIVERY})
BESIDE = frozenset({Wish.GREETING, Wish.THANKS})
# More words than these tell a story, and a story wants to be read.
MOST_WORDS = 25
ABOUT_IT: frozenset[Concept] = frozenset(
    ("order", "own", "number", "where", "when", "arrive", "status", "track", "shipped", "eta")
)
POLITE: frozenset[Concept] = frozenset(
    ("greeting", "thanks", "yes", "help", "talk", "aside", "joint", "filler", "plain", "brief")
)


def is_plain(messages: Sequence[Understood], facts: Facts) -> bool:
    """Whether this is all that the messages want, each time with the number of an own order."""
    asks = [ask for message in messages for ask in message.asks if ask.wish not in BESIDE]
    own = {order.number for order in facts.orders}
    return (
        bool(asks)
        and all(ask.wish in PLAIN and ask.kind is Kind.RETURN for ask in asks)
        and all(ask.numbers and own.issuperset(ask.numbers) for ask in asks)
        and all(map(_says_nothing_else, messages))
    )


def _says_nothing_else(message: Understood) -> bool:
    return (
        not message.left
        and not message.denied
        and message.concepts <= ABOUT_IT | POLITE
        and len(message.text.split()) <= MOST_WORDS
    )


def is_as_expected(move: Move) -> bool:
    """Whether the way goes on as it always does: no trouble with the parcel, nothing to ask."""
    match move:
        case Say():
            return move.awaited is Awaited.NOTHING and not (move.person_offered or move.pending)
        case Look():
            return True
        case HandOver():
            return False
