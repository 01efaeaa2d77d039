"""A customer asks for a return. Field case 23."""

import pytest
from django.db import transaction
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from orders import queries
from orders.errors import ReturnAlreadyOpen, ReturnNotAllowed, TooFewLeft
from orders.models import ReturnLine, ReturnRequest


def returned(order):
    return list(order.lines.values_list("returned", flat=True))


def test_a_request_keeps_what_was_asked_and_where_it_came_from(
    customer, place_order, ask_return, now
):
    order = place_order(customer, ("Shirt", 2), ("Mug", 1))

    request = ask_return(order, ("shirt", 2), kind="damaged", reason="Torn")

    request.refresh_from_db()
    assert (request.kind, request.reason, request.state) == ("damaged", "Torn", "requested")
    assert (request.origin_channel, request.origin_key, request.requested_at) == (
        "conversation",
        "c-1",
        now,
    )
    assert [(line.line.title, line.quantity) for line in request.lines.all()] == [("Shirt", 2)]
    assert returned(order) == [2, 0]


def test_a_request_has_a_number_to_speak_of():
    assert ReturnRequest(pk=7).number == "R-0007"
    assert ReturnRequest(pk=12345).number == "R-12345"


def test_asked_twice_with_one_key_it_happens_once(customer, place_order, ask_return):
    order = place_order(customer)

    first, again = ask_return(order, key="same"), ask_return(order, key="same")

    assert first == again
    assert returned(order) == [1]


def test_both_shirts_asked_for_in_two_chats_are_one_request(customer, place_order, ask_return):
    order = place_order(customer, ("Рубашка", 2))
    request = ask_return(order, ("рубашка", 2), key="first chat")

    with pytest.raises(ReturnAlreadyOpen, match=request.number) as refusal:
        ask_return(order, ("рубашка", 2), key="second chat")

    assert (refusal.value.number, refusal.value.state) == (request.number, "requested")
    assert ReturnRequest.objects.get() == request


def test_three_of_two_are_refused_with_the_number_left(customer, place_order, ask_return):
    order = place_order(customer, ("Shirt", 2))

    with pytest.raises(TooFewLeft, match="2 are left to return"):
        ask_return(order, ("Shirt", 3))

    assert not ReturnRequest.objects.exists()
    assert returned(order) == [0]


def test_asking_for_everything_again_names_the_open_request(customer, place_order, ask_return):
    order = place_order(customer, ("Shirt", 2), ("Mug", 1))
    request = ask_return(order, key="first")

    with pytest.raises(ReturnAlreadyOpen, match=f"{request.number}: it is requested"):
        ask_return(order, key="second")


def test_the_rest_may_be_asked_for_later(customer, place_order, ask_return):
    order = place_order(customer, ("Shirt", 3))
    ask_return(order, ("Shirt", 1), key="first")

    rest = ask_return(order, key="second")

    assert rest.lines.get().quantity == 2
    assert returned(order) == [3]


def test_an_order_on_its_way_is_explained_and_no_request_is_made(customer, place_order, ask_return):
    order = place_order(customer, state="in_transit")

    with pytest.raises(ReturnNotAllowed, match="has not been delivered yet"):
        ask_return(order)

    assert not ReturnRequest.objects.exists()


def test_when_one_item_is_refused_nothing_of_the_request_stays(customer, place_order, ask_return):
    order = place_order(customer, ("Shirt", 2), ("Mug", 1))

    with pytest.raises(TooFewLeft):
        ask_return(order, ("Shirt", 1), ("Mug", 2))

    assert returned(order) == [0, 0]
    assert not ReturnLine.objects.exists()


def test_a_refusal_leaves_the_callers_transaction_whole(customer, place_order, ask_return):
    order = place_order(customer, state="in_transit")

    with transaction.atomic():
        with pytest.raises(ReturnNotAllowed):
            ask_return(order)
        place_order(customer, number="2000")

    assert queries.get_order(customer=customer, number="2000")


def test_an_order_read_long_ago_is_looked_at_afresh(customer, place_order, ask_return):
    place_order(customer)
    read_before = queries.get_order(customer=customer, number="1187")
    ask_return(read_before, key="another chat")

    with pytest.raises(ReturnAlreadyOpen):
        ask_return(read_before, key="this chat")


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25, deadline=None
)
@given(wishes=some.lists(some.integers(1, 5), max_size=6), bought=some.integers(1, 6))
def test_whatever_is_asked_in_a_row_no_more_comes_back_than_was_bought(
    customer, place_order, ask_return, wishes, bought
):
    with transaction.atomic():
        order = place_order(customer, ("Shirt", bought))
        granted = 0
        for n, wish in enumerate(wishes):
            try:
                ask_return(order, ("Shirt", wish), key=f"wish {n}")
            except ReturnNotAllowed:
                continue
            granted += wish

        assert returned(order) == [granted]
        assert granted <= bought
        transaction.set_rollback(True)
