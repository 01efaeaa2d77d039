"""Whose orders a tool may see: the customer's own, and of those the ones that came up."""

import pytest

from orders.models import ReturnRequest

CALLS = [
    ("get_order_status", {}),
    ("estimate_delivery", {}),
    ("open_return_request", {"summary": "Broken"}),
]


@pytest.fixture(params=CALLS, ids=[name for name, _ in CALLS])
def ask_about(act, request):
    name, values = request.param
    return lambda order_id, **who: act(name, order_id=order_id, **values, **who)


def test_another_customers_order_looks_like_no_order_at_all(ask_about, delivered, stranger):
    theirs = ask_about(delivered.number, asker=stranger)
    nobodys = ask_about("9999", asker=stranger)

    assert theirs.is_error
    assert theirs.content["error"] == "order_not_found"
    assert theirs.text.replace(delivered.number, "9999") == nobodys.text
    assert not ReturnRequest.objects.exists()


def test_who_has_not_said_who_they_are_has_no_orders(ask_about, delivered):
    observation = ask_about(delivered.number, asker=None)

    assert observation.content["error"] == "order_not_found"


def test_an_order_that_nobody_has_brought_up_is_refused_though_it_is_the_customers(
    ask_about, delivered
):
    observation = ask_about(delivered.number, mentioned=["7002"])

    assert observation.is_error
    assert observation.content == {
        "error": "out_of_scope",
        "message": (
            "Order '7001' has not come up in this conversation. "
            "Ask the customer which order they mean."
        ),
    }
    assert not ReturnRequest.objects.exists()


@pytest.mark.parametrize("written", ["7001", "#7001", " № 7001 ", "\uff17\uff10\uff10\uff11"])
def test_a_number_is_the_same_number_however_it_is_written(ask_about, delivered, written):
    observation = ask_about(written, mentioned=["7001"])

    assert not observation.is_error
    assert observation.content["order_id"] == "7001"


def test_the_customer_cannot_be_named_by_the_model(ask_about, delivered, stranger):
    observation = ask_about(delivered.number, customer=stranger.pk)

    assert observation.content["error"] == "invalid_arguments"
