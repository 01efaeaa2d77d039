"""What the desk's pages need to show the record. Everything comes out as plain text."""

import json
from decimal import Decimal
from typing import Any

from django import template

from support_agent.models import Run, Step

register = template.Library()


@register.filter
def as_json(value: Any) -> str:
    """The value as a person may read it, its letters kept."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=2)


@register.filter
def tokens(step: Step) -> int:
    """All tokens of a step, whatever their price."""
    return (
        step.input_tokens
        + step.output_tokens
        + step.cache_read_input_tokens
        + step.cache_creation_input_tokens
    )


@register.filter
def acted(run: Run) -> bool:
    """Whether the run called a tool."""
    return any(step.calls.all() for step in run.steps.all())


@register.filter
def total_tokens(run: Run) -> int:
    """All tokens of a run whose steps were read."""
    return sum(tokens(step) for step in run.steps.all())


@register.filter
def total_cost(run: Run) -> Decimal:
    """What a run cost in dollars."""
    return sum((step.cost_usd for step in run.steps.all()), Decimal(0))
