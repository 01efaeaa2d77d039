"""Two at once: the database lets one of them through. Field cases 22 and 23."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection, transaction

from orders import services
from orders.errors import OrdersError, ReturnAlreadyDecided, ReturnAlreadyOpen, TooFewLeft
from orders.models import OrderLine, ReturnRequest

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]


def at_once(*deeds: Callable[[], object]) -> list[object]:
    """What each deed gave, or the refusal it met; all of them start together."""
    start = Barrier(len(deeds))

    def run(deed):
        try:
            start.wait(timeout=10)
            return deed()
        except OrdersError as refusal:
            return refusal
        finally:
            connection.close()

    with ThreadPoolExecutor(len(deeds)) as pool:
        return list(pool.map(run, deeds))


def kinds(outcomes):
    return sorted(type(outcome).__name__ for outcome in outcomes)


def test_two_askers_in_the_same_second_do_not_both_get_the_last_unit(
    customer, place_order, ask_return
):
    order = place_order(customer)

    outcomes = at_once(*(lambda key=key: ask_return(order, key=key) for key in "ab"))

    assert kinds(outcomes) == ["ReturnAlreadyOpen", "ReturnRequest"]
    assert OrderLine.objects.get().returned == 1


def test_eight_askers_for_one_of_three_get_three(customer, place_order, ask_return):
    order = place_order(customer, ("Shirt", 3))

    outcomes = at_once(
        *(lambda key=key: ask_return(order, ("Shirt", 1), key=key) for key in "abcdefgh")
    )

    assert kinds(outcomes) == ["ReturnAlreadyOpen"] * 5 + ["ReturnRequest"] * 3
    assert OrderLine.objects.get().returned == ReturnRequest.objects.count() == 3


def test_the_same_key_twice_in_the_same_second_is_one_request(customer, place_order, ask_return):
    order = place_order(customer, ("Shirt", 2))

    first, second = at_once(*[lambda: ask_return(order, ("Shirt", 1), key="same")] * 2)

    assert first == second == ReturnRequest.objects.get()
    assert OrderLine.objects.get().returned == 1


def test_two_askers_for_the_items_in_opposite_order_do_not_wait_for_each_other(
    customer, place_order, ask_return
):
    order = place_order(customer, ("Shirt", 1), ("Mug", 1))

    outcomes = at_once(
        lambda: ask_return(order, ("Shirt", 1), ("Mug", 1), key="a"),
        lambda: ask_return(order, ("Mug", 1), ("Shirt", 1), key="b"),
    )

    assert kinds(outcomes) == ["ReturnAlreadyOpen", "ReturnRequest"]


def test_a_slow_asker_keeps_the_units_and_the_quick_one_is_told(customer, place_order, ask_return):
    order = place_order(customer, ("Shirt", 2))
    reserved = Barrier(2)

    def slow():
        with transaction.atomic():
            request = ask_return(order, ("Shirt", 1), key="slow")
            reserved.wait(timeout=10)
            return request

    def quick():
        reserved.wait(timeout=10)
        return ask_return(order, ("Shirt", 2), key="quick")

    request, refusal = at_once(slow, quick)

    assert isinstance(request, ReturnRequest)
    assert isinstance(refusal, TooFewLeft)
    assert refusal.left == 1


def test_two_reviewers_at_once_give_one_decision(
    customer, place_order, ask_return, reviewer, operator, now
):
    pk = ask_return(place_order(customer, ("Shirt", 2))).pk

    outcomes = at_once(
        lambda: services.approve_return(read(pk), by=reviewer, now=now),
        lambda: services.reject_return(read(pk), by=operator, reason="Worn", now=now),
    )

    refusal = next(one for one in outcomes if isinstance(one, ReturnAlreadyDecided))
    decided = read(pk)
    assert kinds(outcomes) == ["ReturnAlreadyDecided", "ReturnRequest"]
    assert refusal.state == decided.state
    assert refusal.by == str(decided.decided_by)
    assert OrderLine.objects.get().returned == (2 if decided.state == "approved" else 0)


def test_a_bulk_approval_and_the_detail_page_approve_each_return_once(
    customer, place_order, ask_return, reviewer, operator, now
):
    order = place_order(customer, ("Shirt", 3))
    pks = [ask_return(order, ("Shirt", 1), key=key).pk for key in "abc"]

    def bulk():
        return [approve(pk, by=reviewer) for pk in pks]

    def approve(pk, *, by):
        try:
            return services.approve_return(read(pk), by=by, now=now)
        except ReturnAlreadyDecided as refusal:
            return refusal

    of_bulk, of_page = at_once(bulk, lambda: approve(pks[1], by=operator))

    outcomes = [*of_bulk, of_page]
    assert kinds(outcomes) == ["ReturnAlreadyDecided"] + ["ReturnRequest"] * 3
    assert ReturnRequest.objects.filter(state="approved").count() == 3


def read(pk):
    return ReturnRequest.objects.get(pk=pk)


def test_nothing_of_a_refused_asker_stays(customer, place_order, ask_return):
    order = place_order(customer, ("Shirt", 1), ("Mug", 1))

    outcomes = at_once(
        lambda: ask_return(order, ("Shirt", 1), key="a"),
        lambda: ask_return(order, ("Mug", 1), ("Shirt", 1), key="b"),
    )

    winner = next(one for one in outcomes if isinstance(one, ReturnRequest))
    assert any(isinstance(one, ReturnAlreadyOpen) for one in outcomes)
    assert sum(OrderLine.objects.values_list("returned", flat=True)) == winner.lines.count()
