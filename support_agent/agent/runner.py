"""Takes one run from its claim to its end: a checked reply, or a person."""

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from uuid import UUID

from django.conf import settings
from django.db import DatabaseError, InterfaceError, OperationalError, transaction
from django.utils import timezone

from handoff import services as handoff
from handoff.models import Escalation
from support_agent import log_context, metrics, outages, tracing
from support_agent.conversation import live, runs
from support_agent.conversation import services as record
from support_agent.conversation.errors import ConversationNotFound, LeaseLost
from support_agent.models import Run

from . import languages, leases, loop, unresolved, whispers, work
from .answer.compose import composed, writes_alone
from .budget import Budget
from .customer_agent import MEMORY, TOOLBOX, limits_for
from .journal import DatabaseJournal
from .limits import LimitReached, ReplyWithheld, WorkLimitReached
from .memory import Memory, summary
from .memory.facts import open_duties, requests_of
from .planners import make_planner
from .replay import JournalledAct, ReplayingPlanner
from .toolbox import ToolBug
from .types import Draft, HandedOver, Plan, Planner, PlannerFailed, Replied, Turn

logger = logging.getLogger(__name__)

# A run that was claimed so often has ended its worker each time. A person gets it.
MOST_CLAIMS = 5


def advance(
    run_id: int,
    *,
    planner: Planner | str = "",
    memory: Memory = MEMORY,
    clock: Callable[[], datetime] = timezone.now,
) -> Run | None:
    """Claim a run and take it to its end. Does nothing when another worker holds it.

    The planner is the one of the settings unless one is given, by name or whole. Returns a run
    that was begun meanwhile, for messages that this one could not read any more: wake it.
    """
    given = planner if isinstance(planner, str) else planner.name
    asked_at = time.monotonic()
    run = runs.claim_run(run_id, planner=given or settings.SUPPORT.planner, at_once=_tell)
    if run is None:
        return None
    with (
        log_context.binding(run=run.pk, conversation=run.conversation_id),
        tracing.span("run", run=run.pk, conversation=run.conversation_id),
    ):
        return _taken_to_its_end(run, asked_at, planner=planner, memory=memory, clock=clock)


def _taken_to_its_end(
    run: Run,
    asked_at: float,
    *,
    planner: Planner | str,
    memory: Memory,
    clock: Callable[[], datetime],
) -> Run | None:
    _count_first_status(run)
    with leases.kept(run, seconds=limits_for(run.task).seconds, since=asked_at) as lease:
        worker = _Worker(lease, planner=planner, memory=memory, clock=clock)
        try:
            return worker.finish()
        except (LeaseLost, ConversationNotFound):
            # Or it was deleted, which is as if it were somebody else's.
            worker.outcome = "not ours any more"
            metrics.LEASES_LOST.inc()
            # It may be lost by this process's clock alone: then another worker need not wait for
            # the database's.
            leases.give_back(lease)
            return None
        finally:
            worker.settle()
            worker.log_end()


def _tell(conversation_id: UUID) -> None:
    """Tell the customer that somebody is at work on it."""
    live.whisper(conversation_id, whispers.THINKING)


class _Worker:
    """One worker's hold on one run, and the ways that it can end."""

    def __init__(
        self,
        lease: leases.Lease,
        *,
        planner: Planner | str,
        memory: Memory,
        clock: Callable[[], datetime],
    ) -> None:
        self.run = lease.run
        self.memory = memory
        self.clock = clock
        self.limits = limits_for(self.run.task)
        self.began = time.monotonic() - _ran_before(self.run)
        self.outcome = "cut off"
        self.budget = Budget(run=self.run, run_usd=self.limits.usd, clock=self.clock)
        self.journal = DatabaseJournal(self.run)
        self.planner = ReplayingPlanner(
            journal=self.journal,
            make=lambda: self._make(planner, cancelled=lease.is_lost),
        )

    def _make(self, planner: Planner | str, *, cancelled: Callable[[], bool]) -> Planner:
        if not isinstance(planner, str):
            return planner
        return make_planner(
            self.run.planner,
            toolbox=TOOLBOX,
            remaining=lambda: self.limits.seconds - self.elapsed(),
            cancelled=cancelled,
            reserve=self.budget.reserve,
            keep=partial(summary.keep, self.run),
        )

    def elapsed(self) -> float:
        """Seconds since the run was first taken up, by whichever worker."""
        return time.monotonic() - self.began

    def finish(self) -> Run | None:
        """End the run, one way or the other. Raises LeaseLost when it is not ours to end."""
        try:
            with work.bounded(
                float(self.limits.cpu_seconds), exceeded=lambda: WorkLimitReached(self.planner.turn)
            ):
                return self._conclude(self._think())
        except (LeaseLost, ConversationNotFound, OperationalError, InterfaceError):
            # An outage is no fault of the run's: it goes on from its journal.
            raise
        except ReplyWithheld as limit:
            self._stop(limit, Escalation.Reason.GUARD_TRIPPED, detail=limit.check)
        except LimitReached as limit:
            self._stop(limit, Escalation.Reason.LIMIT_REACHED, detail=limit.code)
        except PlannerFailed as failure:
            if failure.code == "cancelled":
                raise LeaseLost(self.run.pk) from failure
            self._fail(detail=failure.code)
        except ToolBug as bug:
            self._fail(detail=bug.tool)
        except Exception:
            logger.exception("run %s met a bug", self.run.pk)
            self._fail(detail="bug")
        return None

    def _think(self) -> Replied | HandedOver:
        if self.run.fence > MOST_CLAIMS:
            raise PlannerFailed("Every worker that took this run ended.", code="crashed")
        # Known from here on, whatever comes of reading it: who takes over is told what was asked.
        self.planner.turn = self.memory.recall(self.run, now=self.clock())
        turn = self.planner.turn = languages.noted(self.planner.turn, self.run.conversation)
        return loop.advance(
            turn,
            planner=self.planner,
            act=JournalledAct(
                run=self.run,
                journal=self.journal,
                turn=lambda: self.planner.turn,
                clock=self.clock,
            ),
            ending=TOOLBOX.ending,
            deed_of=TOOLBOX.deed_of,
            compose=composed,
            journal=self.journal,
            limits=self.limits,
            elapsed=self.elapsed,
        )

    def _conclude(self, end: Replied | HandedOver) -> Run | None:
        if isinstance(end, HandedOver):
            turn = self.planner.turn
            self._escalate(Escalation.Reason.AGENT_ASKED, turn, wish=end.wish)
            return None
        self.planner.turn = end.turn
        next_run = self._promise(end) if end.draft.output.promises else self._say(end)
        self.outcome = Run.State.REPLIED
        metrics.REPLY_SECONDS.observe(_waited(self.run) + self.elapsed())
        if order_id := whispers.order_to_prove(end.turn):
            live.whisper(self.run.conversation_id, whispers.needs_proof(order_id))
        return next_run

    def _promise(self, end: Replied) -> Run | None:
        """Say what a colleague will do only if it is not done: locked, they come before or after."""
        with transaction.atomic():
            due = open_duties(record.lock(self.run.conversation_id))
            draft = composed(Draft(text="", output=end.draft.output.answer), end.turn, due=due)
            if isinstance(draft, Draft):
                return self._say(replace(end, draft=draft))
        self.journal.withheld(replace(end.turn, steps=end.turn.steps[:-1]), draft)
        raise ReplyWithheld(end.turn, check=draft.check, why=draft.why)

    def _say(self, end: Replied) -> Run | None:
        settles = end.draft.output.settles
        self.journal.left_out(end.turn, end.draft.output.dropped)
        return runs.post_agent_reply(
            self.run,
            text=end.draft.text,
            choices=[one.as_json() for one in end.draft.output.choices],
            resolution=Run.Resolution.DONE if settles else Run.Resolution.UNKNOWN,
            now=self.clock(),
        )

    def _stop(self, limit: LimitReached, reason: Escalation.Reason, *, detail: str) -> None:
        logger.warning("run %s stopped: %s (%s)", self.run.pk, limit, detail)
        self._escalate(reason, limit.turn, detail=detail, unrun=limit.unrun)

    def _fail(self, *, detail: str) -> None:
        self._escalate(
            Escalation.Reason.AGENT_FAILED,
            self.planner.turn,
            detail=detail,
            state=Run.State.FAILED,
        )

    def _escalate(
        self,
        reason: Escalation.Reason,
        turn: Turn,
        *,
        detail: str = "",
        wish: str = "",
        unrun: Plan | None = None,
        state: Run.State = Run.State.HANDED_OVER,
    ) -> None:
        with transaction.atomic():
            handoff.escalate(
                conversation_id=self.run.conversation_id,
                reason=reason,
                detail=detail,
                wish=wish,
                run=self.run,
                run_state=state,
                unresolved=unresolved.sentences(turn, unrun),
                before=self._written(turn),
                now=self.clock(),
            )
        self.outcome = f"{state} ({detail or reason})"

    def _written(self, turn: Turn) -> str:
        """What the run has done, as the database has it: a plan may have been cut off in it."""
        conversation = record.lock(self.run.conversation_id)
        facts = replace(turn.facts, requests=requests_of(conversation))
        return writes_alone(replace(turn, facts=facts), due=open_duties(conversation))

    def settle(self) -> None:
        """Put back what the calls to the model did not need."""
        try:
            self.budget.put_back()
        except (OperationalError, InterfaceError) as error:
            # It stays reserved, as where a worker dies, until the sweep settles it.
            outages.DATABASE.meet("money that is to be put back", error)
        except DatabaseError as error:
            logger.warning("run %s could not put money back: %s", self.run.pk, error)

    def log_end(self) -> None:
        """One line for each run, without a word of the customer's."""
        usage = self.journal.usage
        logger.info(
            "run %s: %s, %s steps, %s tokens, %s USD, %.0f ms",
            self.run.pk,
            self.outcome,
            self.journal.steps,
            usage.tokens,
            usage.cost_usd,
            self.elapsed() * 1000,
        )


def _count_first_status(run: Run) -> None:
    # Whoever takes a run up again is not the first sign that the customer had.
    if run.fence == 1:
        metrics.FIRST_STATUS_SECONDS.observe(_waited(run))


def _waited(run: Run) -> float:
    """Seconds from the message to the first worker, by the database's clock."""
    if run.started_at is None:
        return 0.0
    return max(0.0, (run.started_at - run.queued_at).total_seconds())


def _ran_before(run: Run) -> float:
    """Seconds that earlier workers spent on the run, by the database's clock."""
    if run.lease_until is None or run.started_at is None:
        return 0.0
    return max(0.0, (run.lease_until - runs.LEASE - run.started_at).total_seconds())
