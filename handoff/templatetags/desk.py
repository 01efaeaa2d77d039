"""What the desk's pages need to show the record. Everything comes out as plain text."""

import json
import re
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from django import template
from django.utils import formats

from handoff.errors import name_of
from orders.text import first_seen
from support_agent.models import Run, Step

register = template.Library()
register.filter(name_of)
DAY = re.compile(r"\b\d{4}-\d{2}-\d{2}\b")


@register.filter
def seen(text: str) -> str:
    """The text, or a word in its place where nothing of it can be seen."""
    return first_seen(text)


@register.filter
def with_days(sentence: str) -> str:
    """A sentence that the agent reads too, its dates as people write them."""
    return DAY.sub(_as_written, sentence)


def _as_written(found: re.Match[str]) -> str:
    try:
        return formats.date_format(date.fromisoformat(found[0]), "j F Y")
    except ValueError:
        return found[0]


@register.filter
def moment(kept: str) -> datetime:
    """A moment as JSON keeps it."""
    return datetime.fromisoformat(kept)


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
