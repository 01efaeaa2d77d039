"""The brief: what a colleague must know before saying a word, made from the record alone.

The model adds one thing, the customer's wish, and it is marked as a claim wherever it is shown.
"""

import json
from collections.abc import Iterable
from typing import Any, TypedDict

from django.db.models import F, Max

from orders.models import ReturnRequest
from support_agent.conversation import queries as record_queries
from support_agent.models import Conversation, Message, Run, Step, ToolCall

ORIGIN = "conversation"
LONGEST_FINDING = 300
# A model may nest its arguments as deep as it likes; nobody reads further down than this.
DEEPEST_FINDING = 10
MOST_ENTRIES = 20


class Finding(TypedDict):
    """A tool call in short: what was asked of the shop and what it said."""

    tool: str
    input: str
    result: str


class Brief(TypedDict):
    """Plain JSON, stored with the escalation as things stood when it was opened."""

    wish: str
    asked: list[str]
    checked: list[Finding]
    promised: list[str]
    refused: list[Finding]
    withheld: list[str]
    unresolved: str


def of(conversation: Conversation, *, wish: str, unresolved: str) -> Brief:
    """The present episode of a locked conversation, the latest of each kind, oldest first."""
    since = _since(conversation)
    calls = _calls(conversation, since)
    return Brief(
        wish=wish,
        asked=_said(conversation, Message.Author.CUSTOMER, since),
        checked=[_finding(call) for call in calls if not call.is_error][-MOST_ENTRIES:],
        promised=[*_returns(conversation), *_said(conversation, Message.Author.AGENT, since)],
        refused=[_finding(call) for call in calls if call.is_error][-MOST_ENTRIES:],
        withheld=_withheld(conversation, since),
        unresolved=unresolved,
    )


def _since(conversation: Conversation) -> int:
    # A message may have waited for an answer over a hand back; it still belongs to the story.
    waiting = record_queries.unanswered_messages(conversation)
    first = waiting[0].sequence - 1 if waiting else conversation.episode_since
    return min(first, conversation.episode_since)


def _said(conversation: Conversation, author: Message.Author, since: int) -> list[str]:
    said = conversation.messages.filter(author=author, sequence__gt=since)
    texts = said.order_by("-sequence").values_list("text", flat=True)[:MOST_ENTRIES]
    return list(reversed(texts))


def _calls(conversation: Conversation, since: int) -> list[ToolCall]:
    return list(
        ToolCall.objects.filter(
            step__run__conversation=conversation,
            step__run__last_sequence__gt=since,
            observed_at__isnull=False,
        ).order_by("step__run_id", "step__index", "position")
    )


def _finding(call: ToolCall) -> Finding:
    return Finding(tool=call.name, input=in_short(call.input), result=in_short(call.content))


def _returns(conversation: Conversation) -> Iterable[str]:
    opened = ReturnRequest.objects.filter(origin_channel=ORIGIN, origin_key=str(conversation.pk))
    for request in opened.select_related("order").order_by("requested_at", "pk"):
        yield f"Return request {request.number} for order {request.order.number}: {request.state}."


def _withheld(conversation: Conversation, since: int) -> list[str]:
    """Replies that were written and not said: a guard spoke against them, or a person came."""
    drafts = (
        Step.objects.filter(
            run__conversation=conversation, run__last_sequence__gt=since, calls=None, failure=""
        )
        .exclude(plan="")
        .annotate(last=Max("run__steps__index"))
        # The last step of a run that replied is what it said.
        .exclude(run__state=Run.State.REPLIED, index=F("last"))
        .order_by("run_id", "index")
    )
    return list(drafts.values_list("plan", flat=True))[-MOST_ENTRIES:]


def in_short(value: Any) -> str:
    """One line of 'name: value' pairs, cut where it grows long; the trace has it whole."""
    line = _plain(value)
    return line if len(line) <= LONGEST_FINDING else f"{line[:LONGEST_FINDING]}…"


def storable(text: str) -> str:
    """A model's words without what no database keeps, so that a call for a person never fails on them."""
    return "".join(letter for letter in text if letter != "\x00" and not _is_surrogate(letter))


def _is_surrogate(letter: str) -> bool:
    return "\ud800" <= letter <= "\udfff"


def _plain(value: Any, depth: int = 0) -> str:
    if depth > DEEPEST_FINDING:
        return "…"
    if isinstance(value, dict):
        pairs = ((name, _nested(part, depth + 1)) for name, part in value.items())
        return ", ".join(f"{name}: {part}" for name, part in pairs if part)
    if isinstance(value, list):
        return ", ".join(filter(None, (_nested(part, depth + 1) for part in value)))
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value)


def _nested(value: Any, depth: int) -> str:
    line = _plain(value, depth)
    return f"({line})" if line and isinstance(value, dict) else line
