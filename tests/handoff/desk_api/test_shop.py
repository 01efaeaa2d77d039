"""Returns and orders over the API: the same review, the same facts."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from handoff.desk.paging import PAGE
from orders.models import Order, ReturnRequest
from tests.handoff import desk

pytestmark = pytest.mark.django_db


def test_a_return_is_approved_on_what_was_seen_and_the_customer_is_told(
    rita, return_request, conversation
):
    path = f"returns/{return_request.pk}/"
    seen = rita.get(path).json()["seen"]

    answer = rita.post(f"{path}decide/", decision="approve", seen=seen)

    assert answer.json()["state"] == "approved"
    assert answer.json()["decided_by"]["name"] == "Rita"
    assert len(desk.said(conversation, "notice")) == 1


def test_a_decision_on_facts_that_changed_is_refused(rita, return_request):
    path = f"returns/{return_request.pk}/"
    seen = rita.get(path).json()["seen"]
    Order.objects.update(cancelled_at=desk.NOW)

    answer = rita.post(f"{path}decide/", decision="approve", seen=seen)

    assert (answer.status_code, answer.json()["code"]) == (409, "facts_changed")
    assert ReturnRequest.objects.get().state == "requested"


@pytest.mark.parametrize("decision", ["approve", "reject"])
def test_nothing_is_decided_unread(rita, return_request, decision):
    path = f"returns/{return_request.pk}/decide/"

    answer = rita.post(path, decision=decision, reason="Because.")

    assert (answer.status_code, answer.json()["code"]) == (400, "not_read")
    assert ReturnRequest.objects.get().state == "requested"
    assert rita.post(path, decision=decision, reason="So.", despite=True).status_code == 200


@pytest.mark.parametrize("seen", ["", "x", "eyJhIjoiYiJ9:1abc:xyz"])
def test_a_seal_that_is_none_of_ours_is_not_what_was_read(rita, return_request, seen):
    answer = rita.post(f"returns/{return_request.pk}/decide/", decision="approve", seen=seen)

    assert answer.status_code in (400, 409)
    assert ReturnRequest.objects.get().state == "requested"


def test_an_approval_against_a_rule_needs_its_own_word(rita, return_request):
    Order.objects.update(cancelled_at=desk.NOW)
    path = f"returns/{return_request.pk}/"
    seen = rita.get(path).json()["seen"]

    answer = rita.post(f"{path}decide/", decision="approve", seen=seen)

    assert (answer.status_code, answer.json()["code"]) == (409, "rule_not_kept")
    assert "cancelled" in answer.json()["message"]
    assert ReturnRequest.objects.get().state == "requested"
    assert (
        rita.post(f"{path}decide/", decision="approve", seen=seen, despite=True).json()["state"]
        == "approved"
    )


def test_a_rejection_needs_no_word_against_a_rule(rita, return_request):
    Order.objects.update(cancelled_at=desk.NOW)
    path = f"returns/{return_request.pk}/"

    answer = rita.post(
        f"{path}decide/", decision="reject", reason="Cancelled.", seen=rita.get(path).json()["seen"]
    )

    assert answer.json()["state"] == "rejected"


@pytest.mark.parametrize("decision", [None, True, 1, ["approve"], {"approve": True}])
def test_what_is_no_word_decides_nothing(rita, return_request, decision):
    answer = rita.post(f"returns/{return_request.pk}/decide/", decision=decision)

    assert answer.status_code == 400
    assert ReturnRequest.objects.get().state == "requested"


@pytest.mark.parametrize("decision", ["", "maybe", "Approve", "yes"])
def test_only_an_explicit_decision_acts(rita, return_request, decision):
    answer = rita.post(f"returns/{return_request.pk}/decide/", decision=decision)

    assert (answer.status_code, answer.json()["code"]) == (400, "no_decision")
    assert ReturnRequest.objects.get().state == "requested"


def test_the_second_reviewer_is_told_that_it_is_decided(rita, olaf, return_request):
    path = f"returns/{return_request.pk}/decide/"
    olaf.post(path, decision="reject", reason="The seal is broken.", despite=True)

    answer = rita.post(path, decision="approve")

    assert (answer.status_code, answer.json()["code"]) == (409, "return_already_decided")
    assert "Olaf" in answer.json()["message"] or "olaf" in answer.json()["message"]


def test_waiting_and_decided_returns_are_two_lists(rita, return_request, customer):
    other = desk.asked_back(desk.delivered_order(customer, "1188"))
    rita.post(f"returns/{other.pk}/decide/", decision="approve", despite=True)

    [waits] = rita.get("returns/").json()["results"]
    [decided] = rita.get("returns/?state=decided").json()["results"]

    assert waits["order"] == "1187"
    assert waits["conversation"] == return_request.origin_key
    assert waits["allowed"] is True
    assert decided["order"] == "1188"


def test_a_page_of_returns_takes_as_many_queries_as_one_return(rita, return_request, customer):
    with CaptureQueriesContext(connection) as few:
        rita.get("returns/")
    for place in range(PAGE + 3):
        order = desk.delivered_order(customer, f"2{place:03}")
        desk.asked_back(order, asked_at=desk.NOW + timedelta(seconds=place))

    with CaptureQueriesContext(connection) as many:
        first = rita.get("returns/").json()
    second = rita.get(f"returns/?after={first['next']}").json()

    assert len(many) == len(few)
    assert len(first["results"]) == PAGE
    assert [row["order"] for row in second["results"]][-1] == f"2{PAGE + 2:03}"


@pytest.mark.parametrize("words", ["1187", "#1187", "ana@example.com", "ruiz"])
def test_an_order_is_found_by_number_address_or_name(olaf, customer, stranger, words):
    desk.delivered_order(customer)
    desk.delivered_order(stranger, "2000")

    found = olaf.get(f"orders/?q={words.replace('#', '%23')}").json()["results"]

    assert [order["number"] for order in found] == ["1187"]


def test_an_order_shows_the_facts_that_the_agent_is_told(olaf, customer):
    desk.delivered_order(customer)

    order = olaf.get("orders/1187/").json()

    assert order["customer"]["name"] == "Ana Ruiz"
    assert order["facts"]["order_id"] == "1187"
