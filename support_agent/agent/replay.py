"""Stored first, then the real thing: what makes a run that died go on where it stopped."""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property

from django.db import InterfaceError, OperationalError, connection, transaction

from support_agent import metrics, tracing
from support_agent.conversation import live, runs
from support_agent.conversation.errors import CeilingReached
from support_agent.models import Run

from . import whispers
from .customer_agent import TOOLBOX
from .journal import DatabaseJournal, storable
from .limits import MoneyBudgetSpent
from .planners.offline.reading import Reading
from .provenance import Provenance
from .repeats import Deed
from .toolbox import ToolBug
from .tools.context import ToolContext
from .types import Action, Observation, Plan, Planner, PlannerFailed, Turn


@dataclass(kw_only=True)
class ReplayingPlanner:
    """Gives the plans that are stored, then asks the planner. Remembers the last turn.

    The planner is made when it is first asked, within the run: one that can't be made fails
    the run as any other bug does, and a person gets it.
    """

    make: Callable[[], Planner]
    journal: DatabaseJournal
    turn: Turn = field(default_factory=Turn)

    @cached_property
    def planner(self) -> Planner:
        """The planner that is asked."""
        return self.make()

    @property
    def name(self) -> str:
        """The name of the planner that is asked."""
        return self.planner.name

    def plan(self, turn: Turn) -> Plan:
        """The plan that was made at this point before, or a new one.

        Raises PlannerFailed, and MoneyBudgetSpent before a call that could pass a ceiling.
        """
        self.turn = turn
        if stored := self.journal.stored_plan(turn):
            return stored
        meant = self.name
        try:
            with tracing.span("step", step=len(turn.steps) + 1):
                plan = storable(self.planner.plan(turn))
        except CeilingReached as ceiling:
            raise MoneyBudgetSpent(turn, code=ceiling.code) from ceiling
        except PlannerFailed as failure:
            self.journal.failed(turn, failure)
            raise
        if self.name != meant:
            self.journal.goes_on_with(self.name)
        return plan


@dataclass(kw_only=True)
class JournalledAct:
    """Runs an action once: its effect and its observation are one transaction."""

    run: Run
    journal: DatabaseJournal
    turn: Callable[[], Turn]
    clock: Callable[[], datetime]
    _seen: list[Observation] = field(default_factory=list)
    _written: dict[tuple[int, str], Observation] = field(default_factory=dict)

    def __call__(self, action: Action, *, step: int, position: int) -> Observation:
        """What comes of the action, or came of it before. Raises LeaseLost and ToolBug."""
        deed = TOOLBOX.deed_of(action)
        observation = self.journal.stored_observation(step=step, position=position)
        if observation is None:
            provenance = Provenance.of(self.turn())
            # Before the transaction, which must not wait for another server.
            if TOOLBOX.runs(action.name):
                doing = whispers.doing(action, named=provenance.names)
                live.whisper(self.run.conversation_id, doing)
            with tracing.span("tool", step=step + 1, tool=metrics.word(action.name)):
                observation = self._do(action, deed, provenance, step=step, position=position)
            _count(action, observation)
        self._seen.append(observation)
        if deed.writes and not observation.is_error:
            self._written[step, deed.likeness] = observation
        return observation

    def _do(
        self, action: Action, deed: Deed, provenance: Provenance, *, step: int, position: int
    ) -> Observation:
        if deed.writes:
            return self._write(action, deed, provenance, step=step, position=position)
        # A look has no effect that must stand or fall with its note, which has the fence itself,
        # and no transaction that an error of the database could spoil for it.
        return self._noted(action, deed, provenance, step=step, position=position)

    @transaction.atomic
    def _write(
        self, action: Action, deed: Deed, provenance: Provenance, *, step: int, position: int
    ) -> Observation:
        runs.check_held(self.run)
        return self._noted(action, deed, provenance, step=step, position=position)

    def _noted(
        self, action: Action, deed: Deed, provenance: Provenance, *, step: int, position: int
    ) -> Observation:
        twin = self._written.get((step, deed.likeness)) if deed.writes else None
        if twin:
            # A write that stands twice in one reply, in whatever letters, happens once.
            observation = replace(twin, call_id=action.id)
        else:
            key = self.journal.key(step=step, position=position)
            observation = self._dispatched(action, self._context(key, provenance))
        self.journal.observed(observation, step=step, position=position)
        return observation

    def _dispatched(self, action: Action, context: ToolContext) -> Observation:
        try:
            # A savepoint: after a database error the observation could not be written, and what
            # was written before a refusal is no effect.
            within = connection.in_atomic_block
            with transaction.atomic() if within else nullcontext():
                observation = TOOLBOX.dispatch(action, context=context)
                if within and observation.is_error:
                    transaction.set_rollback(True)
                return observation
        except ToolBug as bug:
            if isinstance(bug.__cause__, OperationalError | InterfaceError):
                # No bug: the database was away, or somebody held a row for too long.
                raise bug.__cause__ from None
            return bug.told(earlier=self._seen)

    def _context(self, key: str, provenance: Provenance) -> ToolContext:
        return ToolContext(
            customer=self.run.conversation.customer,
            conversation_id=self.run.conversation_id,
            key=key,
            now=self.clock(),
            in_scope=provenance.names,
            word=Reading(self.turn()),
            proven=frozenset(order.pk for order in self.run.conversation.proven_orders.all()),
        )


def _count(action: Action, observation: Observation) -> None:
    # A model may call what is no tool of ours.
    tool = action.name if TOOLBOX.runs(action.name) else metrics.OTHER
    result = "error" if observation.is_error else "done"
    metrics.TOOL_CALLS.labels(metrics.word(tool), result).inc()
