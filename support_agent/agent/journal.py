"""The journal: every plan before it is acted on, every observation with its effect.

It is the resume point. A run that another worker began is played again from its first
step: plans and observations that are stored are read, never asked for or done again.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from typing import Any

from django.db import transaction
from django.db.models.functions import Now

from support_agent import metrics
from support_agent.conversation import exchanges, fenced
from support_agent.conversation.errors import LeaseLost
from support_agent.models import Run, ToolCall
from support_agent.models import Step as StepRow

from .answer.compose import Dropped
from .record.rows import exchange_rows, facts_as_json
from .record.steps import columns_of, is_answer, observation_from, plan_from, usage_of
from .types import Flaw, Observation, Plan, PlannerFailed, Turn, Usage

LONGEST_NAME = 120
TOKENS = (
    "input_tokens",
    "output_tokens",
    "cache_read_input_tokens",
    "cache_creation_input_tokens",
)
LONGEST_REQUEST_ID = 80
# No tool takes what is nested so deep, nor a number so long, and no JSON reader survives it.
DEEPEST = 50
LONGEST_NUMBER_IN_BITS = 1_000
UNKEPT = re.compile("[\x00\ud800-\udfff]")


class DatabaseJournal:
    """The steps of one held run. Every write carries the run's fence, or raises LeaseLost."""

    def __init__(self, run: Run) -> None:
        self._run = run
        # Whoever is the first to hold a run finds nothing of it.
        self._steps: list[StepRow] = _stored(run) if run.fence > 1 else []
        self._calls: list[list[ToolCall]] = [list(step.calls.all()) for step in self._steps]

    @property
    def steps(self) -> int:
        """How many steps the run has taken, charged attempts that gave no plan included."""
        return len(self._steps)

    @property
    def usage(self) -> Usage:
        """What they took in all."""
        return sum(map(usage_of, self._steps), Usage())

    def stored_plan(self, turn: Turn) -> Plan | None:
        """The plan that was made at this point before, if one was.

        Raises PlannerFailed where the attempt was charged and gave no usable plan.
        """
        if len(turn.steps) >= len(self._steps):
            return None
        step = self._steps[len(turn.steps)]
        if step.failure:
            raise PlannerFailed("The reply could not be used.", code=step.failure)
        return plan_from(step, self._calls[len(turn.steps)])

    def planned(self, turn: Turn, plan: Plan) -> None:
        """Store the plan as the next step, and its actions as calls that nobody made yet."""
        if len(turn.steps) < len(self._steps):
            return
        calls = [
            ToolCall(
                position=position,
                call_id=action.id,
                name=action.name,
                input=action.input,
                malformed=action.malformed,
            )
            for position, action in enumerate(plan.actions)
            if not is_answer(action)
        ]
        self._add_step(turn, plan, calls)

    def withheld(self, turn: Turn, flaw: Flaw) -> None:
        """Keep with the step what its planner is told, for whoever reads the draft later."""
        step = self._steps[len(turn.steps)]
        if step.withheld_by:
            return
        step.withheld_by, step.correction = flaw.check, flaw.why
        metrics.WITHHELD.labels(metrics.word(flaw.check)).inc()
        fenced.update(
            step,
            run=self._run,
            withheld_by=flaw.check,
            unsupported=list(flaw.words),
            correction=flaw.why,
        )

    def left_out(self, turn: Turn, dropped: Sequence[Dropped]) -> None:
        """Keep with the reply's step what was not said of it."""
        for one in dropped:
            metrics.LEFT_OUT.labels(metrics.word(one.why)).inc()
        if dropped:
            step = self._steps[len(turn.steps) - 1]
            fenced.update(step, run=self._run, unsupported=[str(one) for one in dropped])

    def goes_on_with(self, planner: str) -> None:
        """Note that another planner than the one that was meant goes on with the run."""
        Run.objects.filter(pk=self._run.pk, fence=self._run.fence).update(planner=planner[:60])

    def failed(self, turn: Turn, failure: PlannerFailed) -> None:
        """Store what a reply cost that was no plan, and the calls that were made for it.

        The calls are stored even where the run was lost while they were made.
        """
        try:
            if failure.usage.tokens:
                self._add_step(turn, failure)
                return
        except LeaseLost:
            self._keep_alone(turn, failure)
            raise
        self._keep_alone(turn, failure)

    def _keep_alone(self, turn: Turn, failure: PlannerFailed) -> None:
        kept = exchange_rows(failure.exchanges, run=self._run, step_index=len(turn.steps))
        if not kept:
            return
        with transaction.atomic():
            # A run that was erased meanwhile is no more, and nothing of it is kept.
            if Run.objects.select_for_update(no_key=True).filter(pk=self._run.pk).first():
                exchanges.keep(kept)

    def _add_step(
        self, turn: Turn, came: Plan | PlannerFailed, calls: Sequence[ToolCall] = ()
    ) -> None:
        index = len(turn.steps)
        step = StepRow(
            run=self._run,
            index=index,
            model=came.model,
            facts=None if index else facts_as_json(turn.facts),
            created_at=Now(),
            **(columns_of(came) if isinstance(came, Plan) else {"failure": came.code}),
            **vars(came.usage),
        )
        kept = exchange_rows(came.exchanges, run=self._run, step_index=index)
        fenced.insert(
            step, run=self._run, parts=calls, beside=kept, shared=exchanges.openings_of(kept)
        )
        _count(came.usage, model=came.model)
        self._steps.append(step)
        self._calls.append(list(calls))

    def stored_observation(self, *, step: int, position: int) -> Observation | None:
        """What came of the call at this place, if it was made before."""
        call = self._calls[step][position]
        return observation_from(call) if call.observed_at else None

    def observed(self, observation: Observation, *, step: int, position: int) -> None:
        """Note the observation. The caller holds the transaction that made the effect."""
        fenced.update(
            self._calls[step][position],
            run=self._run,
            content=observation.content,
            is_error=observation.is_error,
            observed_at=Now(),
        )

    def key(self, *, step: int, position: int) -> str:
        """Names the call for its effect: the same on every resume, and never the model's."""
        return f"run-{self._run.pk}-{step}-{position}"


def _count(usage: Usage, *, model: str) -> None:
    asked = metrics.word(model) if model else "code"
    metrics.STEPS.labels(asked).inc()
    for kind in TOKENS if usage.tokens else ():
        metrics.TOKENS.labels(asked, kind.removesuffix("_tokens")).inc(getattr(usage, kind))
    if usage.cost_usd:
        metrics.COST.labels(asked).inc(float(usage.cost_usd))


def _stored(run: Run) -> list[StepRow]:
    return list(run.steps.prefetch_related("calls").order_by("index"))


def storable(plan: Plan) -> Plan:
    """The plan without what no database keeps: NUL, lone surrogates, all that never ends."""
    return replace(
        plan,
        text=_clean(plan.text),
        raw=tuple(_clean(plan.raw)),
        request_id=_clean(plan.request_id)[:LONGEST_REQUEST_ID],
        actions=tuple(
            replace(
                action,
                id=_clean(action.id)[:LONGEST_NAME],
                name=_clean(action.name)[:LONGEST_NAME],
                input=_clean(dict(action.input)),
                malformed=_clean(action.malformed),
            )
            for action in plan.actions
        ),
    )


def _clean(value: Any, depth: int = 0) -> Any:
    if isinstance(value, str):
        return UNKEPT.sub("\ufffd", value)
    if isinstance(value, dict | list | tuple):
        return _clean_parts(value, depth + 1) if depth < DEEPEST else "…"
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER_IN_BITS:
        return "…"
    # "1e400" is read as infinite, which is no JSON: as a text the tool can refuse it.
    return str(value) if isinstance(value, float) and not isfinite(value) else value


def _clean_parts(value: Any, depth: int) -> Any:
    if isinstance(value, dict):
        return {_clean(name): _clean(part, depth) for name, part in value.items()}
    return [_clean(part, depth) for part in value]
