"""Records into tables: made when new, changed where they differ, left alone where they don't."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from django.db import DataError, IntegrityError, transaction
from django.db.models import Q

from orders.models import Order, OrderLine, Shipment

from . import changes
from .customers import Customers, TakenAddress
from .records import OrderRecord

logger = logging.getLogger(__name__)


class Outcome(StrEnum):
    CREATED = "created"
    UPDATED = "updated"
    UNCHANGED = "unchanged"


@dataclass(frozen=True, kw_only=True)
class Refused:
    """The record is sound, but what we already have forbids it."""

    field: str
    value: str
    reason: str


def write(records: Sequence[OrderRecord], *, now: datetime) -> list[Outcome | Refused]:
    """One outcome for each record, in their order; no two records may be of one order."""
    try:
        with transaction.atomic():
            return _write(records, now)
    except (IntegrityError, DataError):
        # Another import or an asker was at the same orders: one by one, only theirs are left out.
        return [_write_alone(record, now) for record in records]


def _write_alone(record: OrderRecord, now: datetime) -> Outcome | Refused:
    try:
        with transaction.atomic():
            return _write([record], now)[0]
    except DataError:
        logger.exception("a value of order %s was taken for sound", record.number)
        reason = "holds a value that the database does not take"
        return Refused(field="number", value=record.number, reason=reason)
    except IntegrityError:
        reason = "was changed by someone else at the same moment; import it again"
        return Refused(field="number", value=record.number, reason=reason)


def _write(records: Sequence[OrderRecord], now: datetime) -> list[Outcome | Refused]:
    known = _known_orders(records)
    records = [_as_far_as_we_may(record, known.get(record.key)) for record in records]
    customers = Customers(record.customer for record in records if record.customer)
    outcomes: list[Outcome | Refused] = []
    new: list[tuple[Order, OrderRecord]] = []
    for record in records:
        order = known.get(record.key)
        if order and _is_anothers(order, record, customers):
            reason = (
                "is another customer's order here; name the other shop of this file by --source"
            )
            outcomes.append(Refused(field="number", value=record.number, reason=reason))
            continue
        try:
            customer = customers.find_or_make(record.customer) if record.customer else None
        except TakenAddress as taken:
            reason = "belongs to another customer"
            outcomes.append(Refused(field="customer.email", value=str(taken), reason=reason))
            continue
        customer_id = customer.pk if customer else None
        if order:
            customer_id = None if order.customer_by_hand else customer_id
            outcomes.append(_update(order, record, customer_id=customer_id, now=now))
        else:
            record = changes.as_new(record)
            values = changes.order_values(record, customer_id=customer_id)
            new.append((Order(**values, updated_at=now), record))
            outcomes.append(Outcome.CREATED)
    _create(new)
    return outcomes


def _as_far_as_we_may(record: OrderRecord, order: Order | None) -> OrderRecord:
    """Of an order from which a customer was erased its source tells nothing of them any more."""
    if order is None or order.erased_at is None:
        return record
    if order.customer_id is not None:
        # Only the address was the erased one's; the order is another's.
        return replace(record, email=order.email)
    shipments = record.shipments and tuple(
        replace(shipment, tracking_number="", last_scan="") for shipment in record.shipments
    )
    return replace(record, customer=None, email="", postcode="", shipments=shipments)


def _is_anothers(order: Order, record: OrderRecord, customers: Customers) -> bool:
    """Whether the record would give the order to somebody else. What is unknown may be filled in."""
    if order.customer_by_hand:
        # Staff have said whose it is.
        return False
    if order.customer_id and record.customer:
        found = customers.find(record.customer)
        return found is None or found.pk != order.customer_id
    return bool(order.email and record.email and order.email != record.email)


def _known_orders(records: Sequence[OrderRecord]) -> dict[tuple[str, str], Order]:
    numbers: dict[str, list[str]] = {}
    for record in records:
        numbers.setdefault(record.source, []).append(record.number)
    where = Q()
    for source, of_source in numbers.items():
        where |= Q(source=source, number__in=of_source)
    if not where:
        return {}
    # Locked, so that an erasure comes wholly before what is compared here or wholly after it.
    found = Order.objects.filter(where).order_by("pk").select_for_update(no_key=True)
    orders = found.prefetch_related("lines", "shipments")
    return {(order.source, order.number): order for order in orders}


def _create(new: Sequence[tuple[Order, OrderRecord]]) -> None:
    Order.objects.bulk_create([order for order, _ in new])
    shipments = {
        (record.key, position): Shipment(
            order=order, position=position, **changes.shipment_values(shipment)
        )
        for order, record in new
        for position, shipment in enumerate(record.shipments or (), start=1)
    }
    Shipment.objects.bulk_create(shipments.values())
    OrderLine.objects.bulk_create(
        OrderLine(
            order=order,
            position=position,
            shipment=shipments.get((record.key, line.shipment or 0)),
            **changes.line_values(line),
        )
        for order, record in new
        for position, line in enumerate(record.lines, start=1)
    )


def _update(
    order: Order, record: OrderRecord, *, customer_id: int | None, now: datetime
) -> Outcome | Refused:
    if not changes.differs(order, record, customer_id=customer_id):
        return Outcome.UNCHANGED
    try:
        # A savepoint: what was changed before the refusal must not stay.
        with transaction.atomic():
            changes.apply(order, record, customer_id=customer_id, now=now)
    except changes.LineHasReturns as kept:
        return Refused(field="lines", value=kept.title, reason="has returns and may not change so")
    return Outcome.UPDATED
