"""What calls to the model may cost, kept by the database before any of it is spent.

The worst price of a call is taken from every purse that pays for it, in one statement that is
refused whole where one purse has too little left. What the call did not need is put back. A
worker that dies in between leaves the worst price taken: nobody knows what will be billed, and a
ceiling holds all the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_UP, Decimal

from django.db import connection, transaction

from support_agent.models import Spending

from .errors import CeilingReached

MICRO = Decimal("0.000001")


@dataclass(frozen=True, kw_only=True)
class Purse:
    """Whom or what a ceiling is for. `code` says which ceiling it is, for the record."""

    name: str
    ceiling: int
    code: str


def micro_usd(usd: Decimal) -> int:
    """US dollars in millionths, rounded up, so that no ceiling is met too late."""
    return int(usd.quantize(MICRO, rounding=ROUND_UP).scaleb(6))


@transaction.atomic
def take(amount: int, *, purses: Sequence[Purse], putting_back: int = 0) -> None:
    """Take so many micro-dollars from each of the purses, or from none.

    What was not needed of an earlier amount goes back into the same purses in the same statement.
    Raises CeilingReached for the first purse that has too little left; then nothing is put back.
    """
    paid = _add(amount - putting_back, purses=purses, bounded=True)
    for purse in purses:
        if purse.name not in paid or amount > purse.ceiling:
            raise CeilingReached(purse.code)


def put_back(amount: int, *, purses: Sequence[Purse]) -> None:
    """Put back what was taken and not needed, in micro-dollars."""
    _add(-amount, purses=purses, bounded=False)


def _add(amount: int, *, purses: Sequence[Purse], bounded: bool) -> set[str]:
    # One upsert, which Django has no words for: two runs of one customer at the same moment
    # come one after the other, and the rows are locked in the order in which they are given,
    # so that no two wait for each other.
    table = connection.ops.quote_name(Spending._meta.db_table)
    rows = ", ".join(["(%s, %s, %s)"] * len(purses))
    within = f" WHERE {table}.micro_usd + excluded.micro_usd <= excluded.ceiling"
    values = [value for purse in purses for value in (purse.name, amount, purse.ceiling)]
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {table} (purse, micro_usd, ceiling) VALUES {rows} "
            f"ON CONFLICT (purse) DO UPDATE SET micro_usd = {table}.micro_usd + "
            f"excluded.micro_usd, ceiling = excluded.ceiling{within if bounded else ''} "
            "RETURNING purse",
            values,
        )
        return {row[0] for row in cursor.fetchall()}
