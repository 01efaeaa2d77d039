"""Staff look at the shop's books."""

import pytest
from django.urls import reverse

from orders.models import Customer, Order


@pytest.fixture
def desk(client, operator):
    client.force_login(operator)
    return client


@pytest.mark.parametrize("table", ["customer", "order", "returnwindow"])
@pytest.mark.parametrize("search", ["", "1187"])
def test_each_list_opens_and_is_searched(desk, customer, place_order, table, search):
    place_order(customer)

    page = desk.get(reverse(f"admin:orders_{table}_changelist"), {"q": search})

    assert page.status_code == 200


def test_an_order_shows_its_lines_and_shipments(desk, customer, place_order):
    order = place_order(customer, ("Shirt", 2))

    page = desk.get(reverse("admin:orders_order_change", args=[order.pk]))

    assert b"Shirt" in page.content
    assert b"SEUR" in page.content


@pytest.mark.parametrize("deed", ["add", "delete"])
@pytest.mark.parametrize("table", [Customer, Order])
def test_what_a_source_says_is_not_changed_by_hand(desk, customer, place_order, table, deed):
    place_order(customer)
    args = [] if deed == "add" else [table.objects.get().pk]

    page = desk.get(reverse(f"admin:orders_{table._meta.model_name}_{deed}", args=args))

    assert page.status_code == 403


def test_an_order_cannot_be_saved(desk, customer, place_order):
    order = place_order(customer)

    page = desk.post(reverse("admin:orders_order_change", args=[order.pk]), {"number": "1"})

    order.refresh_from_db()
    assert page.status_code == 403
    assert order.number == "1187"


def test_the_return_window_is_set_by_staff(desk):
    desk.post(reverse("admin:orders_returnwindow_add"), {"valid_from": "2026-03-09", "days": 14})

    page = desk.get(reverse("admin:orders_returnwindow_changelist"))
    assert b"14" in page.content


def test_a_long_list_costs_no_more_questions(
    desk, customer, place_order, django_assert_max_num_queries
):
    for n in range(30):
        place_order(customer, number=str(n))

    with django_assert_max_num_queries(10):
        desk.get(reverse("admin:orders_order_changelist"))
