"""The brief: what a colleague must know before saying a word, made from the record alone.

The model adds one thing, the customer's wish, and it is marked as a claim wherever it is shown.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypedDict, TypeVar

from django.db.models import Model, QuerySet
from django.utils import timezone

from orders.models import ReturnRequest
from orders.text import in_a_sentence
from support_agent.conversation import queries as record_queries
from support_agent.models import Conversation, Message, Step, ToolCall

from . import findings

ORIGIN = "conversation"
LONGEST_FINDING = 300
# What people write is shorter; what a model wrote and nobody heard may be a book.
LONGEST_ENTRY = 4_000
# A model may nest its arguments as deep as it likes; nobody reads further down than this.
DEEPEST_FINDING = 10
MOST_ENTRIES = 20
PLACE_OF_A_CALL = ("step__run_id", "step__index", "position")

T = TypeVar("T", bound=Model)


class Finding(TypedDict):
    """A tool call in short: what was asked of the shop and what it said, in words where there are."""

    tool: str
    input: str
    result: str
    about: str
    said: str
    at: str


class Brief(TypedDict):
    """Plain JSON, stored with the escalation as things stood when it was opened."""

    wish: str
    asked: list[str]
    checked: list[Finding]
    promised: list[str]
    refused: list[Finding]
    withheld: list[str]
    unresolved: str
    more: dict[str, int]
    """How many earlier entries a list leaves out, by its name."""


def of(conversation: Conversation, *, wish: str, unresolved: str) -> Brief:
    """The present episode of a locked conversation, the latest of each kind, oldest first."""
    since = _since(conversation)
    calls = _calls(conversation, since)
    asked = _latest(_said(conversation, Message.Author.CUSTOMER, since), "sequence")
    checked = _latest(calls.filter(is_error=False), *PLACE_OF_A_CALL)
    refused = _latest(calls.filter(is_error=True), *PLACE_OF_A_CALL)
    returns = _latest(_returns(conversation), "requested_at", "pk")
    told = _latest(_said(conversation, Message.Author.AGENT, since), "sequence")
    withheld = _latest(_withheld(conversation, since), "run_id", "index")
    more = {
        "asked": asked.more,
        "checked": checked.more,
        "promised": returns.more + told.more,
        "refused": refused.more,
        "withheld": withheld.more,
    }
    return Brief(
        wish=wish,
        asked=[_cut(message.text) for message in asked.rows],
        checked=[_finding(call) for call in checked.rows],
        promised=[
            *(_promise(request) for request in returns.rows),
            *(_cut(message.text) for message in told.rows),
        ],
        refused=[_finding(call) for call in refused.rows],
        withheld=[_cut("; ".join(step.unsupported)) for step in withheld.rows],
        unresolved=unresolved,
        more={name: count for name, count in more.items() if count},
    )


@dataclass(frozen=True, kw_only=True)
class _Latest(Generic[T]):
    """The latest of some rows, oldest first, and how many came before them."""

    rows: list[T]
    more: int


def _latest(rows: QuerySet[T], *order: str) -> _Latest[T]:
    latest = list(rows.order_by(*order).reverse()[:MOST_ENTRIES])
    # Counted only where there may be more: a conversation can be as long as it likes.
    more = rows.count() - MOST_ENTRIES if len(latest) == MOST_ENTRIES else 0
    return _Latest(rows=latest[::-1], more=more)


def _since(conversation: Conversation) -> int:
    # A message may have waited for an answer over a hand back; it still belongs to the story.
    waiting = record_queries.unanswered(conversation)
    episode = conversation.episode_since
    return min(waiting.first - 1, episode) if waiting else episode


def _said(conversation: Conversation, author: Message.Author, since: int) -> QuerySet[Message]:
    return conversation.messages.filter(author=author, sequence__gt=since)


def _calls(conversation: Conversation, since: int) -> QuerySet[ToolCall]:
    return ToolCall.objects.filter(
        step__run__conversation=conversation,
        step__run__last_sequence__gt=since,
        observed_at__isnull=False,
    )


def _finding(call: ToolCall) -> Finding:
    # Only what has been observed is a finding.
    at = timezone.localtime(call.observed_at)
    told = findings.told(call.name, call.input, call.content, is_error=call.is_error, on=at.date())
    return Finding(
        tool=call.name,
        input=in_short(call.input),
        result=in_short(call.content),
        about=told.about,
        said=told.said,
        at=at.isoformat(timespec="seconds"),
    )


def _returns(conversation: Conversation) -> QuerySet[ReturnRequest]:
    opened = ReturnRequest.objects.filter(origin_channel=ORIGIN, origin_key=str(conversation.pk))
    return opened.select_related("order")


def _promise(request: ReturnRequest) -> str:
    return f"Return request {request.number} for order {request.order.number}: {request.state}."


def _withheld(conversation: Conversation, since: int) -> QuerySet[Step]:
    """Steps of which something was left out, for want of support."""
    steps = Step.objects.filter(run__conversation=conversation, run__last_sequence__gt=since)
    return steps.exclude(unsupported=[])


def chosen(step: Step) -> Iterator[str]:
    """What its answer chose to say, a statement each, as a person reads it."""
    for answer in step.answers or ():
        parts = answer["input"].get("parts")
        for part in parts if isinstance(parts, list) else ():
            if not isinstance(part, dict):
                continue
            words = " ".join(str(part.get(name) or "") for name in ("say", "about", "words"))
            yield in_a_sentence(words.replace("_", " "))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_ENTRY else f"{text[:LONGEST_ENTRY]}…"


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
