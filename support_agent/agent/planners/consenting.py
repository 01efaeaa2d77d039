"""What the customer has answered to code's own question, or taken back, is carried out by code.

No planner is asked whether a yes is a yes. Where the customer says no more than that, code
answers too; where they say more, the planner goes on with what was done in its turn.
"""

from dataclasses import replace
from typing import Any

from support_agent.agent.toolbox.final import FINAL_TOOL
from support_agent.agent.types import Action, Plan, Planner, Step, Turn

from .known_paths import BY_CODE
from .offline.evidence import Evidence
from .offline.reading import Reading

SETTLE, CHANGE = "settle_proposal", "change_return_request"
ANSWER = "answer"


class Consenting:
    """Plans by code what the customer has settled themselves, and asks the given planner for all else."""

    def __init__(self, *, then: Planner) -> None:
        self._then = then

    @property
    def name(self) -> str:
        """The name of the planner that is asked for all else."""
        return self._then.name

    def plan(self, turn: Turn) -> Plan:
        """The next plan. Raises PlannerFailed where the planner was asked and has none."""
        if plan := settling(turn):
            return replace(plan, planned_by=BY_CODE)
        return self._then.plan(turn)


def settling(turn: Turn) -> Plan | None:
    """What code plans by itself, if it does."""
    if turn.task != ANSWER or not (turn.facts.proposal or turn.facts.requests):
        return None
    if not turn.steps:
        return _deed(Reading(turn))
    last = turn.steps[-1]
    (action, *more) = last.plan.actions or (None,)
    if len(turn.steps) > 1 or more or action is None or action.name not in (SETTLE, CHANGE):
        return None
    if any(observation.is_error for observation in last.observations):
        return None
    if action.name == CHANGE and _is_about_another_order(turn):
        return None
    is_no = action.input.get("answer") == "no"
    if action.name == SETTLE and not is_no and _wishes_more(turn, last):
        return None
    key = "all_right" if is_no else "done"
    return _plan(FINAL_TOOL, 1, "Tell the customer.", parts=[{"say": key, "about": ""}])


def _deed(reading: Reading) -> Plan | None:
    if answer := reading.answer():
        return _plan(SETTLE, 0, "The customer has answered what they were asked.", answer=answer)
    if change := reading.change():
        return _plan(
            CHANGE, 0, "The customer wants their request otherwise.", request=change.request
        )
    return None


def _is_about_another_order(turn: Turn) -> bool:
    """Whether they took back a request since another order was meant, which is still to be served."""
    orders = {one.order for one in turn.facts.requests}
    return bool(Reading(turn).numbers() - orders)


def _wishes_more(turn: Turn, settled: Step) -> bool:
    """Whether they asked for returns of several orders, of which one alone is asked about at once."""
    made = {one.order for one in turn.facts.requests}
    made |= {one.number for one in Evidence.of((settled,)).findings}
    return bool(Reading(turn).orders_to_return() - made)


def _plan(name: str, step: int, words: str, **arguments: Any) -> Plan:
    action = Action(id=f"code-{step}-0", name=name, input=arguments)
    return Plan(text=words, actions=(action,))
