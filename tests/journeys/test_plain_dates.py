"""A carrier's plain date, from the file that brought it to what the customer reads."""

import json
from datetime import datetime, timedelta
from io import StringIO
from zoneinfo import ZoneInfo

import pytest
from django.core.management import call_command

from orders.models import Customer, Order

from . import talk

pytestmark = pytest.mark.django_db

ASKS = {"es": "¿Cuándo llega 10432?", "ru": "Когда доставят 10432?", "en": "When will 10432 come?"}
NINTH = {"es": "9 de agosto", "ru": "9 августа", "en": "9 August"}
TODAY = {"es": "hoy", "ru": "сегодня", "en": "today"}
ZONES = ["America/Mexico_City", "Asia/Vladivostok", "Pacific/Kiritimati", "Pacific/Pago_Pago"]
WRITTEN = ["2025-08-09", "2025-08-09T00:00:00Z", "2025-08-09T00:00:00+10:00"]


@pytest.fixture
def bring(tmp_path, settings):
    """Import the order with the carrier's date as it is written, in a shop of this zone."""

    def _bring(written, zone):
        settings.TIME_ZONE = zone
        order = {
            "number": "10432",
            "placed_at": "2025-08-01T12:00:00Z",
            "currency": "EUR",
            "total": "20.00",
            "customer": {"external_id": "c-1", "email": "ana@example.com", "name": "Ana Ruiz"},
            "lines": [{"title": "Mug", "quantity": 1, "unit_price": "20.00"}],
            "shipments": [
                {
                    "carrier": "DHL",
                    "tracking_number": "JD1",
                    "state": "in_transit",
                    "expected_on": written,
                }
            ],
        }
        file = tmp_path / "orders.jsonl"
        file.write_text(json.dumps(order))
        call_command("import_orders", str(file), stdout=StringIO())
        return Customer.objects.get(email="ana@example.com")

    return _bring


@pytest.mark.parametrize("written", WRITTEN)
@pytest.mark.parametrize(("zone", "language"), [(ZONES[0], "es"), (ZONES[1], "ru")])
def test_the_carriers_day_is_told_as_it_was_given(bring, written, zone, language):
    customer = bring(written, zone)
    two_days_before = datetime(2025, 8, 7, 12, tzinfo=ZoneInfo(zone))

    reply = talk.ask(talk.begin(customer, language), ASKS[language], at=two_days_before)

    assert NINTH[language] in reply


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("language", ASKS)
@pytest.mark.parametrize("hour", [0, 23])
def test_on_that_day_it_comes_today_from_its_first_hour_to_its_last(bring, zone, language, hour):
    customer = bring(WRITTEN[1], zone)
    on_that_day = datetime(2025, 8, 9, hour, 30, tzinfo=ZoneInfo(zone))

    reply = talk.ask(talk.begin(customer, language), ASKS[language], at=on_that_day)

    assert TODAY[language] in reply.lower(), reply


@pytest.mark.parametrize("zone", ZONES)
def test_half_an_hour_after_that_day_it_is_late_and_half_an_hour_before_it_is_not_due(bring, zone):
    customer = bring(WRITTEN[0], zone)
    ends = datetime(2025, 8, 10, tzinfo=ZoneInfo(zone))

    late = talk.ask(talk.begin(customer), ASKS["en"], at=ends + timedelta(minutes=30))
    early = talk.ask(talk.begin(customer), ASKS["en"], at=ends - timedelta(hours=24, minutes=30))

    assert "today" not in late.lower()
    assert "today" not in early.lower()
    assert "tomorrow" in early
    assert Order.objects.get().shipments.get().expected_on.isoformat() == "2025-08-09"


@pytest.mark.parametrize("zone", ZONES)
def test_a_day_of_the_new_year_is_told_in_the_old_one_as_it_is(bring, zone):
    customer = bring("2026-01-01T00:00:00Z", zone)
    new_years_eve = datetime(2025, 12, 31, 23, 30, tzinfo=ZoneInfo(zone))

    reply = talk.ask(talk.begin(customer), ASKS["en"], at=new_years_eve)

    assert "tomorrow" in reply
    assert "today" not in reply.lower()
