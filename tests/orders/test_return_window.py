"""When may something come back? Field case 24."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from orders import policy, queries
from orders.errors import ReturnNotAllowed
from orders.models import ReturnWindow
from orders.policy import Article, Terms

MADRID = ZoneInfo("Europe/Madrid")
CAME = datetime(2026, 3, 1, 10, tzinfo=UTC)


def terms(now, *, days=14, cancelled=False, zone=MADRID):
    return Terms(number="1187", cancelled=cancelled, days=days, now=now, zone=zone)


def article(*, delivered=True, delivered_at=CAME, left=1):
    return Article(
        position=1,
        sku="HP",
        title="Headphones",
        left=left,
        delivered=delivered,
        delivered_at=delivered_at,
    )


def test_the_whole_last_day_counts_in_the_shops_zone():
    half_past_eleven = datetime(2026, 3, 15, 23, 30, tzinfo=MADRID)

    policy.check_returnable(article(), terms(half_past_eleven))


def test_ten_minutes_after_the_last_day_is_too_late_and_the_date_is_named():
    ten_past_midnight = datetime(2026, 3, 16, 0, 10, tzinfo=MADRID)

    with pytest.raises(ReturnNotAllowed, match=r"was 2026-03-15\. A colleague can look") as refusal:
        policy.check_returnable(article(), terms(ten_past_midnight))

    assert refusal.value.rule == policy.Rule.WITHIN_WINDOW


@pytest.mark.parametrize(
    ("zone", "last_day"),
    [("America/Mexico_City", date(2026, 3, 14)), ("Asia/Vladivostok", date(2026, 3, 15))],
)
def test_the_day_of_delivery_is_the_day_in_the_shop(zone, last_day):
    just_after_utc_midnight = datetime(2026, 3, 1, 0, 30, tzinfo=UTC)

    assert policy.last_day_to_return(just_after_utc_midnight, 14, ZoneInfo(zone)) == last_day


@pytest.mark.parametrize(
    ("one", "rule", "words"),
    [
        (
            article(delivered=False, delivered_at=None),
            policy.Rule.DELIVERED,
            "not been delivered yet",
        ),
        (article(delivered_at=None), policy.Rule.DELIVERY_DATE_KNOWN, "do not know on which day"),
    ],
)
def test_what_did_not_come_or_came_on_an_unknown_day_is_refused(one, rule, words):
    with pytest.raises(ReturnNotAllowed, match=words) as refusal:
        policy.check_returnable(one, terms(CAME))

    assert refusal.value.rule == rule


def test_a_cancelled_order_has_nothing_to_return():
    with pytest.raises(ReturnNotAllowed, match="was cancelled"):
        policy.check_returnable(article(), terms(CAME, cancelled=True))


def test_a_reviewer_sees_every_rule_with_its_outcome():
    late = CAME + timedelta(days=15)

    verdict = policy.verdict([(article(), 2)], terms(late))

    assert not verdict.allowed
    assert {check.rule.value: check.passed for check in verdict.checks} == {
        "order_stands": True,
        "delivered": True,
        "delivery_date_known": True,
        "within_window": False,
        "units_left": False,
    }


def test_the_rule_at_the_time_of_purchase_counts(customer, place_order):
    ReturnWindow.objects.create(valid_from=date(2025, 1, 1), days=30)
    ReturnWindow.objects.create(valid_from=date(2026, 3, 9), days=14)
    bought_before = place_order(customer, number="10587", days_ago=20)
    bought_after = place_order(
        customer, number="10588", placed_at=datetime(2026, 3, 9, 8, tzinfo=UTC)
    )

    assert queries.return_window_days(bought_before) == 30
    assert queries.return_window_days(bought_after) == 14


def test_without_a_rule_in_the_books_customers_have_thirty_days(customer, place_order):
    assert queries.return_window_days(place_order(customer)) == policy.DEFAULT_RETURN_DAYS == 30


def test_the_day_of_purchase_is_the_day_in_the_shop(customer, place_order, settings):
    settings.TIME_ZONE = "Asia/Vladivostok"
    ReturnWindow.objects.create(valid_from=date(2026, 3, 9), days=14)
    late_on_the_eighth = datetime(2026, 3, 8, 20, tzinfo=UTC)

    order = place_order(customer, placed_at=late_on_the_eighth)

    assert queries.return_window_days(order) == 14


def test_a_return_of_twenty_days_is_taken_under_the_old_rule(customer, place_order, ask_return):
    ReturnWindow.objects.create(valid_from=date(2026, 3, 9), days=14)

    assert ask_return(place_order(customer, days_ago=20)).state == "requested"
