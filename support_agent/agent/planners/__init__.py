"""Planners: who says what to do next. All of them keep the one contract, `types.Planner`."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING

from django.conf import settings

from support_agent.agent import prompt
from support_agent.agent.toolbox import Toolbox
from support_agent.agent.types import Planner, Settle

from .consenting import Consenting
from .fallback import FallbackPlanner
from .known_paths import KnownPaths
from .offline import OfflinePlanner
from .summing import Keep, SummingPlanner

if TYPE_CHECKING:
    from .claude import ClaudePlanner


SUMMARY_TOKENS = 400
SUMMARY_SECONDS = 10.0
Reserve = Callable[[Decimal], Settle]


def make_planner(
    name: str,
    *,
    toolbox: Toolbox,
    remaining: Callable[[], float],
    cancelled: Callable[[], bool],
    reserve: Reserve,
    keep: Keep,
) -> Planner:
    """The planner of this name, for one run that has `remaining()` seconds left and pays for
    each call from what `reserve` takes. `keep` is given a summary that was written for it.

    Where the model can't be had, the offline planner goes on, so that a provider's outage
    leaves no customer without an answer.
    """
    planner: Planner = OfflinePlanner()
    if name != planner.name:
        claude = make_claude(
            toolbox=toolbox, remaining=remaining, cancelled=cancelled, reserve=reserve
        )
        planner = FallbackPlanner(_summing(claude, keep=keep), then=planner)
    return Consenting(then=KnownPaths(then=planner) if settings.SUPPORT.known_paths else planner)


def _summing(claude: "ClaudePlanner", *, keep: Keep) -> Planner:
    if not settings.SUPPORT.note_model:
        return claude
    writer = replace(
        claude,
        toolbox=Toolbox([]),
        model=settings.SUPPORT.note_model,
        strong_model="",
        max_output_tokens=SUMMARY_TOKENS,
        system=prompt.summary_prompt(),
        # The customer waits for it, and does without it sooner than for long.
        patience=replace(claude.patience, tries=1, seconds=SUMMARY_SECONDS),
    )
    return SummingPlanner(claude, writer=writer, keep=keep)


def make_claude(
    *,
    toolbox: Toolbox,
    remaining: Callable[[], float] = lambda: float("inf"),
    cancelled: Callable[[], bool] = lambda: False,
    reserve: Reserve = lambda usd: lambda cost, uncertain=Decimal(0): None,
    key: str = "",
) -> "ClaudePlanner":
    """The claude planner of the settings. Raises ValueError without a key or prices."""
    # Here and not above: the SDK takes two seconds and 60 MB, which the web process and the
    # offline planner must not pay.
    from .claude import ClaudePlanner
    from .claude.shared import breaker_of

    key = key or settings.SUPPORT.anthropic_api_key
    base_url = settings.SUPPORT.anthropic_base_url
    return ClaudePlanner(
        toolbox=toolbox,
        model=settings.SUPPORT.model,
        strong_model=settings.SUPPORT.strong_model,
        prices=settings.SUPPORT.prices,
        api_key=key,
        base_url=base_url,
        max_output_tokens=settings.SUPPORT.max_output_tokens,
        remaining=remaining,
        cancelled=cancelled,
        reserve=reserve,
        keeps=settings.SUPPORT.record_days > 0,
        breaker=breaker_of(key, base_url),
    )
