"""A planner that is told by a model, in short, what was said before it can see."""

import logging
from collections.abc import Callable
from dataclasses import replace

from support_agent.agent.types import (
    Before,
    Exchange,
    Plan,
    Planner,
    PlannerFailed,
    Said,
    Turn,
    Usage,
)
from support_agent.conversation.errors import CeilingReached

logger = logging.getLogger(__name__)

LONGEST = 1_500
# Gives it back as it is kept.
Keep = Callable[[Before, Plan], Plan]


class SummingPlanner:
    """Has what leaves the window summed up once, and goes on without where that can't be had.

    Built for one run. What the summary took goes with the run's first plan.
    """

    def __init__(self, then: Planner, *, writer: Planner, keep: Keep) -> None:
        self._then = then
        self._writer = writer
        self._keep = keep
        self._written: Plan | None = None

    @property
    def name(self) -> str:
        """The name of the planner that plans."""
        return self._then.name

    def plan(self, turn: Turn) -> Plan:
        """The next plan. Raises PlannerFailed."""
        before = turn.before
        if before is None:
            return self._then.plan(turn)
        if before.leaving and self._written is None:
            self._written = self._summed_up(turn, before)
        if self._written:
            before = replace(before, summary=self._written.text, usage=self._written.usage)
        usage, exchanges = self._taken(turn, before)
        try:
            plan = self._then.plan(replace(turn, before=before))
        except PlannerFailed as failure:
            failure.usage += usage
            failure.exchanges = (*exchanges, *failure.exchanges)
            raise
        return replace(plan, usage=usage + plan.usage, exchanges=(*exchanges, *plan.exchanges))

    def _taken(self, turn: Turn, before: Before) -> tuple[Usage, tuple[Exchange, ...]]:
        if turn.steps:
            return Usage(), ()
        return before.usage, self._written.exchanges if self._written else ()

    def _summed_up(self, turn: Turn, before: Before) -> Plan:
        material = Said(author="customer", text="\n".join(before.leaving))
        try:
            plan = self._writer.plan(Turn(task="summary", history=(material,), facts=turn.facts))
        except CeilingReached:
            # Whether the run can go on at all, its own call will say.
            return Plan()
        except PlannerFailed as failure:
            if failure.code == "cancelled":
                raise
            logger.warning("there is no summary: %s (%s)", failure, failure.code)
            plan = Plan(usage=failure.usage, exchanges=failure.exchanges, model=failure.model)
        # What was paid for and can't be used is not paid for again in the next turn.
        if plan.text or plan.usage.tokens:
            return self._keep(before, replace(plan, text=plan.text[:LONGEST]))
        return plan
