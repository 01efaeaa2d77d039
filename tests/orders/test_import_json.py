"""Our plain JSON form."""

import json
import re
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from orders import queries
from orders.importers import json_stream
from orders.models import Customer, Order

README = Path(__file__).parents[2] / "orders" / "importers" / "README.md"


def order(number="1187", /, **fields):
    values = {
        "number": number,
        "placed_at": "2026-03-01T10:00:00+01:00",
        "currency": "EUR",
        "total": "20.00",
        "customer": {"external_id": "c-1", "email": "Lucia@example.com", "name": "Lucia"},
        "lines": [{"sku": "M", "title": "Mug", "quantity": 2, "unit_price": 10}],
        **fields,
    }
    return {name: value for name, value in values.items() if value is not ...}


@pytest.fixture
def bring(tmp_path, import_orders):
    def write(*orders, text=None, **options):
        file = tmp_path / "orders.json"
        body = "\n".join(map(json.dumps, orders)) if text is None else text
        file.write_bytes(body.encode("utf-8", "surrogateescape"))
        return import_orders(file, **options)

    return write


def test_the_example_of_the_readme_is_read(bring):
    example = re.search(r"```json\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)

    result = bring(text=" ".join(example[1].split("\n")))

    stored = Order.objects.get()
    assert result.ok
    assert (stored.source, stored.number, stored.total) == ("shop", "1187", Decimal("84.80"))
    assert stored.customer.external_id == "c-17"
    assert stored.lines.get().shipment.expected_on == date(2026, 1, 9)


@pytest.mark.parametrize("indent", [None, 2])
def test_an_array_of_orders_is_read_too(bring, indent):
    result = bring(text="\ufeff\n" + json.dumps([order("1"), order("2")], indent=indent))

    assert "2 created" in result.said


def test_an_array_longer_than_a_mouthful_is_read_piece_by_piece(bring, monkeypatch):
    monkeypatch.setattr(json_stream, "CHUNK", 7)

    assert "5 created" in bring(text=json.dumps([order(str(n)) for n in range(5)])).said


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"placed_at": ...}, "placed_at '' is missing"),
        ({"placed_at": "2026-03-01"}, "placed_at '2026-03-01' has no time zone"),
        ({"number": "#"}, "number '#' is missing"),
        ({"total": True}, "total 'True' is not an amount"),
        ({"total": 1e30}, "total '1E+30' is not an amount"),
        ({"currency": 5}, "currency '5' is not text"),
        ({"colour": "red"}, "colour 'red' is not a field of this form"),
        ({"lines": ...}, "lines '' is missing"),
        ({"lines": []}, "lines '[]' is empty"),
        ({"lines": {}}, "lines '{}' is not a list"),
        ({"lines": ["mug"]}, "lines[1] 'mug' is not an object"),
        ({"customer": {"name": "Lucia"}}, "customer.email '' is missing"),
        ({"customer": {"email": "at home"}}, "customer.email 'at home' is not an e-mail address"),
        ({"shipments": [{"state": "lost"}]}, "shipments[1].state 'lost' is none of"),
        (
            {"shipments": [{"state": "in_transit", "delivered_at": "2026-03-01T10:00:00Z"}]},
            "shipments[1].delivered_at '2026-03-01T10:00:00Z' does not go with the state in_transit",
        ),
        (
            {"shipments": [{"state": "pending", "expected_on": "2026-03-09T18:00:00Z"}]},
            "shipments[1].expected_on '2026-03-09T18:00:00Z' is not a date",
        ),
        (
            {"lines": [{"title": "Mug", "quantity": 1, "unit_price": 1, "shipment": 1}]},
            "lines[1].shipment '1' is no shipment of this order",
        ),
    ],
)
def test_a_bad_value_is_named_with_its_place(bring, fields, complaint):
    result = bring(order("1"), order("2", **fields), order("3"))

    assert not result.ok
    assert f":2 {complaint}" in result.complaints[0]
    assert sorted(Order.objects.values_list("number", flat=True)) == ["1", "3"]


@pytest.mark.parametrize("broken", ['{"number": ', "7", '{"a": 1, "a": 2}', "[" * 9000, "x\udce9"])
def test_a_broken_line_is_reported_and_the_next_is_read(bring, broken):
    result = bring(text="\n".join([json.dumps(order("1")), "", broken, json.dumps(order("2"))]))

    assert ":3 " in result.complaints[0]
    assert Order.objects.count() == 2


def test_after_a_broken_element_nothing_of_an_array_is_trusted(bring):
    text = json.dumps([order("1"), order("2"), order("3")], indent=1)
    broken = text.replace('"number": "2"', '"number": 2"')

    result = bring(text=broken)

    assert "nothing after it is read" in result.complaints[0]
    assert "1 created, 0 updated, 0 unchanged, 0 rejected, an unknown number" in result.said
    assert Order.objects.get().number == "1"


def test_an_endless_line_does_not_fill_the_memory(bring, monkeypatch):
    monkeypatch.setattr(json_stream, "LARGEST_VALUE", 2000)

    result = bring(order("1"), order("2", postcode="x" * 5000), order("3"))

    assert ":2 row '' is longer than 2000 characters" in result.complaints[0]
    assert Order.objects.count() == 2


@pytest.mark.parametrize(
    "written", ["2025-08-09", "2025-08-09T00:00:00Z", "2025-08-09T00:00:00-06:00"]
)
@pytest.mark.parametrize("zone", ["America/Mexico_City", "Asia/Vladivostok"])
def test_the_carriers_midnight_is_its_date_in_every_zone(bring, settings, written, zone):
    settings.TIME_ZONE = zone

    bring(order(shipments=[{"state": "in_transit", "expected_on": written}]))

    assert Order.objects.get().shipments.get().expected_on == date(2025, 8, 9)


def test_delivered_at_an_unknown_time_is_allowed(bring):
    assert bring(order(shipments=[{"state": "delivered"}])).ok


def test_of_a_new_order_without_a_word_on_parcels_nothing_is_known(bring):
    bring(order())
    bring(order())

    assert queries.state_of(Order.objects.get()) == "unknown"
    assert Order.objects.get().shipments.count() == 1


def test_that_nothing_was_shipped_is_said_by_an_empty_list(bring):
    bring(order(shipments=[]))

    assert queries.state_of(Order.objects.get()) == "not_shipped"


def test_a_parcel_that_a_carrier_tells_of_takes_the_place_of_what_was_unknown(bring):
    bring(order())
    bring(order(shipments=[{"state": "in_transit", "carrier": "DHL"}]))
    bring(order())

    assert queries.state_of(Order.objects.get()) == "in_transit"


def test_amounts_stay_exact(bring):
    bring(text=json.dumps(order()).replace('"20.00"', "90071992547.01"))

    assert Order.objects.get().total == Decimal("90071992547.01")


def test_customers_are_one_by_their_id_and_what_is_known_is_completed(bring):
    bring(
        order("1", customer={"external_id": "c-1"}),
        order("2"),
        order("3", customer={"email": "lucia@example.com"}),
    )

    lucia = Customer.objects.get()
    assert (lucia.external_id, lucia.email, lucia.name) == ("c-1", "lucia@example.com", "Lucia")
    assert lucia.orders.count() == 3


def test_an_address_of_two_accounts_is_reported(bring):
    other = {"external_id": "c-2", "email": "lucia@example.com"}

    result = bring(order("1"), order("2", customer=other))

    assert (
        ":2 customer.email 'lucia@example.com' belongs to another customer" in result.complaints[0]
    )
    assert Order.objects.get().number == "1"
