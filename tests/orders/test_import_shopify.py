"""What the cells of a Shopify export say."""

import pytest

from orders.models import Customer, Order
from tests.orders.shopify_table import head, more


def numbers():
    return sorted(Order.objects.values_list("number", flat=True))


@pytest.mark.parametrize(
    ("column", "value", "reason"),
    [
        ("Name", "#", "is missing"),
        ("Email", "lucia at home", "is not an e-mail address"),
        ("Created at", "", "is missing"),
        ("Created at", "2026-13-01 10:00:00 +0100", "is not a date and time"),
        ("Created at", "2026-03-01 10:00:00", "has no time zone"),
        ("Currency", "euro", "is longer than 3 characters"),
        ("Total", "1,299.00", "is not an amount such as 1299.00"),
        ("Total", "-1.00", "is not an amount such as 1299.00"),
        ("Total", "NaN", "is not an amount such as 1299.00"),
        ("Total", "1.999", "has more than two decimals"),
        ("Financial Status", "maybe", "is none of pending"),
        ("Lineitem quantity", "1.5", "is not a whole number"),
        ("Lineitem price", "", "is missing"),
        ("Lineitem name", "Mug\0", "holds characters that are no text"),
        ("Lineitem name", "Tass\udce9 für", "holds a byte that is not UTF-8"),
        ("Name", "\udce9é", "holds a byte that is not UTF-8"),
        ("Created at", "0001-01-01T00:00:00+01:00", "lies before 1980"),
        ("Paid at", "9999-12-31T23:59:59-01:00", "lies before 1980 or after 2199"),
    ],
)
def test_a_bad_value_leaves_its_order_out_and_lets_the_others_in(
    export, import_orders, column, value, reason
):
    file = export(head("#1"), head("#2", **{column: value}), more("#2"), head("#3"))

    result = import_orders(file)

    assert not result.ok
    assert f"{file}:3 {column} " in result.complaints[0]
    assert reason in result.complaints[0]
    assert numbers() == ["1", "3"]


def test_a_bad_value_in_a_later_row_leaves_the_whole_order_out(export, import_orders):
    file = export(head("#1"), more("#1", **{"Lineitem quantity": "two"}), head("#2"))

    result = import_orders(file)

    assert f"{file}:3 Lineitem quantity 'two'" in result.complaints[0]
    assert numbers() == ["2"]


def test_every_bad_value_of_an_order_is_told_at_once(export, import_orders):
    result = import_orders(export(head("#1", Total="x", Currency="?")))

    assert len(result.complaints) == 2
    assert "1 rejected" in result.said


def test_what_is_fulfilled_has_left(export, import_orders):
    sent = {"Lineitem fulfillment status": "fulfilled"}
    import_orders(
        export(head("#1", **sent, **{"Fulfilled at": "2026-03-02 09:00:00 +0100"}), more("#1"))
    )

    order = Order.objects.get()
    shipment = order.shipments.get()
    assert (shipment.state, shipment.shipped_at.isoformat()) == (
        "sent",
        "2026-03-02T08:00:00+00:00",
    )
    assert [line.shipment for line in order.lines.all()] == [shipment, None]


def test_an_export_does_not_unsay_what_a_carrier_told(export, import_orders):
    sent = {"Lineitem fulfillment status": "fulfilled"}
    file = export(head("#1", **sent))
    import_orders(file)
    Order.objects.get().shipments.update(state="delivered", carrier="DHL")

    again = import_orders(file)

    assert "1 unchanged" in again.said
    assert Order.objects.get().shipments.get().state == "delivered"


def test_the_rest_of_an_order_may_leave_later(export, import_orders):
    sent = {"Lineitem fulfillment status": "fulfilled"}
    import_orders(export(head("#1", **sent), more("#1")))

    import_orders(export(head("#1", **sent), more("#1", **sent)))

    assert all(line.shipment for line in Order.objects.get().lines.all())


def test_an_article_that_was_taken_out_or_deleted_costs_no_order(export, import_orders):
    gone = {"Lineitem quantity": "0", "Lineitem name": "Plate"}
    deleted = {"Lineitem name": "", "Lineitem sku": "CUP-2"}

    result = import_orders(export(head("#1"), more("#1", **gone), more("#1", **deleted)))

    assert result.ok
    assert [line.title for line in Order.objects.get().lines.all()] == ["Mug", "CUP-2"]


def test_an_article_that_customers_send_back_is_not_taken_out(
    export, import_orders, ask_return, now
):
    came = {"Lineitem fulfillment status": "fulfilled"}
    plate = {**came, "Lineitem name": "Plate"}
    import_orders(export(head("#1", **came), more("#1", **plate)))
    Order.objects.get().shipments.update(state="delivered", delivered_at=now)
    ask_return(Order.objects.get(), ("Plate", 1))

    result = import_orders(
        export(head("#1", **came), more("#1", **{**plate, "Lineitem quantity": "0"}))
    )

    assert "lines 'Plate' has returns" in result.complaints[0]
    assert Order.objects.get().lines.count() == 2


def test_an_order_without_an_address_is_nobodys(export, import_orders):
    import_orders(export(head("#1", Email="")))

    assert Order.objects.get().customer is None
    assert not Customer.objects.exists()
