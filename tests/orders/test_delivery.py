"""When will it come? Field case 25."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from orders import delivery, queries
from orders.delivery import Arrival, OrderState, ShipmentState
from orders.models import Shipment

NOW = datetime(2025, 8, 9, 18, tzinfo=UTC)
NINTH = date(2025, 8, 9)


@dataclass(frozen=True, kw_only=True)
class AParcel:
    state: str = "in_transit"
    expected_on: date | None = None
    last_scan_at: datetime | None = None
    delivered_at: datetime | None = None
    carrier: str = "GLS"
    tracking_number: str = "GL1"
    last_scan: str = ""


def estimate(*parcels, now=NOW, zone=UTC):
    return delivery.estimate(parcels, now=now, zone=zone)


def test_on_the_expected_day_the_parcel_is_due_today_and_not_late():
    for hour in (0, 12, 23):
        now = NOW.replace(hour=hour)

        assert estimate(AParcel(expected_on=NINTH), now=now).state is Arrival.TODAY


@pytest.mark.parametrize("zone", ["America/Mexico_City", "Asia/Vladivostok"])
def test_the_carriers_date_is_told_as_it_is_in_every_zone(zone):
    noon_there = datetime(2025, 8, 9, 12, tzinfo=ZoneInfo(zone))

    answer = estimate(AParcel(expected_on=NINTH), now=noon_there, zone=ZoneInfo(zone))

    assert (answer.expected_on, answer.state) == (NINTH, Arrival.TODAY)


@pytest.mark.parametrize(
    ("parcel", "state"),
    [
        (AParcel(expected_on=date(2025, 8, 10)), Arrival.EXPECTED),
        (AParcel(expected_on=date(2025, 8, 8)), Arrival.LATE),
        (AParcel(), Arrival.NO_DATE),
        (AParcel(state="pending"), Arrival.NOT_SHIPPED),
        (AParcel(state="pending", expected_on=date(2025, 8, 10)), Arrival.EXPECTED),
        (AParcel(state="failed", expected_on=NINTH), Arrival.FAILED),
        (AParcel(state="returned_to_sender"), Arrival.FAILED),
        (AParcel(state="out_for_delivery", last_scan_at=NOW), Arrival.TODAY),
        (AParcel(state="delivered", delivered_at=NOW), Arrival.DELIVERED),
        (AParcel(state="delivered"), Arrival.DELIVERED),
    ],
)
def test_each_parcel_gets_the_one_word_that_fits(parcel, state):
    assert estimate(parcel).state is state


def test_what_was_not_packed_is_not_shipped():
    assert estimate().state is Arrival.NOT_SHIPPED


def test_two_days_without_a_scan_are_said():
    quiet = AParcel(expected_on=NINTH, last_scan_at=NOW - timedelta(hours=48))
    lively = AParcel(expected_on=NINTH, last_scan_at=NOW - timedelta(hours=47))

    assert estimate(quiet).scan_is_stale
    assert not estimate(lively).scan_is_stale
    assert not estimate(
        AParcel(state="delivered", last_scan_at=NOW - timedelta(days=9))
    ).scan_is_stale


def test_of_two_parcels_the_one_that_is_still_coming_is_told():
    came = AParcel(state="delivered", delivered_at=NOW)
    coming = AParcel(expected_on=date(2025, 8, 11), tracking_number="GL2")

    assert estimate(came, coming).tracking_number == "GL2"


def test_of_two_parcels_that_came_the_later_one_is_told():
    first = AParcel(state="delivered", delivered_at=NOW - timedelta(days=2))
    second = AParcel(state="delivered", delivered_at=NOW)

    assert estimate(second, first, AParcel(state="delivered")).delivered_on == NINTH


@pytest.mark.parametrize(
    ("states", "unshipped", "word"),
    [
        ([], False, OrderState.NOT_SHIPPED),
        (["pending"], False, OrderState.NOT_SHIPPED),
        (["in_transit", "out_for_delivery"], False, OrderState.OUT_FOR_DELIVERY),
        (["in_transit", "failed"], False, OrderState.FAILED),
        (["delivered", "in_transit"], False, OrderState.PARTLY_DELIVERED),
        (["delivered"], True, OrderState.PARTLY_DELIVERED),
        (["delivered", "sent"], False, OrderState.PARTLY_DELIVERED),
        (["sent", "unknown"], False, OrderState.SENT),
        (["unknown"], False, OrderState.UNKNOWN),
        (["delivered", "delivered"], False, OrderState.DELIVERED),
    ],
)
def test_an_order_has_one_word_for_all_its_parcels(states, unshipped, word):
    parcels = [AParcel(state=state) for state in states]

    assert delivery.order_state(parcels, cancelled=False, something_unshipped=unshipped) is word


def test_the_rules_and_the_table_know_the_same_states():
    assert {state.value for state in ShipmentState} == set(Shipment.State.values)


def test_a_customer_hears_of_a_parcel_that_nobody_scanned(customer, place_order, now):
    order = place_order(customer, state="in_transit")
    order.shipments.update(
        expected_on=date(2026, 3, 12), last_scan_at=now - timedelta(days=4), last_scan="Madrid"
    )

    told = queries.delivery_facts(queries.get_order(customer=customer, number="1187"), now=now)

    assert told == {
        "order_id": "1187",
        "state": "expected",
        "expected_on": "2026-03-12",
        "delivered_on": None,
        "carrier": "SEUR",
        "tracking_number": "",
        "last_scan": "Madrid",
        "last_scan_at": "2026-03-06T12:00+00:00",
        "note": "no new scan since 2026-03-06",
    }


def test_a_delivered_order_has_already_come(customer, place_order, now):
    told = queries.delivery_facts(place_order(customer), now=now)

    assert (told["state"], told["note"], told["delivered_on"]) == (
        "delivered",
        "already delivered",
        "2026-03-07",
    )
