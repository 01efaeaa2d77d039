"""What the customer is told of a run that is under way. Unsaved, and no harm if it is lost."""

import re
from collections.abc import Callable, Mapping

from .types import Action, Turn

Whisper = Mapping[str, str]

THINKING: Whisper = {"doing": "thinking"}
# As numbers are written, and no room for a sentence of the model's.
NUMBER = re.compile(r"[\w #№.-]{1,50}")


def doing(action: Action, *, named: Callable[[str], bool]) -> Whisper:
    """That a tool is at work, and on which order, if the conversation has brought that up."""
    order_id = _order_id(action)
    return {
        "doing": "tool",
        "tool": action.name,
        "order_id": order_id if named(order_id) else "",
    }


def needs_proof(order_id: str) -> Whisper:
    """That a guest may see this order once they have shown that it is theirs."""
    return {"doing": "needs_proof", "order_id": order_id}


def order_to_prove(turn: Turn) -> str:
    """The order that a guest asked for in vain, if this run met one."""
    if turn.facts.identified:
        return ""
    for step in turn.steps:
        for action, observation in zip(step.plan.actions, step.observations, strict=False):
            content = observation.content
            if isinstance(content, dict) and content.get("error") == "order_not_found":
                return _order_id(action)
    return ""


def _order_id(action: Action) -> str:
    order_id = action.input.get("order_id")
    return order_id if isinstance(order_id, str) and NUMBER.fullmatch(order_id) else ""
