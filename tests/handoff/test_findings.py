"""What the agent looked up, as a colleague reads it."""

from datetime import date

import pytest
from django.utils import timezone

from handoff.findings import LONGEST_SENTENCE, told
from orders import queries
from tests.handoff import desk

TODAY = date(2026, 11, 30)


def said(name, content, *, asked=None, is_error=False):
    found = told(name, asked or {"order_id": "1187"}, content, is_error=is_error, on=TODAY)
    return found.about, found.said


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"state": "out_for_delivery"}, "out for delivery"),
        (
            {"state": "out_for_delivery", "shipments": [{"expected_on": "2026-11-30"}]},
            "out for delivery, expected 30 Nov",
        ),
        ({"state": "not_shipped", "shipments": []}, "not shipped yet"),
        (
            {"state": "delivered", "shipments": [{"delivered_on": "2025-12-24"}]},
            "delivered on 24 Dec 2025",
        ),
        (
            {
                "state": "delivered",
                "lines": [{"title": f"Mug {n}", "quantity": n} for n in range(1, 6)],
                "total": "12.90",
                "currency": "EUR",
                "payment_state": "partially_paid",
                "return_requests": [{"number": "R-7", "state": "requested"}],
                "returnable_until": "2026-12-24",
            },
            "delivered; 1 × Mug 1, 2 × Mug 2, 3 × Mug 3 and 2 more; 12.90 EUR, partially paid; "
            "return R-7 requested; returns until 24 Dec",
        ),
    ],
)
def test_an_order_that_was_looked_up_is_a_sentence(content, sentence):
    assert said("get_order_status", content) == ("Order 1187", sentence)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"state": "today", "expected_on": "2026-11-30"}, "expected today, 30 Nov"),
        ({"state": "late", "expected_on": "2026-11-28"}, "late: it was expected 28 Nov"),
        ({"state": "no_date", "carrier": "DHL"}, "on its way, the carrier has named no day; DHL"),
        (
            {
                "state": "expected",
                "expected_on": "2026-12-02",
                "carrier": "DHL",
                "tracking_number": "JD1187",
                "last_scan": "In\n\u202eValencia",
            },
            "expected 2 Dec; DHL JD1187; last scan: In Valencia",
        ),
    ],
)
def test_a_delivery_that_was_looked_up_is_a_sentence(content, sentence):
    assert said("estimate_delivery", content) == ("Order 1187", sentence)


def test_a_return_that_was_asked_for_is_a_sentence():
    content = {
        "return_request": "R-7",
        "state": "requested",
        "kind": "damaged",
        "order_id": "1187",
        "items": [{"title": "Headphones", "quantity": 1}],
        "decided_by": "2026-12-02",
    }

    sentence = "return R-7 requested; damaged; 1 × Headphones; to be decided by 2 Dec"
    assert said("open_return_request", content) == ("Order 1187", sentence)


def test_a_refusal_is_its_own_sentence():
    content = {"error": "return_not_allowed", "message": "The return window has closed."}

    refused = said("open_return_request", content, is_error=True)

    assert refused == ("Order 1187", "The return window has closed.")


def test_a_call_that_made_no_sense_is_told_without_code():
    content = {"error": "unknown_tool", "message": "There is no tool 'refund_all'."}

    assert said("refund_all", content, is_error=True) == ("Refund all", "there is no such tool")


@pytest.mark.parametrize("content", [None, [], "text", {}, {"state": [], "lines": {"a": 1}}, 7])
@pytest.mark.parametrize("name", ["get_order_status", "estimate_delivery", "open_return_request"])
def test_what_has_no_sentence_is_left_as_it_is(name, content):
    assert said(name, content) == ("", "")
    assert said("list_carriers", {"state": "delivered"}) == ("", "")


def test_a_sentence_of_strangers_words_stays_short():
    content = {"state": "delivered", "lines": [{"title": "W" * 10_000, "quantity": 1}]}

    assert len(said("get_order_status", content)[1]) <= LONGEST_SENTENCE + 1


def test_what_the_tools_really_find_has_a_sentence(customer, db):
    now = timezone.now()
    order = queries.get_order(
        customer=customer, number=desk.delivered_order(customer, now=now).number
    )

    for name, facts in (
        ("get_order_status", queries.order_facts(order, now=now)),
        ("estimate_delivery", queries.delivery_facts(order, now=now)),
    ):
        about, sentence = said(name, facts)
        assert about == "Order 1187"
        assert sentence.startswith("delivered on ")
    assert (
        "1 × Headphones; 129.90 EUR, paid"
        in said("get_order_status", queries.order_facts(order, now=now))[1]
    )
