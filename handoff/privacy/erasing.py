"""A person is erased: their conversations, what orders and returns say of them, and their row.

The erasure is a row from its first moment, so that it is finished by whoever comes next if its
process dies. Each batch and its count are one transaction. The last one deletes the customer, and
only if nothing of theirs is left, and signs.
"""

import logging
import time
from collections import Counter
from contextlib import suppress
from datetime import datetime
from uuid import UUID

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models.functions import Now
from django.utils import timezone

from orders.models import Customer, Order, ReturnRequest, Shipment
from support_agent.models import Conversation

from . import proof, traces
from .deletion import (
    BATCH,
    Counts,
    delete_conversations,
    delete_purses,
    without_names,
    without_words,
)
from .models import Erasure
from .people import Person

logger = logging.getLogger(__name__)

CONVERSATIONS_AT_ONCE = 20
# Another erasure may end, or somebody of theirs come in, in the very moment of the last step.
TRIES = 10


class Paused(Exception):
    """The time is over; the erasure goes on with the next call."""


@transaction.atomic
def begin(person: Person, *, by: User | None, channel: Erasure.Channel, now: datetime) -> Erasure:
    """The erasure of this person, which `work_off` carries out. Begun twice, it is one."""
    # Two who begin at once come one after the other.
    list(person.customers().select_for_update())
    if person.conversation_id:
        list(person.conversations().select_for_update())
    subjects = [proof.digest(identity) for identity in person.identities]
    for earlier in Erasure.objects.filter(number=None):
        if set(subjects) & set(earlier.subjects):
            return earlier
    if not person.is_there() and (done := proof.done_for(*person.identities)):
        # Another process was faster, and by more than a moment.
        return done
    return Erasure.objects.create(
        begun_at=now,
        begun_by=by,
        channel=channel,
        subjects=subjects,
        pending=person.as_json(),
    )


def work_off(erasure: Erasure, *, seconds: float | None = None) -> bool:
    """Erase what is left. False when the time was over first: then call it again."""
    if erasure.pending is None:
        return True
    until = None if seconds is None else time.monotonic() + seconds
    work = _Work(erasure.pk, Person.from_json(erasure.pending), until)
    try:
        work.finish()
    except Paused:
        return False
    erasure.refresh_from_db()
    traces.wipe(erasure.counts)
    logger.info("erasure %s is done: %s rows", erasure.number, sum(erasure.counts.values()))
    return True


def work_off_pending(*, seconds: float) -> None:
    """Go on with the erasures that are not done, the oldest first."""
    until = time.monotonic() + seconds
    for erasure in Erasure.objects.filter(number=None).order_by("pk"):
        work_off(erasure, seconds=until - time.monotonic())


class _Work:
    def __init__(self, key: int, person: Person, until: float | None) -> None:
        self._key = key
        self._person = person
        self._until = until

    def finish(self) -> None:
        for _ in range(TRIES):
            self._delete_conversations()
            while self._empty_orders():
                self._pause()
            self._pause()
            # A second process that signs at the same moment, or whoever points to the customer.
            with suppress(IntegrityError):
                if self._sign():
                    return
        raise Paused

    def _pause(self) -> None:
        if self._until is not None and time.monotonic() >= self._until:
            raise Paused

    def _note(self, counts: Counts) -> None:
        """Called within the transaction of what is counted."""
        if not any(counts.values()):
            return
        erasure = Erasure.objects.select_for_update().get(pk=self._key, number=None)
        for table, count in counts.items():
            erasure.counts[table] = erasure.counts.get(table, 0) + count
        erasure.save(update_fields=["counts"])

    def _delete_conversations(self) -> None:
        while keys := self._next_conversations():
            self._pause()
            now = timezone.now()
            delete_conversations(keys, now=now, note=self._note, pause=self._pause)

    def _next_conversations(self) -> list[UUID]:
        chosen = self._person.conversations().order_by("created_at", "pk")
        return list(chosen.values_list("pk", flat=True)[:CONVERSATIONS_AT_ONCE])

    @transaction.atomic
    def _empty_orders(self) -> bool:
        """Whether there may be more of them."""
        orders = self._person.orders().order_by("pk").select_for_update(no_key=True)
        keys = [order.pk for order in orders.only("pk")[:BATCH]]
        own = Order.objects.filter(pk__in=keys).exclude(self._person.others())
        parcels = Shipment.objects.filter(order__in=own).exclude(tracking_number="", last_scan="")
        counts = {
            Shipment._meta.label: parcels.update(tracking_number="", last_scan=""),
            **without_words(ReturnRequest.objects.filter(order__in=own)),
        }
        proofs = Conversation.proven_orders.through.objects.filter(order__in=own)
        counts |= proofs.delete()[1]
        # Another's order with this address keeps what is the other's.
        own.update(postcode="", customer=None)
        counts[Order._meta.label] = Order.objects.filter(pk__in=keys).update(
            email="", erased_at=Now()
        )
        self._note(counts)
        return len(keys) == BATCH

    @transaction.atomic
    def _sign(self) -> bool:
        """Delete the customer and sign, unless something of theirs has come in since."""
        person = self._person
        list(person.customers().select_for_update())
        if person.conversations().exists() or person.orders().exists():
            return False
        erasure = Erasure.objects.select_for_update().get(pk=self._key)
        if erasure.number is not None:
            # Another process was at the same erasure, and faster.
            return True
        if person.customer_id:
            self._note(_customer_of_no_trace(person))
        last = proof.chain().select_for_update().last()
        erasure.refresh_from_db()
        erasure.number = (last.number or 0) + 1 if last else 1
        erasure.previous = last.signature if last else ""
        erasure.pending, erasure.ended_at = None, timezone.now()
        erasure.signature = proof.signature(erasure)
        erasure.save()
        return True


def _customer_of_no_trace(person: Person) -> Counts:
    days = list(person.days().values_list("purse", flat=True))
    keys = list(person.customers().values_list("pk", flat=True))
    gone = Counter(delete_purses(days))
    gone.update(without_names(Customer, keys))
    # With them go the rows that say who was merged into whom.
    gone.update(person.customers().delete()[1])
    return gone
