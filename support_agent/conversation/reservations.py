"""Reservations that nobody settled: their worker died, or the database was away as it ended.

A call to the model takes a minute at the most, so that after ten none is under way for them. A
worker that was frozen for so long and wakes finds its reservation gone, and puts nothing back.
"""

from collections.abc import Collection
from datetime import timedelta

from django.db import transaction
from django.db.models.functions import Now

from support_agent.models import Reservation, Run, Spending, Step

from .spending import Claim, Outcome, Purse, micro_usd, put_back

OLD = timedelta(minutes=10)
MOST_AT_ONCE = 200


def settle_old() -> int:
    """Settle what is reserved for calls that ended long ago, and say how many there were."""
    old = Reservation.objects.filter(taken_at__lt=Now() - OLD).order_by("taken_at")
    return sum(map(_settle, old[:MOST_AT_ONCE]))


def settle_deleted(runs: Collection[str]) -> None:
    """End what is reserved for runs that were deleted in this transaction.

    Nobody learns any more what their calls cost: the worst price stays counted, as uncertain.
    """
    for row in Reservation.objects.filter(run_id__in=runs).select_for_update():
        _end(row, Outcome(uncertain=row.micro_usd))


def reserved() -> dict[str, int]:
    """What is reserved now, in micro-dollars, by the name of the purse."""
    by_purse: dict[str, int] = {}
    for purses, amount in Reservation.objects.values_list("purses", "micro_usd"):
        for purse in purses:
            by_purse[purse] = by_purse.get(purse, 0) + amount
    return by_purse


@transaction.atomic
def _settle(found: Reservation) -> bool:
    # The claim locks the row: a call that was begun since has reserved anew.
    claimed = Reservation.objects.filter(pk=found.pk, taken_at__lt=Now() - OLD)
    row = claimed.select_for_update().first()
    if row is None:
        return False
    known = _known_cost(row)
    outcome = (
        Outcome(uncertain=row.micro_usd) if known is None else Outcome(rest=row.micro_usd - known)
    )
    return _end(row, outcome)


def _end(row: Reservation, outcome: Outcome) -> bool:
    # The ceiling that stands with each purse stays. What was erased since is not counted anew.
    kept = set(Spending.objects.filter(purse__in=row.purses).values_list("purse", flat=True))
    purses = [Purse(name=name, ceiling=0, code="") for name in row.purses if name in kept]
    return put_back(
        outcome, purses=purses, claim=Claim(key=row.pk, run_id=row.run_id, fence=row.fence)
    )


def _known_cost(row: Reservation) -> int | None:
    """What the call cost, where its worker stored the step that it was made for.

    Where another worker has taken the run up since, a step may be theirs. A step of the offline
    planner's tells nothing of a call that failed before it.
    """
    if not Run.objects.filter(pk=row.run_id, fence=row.fence).exists():
        return None
    step = (
        Step.objects.filter(run_id=row.run_id, created_at__gte=row.taken_at)
        .order_by("index")
        .first()
    )
    is_priced = step and step.tokens and not (step.failure or step.instead_of)
    return micro_usd(step.cost_usd) if step and is_priced else None
