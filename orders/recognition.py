"""Who asks: a customer whom the shop vouches for, or a guest who proves one order."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from django.db import IntegrityError, transaction
from django.db.models import Q, QuerySet
from django.utils.crypto import constant_time_compare

from . import merging
from .models import Customer, CustomerMerge, Order
from .numbers import numbers_meant
from .text import without_heaps

VOUCHED = "The shop's token names both the id of one and the address of the other."


class Recognition(NamedTuple):
    """A customer, and the merge that it took to see that it is one."""

    customer: Customer
    merge: CustomerMerge | None = None


def recognise_customer(*, external_id: str, email: str, name: str, now: datetime) -> Recognition:
    """The customer of this id in the shop, made when new.

    `email` is an address that the shop has verified, or nothing. Whatever was imported under that
    address alone is theirs too, whenever it came, and an address that another had before is theirs
    now: the shop's last word is the true one.
    """
    claims = _Claims(external_id=external_id, email=email or None, name=name)
    if (customer := _known_already(claims)) is not None:
        return Recognition(customer)
    try:
        return _join(claims, now)
    except IntegrityError:
        # A second page of the same new customer, or of the same address, was quicker by a moment.
        return _join(claims, now)


@dataclass(frozen=True, kw_only=True)
class _Claims:
    """What the shop has signed."""

    external_id: str
    email: str | None
    name: str

    def rows(self) -> QuerySet[Customer]:
        """Those with the id or the address, and what they were merged into."""
        either = Q(external_id=self.external_id)
        if self.email:
            either |= Q(email=self.email)
        return Customer.objects.filter(either).select_related("merged_into")

    def by_id(self, rows: Iterable[Customer]) -> Customer | None:
        return next((row for row in rows if row.external_id == self.external_id), None)

    def by_email(self, rows: Iterable[Customer]) -> Customer | None:
        return next((row for row in rows if self.email and row.email == self.email), None)


def _known_already(claims: _Claims) -> Customer | None:
    rows = list(claims.rows())
    known, holder = claims.by_id(rows), claims.by_email(rows)
    if known is None or (claims.name and not known.main.name):
        return None
    joins = claims.email is not None and (holder is None or holder.main != known.main)
    return None if joins else known.main


@transaction.atomic
def _join(claims: _Claims, now: datetime) -> Recognition:
    rows = merging.lock_with_main(claims.rows())
    known, holder = claims.by_id(rows), claims.by_email(rows)
    if known is None:
        if holder is not None and holder.main.external_id is None:
            # Nobody with an id has it: orders were imported under the address alone.
            return Recognition(_completed(holder.main, claims, external_id=claims.external_id))
        known = Customer.objects.create(external_id=claims.external_id, name=claims.name)
    customer = _completed(known.main, claims)
    if claims.email is None or (holder is not None and holder.main == customer):
        return Recognition(customer)
    if holder is not None and holder.main.external_id is None:
        merge = merging.merge_customers(
            giver=holder.main.pk, taker=customer.pk, by=None, reason=VOUCHED, now=now
        )
        return Recognition(customer, merge)
    if holder is not None and holder.external_id is None:
        Customer.objects.filter(pk=holder.pk).update(merged_into=customer)
        return Recognition(customer)
    if holder is not None:
        Customer.objects.filter(pk=holder.pk).update(email=None)
    if customer.email is None:
        return Recognition(_set(customer, email=claims.email))
    # A row that leads from the second address to its customer.
    Customer.objects.create(email=claims.email, merged_into=customer)
    return Recognition(customer)


def _completed(customer: Customer, claims: _Claims, **known: str) -> Customer:
    name = {"name": claims.name} if claims.name and not customer.name else {}
    return _set(customer, **name, **known)


def _set(customer: Customer, **known: str) -> Customer:
    for field, value in known.items():
        setattr(customer, field, value)
    if known:
        customer.save(update_fields=list(known))
    return customer


def proven_order(*, number: str, email: str = "", postcode: str = "") -> Order | None:
    """The order that this number and address, or this number and postcode, belong to.

    One query and one answer whether the order exists or not: a guess learns nothing.
    """
    called, *meant = numbers_meant(number)
    is_meant = Q(number__iexact=called)
    for one in meant:
        is_meant |= Q(number__iexact=one)
    candidates = list(Order.objects.filter(is_meant)[:10])
    exact = [order for order in candidates if order.number.casefold() == called.casefold()]
    matching = [order for order in exact or candidates if _is_proof(order, email, postcode)]
    return matching[0] if len(matching) == 1 else None


def _is_proof(order: Order, email: str, postcode: str) -> bool:
    by_email = _same(order.email, email)
    by_postcode = _same(order.postcode, postcode)
    return by_email or by_postcode


def _same(ours: str, theirs: str) -> bool:
    return bool(_bare(ours)) and constant_time_compare(_bare(ours), _bare(theirs))


def _bare(text: str) -> str:
    folded = unicodedata.normalize("NFKC", without_heaps(text)).casefold()
    return "".join(letter for letter in folded if letter.isalnum() or letter in "@._+")
