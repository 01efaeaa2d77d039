"""What a run leaves behind that still needs doing."""

from handoff import brief
from handoff.trace import deeds
from orders.text import quoted

from .types import Action, Observation, Plan, Said, Turn

# A model may plan a thousand calls in one reply; nobody reads more of them than this.
MOST_PLANNED = 10


def sentences(turn: Turn, unrun: Plan | None = None) -> str:
    """What a person must still do after a run that stopped, one matter a line."""
    matters = [f"The customer asked: {quoted(text)}" for text in _asked(turn)]
    matters += [
        f"It could not {_to_do(action)}: {_message(observation)}"
        for action, observation in _observed(turn)
        if observation.is_error
    ]
    planned = unrun.actions if unrun else ()
    matters += [
        f"It was about to {_to_do(action)}: {brief.in_short(dict(action.input))}"
        for action in planned[:MOST_PLANNED]
    ]
    if len(planned) > MOST_PLANNED:
        matters.append(f"{len(planned) - MOST_PLANNED} more calls were planned and not run.")
    return "\n".join(matters)


def _to_do(action: Action) -> str:
    return deeds.to_do(action.name, action.input)


def _asked(turn: Turn) -> list[str]:
    """The customer's last words, up to whoever spoke before them."""
    asked: list[str] = []
    for entry in reversed(turn.history):
        if not isinstance(entry, Said):
            continue
        if entry.author != "customer":
            break
        asked.insert(0, entry.text)
    return asked


def _observed(turn: Turn) -> list[tuple[Action, Observation]]:
    return [
        pair
        for step in turn.steps
        for pair in zip(step.plan.actions, step.observations, strict=False)
    ]


def _message(observation: Observation) -> str:
    if isinstance(observation.content, dict):
        return str(observation.content.get("message", observation.text))
    return observation.text
