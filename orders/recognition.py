"""Who asks: a customer whom the shop vouches for, or a guest who proves one order."""

import unicodedata
from dataclasses import replace

from django.db import IntegrityError, transaction
from django.utils.crypto import constant_time_compare

from .importers.customers import Customers, TakenAddress
from .importers.records import CustomerRecord
from .models import Customer, Order
from .queries import bare_number


def recognise_customer(*, external_id: str, email: str, name: str) -> Customer:
    """The customer of this id in the shop, made when new. An address that is somebody else's
    already is left to them: the id is what the shop vouches for."""
    record = CustomerRecord(external_id=external_id, email=email or None, name=name)
    try:
        return _found_or_made(record)
    except IntegrityError:
        # A second page of the same new customer, or of the same address, was quicker by a moment.
        return _found_or_made(record)


@transaction.atomic
def _found_or_made(record: CustomerRecord) -> Customer:
    try:
        return Customers([record]).find_or_make(record)
    except TakenAddress:
        unaddressed = replace(record, email=None)
        return Customers([unaddressed]).find_or_make(unaddressed)


def proven_order(*, number: str, email: str = "", postcode: str = "") -> Order | None:
    """The order that this number and address, or this number and postcode, belong to.

    One query and one answer whether the order exists or not: a guess learns nothing.
    """
    candidates = list(Order.objects.filter(number__iexact=bare_number(number))[:5])
    matching = [order for order in candidates if _is_proof(order, email, postcode)]
    return matching[0] if len(matching) == 1 else None


def _is_proof(order: Order, email: str, postcode: str) -> bool:
    by_email = _same(order.email, email)
    by_postcode = _same(order.postcode, postcode)
    return by_email or by_postcode


def _same(ours: str, theirs: str) -> bool:
    return bool(_bare(ours)) and constant_time_compare(_bare(ours), _bare(theirs))


def _bare(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(letter for letter in folded if letter.isalnum() or letter in "@._+")
