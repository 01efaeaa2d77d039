"""A return is asked for once, within the rules, and decided by a person."""

from datetime import timedelta

import pytest
from django.utils import timezone

from handoff.models import Duty
from orders.models import ReturnRequest
from tests.agent.shop import place_order

from .conftest import CONVERSATION


@pytest.fixture
def two_lamps(customer):
    came = timezone.now() - timedelta(days=3)
    titles = ("Desk lamp", "Floor lamp")
    return place_order(customer, "7005", titles=titles, state="delivered", delivered_at=came)


def test_a_return_waits_for_a_person_and_the_model_is_told_its_number(act, delivered):
    observation = act("open_return_request", order_id="#7001", reason="Están dañados")

    request = ReturnRequest.objects.get()
    assert not observation.is_error
    assert observation.content == {
        "return_request": request.number,
        "state": "requested",
        "kind": "return",
        "order_id": "7001",
        "items": [{"title": "Headphones", "quantity": 1}],
        "decided_by": timezone.localdate(Duty.objects.get().due_at).isoformat(),
        "next": "A colleague reviews it by that day and writes here.",
    }


def test_the_customers_words_and_the_conversation_are_kept_with_the_request(act, delivered):
    act("open_return_request", order_id="7001", reason="Están dañados", kind="damaged", key="k-9")

    request = ReturnRequest.objects.get()
    assert (request.reason, request.kind, request.key) == ("Están dañados", "damaged", "k-9")
    assert (request.origin_channel, request.origin_key) == ("conversation", str(CONVERSATION))


def test_the_same_call_run_again_is_the_same_request(act, delivered):
    first = act("open_return_request", order_id="7001", reason="Broken")
    again = act("open_return_request", order_id="7001", reason="Broken")

    assert again == first
    assert ReturnRequest.objects.count() == 1
    assert Duty.objects.get().about == ReturnRequest.objects.get().number


def test_a_second_request_for_the_same_thing_names_the_first(act, delivered):
    first = act("open_return_request", order_id="7001", reason="Broken")
    second = act("open_return_request", order_id="7001", reason="Broken", key="call-2")

    assert second.content["error"] == "return_already_open"
    assert first.content["return_request"] in second.content["message"]
    assert ReturnRequest.objects.count() == 1


def test_an_order_that_has_not_come_cannot_go_back_and_the_reason_is_told(act, on_its_way):
    observation = act("open_return_request", order_id="7002", reason="Too late")

    assert observation.is_error
    assert observation.content["error"] == "return_not_allowed"
    assert "has not been delivered yet" in observation.content["message"]
    assert not ReturnRequest.objects.exists()


def test_only_the_items_that_the_customer_named_go_back(act, two_lamps):
    observation = act(
        "open_return_request",
        order_id="7005",
        reason="Too bright",
        items=[{"item": "floor lamp", "quantity": 1}],
    )

    assert observation.content["items"] == [{"title": "Floor lamp", "quantity": 1}]


@pytest.mark.parametrize(
    ("items", "words"),
    [
        ([{"item": "sofa"}], "There is no 'sofa' in this order."),
        ([{"item": "lamp"}], "Which one is it?"),
        ([{"item": "Desk lamp", "quantity": 2}], "1 is left to return"),
        ([{"item": "Desk lamp", "quantity": 0}], "at least one"),
    ],
)
def test_items_that_the_order_has_not_are_refused_in_words_for_the_customer(
    act, two_lamps, items, words
):
    observation = act("open_return_request", order_id="7005", reason="Too bright", items=items)

    assert observation.is_error
    assert words in observation.content["message"]
    assert not ReturnRequest.objects.exists()


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({}, "'reason' is missing: a text."),
        ({"reason": "x", "kind": "refund"}, "'kind' must be one of 'return', 'exchange',"),
        ({"reason": "x", "items": ["lamp"]}, "'items[0]' must be an object"),
        ({"reason": "x", "items": [{"item": "lamp", "quantity": "1"}]}, "'items[0].quantity'"),
        ({"reason": "x", "items": [{"item": "lamp", "price": 1}]}, "'items[0].price' is not known"),
        ({"reason": "x", "amount": 20}, "'amount' is not known here"),
        ({"reason": "x" * 2001}, "at most 2000 characters"),
    ],
)
def test_arguments_that_do_not_fit_make_no_request(act, two_lamps, values, words):
    observation = act("open_return_request", order_id="7005", **values)

    assert observation.content["error"] == "invalid_arguments"
    assert words in observation.content["message"]
    assert not ReturnRequest.objects.exists()
