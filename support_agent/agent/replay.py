"""Stored first, then the real thing: what makes a run that died go on where it stopped."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from django.db import connection, transaction

from support_agent.conversation import runs
from support_agent.models import Run

from .customer_agent import TOOLBOX
from .guards.evidence import Evidence
from .journal import DatabaseJournal
from .tools.context import ToolContext
from .types import Action, Observation, Plan, Planner, PlannerFailed, Turn


@dataclass(kw_only=True)
class ReplayingPlanner:
    """Gives the plans that are stored, then asks the planner. Remembers the last turn."""

    planner: Planner
    journal: DatabaseJournal
    turn: Turn = field(default_factory=Turn)

    @property
    def name(self) -> str:
        """The name of the planner that is asked."""
        return self.planner.name

    @property
    def remote(self) -> bool:
        """Whether the planner that is asked waits for another machine."""
        return self.planner.remote

    def plan(self, turn: Turn) -> Plan:
        """The plan that was made at this point before, or a new one. Raises PlannerFailed."""
        self.turn = turn
        if stored := self.journal.stored_plan(turn):
            return stored
        if self.remote and not connection.in_atomic_block:
            # A hundred runs may wait for the model on twenty connections.
            connection.close()
        try:
            return self.planner.plan(turn)
        except PlannerFailed as failure:
            if failure.usage.tokens:
                self.journal.failed(turn, failure)
            raise


@dataclass(kw_only=True)
class JournalledAct:
    """Runs an action once: its effect and its observation are one transaction."""

    run: Run
    journal: DatabaseJournal
    turn: Callable[[], Turn]
    clock: Callable[[], datetime]

    def __call__(self, action: Action, *, step: int, position: int) -> Observation:
        """What comes of the action, or came of it before. Raises LeaseLost and ToolBug."""
        if stored := self.journal.stored_observation(step=step, position=position):
            return stored
        context = ToolContext(
            customer=self.run.conversation.customer,
            conversation_id=self.run.conversation_id,
            key=self.journal.key(step=step, position=position),
            now=self.clock(),
            in_scope=Evidence.of(self.turn()).names,
        )
        with transaction.atomic():
            runs.check_held(self.run)
            observation = TOOLBOX.dispatch(action, context=context)
            self.journal.observed(observation, step=step, position=position)
        return observation
