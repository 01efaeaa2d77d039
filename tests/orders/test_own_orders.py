"""Promise 4: own orders only."""

from datetime import timedelta

import pytest

from orders import queries
from orders.errors import OrderNotFound


@pytest.mark.parametrize(
    "written", ["1187", "#1187", " 1187 ", "№ 1187", "\uff11\uff11\uff18\uff17"]
)
def test_a_number_is_found_however_it_is_written(customer, place_order, written):
    order = place_order(customer)

    assert queries.get_order(customer=customer, number=written) == order


def test_a_letter_of_the_number_may_be_small(customer, place_order):
    order = place_order(customer, number="W2611340")

    assert queries.get_order(customer=customer, number="#w2611340") == order


@pytest.mark.parametrize("number", ["9999", "", "#", "11", "1187%", "118_"])
def test_another_number_is_no_order(customer, place_order, number):
    place_order(customer)

    with pytest.raises(OrderNotFound):
        queries.get_order(customer=customer, number=number)


def test_another_customers_order_looks_like_no_order_at_all(customer, stranger, place_order):
    place_order(customer)

    with pytest.raises(OrderNotFound) as of_another:
        queries.get_order(customer=stranger, number="#1187")
    with pytest.raises(OrderNotFound) as of_nobody:
        queries.get_order(customer=stranger, number="#7777")

    assert str(of_another.value).replace("1187", "7777") == str(of_nobody.value)


def test_nobody_sees_nothing_not_even_an_order_of_nobody(place_order, db):
    place_order(None)

    with pytest.raises(OrderNotFound):
        queries.get_order(customer=None, number="1187")
    assert queries.recent_orders(customer=None) == []


def test_one_number_from_two_sources_means_the_newer_order(customer, place_order, now):
    place_order(customer, source="old shop", placed_at=now - timedelta(days=900))
    newer = place_order(customer)

    assert queries.get_order(customer=customer, number="1187") == newer


def test_recent_orders_are_the_customers_own_newest_first(customer, stranger, place_order):
    for n in range(7):
        place_order(customer, number=str(n), days_ago=n + 1)
    place_order(stranger, number="99", days_ago=0)

    recent = queries.recent_orders(customer=customer, limit=3)

    assert [order.number for order in recent] == ["0", "1", "2"]


def test_a_customer_is_found_by_e_mail_in_any_case(customer, stranger):
    assert queries.customer_by_email(f" {customer.email.upper()} ") == customer
    assert queries.customer_by_email("") is None
    assert queries.customer_by_email("nobody@example.com") is None


def test_an_order_tells_all_that_the_agent_may_say(customer, place_order, ask_return, now):
    request = ask_return(place_order(customer, ("Shirt", 2), ("Mug", 1)), ("Shirt", 1))
    order = queries.get_order(customer=customer, number="1187")

    told = queries.order_facts(order, now=now)

    assert told["lines"] == [
        {"title": "Shirt", "quantity": 2, "returnable": 1},
        {"title": "Mug", "quantity": 1, "returnable": 1},
    ]
    assert told["return_requests"] == [
        {"number": request.number, "state": "requested", "kind": "return"}
    ]
    assert (told["state"], told["total"], told["currency"]) == ("delivered", "79.90", "EUR")
    assert (told["placed_on"], told["returnable_until"]) == ("2026-03-02", "2026-04-06")


def test_dates_are_told_by_the_shops_clock(customer, place_order, now, settings):
    settings.TIME_ZONE = "Pacific/Kiritimati"

    told = queries.order_facts(place_order(customer), now=now)

    assert told["shipments"][0]["delivered_on"] == "2026-03-08"


def test_what_is_not_packed_while_the_rest_came_cannot_be_returned_yet(customer, place_order, now):
    order = place_order(customer, ("Vase", 1), ("Mug", 1))
    order.lines.filter(title="Vase").update(shipment=order.shipments.get())

    told = queries.order_facts(order, now=now)

    assert told["state"] == "partly_delivered"
    assert [line["returnable"] for line in told["lines"]] == [1, 0]


def test_a_cancelled_order_is_told_as_cancelled(customer, place_order, now):
    order = place_order(customer, state=None, cancelled_at=now)

    told = queries.order_facts(order, now=now)

    assert (told["state"], told["returnable_until"]) == ("cancelled", None)
    assert queries.delivery_facts(order, now=now)["state"] == "cancelled"


@pytest.mark.parametrize("lines", [1, 12])
def test_a_long_order_costs_no_more_questions_than_a_short_one(
    customer, place_order, now, lines, django_assert_num_queries
):
    place_order(customer, *((f"Thing {n}", 1) for n in range(lines)))

    with django_assert_num_queries(2):
        order = queries.get_order(customer=customer, number="1187")
        queries.order_facts(order, now=now)
        queries.delivery_facts(order, now=now)
