"""Shopify's export as shops really send it."""

import csv
import io

import pytest

from orders.models import Customer, Order

COLUMNS = [
    "Name", "Email", "Financial Status", "Paid at", "Fulfillment Status", "Fulfilled at", "Currency",
    "Subtotal", "Shipping", "Taxes", "Total", "Discount Amount", "Created at", "Lineitem quantity",
    "Lineitem name", "Lineitem price", "Lineitem sku", "Lineitem fulfillment status",
    "Billing Name", "Billing Zip", "Shipping Zip", "Cancelled at", "Notes",
]  # fmt: skip
HEAD = {
    "Email": "Lucia@Example.com",
    "Financial Status": "paid",
    "Currency": "EUR",
    "Subtotal": "10.00",
    "Shipping": "4.90",
    "Total": "14.90",
    "Created at": "2026-03-01 10:00:00 +0100",
    "Billing Name": "Lucia",
    "Shipping Zip": "'01067",
}
ITEM = {"Lineitem quantity": "1", "Lineitem name": "Mug", "Lineitem price": "10.00"}


def head(number, **cells):
    return {"Name": number, **HEAD, **ITEM, **cells}


def more(number, **cells):
    return {"Name": number, **ITEM, **cells}


def table(*rows):
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


@pytest.fixture
def export(tmp_path):
    def write(*rows, text=None):
        file = tmp_path / "orders.csv"
        file.write_bytes(
            (table(*rows) if text is None else text).encode("utf-8", "surrogateescape")
        )
        return file

    return write


def numbers():
    return sorted(Order.objects.values_list("number", flat=True))


def test_rows_of_one_order_become_its_lines(export, import_orders):
    import_orders(export(head("#1"), more("#1", **{"Lineitem name": "Plate"}), head("#2")))

    order = Order.objects.get(number="1")
    assert [line.title for line in order.lines.all()] == ["Mug", "Plate"]
    assert (order.customer.email, order.customer.name) == ("lucia@example.com", "Lucia")
    assert order.postcode == "01067"
    assert numbers() == ["1", "2"]


def test_a_file_saved_by_a_spreadsheet_with_a_mark_at_its_start_is_read(export, import_orders):
    assert import_orders(export(text="\ufeff" + table(head("#1")))).ok

    assert numbers() == ["1"]


def test_line_breaks_and_quotes_in_a_cell_do_not_shift_the_line_that_is_reported(
    export, import_orders
):
    file = export(head("#1", Notes='call,\n"2nd\nfloor"'), head("#2", Total="a lot"))

    result = import_orders(file)

    assert result.complaints == [f"{file}:5 Total 'a lot' is not an amount such as 1299.00"]
    assert numbers() == ["1"]


@pytest.mark.parametrize(
    ("column", "value", "reason"),
    [
        ("Name", "#", "is missing"),
        ("Email", "lucia at home", "is not an e-mail address"),
        ("Created at", "", "is missing"),
        ("Created at", "2026-13-01 10:00:00 +0100", "is not a date and time"),
        ("Created at", "2026-03-01 10:00:00", "has no time zone"),
        ("Currency", "euro", "is longer than 3 characters"),
        ("Total", "1,299.00", "is not an amount such as 1299.00"),
        ("Total", "-1.00", "is not an amount such as 1299.00"),
        ("Total", "NaN", "is not an amount such as 1299.00"),
        ("Total", "1.999", "has more than two decimals"),
        ("Financial Status", "maybe", "is none of pending"),
        ("Lineitem quantity", "0", "is not a whole number above zero"),
        ("Lineitem quantity", "1.5", "is not a whole number above zero"),
        ("Lineitem price", "", "is missing"),
        ("Lineitem name", "", "is missing"),
        ("Lineitem name", "Mug\0", "holds characters that are no text"),
        ("Lineitem name", "Tass\udce9", "holds characters that are no text"),
    ],
)
def test_a_bad_value_leaves_its_order_out_and_lets_the_others_in(
    export, import_orders, column, value, reason
):
    file = export(head("#1"), head("#2", **{column: value}), more("#2"), head("#3"))

    result = import_orders(file)

    assert not result.ok
    assert f"{file}:3 {column} " in result.complaints[0]
    assert reason in result.complaints[0]
    assert numbers() == ["1", "3"]


def test_a_bad_value_in_a_later_row_leaves_the_whole_order_out(export, import_orders):
    file = export(head("#1"), more("#1", **{"Lineitem quantity": "two"}), head("#2"))

    result = import_orders(file)

    assert f"{file}:3 Lineitem quantity 'two'" in result.complaints[0]
    assert numbers() == ["2"]


def test_every_bad_value_of_an_order_is_told_at_once(export, import_orders):
    result = import_orders(export(head("#1", Total="x", Currency="?")))

    assert len(result.complaints) == 2
    assert "1 rejected" in result.said


def test_an_order_whose_rows_lie_apart_is_left_out_whole(export, import_orders):
    file = export(head("#1"), head("#2"), more("#1"))

    result = import_orders(file)

    assert [one.split()[0] for one in result.complaints] == [f"{file}:2", f"{file}:4"]
    assert numbers() == ["2"]


@pytest.mark.parametrize("broken", ['#1,"an open quote"x,,', "#1,too,short"])
def test_an_unreadable_row_takes_no_line_from_an_order_without_a_word(
    export, import_orders, broken
):
    lines = table(head("#1"), head("#2")).splitlines()
    file = export(text="\n".join([lines[0], lines[1], broken, lines[2]]))

    result = import_orders(file)

    assert f"{file}:3 row" in result.complaints[0]
    assert numbers() == ["2"]


def test_a_quote_that_is_never_closed_is_reported(export, import_orders):
    file = export(text=table(head("#1"), head("#2")) + '#3,"open')

    result = import_orders(file)

    assert f"{file}:4 row" in result.complaints[0]
    assert numbers() == ["1"]


def test_a_row_without_an_item_adds_no_line(export, import_orders):
    import_orders(export(head("#1"), {"Name": "#1", "Email": "lucia@example.com"}))

    assert Order.objects.get().lines.count() == 1


def test_an_order_without_items_is_reported(export, import_orders):
    result = import_orders(export({"Name": "#1", **HEAD}))

    assert "the order has no lines" in result.complaints[0]


def test_what_is_fulfilled_has_left(export, import_orders):
    sent = {"Lineitem fulfillment status": "fulfilled"}
    import_orders(
        export(head("#1", **sent, **{"Fulfilled at": "2026-03-02 09:00:00 +0100"}), more("#1"))
    )

    order = Order.objects.get()
    shipment = order.shipments.get()
    assert (shipment.state, shipment.shipped_at.isoformat()) == (
        "in_transit",
        "2026-03-02T08:00:00+00:00",
    )
    assert [line.shipment for line in order.lines.all()] == [shipment, None]


def test_an_export_does_not_unsay_what_a_carrier_told(export, import_orders):
    sent = {"Lineitem fulfillment status": "fulfilled"}
    file = export(head("#1", **sent))
    import_orders(file)
    Order.objects.get().shipments.update(state="delivered", carrier="DHL")

    again = import_orders(file)

    assert "1 unchanged" in again.said
    assert Order.objects.get().shipments.get().state == "delivered"


def test_the_rest_of_an_order_may_leave_later(export, import_orders):
    sent = {"Lineitem fulfillment status": "fulfilled"}
    import_orders(export(head("#1", **sent), more("#1")))

    import_orders(export(head("#1", **sent), more("#1", **sent)))

    assert all(line.shipment for line in Order.objects.get().lines.all())


def test_an_order_without_an_address_is_nobodys(export, import_orders):
    import_orders(export(head("#1", Email="")))

    assert Order.objects.get().customer is None
    assert not Customer.objects.exists()
