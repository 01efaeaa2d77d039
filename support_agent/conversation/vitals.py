"""Whether the work goes on: which processes live, and who waits for how long. Read in two queries."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal

from django.conf import settings
from django.db.models import Case, Count, DateTimeField, F, Max, Min, Q, When
from django.db.models.functions import Coalesce, Now

from support_agent.models import Heartbeat, Run

State = Literal["ok", "warning", "failed"]

# Four heartbeats.
SECONDS_UNTIL_MISSED = 20.0
# A run that nobody takes up for so long has no worker, or too few of them.
MOST_SECONDS_WAITING = 60.0
# Beyond its own time. What is still held so long after hangs somewhere.
GRACE = timedelta(seconds=35)


@dataclass(frozen=True, kw_only=True)
class Part:
    """How one part of the installation is, and what whoever runs it can do about that."""

    name: str
    state: State
    fact: str
    remedy: str = ""

    @property
    def sentence(self) -> str:
        """Both, as one text."""
        return f"{self.fact} {self.remedy}".strip()


@dataclass(frozen=True, kw_only=True)
class Vitals:
    """What the database knows. Ages are seconds; None where there is nothing of it."""

    waiting: int
    """Runs that are due and that no worker holds."""
    oldest_waiting: float | None
    held: int
    hanging: int
    """Runs that are held for longer than a run may last."""
    seen: Mapping[str, float]
    """How long ago the latest process of a kind was seen."""
    alive: Mapping[str, int]
    streams: Mapping[str, int] = field(default_factory=dict)


def read() -> Vitals:
    """All of it. Raises the database's errors."""
    runs = _runs()
    now: datetime = runs["now"]
    beats = list(Heartbeat.objects.order_by().values_list("kind", "seen_at", "holds"))
    ages = [(kind, max(0.0, (now - seen_at).total_seconds())) for kind, seen_at, _ in beats]
    streams: dict[str, int] = {}
    for (_, age), (_, _, holds) in zip(ages, beats, strict=True):
        for kind, number in (
            (holds.get("streams") or {}).items() if age < SECONDS_UNTIL_MISSED else ()
        ):
            streams[kind] = streams.get(kind, 0) + number
    return Vitals(
        waiting=runs["waiting"],
        oldest_waiting=_age(runs["waits_since"], now),
        held=runs["held"],
        hanging=runs["hanging"],
        seen={kind: min(age for one, age in ages if one == kind) for kind, _ in ages},
        alive={
            kind: sum(one == kind and age < SECONDS_UNTIL_MISSED for one, age in ages)
            for kind in Heartbeat.Kind.values
        },
        streams=streams,
    )


def database_time() -> datetime:
    """What its clock says."""
    now: datetime = _runs()["now"]
    return now


def parts(vitals: Vitals) -> list[Part]:
    """Each part with its state and a sentence for whoever runs the shop."""
    return [_worker(vitals), _beat(vitals), _waiting(vitals)]


def worst_state(parts: Sequence[Part]) -> State:
    """The state of the whole: that of its worst part."""
    states = {part.state for part in parts}
    return "failed" if "failed" in states else "warning" if "warning" in states else "ok"


def lasting(seconds: float) -> str:
    """A length of time as people say it: 40 seconds, 3 minutes, 5 hours."""
    for unit, length in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}s"
    whole = round(seconds)
    return f"{whole} second" if whole == 1 else f"{whole} seconds"


def _runs() -> dict[str, Any]:
    # The index of open runs holds all that this looks at. A lease that ran out makes the run wait
    # since then.
    lapsed = Q(state=Run.State.RUNNING, lease_until__lte=Now())
    waits = Q(state=Run.State.QUEUED, due_at__lte=Now()) | lapsed
    held = Q(state=Run.State.RUNNING, lease_until__gt=Now())
    longest = timedelta(seconds=settings.SUPPORT.max_seconds) + GRACE
    since = Case(
        When(lapsed, then=F("lease_until")),
        default=F("due_at"),
        output_field=DateTimeField(),
    )
    return (
        Run.objects.filter(state__in=Run.OPEN)
        .order_by()
        .aggregate(
            # Of no rows there is no latest time.
            now=Coalesce(Max(Now()), Now()),
            waiting=Count("pk", filter=waits),
            waits_since=Min(since, filter=waits),
            held=Count("pk", filter=held),
            hanging=Count("pk", filter=held & Q(started_at__lte=Now() - longest)),
        )
    )


def _worker(vitals: Vitals) -> Part:
    if missed := _missed("worker", vitals):
        return Part(
            name="worker",
            state="failed",
            fact=f"{missed} Customers wait.",
            remedy="Start one: celery -A support_agent worker.",
        )
    recovered = vitals.seen.get("recovery")
    stands = recovered is None or recovered > SECONDS_UNTIL_MISSED
    if vitals.alive["beat"] and stands and vitals.waiting:
        return Part(
            name="worker",
            state="failed",
            fact="The worker lives and takes nothing up.",
            remedy="Look at the broker, then restart the worker.",
        )
    number = vitals.alive["worker"]
    noun = "worker lives" if number == 1 else "workers live"
    return Part(name="worker", state="ok", fact=f"{number} {noun}, with {vitals.held} runs.")


def _beat(vitals: Vitals) -> Part:
    if missed := _missed("beat", vitals):
        return Part(
            name="beat",
            state="failed",
            fact=f"{missed} What gets lost is not taken up again, and overdue promises are not told.",
            remedy="Start exactly one: celery -A support_agent beat.",
        )
    if vitals.alive["beat"] > 1:
        return Part(
            name="beat",
            state="warning",
            fact="More than one beat lives. It does no harm and costs work.",
            remedy="Stop all but one.",
        )
    return Part(name="beat", state="ok", fact="The beat lives.")


def _waiting(vitals: Vitals) -> Part:
    oldest = vitals.oldest_waiting or 0.0
    if oldest > MOST_SECONDS_WAITING:
        return Part(
            name="runs",
            state="failed",
            fact=f"A customer has waited for {lasting(oldest)} and no worker has taken it up.",
            remedy="Start more workers, or restart the one that hangs.",
        )
    if vitals.hanging:
        noun = "run is" if vitals.hanging == 1 else "runs are"
        return Part(
            name="runs",
            state="warning",
            fact=f"{vitals.hanging} {noun} held for longer than a run may last.",
            remedy="Restart the worker.",
        )
    return Part(
        name="runs", state="ok", fact=f"{vitals.waiting} wait, the oldest for {lasting(oldest)}."
    )


def _missed(kind: str, vitals: Vitals) -> str:
    if vitals.alive[kind]:
        return ""
    age = vitals.seen.get(kind)
    if age is None:
        return f"No {kind} has been seen."
    return f"The {kind} has not been seen for {lasting(age)}."


def _age(since: datetime | None, now: datetime) -> float | None:
    return None if since is None else max(0.0, (now - since).total_seconds())
