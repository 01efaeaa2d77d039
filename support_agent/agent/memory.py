"""What a run remembers: a window of the conversation, and what was found before it.

A memory is anything with `recall`; the loop never knows which one it got.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import NamedTuple, Protocol, cast

from django.db import models
from django.db.models import QuerySet
from django.utils import timezone

from handoff import queries as handoff_queries
from orders import queries as orders_queries
from orders.models import Order
from orders.prepared import Given, PreparedQuery
from support_agent.models import Conversation, Message, Run, ToolCall
from support_agent.models import Step as StepRow

from .journal import step_from
from .types import Author, Facts, KnownOrder, Said, Step, Turn

# What a window of turns may hold at the most, whoever wrote it.
MESSAGES_PER_TURN = 5
# And what a run answers: in a conversation that waited for a person it may be a day's writing.
MOST_OWN_MESSAGES = 500
# Earlier findings that are kept once the words around them have left the window.
KEPT_STEPS = 12
# The calls that are read, whatever is kept of them.
MOST_CALLS = 120


class Found(NamedTuple):
    """A step of an earlier run, with its calls."""

    row: StepRow
    calls: Sequence[ToolCall]


class Memory(Protocol):
    """Where a run gets its past from."""

    def recall(self, run: Run, *, now: datetime) -> Turn:
        """The turn as it stands before the run's first step."""
        ...


@dataclass(frozen=True, kw_only=True)
class WindowMemory:
    """The last `turns` turns from the database. A turn begins where the customer speaks.

    Steps come whole, each call with its result, so that a cut never parts the two. Of what
    lies before the window the words are left out and the latest findings kept. What the run
    answers is in the window, however small that is: a burst is read from its first word.
    """

    turns: int

    def recall(self, run: Run, *, now: datetime) -> Turn:
        """The turn as it stands before the run's first step, in a constant number of queries."""
        messages = self._window(run)
        return Turn(
            task=run.task,
            history=_woven(messages, _earlier_steps(run)),
            facts=facts_about(run.conversation, now=now),
        )

    def _window(self, run: Run) -> list[Message]:
        own = min(run.last_sequence - run.first_sequence + 1, MOST_OWN_MESSAGES)
        most = max(self.turns * MESSAGES_PER_TURN, own)
        newest_first = _newest_first(
            conversation=run.conversation_id, last=run.last_sequence, most=most
        )
        window: list[Message] = []
        turns = 0
        for message in newest_first:
            window.append(message)
            turns += _begins_a_turn(message)
            if turns >= self.turns and message.sequence <= run.first_sequence:
                break
        return window[::-1]


CONVERSATION = Given("conversation", Conversation._meta.pk)


@PreparedQuery
def _newest_first() -> QuerySet[Message]:
    until = Message.objects.filter(
        conversation=CONVERSATION, sequence__lte=Given("last", models.IntegerField())
    )
    return until.order_by("-sequence")


def _begins_a_turn(message: Message) -> bool:
    return message.author == Message.Author.CUSTOMER


def _earlier_steps(run: Run) -> list[Found]:
    """Steps of this conversation's earlier runs that found something, oldest first."""
    latest_first = _calls_of_others(conversation=run.conversation_id, run=run.pk, most=MOST_CALLS)
    calls = latest_first[::-1]
    groups = [list(group) for _, group in groupby(calls, key=lambda call: call.step_id)]
    # The oldest may have lost its first calls to the limit, and a step comes whole or not at all.
    whole = groups[1:] if len(calls) == MOST_CALLS else groups
    return [
        Found(row=of_step[0].step, calls=of_step)
        for of_step in whole
        if any(call.observed_at for call in of_step)
    ]


@PreparedQuery
def _calls_of_others() -> QuerySet[ToolCall]:
    of_others = ToolCall.objects.filter(step__run__conversation=CONVERSATION).exclude(
        step__run=Given("run", Run._meta.pk)
    )
    return of_others.select_related("step__run").order_by(
        "-step__run_id", "-step__index", "-position"
    )


def _woven(messages: list[Message], steps: list[Found]) -> tuple[Said | Step, ...]:
    """Messages with each run's steps behind the words that prompted it."""
    opening = messages[0].sequence if messages else 0
    before = [step for step in steps if step.row.run.last_sequence < opening]
    within = [step for step in steps if step.row.run.last_sequence >= opening]
    history: list[Said | Step] = [_done(step) for step in before[-KEPT_STEPS:]]
    for message in messages:
        # A run's steps follow the last message that it covers.
        while within and within[0].row.run.last_sequence < message.sequence:
            history.append(_done(within.pop(0)))
        history.append(Said(author=cast(Author, message.author), text=message.text))
    history.extend(_done(step) for step in within)
    return tuple(history)


def _done(found: Found) -> Step:
    """An earlier run's step: what was said, called and found.

    Blocks of other kinds, a model's thoughts or what nobody here knows, are good for their own
    run: sent again for ever, one that the provider came to refuse would end the conversation.
    """
    step = step_from(*found)
    raw = tuple(block for block in step.plan.raw if block["type"] in ("text", "tool_use"))
    return replace(step, plan=replace(step.plan, raw=raw))


def facts_about(conversation: Conversation, *, now: datetime) -> Facts:
    """What the server knows of the one who asks. Nobody but the server adds to it."""
    customer = conversation.customer
    orders = orders_queries.recent_orders(
        customer=customer, proven=[order.pk for order in conversation.proven_orders.all()]
    )
    return Facts(
        identified=customer is not None,
        customer_name=customer.name if customer else "",
        language=conversation.language,
        today=timezone.localdate(now),
        orders=tuple(map(_known, orders)),
        word_from_colleague=handoff_queries.word_for(conversation),
    )


def _known(order: Order) -> KnownOrder:
    return KnownOrder(
        number=order.number,
        placed_on=timezone.localdate(order.placed_at),
        titles=tuple(line.title for line in order.lines.all()),
    )
