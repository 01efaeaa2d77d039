"""Two customers that are one person become one, and what was joined wrongly is parted again.

The row that is merged stays and leads to the other, by its id in the shop and by its address, so
that what is imported or signed for it later arrives there too. Its orders move, and their returns
with them. Each merge and each parting leaves a row that says who, when, why and what.
"""

import contextlib
from collections.abc import Collection, Iterable
from datetime import datetime

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import QuerySet

from .errors import MergeRefused
from .models import Customer, CustomerMerge, Order


class _MergedMeanwhile(Exception):
    """A row has been merged between the look and the lock."""


def lock(keys: Iterable[int]) -> dict[int, Customer]:
    """These customers, locked until the transaction ends.

    Whoever merges or parts customers, or gives them orders or conversations, begins here, with all
    rows at once and in one order, so that no two wait for each other. A row that only points to a
    customer needs no such lock to be committed, and waits for none.
    """
    rows = Customer.objects.filter(pk__in=set(keys)).order_by("pk").select_for_update(no_key=True)
    return {row.pk: row for row in rows}


def lock_with_main(rows: QuerySet[Customer]) -> list[Customer]:
    """The rows that are asked for, together with those that they were merged into, locked."""
    rows = rows.select_related("merged_into")
    while True:
        keys = _joined(rows.all())
        # Where one has been merged meanwhile, what was locked is let go first: to lock one more
        # would be another order.
        with contextlib.suppress(_MergedMeanwhile), transaction.atomic():
            lock(keys)
            found = list(rows.all())
            if _joined(found) <= keys:
                return found
            raise _MergedMeanwhile


def _joined(rows: Iterable[Customer]) -> set[int]:
    return {key for row in rows for key in (row.pk, row.merged_into_id) if key is not None}


@transaction.atomic
def merge_customers(
    *, giver: int, taker: int, by: User | None, reason: str, now: datetime
) -> CustomerMerge:
    """All that the giver has is the taker's from here on. Raises MergeRefused.

    Without `by` it is the shop's own word that both are one person.
    """
    if giver == taker:
        raise MergeRefused("Choose two different customers.")
    merged = list(Customer.objects.filter(merged_into=giver).values_list("pk", flat=True))
    rows = lock([giver, taker, *merged])
    for key in (giver, taker):
        if key not in rows or rows[key].merged_into_id is not None:
            raise MergeRefused("One of them has just been merged with another customer.")
    record = CustomerMerge(
        kind=CustomerMerge.Kind.MERGED,
        giver=rows[giver],
        taker=rows[taker],
        by=by,
        at=now,
        reason=_checked(reason),
        orders=_move_orders(Order.objects.filter(customer=giver), to=rows[taker]),
        customers=_lead(Customer.objects.filter(merged_into=giver), to=rows[taker]),
    )
    _lead(Customer.objects.filter(pk=giver), to=rows[taker])
    record.save()
    return record


@transaction.atomic
def part_orders(
    *,
    customer: int,
    orders: Collection[int],
    address: str = "",
    by: User,
    reason: str,
    now: datetime,
) -> CustomerMerge:
    """These orders go to a customer of their own, with one of the addresses if it is theirs.

    Raises MergeRefused.
    """
    rows = lock([customer, *_merged_with_address(customer, address)])
    chosen = Order.objects.filter(customer=customer, pk__in=orders)
    if not orders or chosen.count() != len(set(orders)):
        raise MergeRefused("Choose orders that this customer has.")
    taker = _own_customer(rows, customer, address)
    # The next import would say again whose they are, and be wrong again.
    chosen.update(customer_by_hand=True)
    return CustomerMerge.objects.create(
        kind=CustomerMerge.Kind.PARTED,
        giver=rows[customer],
        taker=taker,
        by=by,
        at=now,
        reason=_checked(reason),
        orders=_move_orders(chosen, to=taker),
    )


@transaction.atomic
def undo_merge(merge: CustomerMerge, *, by: User, reason: str, now: datetime) -> CustomerMerge:
    """What moved with this merge goes back, as far as it is still there. Raises MergeRefused.

    What came since under the id or the address of the one who was merged stays: whose it is, a
    person tells, order by order.
    """
    rows = lock([merge.giver_id, merge.taker_id, *merge.customers])
    giver, taker = rows[merge.giver_id], rows[merge.taker_id]
    if giver.merged_into_id != taker.pk or taker.merged_into_id is not None:
        raise MergeRefused("These customers have been parted already, or merged with another.")
    _lead(Customer.objects.filter(pk=giver.pk), to=None)
    moved = Customer.objects.filter(pk__in=merge.customers, merged_into=taker)
    return CustomerMerge.objects.create(
        kind=CustomerMerge.Kind.PARTED,
        giver=taker,
        taker=giver,
        by=by,
        at=now,
        reason=_checked(reason),
        undoes=merge,
        orders=_move_orders(Order.objects.filter(pk__in=merge.orders, customer=taker), to=giver),
        customers=_lead(moved, to=giver),
    )


def _checked(reason: str) -> str:
    if not reason.strip():
        raise MergeRefused("Say why, so that others can follow it later.")
    return reason.strip()


def _move_orders(orders: QuerySet[Order], *, to: Customer) -> list[int]:
    keys = list(orders.order_by("pk").values_list("pk", flat=True))
    Order.objects.filter(pk__in=keys).update(customer=to)
    return keys


def _lead(customers: QuerySet[Customer], *, to: Customer | None) -> list[int]:
    keys = list(customers.order_by("pk").values_list("pk", flat=True))
    Customer.objects.filter(pk__in=keys).update(merged_into=to)
    return keys


def _merged_with_address(customer: int, address: str) -> list[int]:
    merged = Customer.objects.filter(merged_into=customer, email__exact=address)
    return list(merged.values_list("pk", flat=True))


def _own_customer(rows: dict[int, Customer], customer: int, address: str) -> Customer:
    if not address:
        return Customer.objects.create()
    for row in rows.values():
        if row.email == address and row.merged_into_id == customer:
            _lead(Customer.objects.filter(pk=row.pk), to=None)
            return row
    if rows[customer].email != address:
        raise MergeRefused("This customer does not have that address any more.")
    Customer.objects.filter(pk=customer).update(email=None)
    return Customer.objects.create(email=address)
