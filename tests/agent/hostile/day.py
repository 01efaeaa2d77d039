"""All that a day of the shop has left, read in as many queries whatever was said in it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar
from uuid import UUID

from handoff.models import Escalation
from orders.models import OrderLine, ReturnRequest
from support_agent.models import Conversation, Message, Proposal, Run, ToolCall

Row = TypeVar("Row", Message, Run, Escalation, Proposal)


@dataclass(frozen=True, kw_only=True)
class Told:
    """A conversation with all that it left, and what its customer typed and was whispered."""

    conversation: Conversation
    typed: Sequence[str]
    whispers: Sequence[str]
    messages: list[Message]
    """All that stands in it, oldest first."""
    runs: list[Run]
    """All that it set going, oldest first."""
    called: list[Escalation]
    asked_back: list[ReturnRequest]
    proposals: list[Proposal]

    @property
    def proven(self) -> set[int]:
        """The orders that a guest has shown to be theirs."""
        return {order.pk for order in self.conversation.proven_orders.all()}


@dataclass(frozen=True, kw_only=True)
class Day:
    """Everybody's conversations, and the shop's goods at its end."""

    told: list[Told]
    goods: list[OrderLine]

    def calls(self) -> Iterator[ToolCall]:
        """Whatever was asked of the tools, made or not."""
        for told in self.told:
            yield from calls_of(told.runs)


def calls_of(runs: Iterable[Run]) -> Iterator[ToolCall]:
    """The calls of these runs, in their order."""
    for run in runs:
        for step in run.steps.all():
            yield from step.calls.all()


def read(*, typed: Mapping[str, Sequence[str]], whispers: Mapping[str, Sequence[str]]) -> Day:
    """The day's rows, by conversation. There are no others in the database."""
    messages = list(Message.objects.order_by("sequence"))
    runs = list(Run.objects.prefetch_related("steps__calls").order_by("pk"))
    called = list(Escalation.objects.order_by("pk"))
    requests = list(ReturnRequest.objects.select_related("order").prefetch_related("lines"))
    proposals = list(Proposal.objects.order_by("pk"))
    talks = Conversation.objects.prefetch_related("proven_orders")
    return Day(
        told=[
            Told(
                conversation=talk,
                typed=tuple(typed.get(str(talk.pk), ())),
                whispers=tuple(whispers.get(str(talk.pk), ())),
                messages=_of(talk.pk, messages),
                runs=_of(talk.pk, runs),
                called=_of(talk.pk, called),
                proposals=_of(talk.pk, proposals),
                asked_back=[each for each in requests if each.origin_key == str(talk.pk)],
            )
            for talk in talks
        ],
        goods=list(OrderLine.objects.prefetch_related("return_lines__request")),
    )


def _of(talk: UUID, rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.conversation_id == talk]
