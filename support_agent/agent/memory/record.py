"""A conversation as the database has it, in one line: messages, steps, and who held it when."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import cast

from django.db import models
from django.db.models import F, Q, QuerySet

from handoff.models import Escalation
from orders.prepared import Given, PreparedQuery
from support_agent.agent.record.steps import step_from
from support_agent.agent.types import Author, Said, Step
from support_agent.models import Conversation, Message, Run, ToolCall

from .entries import Entry

# The calls that are read, whatever is kept of them.
MOST_CALLS = 200
CAME = (
    "A colleague took the conversation over here. Until it is given back below, what stands here "
    "is between the customer and them."
)
GAVE_BACK = (
    "The colleague gave the conversation back to you here. What was said of a person who takes "
    "over is done with."
)
CLOSED = (
    "The colleague settled the matter and left here; what the customer writes from here on is "
    "yours again. What was said of a person who takes over is done with."
)
CONVERSATION = Given("conversation", Conversation._meta.pk)


def read(run: Run, *, since: int, calls: Iterable[Escalation]) -> list[Entry]:
    """What was said and done behind this sequence and before the run, oldest first."""
    messages = _messages(run, since)
    told = [
        *(entry for entry in messages if not entry.is_reply),
        *(() if is_the_first(run) else _steps(run, since)),
        *(entry for entry in messages if entry.is_reply),
        *_marks(calls, since, run.last_sequence),
    ]
    # At one place in the order of the lists: a message, the steps that it led to, the reply, and
    # then who came. Of steps, the order is that of their runs.
    return sorted(told, key=lambda entry: entry.place)


def is_the_first(run: Run) -> bool:
    """Whether no run of the conversation has done anything before it."""
    # One that a newer message took the place of may have asked for something.
    return run.first_sequence == 1 and not run.supersedings


def _messages(run: Run, since: int) -> list[Entry]:
    last = run.last_sequence
    newest_first = _newest_first(
        conversation=run.conversation_id, last=last, run=run.pk, most=max(1, last - since) + 1
    )
    return [
        Entry(
            sequence=message.sequence,
            place=_place(message),
            part=Said(
                author=cast(Author, message.author), text=message.text, sequence=message.sequence
            ),
            at=message.created_at,
        )
        for message in reversed(newest_first)
        if message.sequence > since
    ]


@PreparedQuery
def _newest_first() -> QuerySet[Message]:
    # A reply that was said behind what this run answers is known to it all the same.
    told = Q(sequence__lte=Given("last", models.IntegerField()))
    told |= Q(author=Message.Author.AGENT, run__lt=Given("run", Run._meta.pk))
    of_it = Message.objects.filter(told, conversation=CONVERSATION)
    return of_it.annotate(answers=F("run__last_sequence")).order_by("-sequence")


def _place(message: Message) -> int:
    answers: int | None = vars(message)["answers"]
    return message.sequence if answers is None else answers


def _steps(run: Run, since: int) -> Iterator[Entry]:
    """Steps of earlier runs that found something, oldest first."""
    latest_first = _calls_before(
        conversation=run.conversation_id, run=run.pk, since=since, most=MOST_CALLS
    )
    calls = latest_first[::-1]
    groups = [list(group) for _, group in groupby(calls, key=lambda call: call.step_id)]
    # The oldest may have lost its first calls to the limit, and a step comes whole or not at all.
    for of_step in groups[1:] if len(calls) == MOST_CALLS else groups:
        if any(call.observed_at for call in of_step):
            row = of_step[0].step
            sequence = row.run.last_sequence
            yield Entry(sequence=sequence, place=sequence, part=_done(of_step), at=row.created_at)


@PreparedQuery
def _calls_before() -> QuerySet[ToolCall]:
    # Runs of one conversation are begun one after the other.
    before = ToolCall.objects.filter(
        step__run__conversation=CONVERSATION,
        step__run__lt=Given("run", Run._meta.pk),
        step__run__last_sequence__gt=Given("since", models.IntegerField()),
    )
    return before.select_related("step__run").order_by("-step__run_id", "-step__index", "-position")


def _done(calls: list[ToolCall]) -> Step:
    """An earlier run's step: what was said, called and found.

    Blocks of other kinds, a model's thoughts or what nobody here knows, are good for their own
    run: sent again for ever, one that the provider came to refuse would end the conversation.
    """
    step = step_from(calls[0].step, calls)
    raw = tuple(block for block in step.plan.raw if block["type"] in ("text", "tool_use"))
    return replace(step, plan=replace(step.plan, raw=raw))


def _marks(calls: Iterable[Escalation], since: int, last: int) -> Iterator[Entry]:
    """Where colleagues came and went. A call that nobody followed yet has no such place."""
    for call in calls:
        left = CLOSED if call.state == Escalation.State.RESOLVED else GAVE_BACK
        for sequence, at, text in (
            (call.came_after, call.claimed_at, CAME),
            (call.went_after, call.ended_at, left),
        ):
            if sequence is not None and at and since <= sequence < last:
                yield Entry(
                    sequence=sequence, place=sequence, part=Said(author="shop", text=text), at=at
                )
