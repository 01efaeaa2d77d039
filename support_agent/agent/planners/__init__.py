"""Planners: who says what to do next. All of them keep the one contract, `types.Planner`."""

from collections.abc import Callable
from decimal import Decimal
from typing import TYPE_CHECKING

from django.conf import settings

from support_agent.agent.toolbox import Toolbox
from support_agent.agent.types import Planner

from .fallback import FallbackPlanner
from .known_paths import KnownPaths
from .offline import OfflinePlanner

if TYPE_CHECKING:
    from .claude import ClaudePlanner


Reserve = Callable[[Decimal], Callable[[Decimal], None]]


def make_planner(
    name: str,
    *,
    toolbox: Toolbox,
    remaining: Callable[[], float],
    cancelled: Callable[[], bool],
    reserve: Reserve,
) -> Planner:
    """The planner of this name, for one run that has `remaining()` seconds left and pays for
    each call from what `reserve` takes.

    Where the model can't be had, the offline planner goes on, so that a provider's outage
    leaves no customer without an answer.
    """
    planner: Planner = OfflinePlanner()
    if name != planner.name:
        claude = make_claude(
            toolbox=toolbox, remaining=remaining, cancelled=cancelled, reserve=reserve
        )
        planner = FallbackPlanner(claude, then=planner)
    return KnownPaths(then=planner) if settings.SUPPORT.known_paths else planner


def make_claude(
    *,
    toolbox: Toolbox,
    remaining: Callable[[], float] = lambda: float("inf"),
    cancelled: Callable[[], bool] = lambda: False,
    reserve: Reserve = lambda usd: lambda cost: None,
) -> "ClaudePlanner":
    """The claude planner of the settings. Raises ValueError without a key or prices."""
    # Here and not above: the SDK takes two seconds and 60 MB, which the web process and the
    # offline planner must not pay.
    from .claude import ClaudePlanner
    from .claude.shared import breaker_of

    key, base_url = settings.SUPPORT.anthropic_api_key, settings.SUPPORT.anthropic_base_url
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
