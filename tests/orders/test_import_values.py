"""Values that no column, clock or reader takes: each costs its own order, and never the import."""

import json
from decimal import Decimal

import pytest

from orders.models import Customer, Order
from tests.orders.shopify_table import COLUMNS, head
from tests.orders.test_import_json import order

MOMENTS = [
    *("0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00", "0000-01-01T00:00:00Z"),
    *("1970-01-01T00:00:00Z", "2026-03-01T24:00:00+01:00", "2026-03-01T10:00:60Z"),
    *("2026-03-01T10:00:00+24:00", "-2026-03-01T10:00:00Z", "12026-03-01T10:00:00Z"),
    *("infinity", "-infinity", "now", "1767225600000", "9" * 400, "2026-02-30T10:00:00Z"),
]
NUMBERS = ["NaN", "Infinity", "-Infinity", "1e5", "9" * 13, "9" * 5000, "-1", "0.001", "٣٫٥"]
TEXTS = [
    "x" * 5000,
    "ﷺ" * 50,
    "\ud800",
    "\udce9",
    "a\0b",
    "\u200b",
    "\x1b[2J",
    "＃",
    f"{'İ' * 130}@example.com",
]
NESTED: list = []
for _ in range(400):
    NESTED = [NESTED]
VALUES = [*MOMENTS, *NUMBERS, *TEXTS, None, True, 1767225600000, 10**30, -1, 0, [], {}, NESTED]
NOT_WRITTEN = [  # By no program that writes JSON, and yet in files.
    *("NaN", "-Infinity", "1e9999999999999999999", "-1e400", "1e-400", "9" * 5000, "0.1" * 9),
    *('"\\ud800"', "[" * 5000, '{"a":' * 3000, "'x'", ""),
    # As deep as it can just be read, and deeper than it can be shown.
    *(f"{'[' * depth}{']' * depth}" for depth in range(800, 1_000, 5)),
]
PLACES = [
    *[(name,) for name in (*order(), "source", "email", "postcode", "subtotal", "shipping_cost")],
    *[(name,) for name in ("tax", "discount", "payment_state", "paid_at", "cancelled_at")],
    *[("customer", name) for name in ("external_id", "email", "name")],
    *[("lines", 0, name) for name in ("sku", "title", "quantity", "unit_price", "shipment")],
    ("shipments",),
    *[("shipments", 0, name) for name in ("carrier", "tracking_number", "state", "shipped_at")],
    *[("shipments", 0, name) for name in ("expected_on", "last_scan", "last_scan_at")],
    ("shipments", 0, "delivered_at"),
]


def with_value(number, place, value):
    """An order that is sound but for the value in this place."""
    written = json.loads(json.dumps(order(number, shipments=[{"state": "delivered"}])))
    part = written
    for step in place[:-1]:
        part = part[step]
    part[place[-1]] = value
    return written


@pytest.fixture
def bring(tmp_path, import_orders):
    def write(*lines, **options):
        file = tmp_path / "orders.jsonl"
        file.write_bytes("\n".join(lines).encode("utf-8", "surrogatepass"))
        return import_orders(file, **options)

    return write


@pytest.mark.parametrize("place", PLACES, ids=lambda place: ".".join(map(str, place)))
def test_no_value_of_any_field_costs_more_than_its_order(bring, place, accounted_for):
    bad = [with_value(f"bad-{n}", place, value) for n, value in enumerate(VALUES)]
    good = [order("good-1"), order("good-2")]

    result = bring(json.dumps(good[0]), *map(json.dumps, bad), json.dumps(good[1]))

    accounted_for(result, orders=len(bad) + 2)
    assert Order.objects.filter(number__startswith="good").count() == 2
    if place[-1].endswith("_at"):
        out = [f"bad-{n}" for n, value in enumerate(VALUES) if value in MOMENTS]
        assert not Order.objects.filter(number__in=out).exists()


@pytest.mark.parametrize("place", [("total",), ("placed_at",), ("lines", 0, "quantity")])
def test_no_json_that_is_none_costs_more_than_its_order(bring, place, accounted_for):
    bad = [
        json.dumps(with_value(f"bad-{n}", place, "@@")).replace('"@@"', written)
        for n, written in enumerate(NOT_WRITTEN)
    ]

    result = bring(json.dumps(order("good-1")), *bad, json.dumps(order("good-2")))

    accounted_for(result, orders=len(bad) + 2)
    assert sorted(Order.objects.values_list("number", flat=True)) == ["good-1", "good-2"]


@pytest.mark.parametrize("column", COLUMNS)
def test_no_cell_of_an_export_costs_more_than_its_order(
    export, import_orders, column, accounted_for
):
    texts = [value for value in VALUES if isinstance(value, str) and value != "\ud800"]
    rows = [head(f"#bad-{n}", **{column: value}) for n, value in enumerate(texts)]

    result = import_orders(export(head("#good-1"), *rows, head("#good-2", Notes="é")))

    accounted_for(result, orders=len(rows) + 2)
    assert Order.objects.filter(number__startswith="good").count() == 2


@pytest.fixture
def accounted_for():
    """Every order is either there or told of, in words that no database has said."""

    def check(result, *, orders):
        counts = result.said.rsplit(": ", 1)[1]
        *kept, rejected = (int(part.split()[0]) for part in counts.split(", ")[:4])
        assert sum(kept) + rejected == orders
        assert kept[0] == Order.objects.count()
        assert bool(rejected) == (not result.ok)
        told = "\n".join(result.complaints)
        assert "database" not in told
        assert "someone else" not in told
        assert "Traceback" not in told

    return check


def test_a_sum_of_lines_that_no_column_takes_is_told(bring):
    many = {"title": "Gold", "quantity": 999_999_999, "unit_price": "999999999.99"}

    result = bring(json.dumps(order(lines=[many])))

    assert ":1 subtotal '999999998990000000.01' is not an amount" in result.complaints[0]


@pytest.mark.parametrize(
    "address",
    ["jürgen@example.com", "Юлия@пример.рф", "用户@例え.jp", "josé.pérez+tea@müller.example"],
)
def test_an_address_of_any_letters_is_an_address(bring, address):
    assert bring(json.dumps(order(customer={"email": address}))).ok

    assert Customer.objects.get().email == Order.objects.get().email == address.lower()


@pytest.mark.parametrize(
    "address",
    [
        *("\u212aim@example.com", "a\u00a0b@example.com", "ü@"),
        *("ü ü@example.com", "ü@ü@example.com", "ü\n@example.com"),
        "@example.com",
    ],
)
def test_what_only_looks_like_an_address_or_becomes_anothers_is_none(bring, address):
    result = bring(json.dumps(order(customer={"email": address})))

    assert "is not an e-mail address" in result.complaints[0]


def test_an_order_of_which_a_detail_is_gone_stays(bring):
    mug = {"sku": "M", "title": "Mug", "quantity": 1, "unit_price": "1.00"}
    lines = [{**mug, "quantity": 0}, {**mug, "title": None, "sku": "CUP-2"}, mug]

    assert bring(json.dumps(order(lines=lines))).ok

    order_lines = Order.objects.get().lines.all()
    assert [(line.position, line.title) for line in order_lines] == [(1, "CUP-2"), (2, "Mug")]
    assert Order.objects.get().subtotal == Decimal("2.00")


def test_an_order_of_which_every_line_is_gone_is_told(bring):
    nothing = {"title": "Mug", "quantity": 0, "unit_price": "1.00"}

    result = bring(json.dumps(order(lines=[nothing])))

    assert "lines" in result.complaints[0]
    assert "holds no article whose quantity is above zero" in result.complaints[0]
