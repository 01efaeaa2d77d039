"""An order that is already known: what a second word of its source changes, and what it may not."""

import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from orders.importers import files
from orders.models import Customer, Order, OrderLine, ReturnRequest
from tests.orders.test_import_json import order

SHIRTS = {"sku": "S", "title": "Shirt", "quantity": 3, "unit_price": "15.00"}
MUG = {"sku": "M", "title": "Mug", "quantity": 1, "unit_price": "9.00"}
CAME = [{"state": "delivered", "delivered_at": "2026-03-07T12:00:00Z"}]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "orders.jsonl"


@pytest.fixture
def bring(file, import_orders):
    def write(*orders, **options):
        file.write_text("\n".join(map(json.dumps, orders)), encoding="utf-8")
        return import_orders(file, **options)

    return write


@pytest.fixture
def with_returns(bring, ask_return):
    """Three shirts and a mug came; two shirts go back."""
    bring(order(lines=[SHIRTS, MUG], shipments=CAME))
    return ask_return(Order.objects.get(), ("Shirt", 2))


def everything():
    return [list(table.objects.order_by("pk").values()) for table in (Customer, Order, OrderLine)]


def test_a_second_run_changes_nothing(bring):
    orders = [order("1", shipments=CAME), order("2", customer=...)]
    bring(*orders)
    before = everything()

    again = bring(*orders)

    assert "0 created, 0 updated, 2 unchanged, 0 rejected" in again.said
    assert everything() == before


def test_what_changed_is_changed_and_the_rest_stays(bring):
    bring(order("1", lines=[SHIRTS]), order("2"))
    kept = Order.objects.get(number="2").updated_at

    again = bring(
        order("1", lines=[{**SHIRTS, "quantity": 2}, MUG], postcode="28004", shipments=CAME),
        order("2"),
    )

    changed = Order.objects.get(number="1")
    assert "0 created, 1 updated, 1 unchanged" in again.said
    assert [(line.title, line.quantity) for line in changed.lines.all()] == [
        ("Shirt", 2),
        ("Mug", 1),
    ]
    assert (changed.postcode, changed.shipments.get().state) == ("28004", "delivered")
    assert Order.objects.get(number="2").updated_at == kept


def test_a_line_and_a_parcel_that_are_gone_go(bring):
    bring(order(lines=[SHIRTS, {**MUG, "shipment": 2}], shipments=[*CAME, {"state": "pending"}]))

    bring(order(lines=[SHIRTS], shipments=CAME))

    stored = Order.objects.get()
    assert (stored.lines.count(), stored.shipments.count()) == (1, 1)


def test_a_source_that_says_nothing_of_parcels_leaves_ours(bring):
    bring(order(lines=[{**MUG, "shipment": 1}], shipments=CAME))

    again = bring(order(lines=[MUG]))

    assert "1 unchanged" in again.said
    assert Order.objects.get().lines.get().shipment is not None


def test_an_order_keeps_its_customer_when_the_source_forgets(bring):
    bring(order())

    assert "1 updated" in bring(order(customer=...)).said
    assert Order.objects.get().customer.external_id == "c-1"


@pytest.mark.parametrize(
    "lines",
    [[MUG], [{**SHIRTS, "quantity": 1}, MUG], [MUG, SHIRTS], [{**SHIRTS, "sku": "T"}, MUG]],
)
def test_units_that_come_back_do_not_vanish(bring, with_returns, lines):
    before = everything()

    result = bring(order(lines=lines, shipments=CAME, postcode="99999"))

    assert ":1 lines 'Shirt' has returns" in result.complaints[0]
    assert everything() == before


def test_an_order_with_returns_still_takes_other_news(bring, with_returns):
    result = bring(order(lines=[{**SHIRTS, "quantity": 2}], shipments=CAME, payment_state="paid"))

    assert "1 updated" in result.said
    assert (OrderLine.objects.get().quantity, OrderLine.objects.get().returned) == (2, 2)
    assert ReturnRequest.objects.get().lines.get().line == OrderLine.objects.get()


def test_a_dry_run_counts_and_writes_nothing(bring):
    bring(order("1"))
    before = everything()

    result = bring(order("1", postcode="1"), order("2"), order("3", total="x"), dry_run=True)

    assert "1 created, 1 updated, 0 unchanged, 1 rejected (dry run" in result.said
    assert everything() == before


def test_a_dry_run_counts_what_a_real_one_does(bring, monkeypatch):
    monkeypatch.setattr(files, "BATCH", 2)
    others = {"external_id": "c-2", "email": "lucia@example.com"}
    orders = [
        *(order(str(n)) for n in range(3)),
        # Each depends on what an earlier batch has written.
        order("0", postcode="2"),
        order("1"),
        order("7", customer=others),
        order("2", customer={"external_id": "c-3"}),
    ]

    rehearsed = bring(*orders, dry_run=True)
    real = bring(*orders)

    assert rehearsed.said == real.said.replace("\n", " (dry run: nothing was written)\n")
    assert rehearsed.complaints == real.complaints
    assert "3 created, 1 updated, 1 unchanged, 2 rejected" in real.said


@pytest.mark.parametrize(
    ("known", "told"),
    [
        ({}, {"customer": {"external_id": "c-2", "email": "bea@example.com"}}),
        ({}, {"customer": {"email": "bea@example.com"}}),
        ({}, {"customer": ..., "email": "bea@example.com"}),
        ({"customer": ..., "email": "ann@example.com"}, {"customer": {"email": "bea@example.com"}}),
    ],
)
def test_an_order_is_never_given_to_another_customer(bring, known, told):
    bring(order(**known))
    before = everything()

    result = bring(order(lines=[MUG], **told), order("2", customer={"external_id": "c-9"}))

    assert ":1 number '1187' is another customer's order here" in result.complaints[0]
    assert "1 created, 0 updated, 0 unchanged, 1 rejected" in result.said
    Order.objects.filter(number="2").delete()
    Customer.objects.filter(external_id="c-9").delete()
    assert everything()[0] == before[0]
    assert everything()[1] == before[1]


@pytest.mark.parametrize(
    ("known", "told"),
    [
        ({"customer": ...}, {}),
        ({"customer": ..., "email": "lucia@example.com"}, {}),
        ({"customer": {"email": "lucia@example.com"}}, {}),
        ({}, {"customer": {"external_id": "c-1", "email": "new@example.com"}}),
    ],
)
def test_who_a_customer_is_may_be_filled_in(bring, known, told):
    bring(order(**known))

    assert bring(order(postcode="1", **told)).ok
    assert Order.objects.get().customer.external_id == "c-1"
    assert Customer.objects.count() == 1


def test_an_order_that_stands_twice_in_a_file_takes_the_later_word(bring):
    result = bring(order(postcode="1"), order(postcode="2"))

    assert "1 created, 1 updated" in result.said
    assert Order.objects.get().postcode == "2"


def test_more_orders_than_a_batch_holds_all_go_in(bring, monkeypatch):
    monkeypatch.setattr(files, "BATCH", 2)

    assert "5 created" in bring(*(order(str(n)) for n in range(5))).said


def test_a_misspelt_file_stops_before_anything_is_written(bring, file, tmp_path):
    bring(order("1"))
    Order.objects.all().delete()

    with pytest.raises(CommandError, match="There is no file"):
        call_command("import_orders", str(file), str(tmp_path / "nowhere.csv"))

    assert not Order.objects.exists()


def test_a_file_of_neither_form_is_refused_with_advice(file, db):
    file.write_text("Hello,there\n", encoding="utf-8")

    with pytest.raises(CommandError, match="name its --format"):
        call_command("import_orders", str(file))


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_two_imports_of_one_file_at_once_make_each_order_once(file):
    file.write_text("\n".join(json.dumps(order(str(n))) for n in range(30)), encoding="utf-8")
    start = Barrier(2)

    def run(_):
        start.wait(timeout=10)
        try:
            call_command("import_orders", str(file))
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(run, range(2)))

    assert Order.objects.count() == OrderLine.objects.count() == 30
    assert Customer.objects.count() == 1
