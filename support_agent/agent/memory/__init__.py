"""What a run remembers: a window of the conversation, a note of what was before it, and facts.

A memory is anything with `recall`; the loop never knows which one it got.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from handoff import queries as handoff
from support_agent.agent.types import Turn
from support_agent.models import Run

from . import facts, note, record, summary, window

# Of what the window leaves out, so many messages are told of in short.
TOLD_MESSAGES = 40
# What a run answers is read from its first word: in a conversation that waited for a person it
# may be a day's writing.
MOST_OWN_MESSAGES = 500


class Memory(Protocol):
    """Where a run gets its past from."""

    def recall(self, run: Run, *, now: datetime) -> Turn:
        """The turn as it stands before the run's first step."""
        ...


@dataclass(frozen=True, kw_only=True)
class WindowMemory:
    """The latest messages from the database, `least` of them or more, up to twice as many.

    The window begins at the same message from turn to turn and only grows at its end, until it
    jumps. So what a model reads in one turn is, word for word, the beginning of what it reads in
    the next, and the provider need not read it anew. How far back it reaches follows from the
    record alone. Steps come whole, each call with its result.
    """

    least: int
    characters: int = 16_000
    summed_up: bool = False
    """Whether a model is to sum up what leaves the window."""

    def recall(self, run: Run, *, now: datetime) -> Turn:
        """The turn as it stands before the run's first step, in a constant number of queries."""
        calls = handoff.calls_before_the_agents_part(run.conversation)
        opening = window.opening(run.last_sequence, least=self.least)
        own = max(run.first_sequence, run.last_sequence - MOST_OWN_MESSAGES + 1)
        since = min(max(0, opening - TOLD_MESSAGES), own - 1)
        entries = record.read(run, since=since, calls=calls)
        begin = window.beginning(
            entries, opening=opening, least=self.least, own=own, characters=self.characters
        )
        before = note.of(entries, begin=begin, begun_at=run.conversation.created_at)
        if before and self.summed_up:
            before = summary.joined(before, entries[:begin], run=run)
        return Turn(
            task=run.task,
            before=before,
            history=tuple(entry.part for entry in entries[begin:]),
            facts=facts.facts_about(run, entries, calls=calls, now=now),
        )
