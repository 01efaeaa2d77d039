"""A planner for when another one can't be had, so that a dead provider is no dead shop."""

import logging
from dataclasses import replace

from support_agent.agent.types import Plan, Planner, PlannerFailed, Turn

logger = logging.getLogger(__name__)

# The model was there and has answered, or nobody waits any more: no other planner should.
NOT_FOR_ANOTHER = frozenset(
    {"cancelled", "refusal", "max_tokens", "model_context_window_exceeded", "pause_turn"}
)


class FallbackPlanner:
    """Asks the first planner until it fails in this run, and from then on the second.

    Built for one run. What the failed attempt was charged goes with the plan that took
    its place. A tool that has run is not run again: its observation is in the turn.
    """

    def __init__(self, first: Planner, *, then: Planner) -> None:
        self._first = first
        self._then = then
        self._instead_of = ""
        self.name = first.name

    def plan(self, turn: Turn) -> Plan:
        """The plan of whichever planner is to be had. Raises PlannerFailed."""
        if self._instead_of:
            return replace(self._then.plan(turn), instead_of=self._instead_of)
        try:
            return self._first.plan(turn)
        except PlannerFailed as failure:
            if failure.code in NOT_FOR_ANOTHER:
                raise
            self._turn_to_the_second(failure)
            plan = self.plan(turn)
            return replace(
                plan,
                usage=failure.usage + plan.usage,
                exchanges=(*failure.exchanges, *plan.exchanges),
            )

    def _turn_to_the_second(self, failure: PlannerFailed) -> None:
        logger.warning("%s failed (%s); %s goes on", self.name, failure.code, self._then.name)
        self._instead_of = f"{failure.model or self.name} ({failure.code})"
        self.name = f"{self.name}, then {self._then.name}"
