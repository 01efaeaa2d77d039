"""Dialogs of real customers, whose number comes late or among others, played through the real run.

Only the customer's words are known. The shop is made to fit: whoever asks has one order, of the
right number, in a state in which the final action makes sense; no other number exists for them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from django.utils import timezone
from pydantic import BaseModel, Field

from orders.demo.goods import HEADPHONES
from orders.demo.parcels import arrived, on_its_way
from orders.demo.recipes import Person, Recipe
from orders.numbers import bare_number
from orders.queries import customer_by_email
from support_agent.conversation import services

from . import lines
from .first_actions import FirstAction
from .play import Call, calls_in, say
from .scratch import Scratch, scratch_shop
from .shop import add_orders

HAND_OVER = "hand_to_human"
WHOEVER = Person(name="", email="customer@example.com", postcode="90000")


class Dialog(BaseModel):
    """The customer's side. Whatever else a row tells is passed over."""

    id: str | int
    lang: str
    turns: list[str] = Field(min_length=1)
    wish_turn: int = 0
    number_turn: int
    order_number: str
    other_numbers: list[str] = []
    final_action: FirstAction
    also_ok: list[str] = []
    must_not: list[str] = []


@dataclass(frozen=True, kw_only=True)
class Held:
    """A dialog, and the calls that were made after each of its turns."""

    dialog: Dialog
    calls: tuple[tuple[Call, ...], ...]
    turns_alone: int
    """After how many turns the agent still held the conversation."""

    @property
    def in_time(self) -> tuple[Call, ...]:
        """What was done by the end of the turn that brings the number."""
        return tuple(call for turn in self.calls[: self.dialog.number_turn + 1] for call in turn)

    @property
    def all_calls(self) -> tuple[Call, ...]:
        return tuple(call for turn in self.calls for call in turn)

    @property
    def exact(self) -> bool:
        """Whether the very action was taken that the dialog ends in."""
        return self._has_done([self.dialog.final_action])

    @property
    def right(self) -> bool:
        """Whether it was that or one that is as good, and no person was called for nothing."""
        return not self.too_early and self._has_done(
            [self.dialog.final_action, *self.dialog.also_ok]
        )

    @property
    def decoys(self) -> list[Call]:
        """Calls for a number that is no order of this customer's."""
        others = {_bare(number) for number in self.dialog.other_numbers}
        return [call for call in self.all_calls if call.number in others]

    @property
    def forbidden(self) -> list[Call]:
        return [call for call in self.all_calls if call.tool in self.dialog.must_not]

    @property
    def handed_over(self) -> bool:
        """By the end of the turn that brings the number: what follows answers somebody else."""
        return self.turns_alone <= self.dialog.number_turn

    @property
    def too_early(self) -> bool:
        """Whether a person was called before anyone could know what for."""
        return self.turns_alone < self.dialog.wish_turn

    def _has_done(self, tools: Sequence[str]) -> bool:
        return any(
            call.tool in tools
            and not call.refused
            and (call.tool == HAND_OVER or call.number == _bare(self.dialog.order_number))
            for call in self.in_time
        )

    def faults(self) -> Iterator[str]:
        """What was expected and what came."""
        wanted = [self.dialog.final_action, *self.dialog.also_ok]
        if self.too_early:
            yield "expected no person before the wish was clear, came one"
        elif not self.right:
            came = " > ".join(map(str, self.in_time)) or "no call"
            number = self.dialog.order_number
            yield f"expected {' or '.join(wanted)} for {number} in time, came {came}"
        for call in (*self.decoys, *self.forbidden):
            yield f"expected no such call, came {call}"


def read(paths: Iterable[Path]) -> list[Dialog]:
    """The dialogs of these files. Raises BadFile."""
    return [dialog for path in paths for _, dialog in lines.read(path, Dialog)]


def held(dialogs: Iterable[Dialog], *, planner: str) -> list[Held]:
    """Each dialog, held in a shop of its own."""
    with scratch_shop() as scratch:
        return [_hold(dialog, planner=planner, scratch=scratch) for dialog in dialogs]


def _hold(dialog: Dialog, *, planner: str, scratch: Scratch) -> Held:
    scratch.renew()
    now = timezone.now()
    add_orders((fitting_order(dialog),), now=now)
    conversation = services.start_conversation(
        customer=customer_by_email(WHOEVER.email), channel="evaluation", now=now
    )
    calls: list[tuple[Call, ...]] = []
    done = turns_alone = 0
    for text in dialog.turns:
        turns_alone += say(conversation, text, planner=planner)
        so_far = calls_in(conversation)
        calls.append(so_far[done:])
        done = len(so_far)
    return Held(dialog=dialog, calls=tuple(calls), turns_alone=turns_alone)


def fitting_order(dialog: Dialog) -> Recipe:
    """The one order: here for a return, under way for a look, in our house for a change."""
    parcels = {
        "open_return_request": (arrived("DHL", "JD01470001", 3),),
        "hand_to_human": (),
    }.get(dialog.final_action, (on_its_way("DHL", "JD01470001", expected=-1, scanned=1),))
    return Recipe(
        number=bare_number(dialog.order_number),
        person=WHOEVER,
        placed=8,
        goods=((HEADPHONES, 1, 1 if parcels else 0),),
        parcels=parcels,
    )


def _bare(number: str) -> str:
    return bare_number(number).upper()
