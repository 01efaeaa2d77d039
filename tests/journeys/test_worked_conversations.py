"""The conversations that the product is measured by, in three languages, on real rows."""

import pytest
from django.utils import timezone, translation
from django.utils.formats import date_format

from handoff.models import Escalation
from orders.models import Order, ReturnRequest
from support_agent.models import Conversation

DAMAGED = {
    "es": "Los audífonos del pedido {} están dañados. Quiero devolverlos.",
    "en": "The headphones from order {} are damaged. I want to return them.",
    "ru": "Наушники из заказа {} повреждены. Хочу их вернуть.",
}
TEAM = {"es": "equipo", "en": "our team", "ru": "наши сотрудники"}
WHEN = {
    "es": "¿Cuándo llega {}? El mensajero dijo que hoy.",
    "en": "When does {} arrive? The courier said today.",
    "ru": "Когда придёт {}? Курьер сказал, что сегодня.",
}
COMPENSATION = {
    "es": "Quiero 20 € de compensación porque {} se retrasa.",
    "en": "I want 20 € compensation because {} is late.",
    "ru": "Хочу компенсацию 20 €, потому что {} задерживается.",
}
UNDELIVERED = {
    "es": "Quiero devolver el pedido {}.",
    "en": "I want to return order {}.",
    "ru": "Хочу вернуть заказ {}.",
}
languages = pytest.mark.parametrize("language", ["es", "en", "ru"])


def path(turn):
    return [action["name"] for step in turn["steps"] for action in step["actions"]]


@languages
def test_a_damaged_delivered_item_is_asked_back_in_three_steps(chat, number, owner_of, language):
    order = number("1187")

    (turn,) = chat(DAMAGED[language].format(order), customer=owner_of(order))

    request = ReturnRequest.objects.get()
    assert path(turn) == ["get_order_status", "open_return_request"]
    assert len(turn["steps"]) == 3
    assert turn["status"] == "replied"
    assert (request.order.number, request.kind, request.state) == (order, "damaged", "requested")
    assert request.reason == DAMAGED[language].format(order)
    assert request.number in turn["reply"]
    assert TEAM[language] in turn["reply"].lower()


@languages
def test_a_stale_courier_scan_is_answered_from_the_couriers_date(chat, number, owner_of, language):
    order = number("1042")

    (turn,) = chat(WHEN[language].format(order), customer=owner_of(order))

    expected = Order.objects.get(number=order).shipments.get().expected_on
    with translation.override(language):
        month = date_format(expected, "F" if language == "en" else "E").lower()
    assert path(turn) == ["estimate_delivery"]
    assert len(turn["steps"]) == 2
    assert turn["status"] == "replied"
    assert str(expected.day) in turn["reply"]
    assert month in turn["reply"].lower()


@languages
def test_compensation_is_looked_into_and_left_to_a_person(chat, number, owner_of, language):
    order = number("1042")

    (turn,) = chat(COMPENSATION[language].format(order), customer=owner_of(order))

    assert path(turn) == ["get_order_status", "hand_to_human"]
    assert turn["status"] == "handed_over"
    assert "20" not in turn["reply"]
    assert Escalation.objects.get().reason == "agent_asked"
    assert Conversation.objects.get().holder == "queue"


@languages
def test_what_has_not_arrived_cannot_be_returned_and_that_is_explained(
    chat, number, owner_of, language
):
    order = number("1042")

    (turn,) = chat(UNDELIVERED[language].format(order), customer=owner_of(order))

    assert turn["status"] == "replied"
    assert not ReturnRequest.objects.exists()
    assert order in turn["reply"]
    assert "open_return_request" not in path(turn)


@languages
def test_a_stranger_who_asks_for_it_hears_of_no_order_at_all(chat, number, owner_of, language):
    order = number("1187")

    (turn,) = chat(DAMAGED[language].format(order), customer=owner_of(number("1042")))

    assert not ReturnRequest.objects.exists()
    observed = [seen for step in turn["steps"] for seen in step["observations"]]
    assert observed[0]["content"]["error"] == "order_not_found"
    assert all(seen["is_error"] for seen in observed)
    assert "headphones" not in str(turn["steps"]).lower() or language == "en"


def test_a_visitor_without_a_name_sees_no_order(chat, number):
    (turn,) = chat(UNDELIVERED["en"].format(number("1187")))

    assert turn["status"] == "replied"
    assert not ReturnRequest.objects.exists()


def test_a_wish_is_kept_until_the_number_comes(chat, number, owner_of):
    order = number("1187")

    first, second = chat("Quiero devolver un pedido", order, customer=owner_of(order))

    assert path(first) == []
    assert path(second) == ["get_order_status", "open_return_request"]


def test_the_agent_is_silent_once_a_person_is_called(chat, number, owner_of):
    order = number("1042")

    turns = chat("I want to talk to a person", f"Where is {order}?", customer=owner_of(order))

    assert [turn["status"] for turn in turns] == ["handed_over", "handed_over"]
    assert path(turns[0]) == ["hand_to_human"]
    assert turns[1]["steps"] == []
    assert turns[1]["reply"] == ""


def test_the_same_units_are_not_asked_back_twice(chat, number, owner_of):
    order = number("1187")
    chat(UNDELIVERED["en"].format(order), customer=owner_of(order))

    (again,) = chat(UNDELIVERED["en"].format(order), customer=owner_of(order))

    assert ReturnRequest.objects.count() == 1
    assert ReturnRequest.objects.get().number in again["reply"]


def test_every_step_tells_what_it_took(chat, number, owner_of):
    order = number("1187")

    (turn,) = chat(DAMAGED["en"].format(order), customer=owner_of(order))

    assert turn["usage"] == {
        "input_tokens": 0,
        "output_tokens": 0,
        "cache_read_input_tokens": 0,
        "cache_creation_input_tokens": 0,
        "cost_usd": 0,
    }
    assert all(set(step["usage"]) == set(turn["usage"]) for step in turn["steps"])


def test_dates_are_told_by_the_shops_calendar(chat, number, owner_of):
    order = number("1187")

    (turn,) = chat(f"Where is order {order}?", customer=owner_of(order))

    came = timezone.localdate(Order.objects.get(number=order).shipments.get().delivered_at)
    assert str(came.day) in turn["reply"]
