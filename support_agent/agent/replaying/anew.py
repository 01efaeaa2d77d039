"""The planner that is asked anew: another policy, another model, another planner."""

from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Literal

from django.conf import settings

from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.planners import make_claude
from support_agent.agent.planners.known_paths import KnownPaths
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.types import Planner, Settle
from support_agent.conversation.errors import CeilingReached


@dataclass(frozen=True, kw_only=True)
class Anew:
    """What is to be another than in the settings. Nothing but the policy is empty for Claude."""

    planner: Literal["offline", "claude"]
    usd: Decimal
    policy: str = ""
    model: str = ""
    strong_model: str = ""


def planner_of(anew: Anew) -> Planner:
    """A planner for one run. Raises ValueError without a key or prices."""
    if anew.planner == "offline":
        return OfflinePlanner()
    claude = make_claude(toolbox=TOOLBOX, reserve=Purse(anew.usd).reserve)
    changed = replace(
        claude,
        model=anew.model or claude.model,
        strong_model=anew.strong_model or claude.strong_model,
        system=anew.policy or claude.system,
        keeps=False,
    )
    return KnownPaths(then=changed) if settings.SUPPORT.known_paths else changed


class Purse:
    """What asking anew may cost for one run. It is kept here, since nothing may be written."""

    def __init__(self, usd: Decimal) -> None:
        self._left = usd

    def reserve(self, usd: Decimal) -> Settle:
        """Take the worst price of a call; the rest goes back. Raises CeilingReached."""
        if usd > self._left:
            raise CeilingReached("money")
        self._left -= usd

        def settle(cost: Decimal, uncertain: Decimal = Decimal(0), /) -> None:
            self._left += usd - cost

        return settle
