"""What was written, withheld by a guard and never said, its words without support marked."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.db.models import Max

from handoff import brief
from handoff.models import Escalation
from orders.text import in_a_sentence
from support_agent.models import Conversation, Step

from . import codes

MOST_DRAFTS = 5
MOST_WORDS, LONGEST_WORDS = 3, 60
# 12 is not found in 2012, nor a name in a longer one.
BY_ITSELF = r"(?<!\w){}(?!\w)"


@dataclass(frozen=True, kw_only=True)
class Piece:
    """A stretch of a draft."""

    text: str
    unsupported: bool


@dataclass(frozen=True, kw_only=True)
class WithheldDraft:
    """A draft that a colleague may take up, and why it was not said."""

    step: int
    text: str
    pieces: tuple[Piece, ...]
    words: tuple[str, ...]
    why: str


def open_drafts(conversation: Conversation) -> tuple[WithheldDraft, ...]:
    """The withheld drafts of the present episode, the latest first; none unless a person is called."""
    if conversation.holder == Conversation.Holder.AGENT:
        return ()
    withheld = brief.unsaid(conversation).exclude(withheld_by="")
    calls = Escalation.objects.filter(conversation=conversation)
    if handed_back_at := calls.aggregate(at=Max("ended_at"))["at"]:
        # A message may wait for an answer over a hand back, but not a draft.
        withheld = withheld.filter(run__queued_at__gt=handed_back_at)
    latest = withheld.order_by("-run_id", "-index")[:MOST_DRAFTS]
    return tuple(map(draft_of, latest))


def draft_of(step: Step) -> WithheldDraft:
    """The step's reply as it would have been said."""
    text = step.plan.strip()
    return WithheldDraft(
        step=step.pk,
        text=text,
        pieces=tuple(_pieces(text, words_of(step))),
        words=words_in_short(step),
        why=codes.guard(step.withheld_by),
    )


def words_of(step: Step) -> tuple[str, ...]:
    """The words that lacked support, as the guard named them."""
    return tuple(word for word in step.unsupported if word.strip())


def words_in_short(step: Step) -> tuple[str, ...]:
    """The first of those words, each as a part of a line."""
    return tuple(_cut(in_a_sentence(word)) for word in words_of(step)[:MOST_WORDS])


def _cut(words: str) -> str:
    return words if len(words) <= LONGEST_WORDS else f"{words[:LONGEST_WORDS].rstrip()}…"


def _pieces(text: str, unsupported: Sequence[str]) -> Iterator[Piece]:
    """The whole text, in stretches. Words that are no longer found in it mark nothing."""
    end = 0
    for start, stop in _places(text, unsupported):
        if start > end:
            yield Piece(text=text[end:start], unsupported=False)
        yield Piece(text=text[start:stop], unsupported=True)
        end = stop
    if end < len(text):
        yield Piece(text=text[end:], unsupported=False)


def _places(text: str, unsupported: Sequence[str]) -> Iterator[tuple[int, int]]:
    words = sorted(unsupported, key=len, reverse=True)
    if not words:
        return
    # A guard reads a text with its blanks folded and its letters small.
    patterns = (r"\s+".join(map(re.escape, word.split())) for word in words)
    any_of = "|".join(BY_ITSELF.format(pattern) for pattern in patterns)
    for found in re.finditer(any_of, text, re.IGNORECASE):
        yield found.span()
