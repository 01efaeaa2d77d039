"""Where an order is and when it comes, in plain words and from the record alone."""

from datetime import date

import pytest

from .shelf import CUSTOMER, Talk, delivered, estimate, on_its_way


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ("not_shipped", "has not been shipped"),
        ("out_for_delivery", "is out for delivery"),
        ("cancelled", "was cancelled"),
        ("failed", "could not deliver"),
        ("returned_to_sender", "on its way back to us"),
    ],
)
def test_each_state_has_plain_words(state, told):
    assert told in Talk([on_its_way(state=state)]).says("where is 1042").reply


def test_a_status_tells_day_last_scan_and_tracking_number():
    reply = Talk([on_its_way()]).says("where is 1042").reply

    assert "tomorrow" in reply
    assert "Wednesday 5 August; there has been no new scan since." in reply
    assert "JD10429" in reply


def test_a_scan_of_today_is_not_called_the_last_for_days():
    order = on_its_way()
    order["shipments"][0]["last_scan_at"] = "2026-08-08T09:00+02:00"

    reply = Talk([order]).says("where is 1042").reply

    assert "DHL last scanned it today." in reply


def test_an_expected_day_that_has_passed_is_not_told_as_if_it_were_to_come():
    order = on_its_way()
    order["shipments"][0]["expected_on"] = "2026-08-06"

    assert "that day has passed" in Talk([order]).says("where is 1042").reply


def test_parcels_are_told_one_by_one():
    order = on_its_way(state="partly_delivered")
    order["shipments"] = [
        {
            "carrier": "DHL",
            "tracking_number": "JD1",
            "state": "delivered",
            "delivered_on": "2026-08-05",
        },
        {
            "carrier": "GLS",
            "tracking_number": "ZZ2",
            "state": "in_transit",
            "expected_on": "2026-08-09",
        },
    ]

    reply = Talk([order]).says("where is 1042").reply

    assert "DHL: arrived on Wednesday 5 August." in reply
    assert "GLS: expected tomorrow." in reply


def test_who_misses_a_parcel_that_counts_as_delivered_is_offered_a_person():
    talk = Talk([delivered("1187")]).says("order 1187 says delivered but I have not received it")

    assert "5 August" in talk.reply
    assert talk.says("yes").handed_over


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"state": "today", "expected_on": "2026-08-08"}, "1042 today."),
        ({"state": "late", "expected_on": "2026-08-06"}, "that day has passed"),
        ({"state": "no_date", "expected_on": None}, "has not given a delivery date"),
        ({"state": "not_shipped", "expected_on": None}, "has not been shipped"),
        ({"state": "failed"}, "could not deliver"),
        ({"state": "cancelled"}, "was cancelled"),
        ({"state": "delivered", "delivered_on": "2026-08-05"}, "arrived on Wednesday 5 August"),
        ({"carrier": ""}, "The carrier expects"),
    ],
)
def test_each_estimate_has_plain_words(facts, told):
    order = on_its_way()
    talk = Talk([order], answers={"estimate_delivery": estimate(order, **facts)})

    assert told in talk.says("when does 1042 arrive?").reply


def test_a_day_of_another_year_is_told_with_its_year():
    talk = Talk([on_its_way()], type(CUSTOMER)(identified=True, today=date(2025, 12, 30)))

    assert "9 August 2026" in talk.says("when does 1042 arrive?").reply


def test_what_was_bought_and_for_how_much_is_told_from_the_record():
    reply = Talk([delivered("1187")]).says("how much did I pay for order 1187").reply

    assert "Wireless headphones" in reply
    assert "€79.90" in reply


def test_where_and_when_of_two_orders_are_both_answered():
    talk = Talk([delivered("1187"), on_its_way()]).says("where is 1187, and when does 1042 arrive?")

    assert talk.calls == [("get_order_status", "1187"), ("estimate_delivery", "1042")]
    assert "order 1187" in talk.reply
    assert "1042" in talk.reply


@pytest.mark.parametrize(
    "answer",
    [
        {"error": "tool_failed", "message": "Something broke."},
        {"error": "out_of_scope", "message": "Order '1042' has not come up."},
        '{"order_id": "1042", "sta… [cut: 20 of 9000 characters are shown]',
        {"order_id": "1042", "state": "beamed_up"},
        {},
    ],
)
def test_an_observation_that_says_nothing_sure_ends_with_a_person(answer):
    talk = Talk([on_its_way()], answers={"get_order_status": answer}).says("where is 1042")

    assert talk.calls == [("get_order_status", "1042"), ("hand_to_human", "")]
