"""What a step cost, and who planned it."""

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal

from support_agent.models import Run, Step

CODE, OFFLINE = "known path", "offline"
# Who plans at no cost, and how a person says it.
FREE = {CODE: "by code", OFFLINE: "by code, offline"}
SHORT = 0.1


def of_all(steps: Sequence[Step]) -> tuple[str, ...]:
    """Tokens and money of all of them."""
    usd = sum((step.cost_usd for step in steps), Decimal(0))
    return tuple(_price(sum(step.tokens for step in steps), usd))


def of(run: Run, steps: Sequence[Step], place: int) -> tuple[str, ...]:
    """Tokens, money and seconds of the step at this place of its run, and who planned it."""
    step = steps[place]
    began = _ended(steps[place - 1]) if place else run.started_at
    parts = _price(step.tokens, step.cost_usd)
    seconds = (_ended(step) - began).total_seconds() if began else 0
    # Another computer's clock may have been behind.
    if seconds > 0:
        parts.append(f"{seconds:.1f} s" if seconds >= SHORT else f"under {SHORT} s")
    by = _planner(run, step)
    return (*parts, FREE.get(by, by)) if by else tuple(parts)


def _planner(run: Run, step: Step) -> str:
    by = step.planned_by if step.planned_by in FREE else step.model or step.planned_by
    # "claude-x, then offline": the first until it failed, the second from there on.
    first, _, second = run.planner.partition(", then ")
    return by or (second if second and step.instead_of else first)


def _price(tokens: int, usd: Decimal) -> list[str]:
    if not tokens and not usd:
        return ["free"]
    return [f"{tokens:,} token{'' if tokens == 1 else 's'}", f"${usd:.4f}"]


def _ended(step: Step) -> datetime:
    observed = [call.observed_at for call in step.calls.all() if call.observed_at]
    return max([step.created_at, *observed])
