"""What calls to the model may cost, kept by the database before any of it is spent.

The worst price of a call is taken from every purse that pays for it, in one statement that is
refused whole where one purse has too little left, and stands in a reservation beside them until it
is known what the call cost. Then what it did not need is put back, once only: whoever puts
something back takes the reservation away in the same statement.

No purse ever counts less than what may be billed. A price is known where the provider told it. Of
an answer that broke off the price of what went in is known, and the longest answer is counted for
what came out. Where not even that is known, because a worker died or nothing was answered, the
worst price stays counted, as uncertain; an owner may put it right by the provider's bill.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import datetime
from decimal import ROUND_UP, Decimal
from typing import Any
from uuid import UUID

from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from orders.prepared import database
from support_agent.models import Spending

from . import purse_statements as statements
from .errors import CeilingReached, LeaseLost

MICRO = Decimal("0.000001")
# How often something is taken anew that was refused while others put something back.
TRIES = 5


@dataclass(frozen=True, kw_only=True)
class Purse:
    """Whom or what a ceiling is for. `code` says which ceiling it is, for the record."""

    name: str
    ceiling: int
    code: str


@dataclass(frozen=True, kw_only=True)
class Claim:
    """Who reserves: one worker's hold on one run, under a key of its own."""

    key: UUID
    run_id: int
    fence: int


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What came of the calls until now, in micro-dollars.

    `rest` is what they did not need; a negative one is what they cost more than was taken for them.
    `uncertain` stays counted and may never be billed.
    """

    rest: int = 0
    uncertain: int = 0


NOTHING = Outcome()


def micro_usd(usd: Decimal) -> int:
    """US dollars in millionths, rounded up, so that no ceiling is met too late."""
    return int(usd.quantize(MICRO, rounding=ROUND_UP).scaleb(6))


def name_of_month(now: datetime) -> str:
    """The purse of all that the shop spends in this month, by the shop's own calendar."""
    return f"shop in {timezone.localtime(now):%Y-%m}"


def take(
    worst: int, *, purses: Sequence[Purse], claim: Claim, after: Outcome | None = None
) -> None:
    """Reserve the worst price of a call, in micro-dollars, from each of the purses or from none.

    `after` is what came of the claim's calls before, from the same purses: what they did not need
    goes back in the same statement. Raises CeilingReached for the first purse that has too little
    left; then nothing is put back. Raises LeaseLost where the run was deleted: its purses are gone
    with it.
    """
    for purse in purses:
        if worst > purse.ceiling:
            raise CeilingReached(purse.code)
    change = worst - (after or NOTHING).rest
    for _ in range(TRIES):
        try:
            # A savepoint, where a transaction is to go on after the refusal.
            with transaction.atomic() if connection.in_atomic_block else nullcontext():
                _take(worst, purses=purses, claim=claim, after=after)
        except IntegrityError:
            if too_empty := _too_empty(change, purses=purses):
                raise CeilingReached(too_empty.code) from None
            # Somebody has put something back since.
        else:
            return
    # The last one has the most takers: where so much comes and goes, it is that one's.
    raise CeilingReached(purses[-1].code)


def put_back(outcome: Outcome, *, purses: Sequence[Purse], claim: Claim) -> bool:
    """End the claim's reservation, and put back what its calls did not need.

    What they cost more than was taken is spent, and is counted whatever the ceiling. False where
    the reservation is gone: somebody has settled it since, and nothing is put back again.
    """
    values = _values(claim, purses, change=-outcome.rest, uncertain=outcome.uncertain)
    if database().vendor == "postgresql":
        return bool(_execute(statements.PUT_BACK, values))
    with transaction.atomic():
        ended = _execute(statements.SQLITE_END, values)
        if ended:
            _execute(statements.SQLITE_PUT_BACK, values)
    return bool(ended)


def _take(worst: int, *, purses: Sequence[Purse], claim: Claim, after: Outcome | None) -> None:
    # Two runs of one customer at the same moment come one after the other. A constraint of the
    # table refuses all of it where one purse would be passed, so that no other run waits for us
    # to look and to commit.
    if after and _take_more(worst, purses=purses, claim=claim, after=after):
        return
    # The first call of the claim, or one whose reservation was settled since, for the worst: then
    # what the calls before it left is not known to be there any more.
    values = {**_values(claim, purses, change=worst, uncertain=0), "worst": worst}
    if database().vendor == "postgresql":
        if not _execute(statements.RESERVE_AND_TAKE, values):
            raise LeaseLost(claim.run_id)
        return
    with transaction.atomic():
        if not _execute(statements.SQLITE_RESERVE, values):
            raise LeaseLost(claim.run_id)
        _execute(statements.SQLITE_TAKE, values)


def _take_more(worst: int, *, purses: Sequence[Purse], claim: Claim, after: Outcome) -> bool:
    values = _values(claim, purses, change=worst - after.rest, uncertain=after.uncertain)
    values = {**values, "worst": worst}
    if database().vendor == "postgresql":
        return bool(_execute(statements.TAKE_MORE, values))
    with transaction.atomic():
        held = _execute(statements.SQLITE_RESERVE_MORE, values)
        if held:
            _execute(statements.SQLITE_TAKE, values)
    return bool(held)


def _values(
    claim: Claim, purses: Sequence[Purse], *, change: int, uncertain: int
) -> dict[str, Any]:
    names = [purse.name for purse in purses]
    ceilings = [purse.ceiling for purse in purses]
    by_vendor: dict[str, Any] = (
        {"key": claim.key, "purses": names, "ceilings": ceilings}
        if database().vendor == "postgresql"
        # A key is kept there as its digits.
        else {"key": claim.key.hex, "pairs": json.dumps(list(zip(names, ceilings, strict=True)))}
    )
    return {
        "run": claim.run_id,
        "fence": claim.fence,
        "names": json.dumps(names),
        "change": change,
        "uncertain": uncertain,
        **by_vendor,
    }


def _execute(statement: str, values: Mapping[str, Any]) -> int:
    with database().cursor() as cursor:
        cursor.execute(statement, values)
        return int(cursor.rowcount)


def _too_empty(amount: int, *, purses: Sequence[Purse]) -> Purse | None:
    names = [purse.name for purse in purses]
    taken = dict(Spending.objects.filter(purse__in=names).values_list("purse", "micro_usd"))
    too_empty = (one for one in purses if taken.get(one.name, 0) + amount > one.ceiling)
    return next(too_empty, None)
