"""What the customer is told of a run that is under way. Unsaved, and no harm if it is lost."""

from collections.abc import Mapping

from .types import Action, Turn

Whisper = Mapping[str, str]

THINKING: Whisper = {"doing": "thinking"}
LONGEST_NUMBER = 50


def doing(action: Action) -> Whisper:
    """That a tool is at work, and on which order."""
    return {"doing": "tool", "tool": action.name, "order_id": _order_id(action)}


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
    return order_id[:LONGEST_NUMBER] if isinstance(order_id, str) else ""
