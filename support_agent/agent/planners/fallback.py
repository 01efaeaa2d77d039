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
        self._planner = first
        self._then = then
        self.name = first.name
        self.remote = first.remote

    def plan(self, turn: Turn) -> Plan:
        """The plan of whichever planner is to be had. Raises PlannerFailed."""
        try:
            return self._planner.plan(turn)
        except PlannerFailed as failure:
            if failure.code in NOT_FOR_ANOTHER or self._planner is self._then:
                raise
            self._turn_to_the_second(failure)
            plan = self._planner.plan(turn)
            return replace(plan, usage=failure.usage + plan.usage)

    def _turn_to_the_second(self, failure: PlannerFailed) -> None:
        logger.warning("%s failed (%s); %s goes on", self.name, failure.code, self._then.name)
        self._planner = self._then
        self.name = f"{self.name}, then {self._then.name}"
        self.remote = self._then.remote
