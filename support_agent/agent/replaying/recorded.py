"""A run as the record has it: the turn that it began with, its steps, its calls, and its end."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import Self

from django.utils import timezone

from support_agent.agent.customer_agent import MEMORY
from support_agent.agent.planners.known_paths import BY_CODE
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.record.rows import facts_from_json
from support_agent.agent.record.steps import observation_from, plan_from
from support_agent.agent.types import Observation, Plan, Turn
from support_agent.conversation.exchanges import Told, told
from support_agent.models import Message, Run, ToolCall
from support_agent.models import Step as StepRow

# Ends that somebody else brought about: the run had not come to its own.
CUT = frozenset({"person_came", "customer_asked", "newer_message", "newly_known"})


@dataclass(frozen=True, kw_only=True)
class Recorded:
    """One run, read whole."""

    run: Run
    steps: Sequence[StepRow]
    calls: Sequence[Sequence[ToolCall]]
    exchanges: Mapping[int, Sequence[Told]]
    """Of each step, by its index: the calls for its plan, and none that were made before them."""
    reply: str

    @classmethod
    def of(cls, run: Run) -> Self:
        """The run from the database."""
        steps = list(run.steps.prefetch_related("calls").order_by("index"))
        said = Message.objects.filter(run=run, author=Message.Author.AGENT).first()
        rows = run.exchanges.select_related("opening").order_by("step_index", "pk")
        return cls(
            run=run,
            steps=steps,
            calls=[list(step.calls.all()) for step in steps],
            exchanges={
                index: _latest(told(of_step))
                for index, of_step in groupby(rows, key=lambda row: row.step_index)
            },
            reply=said.text if said else "",
        )

    def turn(self) -> Turn:
        """The turn as it stood before the first step."""
        turn = MEMORY.recall(self.run, now=self.run.started_at or self.run.queued_at)
        kept = self.steps[0].facts if self.steps else None
        # The shop has gone on since: what it knew then is what was kept of it.
        return replace(turn, facts=facts_from_json(kept)) if kept else turn

    def plan(self, index: int) -> Plan:
        """The plan that was made at this step."""
        return plan_from(self.steps[index], self.calls[index])

    def observation(self, index: int, position: int) -> Observation | None:
        """What came of the call, if it was made."""
        call = self.calls[index][position]
        return observation_from(call) if call.observed_at else None

    def is_by_code(self, index: int) -> bool:
        """Whether code made this plan by itself: a known path."""
        return self.steps[index].planned_by == BY_CODE

    def is_offline(self, index: int) -> bool:
        """Whether the offline planner made this plan, by the settings or in another's place."""
        own = self.run.planner == OfflinePlanner.name
        return own or bool(self.steps[index].instead_of)

    @property
    def was_cut(self) -> bool:
        """Whether a person, a newer message or something newly known ended it from outside."""
        return self.run.state in (Run.State.SUPERSEDED, *Run.OPEN) or self.run.end_code in CUT

    def moment(self, index: int) -> datetime:
        """When the step was through: of the last one, when the run was."""
        if index < 0:
            return self.run.started_at or self.run.queued_at
        if index + 1 < len(self.steps):
            return self.steps[index + 1].created_at
        return self.run.ended_at or timezone.now()


def _latest(exchanges: Sequence[Told]) -> Sequence[Told]:
    # A worker that was cut off may have asked before: each counts its attempts from one.
    plans = [one for one in exchanges if not _is_for_a_summary(one)]
    begins = [place for place, one in enumerate(plans) if one.attempt == 1]
    return plans[begins[-1] :] if begins else plans


def _is_for_a_summary(told: Told) -> bool:
    # Whoever sums up has no tools.
    try:
        return "tools" not in json.loads(told.request)
    except (ValueError, TypeError):
        return False
