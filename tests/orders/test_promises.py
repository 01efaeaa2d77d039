"""What the database itself refuses, whoever writes."""

import pytest
from django.db import IntegrityError, transaction

from orders.models import (
    Customer,
    Order,
    OrderLine,
    ReturnLine,
    ReturnRequest,
    ReturnWindow,
    Shipment,
)


@pytest.fixture
def rows(customer, place_order, ask_return):
    """One row of each table."""
    request = ask_return(place_order(customer, ("Shirt", 2)), ("Shirt", 1))
    ReturnWindow.objects.create(valid_from="2026-01-01", days=30)
    return request


BROKEN = [
    (Customer, {"email": "Ana@example.com"}, "customer_email_is_lower_case"),
    (Customer, {"email": ""}, "customer_identity_is_null_when_unknown"),
    (Customer, {"external_id": ""}, "customer_identity_is_null_when_unknown"),
    (Order, {"number": "#1187"}, "order_number_is_bare"),
    (Order, {"number": ""}, "order_number_is_bare"),
    (Order, {"total": -1}, "order_total_is_not_negative"),
    (OrderLine, {"returned": 3}, "no_more_is_returned_than_was_bought"),
    (OrderLine, {"quantity": 0}, "line_quantity_is_positive|no_more_is_returned_than_was_bought"),
    (Shipment, {"state": "in_transit"}, "only_a_delivered_shipment_has_a_delivery_time"),
    (ReturnWindow, {"days": 0}, "return_window_has_a_day"),
    (ReturnRequest, {"key": ""}, "return_has_a_key"),
    (ReturnRequest, {"state": "approved"}, "return_decision_is_whole_or_absent"),
    (ReturnRequest, {"decision_reason": "So"}, "return_decision_is_whole_or_absent"),
    (ReturnRequest, {"decided_at": "2026-03-10T12:00Z"}, "return_decision_is_whole_or_absent"),
    (ReturnLine, {"quantity": 0}, "returned_quantity_is_positive"),
]


@pytest.mark.parametrize(("table", "values", "promise"), BROKEN)
def test_a_broken_promise_is_refused_by_name(rows, table, values, promise):
    with pytest.raises(IntegrityError, match=promise), transaction.atomic():
        table.objects.update(**values)


def test_a_rejection_without_a_reason_is_refused(rows, reviewer, now):
    with pytest.raises(IntegrityError, match="rejected_return_has_a_reason"), transaction.atomic():
        ReturnRequest.objects.update(state="rejected", decided_by=reviewer, decided_at=now)


def test_a_number_stands_once_in_its_source(customer, place_order):
    place_order(customer)

    with pytest.raises(IntegrityError), transaction.atomic():
        place_order(customer)


def test_a_delivered_shipment_may_lack_its_time(customer, place_order):
    order = place_order(customer)

    order.shipments.update(delivered_at=None)

    assert order.shipments.get().state == "delivered"


def test_many_customers_may_be_without_an_address(db):
    for name in ("Ana", "Sam"):
        Customer.objects.create(name=name)

    assert Customer.objects.filter(email=None).count() == 2
