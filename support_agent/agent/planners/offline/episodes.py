"""The history cut into episodes: the customer's words, what was found for them, who answered."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from support_agent.agent.types import Said, Step

from .evidence import HAND_OVER

End = Literal["open", "answered", "settled"]


@dataclass(frozen=True, kw_only=True)
class Episode:
    """What the customer said in a row. A person's part settles it, a reply of ours answers it."""

    words: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    end: End = "open"


def episodes(
    history: Iterable[Said | Step], *, after_hand_back: bool = False
) -> tuple[Episode, ...]:
    """All episodes, the last one being the open one that is to be answered now.

    After a hand back the agent answers what nobody has answered, also from before a person
    was called.
    """
    done: list[Episode] = []
    current = Episode()
    for entry in history:
        end = _end(entry, notices_settle=not after_hand_back)
        if isinstance(entry, Step):
            current = replace(current, steps=(*current.steps, entry))
        elif entry.author == "customer":
            if current.steps and not current.words:
                # Findings from before the window belong to words that are not known any more.
                current = Episode()
            current = replace(current, words=(*current.words, entry.text))
        if end != "open":
            done.append(replace(current, end=end))
            current = Episode()
    return (*done, current)


def _end(entry: Said | Step, *, notices_settle: bool) -> End:
    if isinstance(entry, Step):
        called = any(action.name == HAND_OVER for action in entry.plan.actions)
        return "settled" if called else "open"
    match entry.author:
        case "agent":
            return "answered"
        case "person":
            return "settled"
        case "notice" | "shop" if notices_settle and _changes_hands(entry):
            return "settled"
    return "open"


def _changes_hands(entry: Said | Step) -> bool:
    if isinstance(entry, Step):
        return False
    # Where colleagues came and went is marked. Notices of a return name it by its number, and
    # those of a promise tell its time.
    told = entry.author == "notice" and not any(letter.isdigit() for letter in entry.text)
    return told or entry.author == "shop"


def said_since_the_hand_back(history: Sequence[Said | Step]) -> tuple[str, ...]:
    """The customer's words since the conversation last changed hands."""
    places = [place for place, entry in enumerate(history) if _changes_hands(entry)]
    since = history[places[-1] :] if places else ()
    return tuple(
        entry.text for entry in since if isinstance(entry, Said) and entry.author == "customer"
    )
