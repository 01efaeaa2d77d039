"""The exact requests of a run, word for word, made again from the record."""

from collections.abc import Iterator
from typing import Any

from django.utils import timezone

from support_agent.models import Run

from .customer_agent import MEMORY, TOOLBOX
from .planners import make_claude
from .record.steps import step_from


def requests_of(run: Run) -> Iterator[dict[str, Any]]:
    """What was sent to the model for each step that the run has taken."""
    claude = make_claude(toolbox=TOOLBOX)
    turn = MEMORY.recall(run, now=timezone.now())
    for step in run.steps.prefetch_related("calls").order_by("index"):
        yield claude.request(turn)
        turn = turn.with_step(step_from(step, list(step.calls.all())))
