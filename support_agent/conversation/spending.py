"""What calls to the model may cost, kept by the database before any of it is spent.

The worst price of a call is taken from every purse that pays for it, in one statement that is
refused whole where one purse has too little left. What the call did not need is put back. A
worker that dies in between leaves the worst price taken: nobody knows what will be billed, and a
ceiling holds all the same.
"""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from decimal import ROUND_UP, Decimal

from django.db import IntegrityError, connection, transaction

from orders.prepared import database
from support_agent.models import Spending

from .errors import CeilingReached

MICRO = Decimal("0.000001")
# How often something is taken anew that was refused while others put something back.
TRIES = 5
# What was counted, where that is more than the ceiling that is kept with it.
HIGH_ENOUGH = (
    "CASE WHEN kept.micro_usd + excluded.micro_usd > kept.ceiling "
    "THEN kept.micro_usd + excluded.micro_usd ELSE kept.ceiling END"
)


@dataclass(frozen=True, kw_only=True)
class Purse:
    """Whom or what a ceiling is for. `code` says which ceiling it is, for the record."""

    name: str
    ceiling: int
    code: str


def micro_usd(usd: Decimal) -> int:
    """US dollars in millionths, rounded up, so that no ceiling is met too late."""
    return int(usd.quantize(MICRO, rounding=ROUND_UP).scaleb(6))


def take(amount: int, *, purses: Sequence[Purse], putting_back: int = 0) -> None:
    """Take so many micro-dollars from each of the purses, or from none.

    What was not needed of an earlier amount goes back into the same purses in the same statement.
    Raises CeilingReached for the first purse that has too little left; then nothing is put back.
    """
    for purse in purses:
        if amount > purse.ceiling:
            raise CeilingReached(purse.code)
    for _ in range(TRIES):
        try:
            # A savepoint, where a transaction is to go on after the refusal.
            with transaction.atomic() if connection.in_atomic_block else nullcontext():
                _add(amount - putting_back, purses=purses, ceiling="excluded.ceiling")
        except IntegrityError:
            if too_empty := _too_empty(amount - putting_back, purses=purses):
                raise CeilingReached(too_empty.code) from None
            # Somebody has put something back since.
        else:
            return
    # The last one has the most takers: where so much comes and goes, it is that one's.
    raise CeilingReached(purses[-1].code)


def put_back(amount: int, *, purses: Sequence[Purse]) -> None:
    """Put back what was taken and not needed, in micro-dollars.

    A negative amount is what a call cost more than was taken for it. It is spent, and is counted
    whatever the ceiling.
    """
    _add(-amount, purses=purses, ceiling=HIGH_ENOUGH)


def _add(amount: int, *, purses: Sequence[Purse], ceiling: str) -> None:
    # One upsert, which Django has no words for: two runs of one customer at the same moment
    # come one after the other, and the rows are locked in the order in which they are given,
    # so that no two wait for each other. A constraint of the table refuses all of it where one
    # purse would be passed, so that no other run waits for us to look and to commit.
    db = database()
    table = db.ops.quote_name(Spending._meta.db_table)
    rows = ", ".join(["(%s, %s, %s)"] * len(purses))
    values = [value for purse in purses for value in (purse.name, amount, purse.ceiling)]
    with db.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {table} AS kept (purse, micro_usd, ceiling) VALUES {rows} "
            "ON CONFLICT (purse) DO UPDATE SET "
            f"micro_usd = kept.micro_usd + excluded.micro_usd, ceiling = {ceiling}",
            values,
        )


def _too_empty(amount: int, *, purses: Sequence[Purse]) -> Purse | None:
    names = [purse.name for purse in purses]
    taken = dict(Spending.objects.filter(purse__in=names).values_list("purse", "micro_usd"))
    too_empty = (one for one in purses if taken.get(one.name, 0) + amount > one.ceiling)
    return next(too_empty, None)
