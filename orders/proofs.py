"""A guest proves an order by what only its buyer knows, and nobody guesses it.

A postcode is one of some fifty in a city, and who guesses has as many addresses as they like. So
the tries are counted for the order: a few wrong ones a day, whoever makes them, and the postcode
proves it no more until tomorrow. The e-mail address still does, which is hard to guess, and is
bounded too.
"""

import logging
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

from django.db import transaction
from django.utils.crypto import salted_hmac

from .errors import NotProven, ProofsUsedUp, ProofTakesEmail
from .models import Order, ProofTries
from .numbers import numbers_meant
from .recognition import proven_order

logger = logging.getLogger(__name__)

# Wrong ones, of an order, on one day. A right one counts nothing.
MOST_BY_POSTCODE = 3
MOST_BY_EMAIL = 20
DAYS_KEPT = 30
# More than that is deleted in the next turn: each batch holds locks for a moment only.
BATCH = 500
MOST_BATCHES = 20


def prove_order(*, number: str, email: str, postcode: str, address: str, now: datetime) -> Order:
    """The order that this number belongs to, together with its e-mail address or its postcode.

    Raises NotProven; ProofTakesEmail once too many have guessed its postcode today, and
    ProofsUsedUp once they have guessed its e-mail address as well. A number that is no order is
    answered and counted as if it were one.
    """
    outcome = _tried(number, {"postcode": postcode, "email": email}, address, now)
    if isinstance(outcome, Order):
        return outcome
    raise outcome


# Nothing is raised in it, so it needs no savepoint within another transaction.
@transaction.atomic(savepoint=False)
def _tried(number: str, given: Mapping[str, str], address: str, now: datetime) -> Order | NotProven:
    # What is wrong is an answer here, and raised by the caller: the count must be committed.
    tries = _locked(number, now)
    room = {
        "postcode": MOST_BY_POSTCODE - tries.by_postcode,
        "email": MOST_BY_EMAIL - tries.by_email,
    }
    taken = {way: proof for way, proof in given.items() if proof and room[way] > 0}
    if order := proven_order(number=number, **taken):
        return order
    _count(tries, taken, address, now)
    if taken:
        return NotProven()
    return ProofTakesEmail() if room["email"] > 0 else ProofsUsedUp()


def tries_at(number: str) -> list[ProofTries]:
    """The days on which somebody was wrong about this order, the latest first."""
    days = ProofTries.objects.filter(number=_folded(number)).order_by("-day")
    return [tries for tries in days if tries.wrong]


def closed_on(day: date) -> int:
    """How many numbers were guessed at so often that their postcode proved nothing that day (UTC)."""
    return ProofTries.objects.filter(day=day, by_postcode__gte=MOST_BY_POSTCODE).count()


def forget_old(*, now: datetime) -> int:
    """Delete the tries of days long past, in batches, and say how many days of orders there were."""
    until = now.astimezone(UTC).date() - timedelta(days=DAYS_KEPT)
    old = ProofTries.objects.filter(day__lt=until).order_by("day")
    forgotten = 0
    for _ in range(MOST_BATCHES):
        batch = list(old.values_list("pk", flat=True)[:BATCH])
        forgotten += ProofTries.objects.filter(pk__in=batch).delete()[0]
        if len(batch) < BATCH:
            break
    return forgotten


def _locked(number: str, now: datetime) -> ProofTries:
    """The day's row of this number, made when new. Who tries the same waits for this try to end:
    a hundred of one moment are looked at one after the other, and the fourth of them finds three."""
    day, folded = now.astimezone(UTC).date(), _folded(number)
    new = ProofTries(number=folded, day=day, first_at=now, last_at=now)
    ProofTries.objects.bulk_create([new], ignore_conflicts=True)
    return ProofTries.objects.select_for_update().get(number=folded, day=day)


def _count(tries: ProofTries, taken: Mapping[str, str], address: str, now: datetime) -> None:
    if not tries.wrong:
        tries.first_at = now
    tries.last_at = now
    tries.by_postcode += "postcode" in taken
    tries.by_email += "email" in taken
    tries.refused += not taken
    # Keyed: whoever reads the table learns how many there were, and not where anybody lives.
    digest = salted_hmac(__name__, address).hexdigest()[:16] if address else ""
    if taken and digest and digest not in tries.addresses:
        tries.addresses = [*tries.addresses, digest]
    tries.save()
    if "postcode" in taken and tries.by_postcode == MOST_BY_POSTCODE:
        logger.warning(
            "Somebody guesses at an order: %s wrong postcodes from %s addresses. Its postcode "
            "proves nothing until tomorrow; see the guesses at orders, number %s.",
            tries.by_postcode,
            len(tries.addresses),
            tries.pk,
        )


def _folded(number: str) -> str:
    """The number as it is counted: at least as coarse as the database's comparison, or each
    spelling, and each parcel of the order, would have tries of its own. No order has one that is
    longer than the column."""
    return numbers_meant(number)[-1].upper().casefold()[:150]
