"""Runs: begun by a customer's words, held by a lease, ended once.

A worker holds a run while its lease lasts, by the database's clock. Every write that it
makes for the run begins with `check_held`, inside the transaction of that write: the
conditional UPDATE there locks the row, so that a person who takes over, a newer message
or another worker comes either wholly before the write or wholly after it.
"""

import os
import socket
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Literal
from uuid import UUID, uuid4

from django.db import models, transaction
from django.db.models import F, Q, QuerySet
from django.db.models.functions import Coalesce, Least, Now

from orders.prepared import Given, PreparedInsert, PreparedQuery, PreparedUpdate
from support_agent import metrics
from support_agent.models import Conversation, Message, Run

from . import fenced, queries, services
from .errors import LeaseLost
from .fenced import LEASE as LEASE

# A wake-up that nobody followed within this time is repeated by the sweeper.
WAKE_AGAIN = timedelta(seconds=6)
LONGEST_MACHINE = 20
# However often a customer presses enter, the run is due at the latest after this.
LONGEST_PAUSE = timedelta(seconds=3)
# A ring that comes a moment early is no matter. SQLite's clock counts milliseconds, as text
# of another length than a sum of times, so "now" would not even be due at once.
EARLY = timedelta(milliseconds=20)
PK = Given("pk", Run._meta.pk)
OWNER = Given("owner", models.CharField())
# So many unfinished runs may give way to newer messages; the next one finishes.
MOST_SUPERSEDINGS = 3


def begin_run(
    conversation: Conversation,
    *,
    task: str,
    first_sequence: int,
    last_sequence: int,
    pause: timedelta = timedelta(),
    because: Literal["newer_message", "newly_known"] = "newer_message",
) -> Run:
    """The run that answers these messages of a locked conversation, due after a pause.

    A run that nobody has taken yet takes them in and waits anew. An unfinished run gives way and
    leaves its messages and its task, except to the fourth newer message in a row: then that run
    is returned, finishes what it has, and `post_agent_reply` begins the next one.
    """
    supersedings = 0
    if active := _open_runs.first(conversation=conversation.pk):
        if _joined(active, last_sequence, pause):
            return active
        # What has become known makes the run's whole footing wrong, and becomes so only once.
        if active.supersedings >= MOST_SUPERSEDINGS and because == "newer_message":
            return active
        _close(Run.objects.filter(pk=active.pk), state=Run.State.SUPERSEDED, code=because)
        task, first_sequence = active.task, active.first_sequence
        supersedings = active.supersedings + 1
    run = Run(
        conversation=conversation,
        task=task,
        first_sequence=first_sequence,
        last_sequence=last_sequence,
        supersedings=supersedings,
    )
    return _begin(run, pause=pause)


_begin = PreparedInsert(
    Run,
    queued_at=Now(),
    due_at=Now() + Given("pause", models.DurationField()),
    woken_at=Now(),
)


@PreparedQuery
def _open_runs() -> QuerySet[Run]:
    conversation = Given("conversation", Conversation._meta.pk)
    return Run.objects.filter(conversation=conversation, state__in=Run.OPEN).order_by()


def _joined(active: Run, last_sequence: int, pause: timedelta) -> bool:
    # Whoever types on and on must not wait for ever: the whole pause is bounded too.
    due = Least(Now() + pause, F("queued_at") + LONGEST_PAUSE)
    waiting = Run.objects.filter(pk=active.pk, state=Run.State.QUEUED)
    return bool(waiting.update(last_sequence=last_sequence, due_at=due))


def claim_run(
    run_id: int, *, planner: str, at_once: Callable[[UUID], None] | None = None
) -> Run | None:
    """The run, held by the caller from now on, or None when somebody else has it.

    `at_once` is told the conversation before any more is read.
    """
    owner = _new_owner()
    of_conversation = Run._meta.get_field("conversation")
    claimed = _claim.telling(of_conversation, pk=run_id, planner=planner, owner=owner)
    if not claimed:
        return None
    if at_once:
        at_once(claimed[0])
    return queries.held_run(run_id, owner=owner)


def _free() -> QuerySet[Run]:
    free = Q(state=Run.State.QUEUED, due_at__lte=Now() + EARLY) | Q(
        state=Run.State.RUNNING, lease_until__lte=Now()
    )
    return Run.objects.filter(free, pk=PK)


_claim = PreparedUpdate(
    _free,
    state=Run.State.RUNNING,
    planner=Given("planner", models.CharField()),
    lease_owner=OWNER,
    lease_until=Now() + LEASE,
    fence=F("fence") + 1,
    started_at=Coalesce(F("started_at"), Now()),
)


def _new_owner() -> str:
    # Another for each claim. Process and machine are for whoever looks for what holds a run.
    return f"{os.getpid()}@{socket.gethostname()[:LONGEST_MACHINE]} {uuid4().hex}"


def check_held(run: Run) -> None:
    """Raise LeaseLost unless lease, fence and floor are ours; otherwise renew the lease.

    Whoever takes the floor closes the run in the same transaction, so a running run with
    our fence says that the floor is ours too.
    """
    fenced.renew(run)


def give_back(run: Run) -> bool:
    """Let go of a run that we hold, for the next worker. False when it is not ours any more."""
    return bool(_give_back(pk=run.pk, owner=run.lease_owner, fence=run.fence))


@transaction.atomic
def renew_leases(runs: Collection[Run]) -> set[int]:
    """Renew the leases of runs in flight; the ids of those that are not known to be lost.

    A run that somebody is writing at this moment is passed over until the next time: to wait for
    it, while its tool waits for a row of the shop, would let the leases of all others run out.
    """
    by_id = {run.pk: run for run in runs}
    # Each claim has an owner of its own, and so a fence of its own.
    ours = Q(
        lease_owner__in=[run.lease_owner for run in runs],
        state=Run.State.RUNNING,
        lease_until__gt=Now(),
    )
    rows = Run.objects.filter(pk__in=by_id).select_for_update(skip_locked=True, no_key=True)
    free = dict(rows.annotate(ours=ours).order_by().values_list("pk", "ours"))
    renewed = {pk for pk, still_ours in free.items() if still_ours}
    Run.objects.filter(pk__in=renewed).update(lease_until=Now() + LEASE)
    return renewed | (by_id.keys() - free.keys())


def _held() -> QuerySet[Run]:
    return Run.objects.filter(
        pk=PK,
        lease_owner=OWNER,
        fence=Given("fence", models.IntegerField()),
        state=Run.State.RUNNING,
        lease_until__gt=Now(),
    )


_give_back = PreparedUpdate(_held, lease_owner="", lease_until=Now())
_end = PreparedUpdate(
    _held,
    state=Given("state", models.CharField()),
    end_code=Given("code", models.CharField()),
    resolution=Given("resolution", models.CharField()),
    unresolved=Given("unresolved", models.TextField()),
    ended_at=Now(),
    lease_owner="",
)


@transaction.atomic
def post_agent_reply(
    run: Run,
    *,
    text: str,
    resolution: Run.Resolution,
    now: datetime,
    choices: list[dict[str, Any]] | None = None,
) -> Run | None:
    """Say the run's reply and end it, in one transaction with the check of the floor.

    Returns the next run where messages came that this one was too far on to read.
    Raises LeaseLost when the floor, the lease or the fence is not ours any more.
    """
    conversation = services.lock(run.conversation_id)
    end_held_run(run, state=Run.State.REPLIED, code="reply", resolution=resolution)
    heard = conversation.last_sequence
    services.say(
        conversation,
        author=Message.Author.AGENT,
        text=text,
        run=run,
        now=now,
        choices=choices or None,
    )
    if heard <= run.last_sequence:
        return None
    unread = queries.customer_said_after(conversation, run.last_sequence)
    if not unread:
        return None
    return begin_run(
        conversation,
        task="answer",
        first_sequence=unread.first,
        last_sequence=unread.last,
    )


def end_held_run(
    run: Run,
    *,
    state: Run.State,
    code: str,
    resolution: Run.Resolution = Run.Resolution.STOPPED,
    unresolved: str = "",
) -> None:
    """End a run that we hold. Raises LeaseLost, and then nothing must be written for it."""
    ended = _end(
        pk=run.pk,
        owner=run.lease_owner,
        fence=run.fence,
        state=state,
        code=code,
        resolution=resolution,
        unresolved=unresolved,
    )
    if not ended:
        raise LeaseLost(run.pk)
    _count_end(state, code)


def close_open_run(conversation: Conversation, *, state: Run.State, code: str) -> None:
    """End whatever run is open in a locked conversation: its worker will write no more."""
    _close(Run.objects.filter(conversation=conversation), state=state, code=code)


def _close(chosen: QuerySet[Run], *, state: Run.State, code: str) -> int:
    closed = chosen.filter(state__in=Run.OPEN).update(
        state=state, end_code=code, ended_at=Now(), lease_owner=""
    )
    if closed:
        _count_end(state, code)
    return closed


def _count_end(state: str, code: str) -> None:
    # A transaction that is rolled back has ended no run.
    counter = metrics.RUNS_ENDED.labels(metrics.word(state), metrics.word(code))
    transaction.on_commit(partial(counter.inc))


def wake_forgotten_runs() -> list[int]:
    """Open runs that no worker holds, each given out at most once in a while.

    They were queued and never taken, or their worker died and the lease ran out.
    """
    forgotten = Run.objects.filter(
        Q(state=Run.State.QUEUED, due_at__lte=Now())
        | Q(state=Run.State.RUNNING, lease_until__lte=Now()),
        woken_at__lt=Now() - WAKE_AGAIN,
    )
    ids = list(forgotten.order_by("queued_at").values_list("pk", flat=True)[:1_000])
    Run.objects.filter(pk__in=ids).update(woken_at=Now())
    return ids
