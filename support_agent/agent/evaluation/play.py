"""Plays a case through the real intake and the real runner, in this process, and notes what came of it."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from django.db.models import Sum
from django.utils import timezone

from handoff.models import Escalation
from orders.errors import OrdersError
from orders.models import ReturnLine, ReturnRequest
from orders.numbers import bare_number
from orders.queries import customer_by_email
from support_agent.agent import in_process
from support_agent.agent.planners.known_paths import BY_CODE
from support_agent.agent.record.steps import usage_of
from support_agent.agent.types import Usage
from support_agent.conversation import services
from support_agent.models import Conversation, Message, Run, ToolCall
from support_agent.models import Step as StepRow

from .cases import Case
from .lines import BadFile
from .scratch import Scratch
from .shop import change


class Call(NamedTuple):
    """A tool that was called, and for which order."""

    tool: str
    number: str
    refused: bool = False

    def __str__(self) -> str:
        return f"{self.tool} {self.number}".strip()


@dataclass(frozen=True, kw_only=True)
class Played:
    """What came of a conversation: its end, its calls, its words, its rows and its price."""

    status: str
    calls: tuple[Call, ...]
    reply: str
    """What was told after the last message."""
    told: str
    """All that was told."""
    rows: Counter[str]
    runs: int
    by_code: int
    """Runs that were answered by code alone."""
    stood_in: int
    """Runs in which the planner that was asked for could not be had, and another went on."""
    steps: tuple[int, ...]
    """Of each run."""
    withheld: int
    """Replies that were written and not said."""
    tokens: int
    usd: Decimal
    seconds: float


def play(case: Case, *, planner: str, scratch: Scratch) -> Played:
    """The case in a fresh shop, from its first message to the end of its last run.

    Raises BadFile where the shop can't be as the case has it.
    """
    scratch.renew()
    try:
        change(case.shop, now=timezone.now())
    except OrdersError as refusal:
        raise BadFile(f"{case.id}: shop: {refusal}") from refusal
    before = _rows()
    conversation = services.start_conversation(
        customer=customer_by_email(case.email) if case.email else None,
        channel="evaluation",
        now=timezone.now(),
    )
    began = time.perf_counter()
    for text in case.messages:
        say(conversation, text, planner=planner)
    return _noted(conversation, before=before, seconds=time.perf_counter() - began)


def say(conversation: Conversation, text: str, *, planner: str) -> bool:
    """One message, and the runs that it sets going, taken to their ends.

    Tells whether the agent still holds the conversation then.
    """
    in_process.say(conversation, text, planner=planner)
    conversation.refresh_from_db()
    return conversation.holder == Conversation.Holder.AGENT


def calls_in(conversation: Conversation) -> tuple[Call, ...]:
    """Every call that was planned, in order."""
    planned = ToolCall.objects.filter(step__run__conversation=conversation)
    in_order = planned.order_by("step__run_id", "step__index", "position")
    return tuple(
        Call(call.name, bare_number(str(call.input.get("order_id", ""))).upper(), call.is_error)
        for call in in_order
    )


def _noted(conversation: Conversation, *, before: Counter[str], seconds: float) -> Played:
    runs = list(conversation.runs.order_by("pk").prefetch_related("steps__calls"))
    steps = [list(run.steps.all()) for run in runs]
    usage = sum((usage_of(step) for of_run in steps for step in of_run), Usage())
    said = list(conversation.messages.all())
    rows = _rows()
    rows.subtract(before)
    return Played(
        status=_status(conversation, runs[-1]),
        calls=calls_in(conversation),
        reply="\n".join(_after_the_customer(said)),
        told="\n".join(one.text for one in said if one.author != Message.Author.CUSTOMER),
        rows=rows,
        runs=len(runs),
        by_code=sum(map(_is_by_code, runs, steps)),
        stood_in=sum(any(step.instead_of for step in of_run) for of_run in steps),
        steps=tuple(map(len, steps)),
        withheld=sum(map(_withheld, runs, steps)),
        tokens=usage.tokens,
        usd=usage.cost_usd,
        seconds=seconds,
    )


def _status(conversation: Conversation, last: Run) -> str:
    if conversation.holder == Conversation.Holder.AGENT:
        return last.state
    return Run.State.FAILED if last.state == Run.State.FAILED else Run.State.HANDED_OVER


def _after_the_customer(said: Sequence[Message]) -> Iterator[str]:
    last = max(one.sequence for one in said if one.author == Message.Author.CUSTOMER)
    return (one.text for one in said if one.sequence > last)


def _is_by_code(run: Run, steps: Sequence[StepRow]) -> bool:
    return run.state == Run.State.REPLIED and all(step.planned_by == BY_CODE for step in steps)


def _withheld(run: Run, steps: Sequence[StepRow]) -> int:
    # A plan without a call is a reply, and only the last one of a run that replied was said.
    written = sum(not step.failure and not step.calls.all() for step in steps)
    return written - (run.state == Run.State.REPLIED)


def _rows() -> Counter[str]:
    units = ReturnLine.objects.aggregate(held=Sum("quantity"))["held"]
    return Counter(
        return_requests=ReturnRequest.objects.count(),
        escalations=Escalation.objects.count(),
        units=units or 0,
    )
