"""Whether a run has met trouble, so that a stronger model had better go on with it.

Code decides it from the turn alone, so that a run that is taken up again asks the same model,
and what was trouble once stays so for the rest of the run.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from support_agent.agent.planners.offline.lexicon import Lexicon
from support_agent.agent.planners.offline.text import words
from support_agent.agent.types import Said, Step, Turn

from .signs import SIGNS


def has_trouble(turn: Turn) -> bool:
    """Whether a reply was withheld, a tool failed or refused, or the customer is in trouble."""
    return turn.corrected or _met_an_error(turn.steps) or _is_troubled(turn.history)


def _met_an_error(steps: Iterable[Step]) -> bool:
    return any(seen.is_error for step in steps for seen in step.observations)


def _is_troubled(history: Sequence[Said | Step]) -> bool:
    """Whether the words that nobody has answered yet tell of trouble, or how they came to be so."""
    unanswered: list[str | Step] = []
    for entry in reversed(history):
        if isinstance(entry, Step):
            unanswered.append(entry)
        elif entry.author == "customer":
            unanswered.append(entry.text)
        elif entry.author == "person":
            # Whoever comes back from a person has had more trouble than most.
            return True
        elif entry.author == "agent":
            break
    # Findings before the first of these words belong to others, which the window has lost.
    while unanswered and isinstance(unanswered[-1], Step):
        unanswered.pop()
    # A step among them is of a run that did not end them: it gave way, or a person was called.
    return any(isinstance(entry, Step) or says_trouble(entry) for entry in unanswered)


def says_trouble(text: str) -> bool:
    """Whether the words are of anger, distress or a threat, or say that this was asked before."""
    return bool(_lexicon().hits(words(text)))


@cache
def _lexicon() -> Lexicon:
    # No guessing at typing errors: a near word of another language is another word.
    return replace(Lexicon.of({"complaint": ", ".join(SIGNS)}), forgiving=False)
