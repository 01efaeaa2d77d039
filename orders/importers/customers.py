"""Whose order is it? Customers are found by the source's id, then by e-mail, and made when new."""

from collections.abc import Iterable

from django.db.models import Q

from orders import merging
from orders.models import Customer

from .records import CustomerRecord


class TakenAddress(Exception):
    """Two accounts claim one e-mail address; we cannot say whose order it is."""


class Customers:
    """The customers of one batch of orders, read at once and locked with it.

    A customer who is merged at the same moment would else leave their new orders behind.
    """

    def __init__(self, records: Iterable[CustomerRecord]) -> None:
        wanted = list(records)
        named = Q(external_id__in=[record.external_id for record in wanted if record.external_id])
        named |= Q(email__in=[record.email for record in wanted if record.email])
        self._by_id: dict[str, Customer] = {}
        self._by_email: dict[str, Customer] = {}
        for customer in merging.lock_with_main(Customer.objects.filter(named)):
            self._remember(customer, customer.main)

    def find(self, record: CustomerRecord) -> Customer | None:
        """Who it is, as far as we know them. Writes nothing."""
        return self._by_id.get(record.external_id or "") or self._by_email.get(record.email or "")

    def find_or_make(self, record: CustomerRecord) -> Customer:
        """What we know is completed and never overwritten: of two exports neither is truer.

        Raises TakenAddress.
        """
        customer = self._by_id.get(record.external_id or "")
        holder = self._by_email.get(record.email or "")
        if customer is None and holder and _differ(holder.external_id, record.external_id):
            raise TakenAddress(holder.email)
        customer = customer or holder
        if customer is None:
            customer = Customer.objects.create(
                external_id=record.external_id, email=record.email, name=record.name
            )
        else:
            _complete(customer, record, email_is_free=holder is None)
        self._remember(customer, customer)
        return customer

    def _remember(self, row: Customer, customer: Customer) -> None:
        if row.external_id:
            self._by_id[row.external_id] = customer
        if row.email:
            self._by_email[row.email] = customer


def _differ(ours: str | None, theirs: str | None) -> bool:
    return bool(ours and theirs and ours != theirs)


def _complete(customer: Customer, record: CustomerRecord, *, email_is_free: bool) -> None:
    missing = {
        "external_id": None if customer.external_id else record.external_id,
        "email": record.email if email_is_free and not customer.email else None,
        "name": "" if customer.name else record.name,
    }
    known = {field: value for field, value in missing.items() if value}
    if not known:
        return
    for field, value in known.items():
        setattr(customer, field, value)
    customer.save(update_fields=list(known))
