"""The demonstration shop."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command

from orders import queries
from orders.demo import seeding
from orders.models import Order, OrderLine, Shipment


@pytest.fixture
def seeded(db, now):
    return seeding.seed(now=now)


def facts(number, now):
    order = Order.objects.select_related("customer").get(number=number)
    return queries.order_facts(order, now=now) | {
        "delivery": queries.delivery_facts(order, now=now)
    }


def test_the_shop_is_believable(seeded, now):
    states = {queries.order_facts(order, now=now)["state"] for order in Order.objects.all()}

    assert Order.objects.count() == seeded.created >= 30
    assert Order.objects.values("customer").distinct().count() >= 6
    assert states >= {
        "delivered", "partly_delivered", "in_transit", "out_for_delivery", "not_shipped", "cancelled", "failed",
    }  # fmt: skip
    assert OrderLine.objects.filter(quantity=2).exists()
    assert OrderLine.objects.filter(title="Шерстяной плед").exists()
    assert set(Order.objects.values_list("currency", flat=True)) == {"EUR"}
    assert not Order.objects.filter(placed_at__gt=now).exists()
    assert not Shipment.objects.filter(delivered_at__gt=now).exists()


def test_the_headphones_came_a_few_days_ago_and_may_be_returned(seeded, now):
    told = facts("1187", now)

    assert told["state"] == "delivered"
    assert told["lines"] == [{"title": "Wireless headphones", "quantity": 1, "returnable": 1}]


def test_1042_of_another_customer_is_on_its_way_without_a_new_scan(seeded, now):
    told = facts("1042", now)["delivery"]

    assert (told["state"], told["note"]) == ("expected", "no new scan since 2026-03-06")
    assert len({order.customer for order in Order.objects.filter(number__in=["1042", "1187"])}) == 2


def test_the_next_week_the_dates_have_moved_along(seeded, now):
    later = now + timedelta(days=7, hours=3)
    before = facts("1042", now)["delivery"]["expected_on"]

    again = seeding.seed(now=later)

    assert (again.created, again.renewed) == (0, seeded.created)
    assert facts("1042", later)["delivery"]["note"] == "no new scan since 2026-03-13"
    assert facts("1042", later)["delivery"]["expected_on"] > before
    assert seeding.seed(now=later + timedelta(days=1)).renewed == seeded.created


def test_seeding_twice_a_day_changes_nothing(seeded, now):
    again = seeding.seed(now=now + timedelta(hours=2))

    assert (again.created, again.renewed, again.kept) == (0, 0, seeded.created)


def test_an_order_that_somebody_touched_stays(seeded, now, ask_return):
    ask_return(Order.objects.get(number="1187"))
    Shipment.objects.filter(order__number="1042").update(state="out_for_delivery")
    touched = Order.objects.filter(number__in=["1187", "1042"]).order_by("number")
    before = list(touched.values())

    again = seeding.seed(now=now + timedelta(days=7))

    assert again.kept == 2
    assert list(touched.values()) == before


def test_the_shop_can_have_other_numbers(db, now):
    seeding.seed(now=now, renumber=lambda number: f"7{number}")

    assert facts("71187", now)["state"] == "delivered"
    assert not Order.objects.filter(number="1187").exists()


def test_the_command_names_customers_and_orders_to_try(db):
    out = StringIO()

    call_command("seed_shop", stdout=out)

    assert "orders created" in out.getvalue()
    assert "1187" in next(
        line for line in out.getvalue().splitlines() if "lucia@example.com" in line
    )
