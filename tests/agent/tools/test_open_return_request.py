"""A return is asked for once, within the rules, and decided by a person."""

from datetime import timedelta

import pytest
from django.utils import timezone

from handoff.models import Duty
from orders.models import ReturnRequest
from support_agent.models import Proposal
from tests.agent.shop import place_order

from .conftest import CONVERSATION, Word


@pytest.fixture
def two_lamps(customer):
    came = timezone.now() - timedelta(days=3)
    titles = ("Desk lamp", "Floor lamp")
    return place_order(customer, "7005", titles=titles, state="delivered", delivered_at=came)


def test_a_return_waits_for_a_person_and_the_model_is_told_its_number(act, delivered):
    observation = act("open_return_request", order_id="#7001", summary="Están dañados")

    request = ReturnRequest.objects.get()
    assert not observation.is_error
    assert observation.content == {
        "return_request": request.number,
        "state": "requested",
        "kind": "return",
        "order_id": "7001",
        "items": [{"title": "Headphones", "quantity": 1}],
        "decided_by": timezone.localdate(Duty.objects.get().due_at).isoformat(),
    }


def test_the_customers_words_and_the_conversation_are_kept_with_the_request(act, delivered):
    act("open_return_request", order_id="7001", summary="Broken.", kind="damaged", key="k-9")

    request = ReturnRequest.objects.get()
    assert (request.reason, request.reason_messages) == ("Están dañados", [1])
    assert (request.summary, request.kind, request.key) == ("Broken.", "damaged", "k-9")
    assert (request.origin_channel, request.origin_key) == ("conversation", str(CONVERSATION))


def test_the_same_call_run_again_is_the_same_request(act, delivered):
    first = act("open_return_request", order_id="7001", summary="Broken")
    again = act("open_return_request", order_id="7001", summary="Broken")

    assert again == first
    assert ReturnRequest.objects.count() == 1
    assert Duty.objects.get().about == ReturnRequest.objects.get().number


def test_a_second_request_for_the_same_thing_names_the_first(act, delivered):
    first = act("open_return_request", order_id="7001", summary="Broken")
    second = act("open_return_request", order_id="7001", summary="Broken", key="call-2")

    assert second.content["error"] == "return_already_open"
    assert first.content["return_request"] in second.content["message"]
    assert ReturnRequest.objects.count() == 1


def test_an_order_that_has_not_come_cannot_go_back_and_the_reason_is_told(act, on_its_way):
    observation = act("open_return_request", order_id="7002", summary="Too late")

    assert observation.is_error
    assert observation.content["error"] == "return_not_allowed"
    assert "has not been delivered yet" in observation.content["message"]
    assert not ReturnRequest.objects.exists()


def test_only_the_items_that_the_customer_named_go_back(act, two_lamps):
    observation = act(
        "open_return_request",
        order_id="7005",
        summary="Too bright",
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
    observation = act("open_return_request", order_id="7005", summary="Too bright", items=items)

    assert observation.is_error
    assert words in observation.content["message"]
    assert not ReturnRequest.objects.exists()


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({}, "'summary' is missing: a text."),
        ({"summary": "x", "kind": "refund"}, "'kind' must be one of 'return', 'exchange',"),
        ({"summary": "x", "items": ["lamp"]}, "'items[0]' must be an object"),
        ({"summary": "x", "items": [{"item": "lamp", "quantity": "1"}]}, "'items[0].quantity'"),
        (
            {"summary": "x", "items": [{"item": "lamp", "price": 1}]},
            "'items[0].price' is not known",
        ),
        ({"summary": "x", "amount": 20}, "'amount' is not known here"),
        ({"summary": "x" * 2001}, "at most 2000 characters"),
    ],
)
def test_arguments_that_do_not_fit_make_no_request(act, two_lamps, values, words):
    observation = act("open_return_request", order_id="7005", **values)

    assert observation.content["error"] == "invalid_arguments"
    assert words in observation.content["message"]
    assert not ReturnRequest.objects.exists()


def test_what_the_customer_has_not_plainly_asked_for_is_a_proposal_and_no_request(act, delivered):
    word = Word(asks="confirm")

    first = act("open_return_request", order_id="7001", summary="Broken", word=word)
    again = act("open_return_request", order_id="7001", summary="Broken", word=word)

    assert first == again
    assert first.content == {
        "proposal": Proposal.objects.get().pk,
        "asks": "confirm",
        "order_id": "7001",
        "kind": "return",
        "items": [{"position": 0, "title": "Headphones", "quantity": 1}],
    }
    assert not ReturnRequest.objects.exists()


def test_a_newer_question_takes_the_place_of_an_older_one(act, two_lamps, delivered):
    for order, key in (("7001", "a"), ("7005", "b")):
        act("open_return_request", order_id=order, summary="x", key=key, word=Word(asks="confirm"))

    assert [one.state for one in Proposal.objects.order_by("pk")] == ["replaced", "open"]
