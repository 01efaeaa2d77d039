"""Exports of real shops, read as their expected reading says."""

import json
from datetime import datetime
from decimal import Decimal

import pytest

from orders import queries, services
from orders.importers import fields
from orders.models import Customer, Order
from orders.numbers import bare_number
from orders.services import ReturnItem
from tests.orders import tau_shop


def expected_orders(folder, file):
    rows = json.loads((folder / "exports" / "expected_orders_dev.json").read_text(encoding="utf-8"))
    return [row for row in rows if row["source_file"] == file]


@pytest.mark.parametrize(
    ("file", "count"),
    [("shopify_orders_export_inr_dev.csv", 12), ("shopify_orders_export_cod_dev.csv", 3)],
)
def test_every_field_of_the_shopify_exports_is_as_expected(shared_data, import_orders, file, count):
    result = import_orders(shared_data / "exports" / file)

    expected = expected_orders(shared_data, file)
    assert result.ok
    assert len(expected) == Order.objects.count() == count
    for row in expected:
        assert seen(row["order_number"]) == wanted(row)


def seen(number):
    order = Order.objects.get(number=bare_number(number))
    return {
        "email": order.email or None,
        "customer": order.customer.email if order.customer else None,
        "currency": order.currency,
        "amounts": [order.subtotal, order.shipping_cost, order.tax, order.discount, order.total],
        "payment_state": order.payment_state,
        "shipments": order.shipments.count(),
        "placed_at": order.placed_at,
        "paid_at": order.paid_at,
        "lines": [
            (line.position, line.sku, line.title, line.quantity, line.unit_price)
            for line in order.lines.all()
        ],
    }


def wanted(row):
    assert row["fulfillment_status"] == "unfulfilled"
    amounts = [row[name] for name in ("subtotal", "shipping", "tax", "discount", "total")]
    return {
        "email": row["email"],
        "customer": row["email"],
        "currency": row["currency"],
        "amounts": [Decimal(amount) for amount in amounts],
        "payment_state": row["financial_status"],
        "shipments": 0,
        "placed_at": datetime.fromisoformat(row["created_at_utc"]),
        "paid_at": fields.moment(row["paid_at"]) if row["paid_at"] else None,
        "lines": [
            (n, item["sku"], item["name"], item["quantity"], Decimal(item["unit_price"]))
            for n, item in enumerate(row["items"], start=1)
        ],
    }


def test_the_apostrophe_and_the_dash_are_no_part_of_a_postcode(shared_data, import_orders):
    import_orders(*(shared_data / "exports").glob("shopify_orders_export_*.csv"))

    assert Order.objects.get(number="1051").postcode == "560051"
    assert Order.objects.get(number="1101").postcode == ""


def test_the_exports_imported_again_change_nothing(shared_data, import_orders):
    exports = sorted((shared_data / "exports").glob("shopify_orders_export_*.csv"))
    import_orders(*exports)
    before = list(Order.objects.values())

    again = import_orders(*exports)

    assert "0 created, 0 updated, 12 unchanged, 0 rejected" in again.said
    assert list(Order.objects.values()) == before


@pytest.fixture
def tau(shared_data, import_orders, tmp_path, now):
    """The shop of tau-bench, brought in through the plain JSON form."""
    shop = json.loads((shared_data / "tau_retail_dev.json").read_text(encoding="utf-8"))
    file = tmp_path / "tau.jsonl"
    orders = list(tau_shop.plain_orders(shop, now=now))
    file.write_text("\n".join(map(json.dumps, orders)), encoding="utf-8")
    return shop, file, import_orders(file)


def test_the_tau_shop_comes_in_whole(tau, import_orders):
    shop, file, result = tau

    assert result.ok
    assert f"{len(shop['orders'])} created" in result.said
    assert Customer.objects.count() == len({order["user_id"] for order in shop["orders"].values()})
    assert f"{len(shop['orders'])} unchanged" in import_orders(file).said


def test_only_delivered_orders_of_the_tau_shop_can_be_returned(tau, now):
    shop, _, _ = tau
    for order in shop["orders"].values():
        customer = Customer.objects.get(external_id=order["user_id"])
        stored = queries.get_order(customer=customer, number=order["order_id"])
        told = queries.order_facts(stored, now=now)

        may = any(line["returnable"] for line in told["lines"])
        assert may == (order["status"] == "delivered")


def test_an_item_of_the_tau_shop_is_returned_by_its_sku(tau, now):
    shop, _, _ = tau
    order = next(one for one in shop["orders"].values() if one["status"] == "delivered")
    stored = Order.objects.get(number=bare_number(order["order_id"]))

    request = services.open_return_request(
        order=stored,
        items=[ReturnItem(item=order["items"][-1]["item_id"])],
        reason="Too small",
        kind="exchange",
        key="k",
        origin_channel="",
        origin_key="",
        now=now,
    )

    assert request.lines.get().line.sku == order["items"][-1]["item_id"]


def test_an_order_without_its_date_is_reported_and_the_others_go_in(
    tau, import_orders, tmp_path, now
):
    shop, _, _ = tau
    orders = list(tau_shop.plain_orders(shop, now=now))[:3]
    Order.objects.all().delete()
    del orders[1]["placed_at"]
    file = tmp_path / "dateless.jsonl"
    file.write_text("\n".join(map(json.dumps, orders)), encoding="utf-8")

    result = import_orders(file)

    assert result.complaints == [f"{file}:2 placed_at '' is missing"]
    assert Order.objects.count() == 2
