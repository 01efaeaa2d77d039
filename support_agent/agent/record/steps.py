"""Plans, calls and observations as the tables hold them, and read back as the loop knows them."""

from collections.abc import Iterable, Sequence
from typing import Any

from support_agent.agent.toolbox.final import FINAL_TOOL
from support_agent.agent.types import Action, Observation, Plan, Step, Usage
from support_agent.models import Charged, ToolCall
from support_agent.models import Step as StepRow

LONGEST_INSTEAD_OF = 120
NOT_RUN = {"error": "not_run", "message": "This was not run, since the customer wrote again."}


def columns_of(plan: Plan) -> dict[str, Any]:
    """The plan as a step has it; its calls are rows of their own."""
    return {
        "plan": plan.text,
        "answers": [*map(_answer, filter(is_answer, plan.actions))] or None,
        "raw": list(plan.raw),
        "request_id": plan.request_id,
        "instead_of": plan.instead_of[:LONGEST_INSTEAD_OF],
        "planned_by": plan.planned_by,
    }


def is_answer(action: Action) -> bool:
    """Whether this carries what is said, and runs nothing."""
    return action.name == FINAL_TOOL


def _answer(action: Action) -> dict[str, Any]:
    return {"id": action.id, "input": dict(action.input), "malformed": action.malformed}


def plan_from(step: StepRow, calls: Iterable[ToolCall]) -> Plan:
    """The plan as the planner gave it."""
    called = [
        Action(id=call.call_id, name=call.name, input=call.input, malformed=call.malformed)
        for call in calls
    ]
    answers = [Action(name=FINAL_TOOL, **answer) for answer in step.answers or ()]
    return Plan(
        text=step.plan,
        actions=(*called, *answers),
        usage=usage_of(step),
        raw=tuple(step.raw),
        request_id=step.request_id,
        instead_of=step.instead_of,
        planned_by=step.planned_by,
        model=step.model,
    )


def usage_of(charged: Charged) -> Usage:
    """What the step took, or the summary."""
    return Usage(
        input_tokens=charged.input_tokens,
        output_tokens=charged.output_tokens,
        cache_read_input_tokens=charged.cache_read_input_tokens,
        cache_creation_input_tokens=charged.cache_creation_input_tokens,
        cost_usd=charged.cost_usd,
    )


def observation_from(call: ToolCall) -> Observation:
    """What came of the call; a call that was never made says so, since each needs a result."""
    if call.observed_at is None:
        return Observation(call_id=call.call_id, content=NOT_RUN, is_error=True)
    return Observation(call_id=call.call_id, content=call.content, is_error=call.is_error)


def step_from(step: StepRow, calls: Sequence[ToolCall]) -> Step:
    """The step with a result for every call."""
    return Step(plan=plan_from(step, calls), observations=tuple(map(observation_from, calls)))
