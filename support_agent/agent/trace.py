"""What a run did, step by step, for people and for programs: plain values, ready for JSON."""

from typing import Any

from support_agent.models import Run
from support_agent.models import Step as StepRow

from .record.steps import usage_of
from .types import Usage


def steps_of(run: Run) -> list[dict[str, Any]]:
    """Plan, actions, observations and usage of each step, in order."""
    return [_step(step) for step in run.steps.prefetch_related("calls").order_by("index")]


def usage_of_run(run: Run) -> dict[str, Any]:
    """What the run took in all, charged attempts that gave no plan included."""
    return usage_json(sum((usage_of(step) for step in run.steps.all()), Usage()))


def summaries_of(run: Run) -> list[dict[str, Any]]:
    """What a model summed up for the run, and its part in what the first step took."""
    return [
        {"model": one.model, "text": one.text, "usage": usage_json(usage_of(one))}
        for one in run.summaries.all()
    ]


def usage_json(usage: Usage) -> dict[str, Any]:
    """Tokens as the provider counts them, and the money."""
    return {
        "input_tokens": usage.input_tokens,
        "output_tokens": usage.output_tokens,
        "cache_read_input_tokens": usage.cache_read_input_tokens,
        "cache_creation_input_tokens": usage.cache_creation_input_tokens,
        "cost_usd": float(usage.cost_usd),
    }


def _step(step: StepRow) -> dict[str, Any]:
    calls = list(step.calls.all())
    return {
        "plan": step.plan or step.failure,
        "instead_of": step.instead_of,
        "planned_by": step.planned_by,
        "model": step.model,
        "actions": [{"name": call.name, "input": call.input or call.malformed} for call in calls],
        "answers": [answer["input"] or answer["malformed"] for answer in step.answers or ()],
        "observations": [
            {"content": call.content, "is_error": call.is_error}
            for call in calls
            if call.observed_at
        ],
        "usage": usage_json(usage_of(step)),
    }
