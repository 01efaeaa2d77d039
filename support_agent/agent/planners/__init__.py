"""Planners: who says what to do next. All of them keep the one contract, `types.Planner`."""

from collections.abc import Callable

from django.conf import settings

from support_agent.agent.toolbox import Toolbox
from support_agent.agent.types import Planner

from .fallback import FallbackPlanner
from .offline import OfflinePlanner


def make_planner(
    name: str, *, toolbox: Toolbox, remaining: Callable[[], float], cancelled: Callable[[], bool]
) -> Planner:
    """The planner of this name, for one run that has `remaining()` seconds left.

    Where the model can't be had, the offline planner goes on, so that a provider's outage
    leaves no customer without an answer.
    """
    if name == "offline":
        return OfflinePlanner()
    # Here and not above: the SDK takes two seconds and 60 MB, which the web process and the
    # offline planner must not pay.
    from .claude import ClaudePlanner

    claude = ClaudePlanner(
        toolbox=toolbox,
        model=settings.SUPPORT.model,
        prices=settings.SUPPORT.prices,
        api_key=settings.SUPPORT.anthropic_api_key,
        base_url=settings.SUPPORT.anthropic_base_url,
        max_output_tokens=settings.SUPPORT.max_output_tokens,
        remaining=remaining,
        cancelled=cancelled,
    )
    return FallbackPlanner(claude, then=OfflinePlanner())
