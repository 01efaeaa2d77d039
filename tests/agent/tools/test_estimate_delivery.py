"""When an order comes, as far as the carrier has said."""

from datetime import timedelta

from django.utils import timezone

from tests.agent.shop import place_order


def test_an_order_on_its_way_has_the_carriers_date(act, on_its_way):
    observation = act("estimate_delivery", order_id="7002")

    assert not observation.is_error
    assert observation.content["expected_on"] == str(timezone.localdate() + timedelta(days=2))
    assert observation.content["delivered_on"] is None


def test_an_order_that_has_come_is_told_as_delivered_already(act, delivered):
    observation = act("estimate_delivery", order_id="7001")

    assert observation.content["state"] == "delivered"
    assert "already delivered" in observation.content["note"]


def test_a_parcel_that_nobody_has_scanned_for_days_is_told_so(act, customer):
    place_order(
        customer,
        "7003",
        state="in_transit",
        expected_on=timezone.localdate(),
        last_scan="Hub Madrid",
        last_scan_at=timezone.now() - timedelta(days=4),
    )

    observation = act("estimate_delivery", order_id="7003")

    assert observation.content["last_scan"] == "Hub Madrid"
    assert "no new scan since" in observation.content["note"]


def test_an_order_without_a_date_gets_no_date(act, customer):
    place_order(customer, "7004", state="in_transit")

    observation = act("estimate_delivery", order_id="7004")

    assert observation.content["expected_on"] is None
    assert "no date" in observation.content["note"]
