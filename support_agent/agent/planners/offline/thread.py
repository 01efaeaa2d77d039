"""What a conversation stands at: wishes that wait, what was asked, which orders were spoken of."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from .wishes import Kind, Wish


class Awaited(StrEnum):
    """What the agent's last words asked the customer for."""

    NOTHING = "nothing"
    NUMBER = "number"
    ITEMS = "items"
    YES = "yes"
    TOPIC = "topic"


@dataclass(frozen=True, kw_only=True)
class Request:
    """A wish of the customer's that is to be settled."""

    wish: Wish
    kind: Kind = Kind.RETURN
    numbers: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """The customer's own messages about it."""
    unsure: bool = False
    """Whether the order must be confirmed before anything is made of it."""
    guessed: bool = False
    """Whether no rule told the wish, so that nothing is made of it before the customer says yes."""
    about_money: bool = False
    """Whether they speak of money that goes back."""
    implied: bool = False
    """Whether it was only made of a number, for want of any other wish."""
    asks_after: bool = False
    """Whether the same words ask where the order is or when it comes."""
    corrects: bool = False
    """Whether it is meant in the place of a return that was made for the wrong order."""
    asked: int = 0
    """How often the customer was asked to be more exact about it."""


@dataclass(frozen=True, kw_only=True)
class Thread:
    """The state between two replies. It is made anew from the history every time."""

    pending: tuple[Request, ...] = ()
    served: tuple[Request, ...] = ()
    awaited: Awaited = Awaited.NOTHING
    person_offered: bool = False
    not_found: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    """Orders for which a return request was opened here."""
    times_asked: int = 0
    times_puzzled: int = 0
    words: tuple[str, ...] = ()
    """What the customer said last."""

    @property
    def in_focus(self) -> tuple[str, ...]:
        """The orders that were spoken of last, so that "it" means them."""
        last = next((one.numbers for one in (*self.pending, *self.served) if one.numbers), ())
        return tuple(number for number in last if number not in self.not_found)

    def settled(self) -> "Thread":
        """As after a person's word: nothing waits any more, but the orders are remembered."""
        return Thread(
            served=(*self.pending, *self.served),
            not_found=self.not_found,
            returned=self.returned,
        )


@dataclass(frozen=True, kw_only=True)
class Heard:
    """What the customer's messages since the last reply come to."""

    requests: tuple[Request, ...] = ()
    talk: tuple[Wish, ...] = ()
    lacks_number: bool = False
    declined: bool = False
    words: tuple[str, ...] = field(default=())

    def with_request(self, request: Request) -> "Heard":
        """With this request in the place of an earlier one of the same wish."""
        others = tuple(one for one in self.requests if one.wish is not request.wish)
        return replace(self, requests=(*others, request))
