"""Customers are merged and parted, by the shop's word or by a person's, with their conversations."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import QuerySet

from orders import merging, recognition
from orders.models import Customer, CustomerMerge
from support_agent.conversation import services
from support_agent.models import Conversation

# Whoever has it may do all that stands here, and nobody else may.
SUPERVISOR = "orders.merge_customers"


@transaction.atomic
def recognise(*, external_id: str, email: str, name: str, now: datetime) -> Customer:
    """The customer whom the shop vouches for; see `orders.recognition.recognise_customer`."""
    recognised = recognition.recognise_customer(
        external_id=external_id, email=email, name=name, now=now
    )
    if recognised.merge is not None:
        _bring_conversations(recognised.merge)
    return recognised.customer


@transaction.atomic
def merge(*, giver: int, taker: int, by: User, reason: str, now: datetime) -> CustomerMerge:
    """All that the giver has is the taker's from here on. Raises MergeRefused."""
    merged = merging.merge_customers(giver=giver, taker=taker, by=by, reason=reason, now=now)
    _bring_conversations(merged)
    return merged


@transaction.atomic
def part(
    *,
    customer: int,
    orders: Collection[int],
    address: str,
    by: User,
    reason: str,
    now: datetime,
) -> CustomerMerge:
    """These orders go to a customer of their own. Raises MergeRefused.

    What was said about them stands in the conversations of the one who had them, so these end.
    """
    parted = merging.part_orders(
        customer=customer, orders=orders, address=address, by=by, reason=reason, now=now
    )
    _end(Conversation.objects.filter(customer=customer), now=now)
    return parted


@transaction.atomic
def undo(merge: CustomerMerge, *, by: User, reason: str, now: datetime) -> CustomerMerge:
    """What moved with this merge goes back, and so do its conversations. Raises MergeRefused.

    Either has read what is the other's, so the conversations of both end.
    """
    parted = merging.undo_merge(merge, by=by, reason=reason, now=now)
    _end(Conversation.objects.filter(customer=merge.taker_id), now=now)
    going = Conversation.objects.filter(pk__in=merge.conversations, customer=merge.taker_id)
    _move(parted, going, to=parted.taker)
    return parted


def _bring_conversations(merge: CustomerMerge) -> None:
    _move(merge, Conversation.objects.filter(customer=merge.giver_id), to=merge.taker)


def _move(record: CustomerMerge, conversations: QuerySet[Conversation], *, to: Customer) -> None:
    keys = list(conversations.order_by("pk").values_list("pk", flat=True))
    Conversation.objects.filter(pk__in=keys).update(customer=to)
    record.conversations = [str(key) for key in keys]
    record.save(update_fields=["conversations"])


def _end(conversations: QuerySet[Conversation], *, now: datetime) -> None:
    keys: list[UUID] = list(conversations.values_list("pk", flat=True))
    services.end_for_customer(keys, now=now)
    # An order that was proven there as a guest's may be one of those that went.
    Conversation.proven_orders.through.objects.filter(conversation__in=keys).delete()
