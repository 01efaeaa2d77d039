"""What a plan does, in words, and whether two of them do the same."""

import json

from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.record.steps import is_answer
from support_agent.agent.types import Action, Plan
from support_agent.conversation.redaction import redacted

HANDS_OVER = "hand_to_human"


def alike(then: Plan, now: Plan) -> bool:
    """Whether they act alike, whatever they say about it."""
    return _deeds(then) == _deeds(now)


def shown(plan: Plan) -> str:
    """Its calls, or its words where it has none."""
    if not plan.actions:
        return plan.text
    return "; ".join(f"{action.name} {_input(action)}" for action in plan.actions)


def does(plan: Plan) -> str:
    """Behind "it would"."""
    return f"call {_names(plan)}" if _calls(plan) else "reply"


def did(plan: Plan) -> str:
    """Behind "instead of"."""
    return f"calling {_names(plan)}" if _calls(plan) else "replying"


def as_kept(plan: Plan) -> tuple[str, list[tuple[str, str]]]:
    """Its words and calls, redacted: a recorded reply is, and a recorded plan is not."""
    return redacted(plan.text), [(one.name, redacted(_input(one))) for one in plan.actions]


def _deeds(plan: Plan) -> list[tuple[str, str]]:
    # Why a person is called is said in the planner's own words.
    return [
        (action.name, "" if action.name == HANDS_OVER else TOOLBOX.deed_of(action).likeness)
        for action in _calls(plan)
    ]


def _calls(plan: Plan) -> list[Action]:
    """What runs something, or calls a person."""
    return [action for action in plan.actions if not is_answer(action)]


def _names(plan: Plan) -> str:
    return " and ".join(action.name for action in _calls(plan))


def _input(action: Action) -> str:
    return action.malformed or json.dumps(action.input, ensure_ascii=False)
