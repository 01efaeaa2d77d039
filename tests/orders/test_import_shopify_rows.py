"""How the rows of a Shopify export make orders, and what happens when they do not."""

import pytest

from orders.models import Order
from tests.orders.shopify_table import HEAD, head, more, table


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


@pytest.mark.parametrize("later", ["", '"Plate"', '"Plate", "Cup'], ids=["none", "whole", "open"])
def test_a_quote_that_is_never_closed_loses_no_order_that_stood_before_it(
    export, import_orders, later
):
    lines = table(head("#1"), head("#2"), head("#3"), head("#4")).splitlines()
    broken = lines[3].replace("Mug", '"5 inch Mug')
    file = export(text="\n".join([*lines[:3], broken, lines[4].replace("Mug", later or "Mug")]))

    result = import_orders(file)

    [complaint] = result.complaints
    assert f"{file}:4 row '#3' " in complaint
    assert "nothing after it is read" in complaint
    assert (
        "2 created, 0 updated, 0 unchanged, 1 rejected, an unknown number not read" in result.said
    )
    assert numbers() == ["1", "2"]


def test_a_cell_that_swallows_rows_is_no_name_of_an_article(export, import_orders):
    lines = table(head("#1"), head("#2"), head("#3")).splitlines()
    before, behind = lines[2].split("Mug")
    rest = lines[3].split("Mug")[1]
    # As many columns as there should be: the quote opens in one name and ends in another.
    file = export(text="\n".join([*lines[:2], f'{before}"5 inch{behind}', f'#3,Mug"{rest}']))

    result = import_orders(file)

    assert "holds a line end where none can be" in result.complaints[0]
    assert numbers() == ["1"]


def test_lines_within_an_endless_cell_are_never_read_as_rows(export, import_orders):
    forged = table(head("#8"), head("#9")).splitlines()[1:]
    endless = head("#2", Notes="\n".join(["x" * 200_000, *forged, ""]))
    file = export(text=table(head("#1"), endless))

    result = import_orders(file)

    assert "limit" in result.complaints[0]
    assert numbers() == ["1"]


def test_the_same_error_in_many_rows_is_told_some_times_and_then_counted(export, import_orders):
    lines = table(*(head(f"#{n}") for n in range(50))).splitlines()
    quoted = [f'"{line}"x' for line in lines[1:]]
    file = export(text="\n".join([lines[0], *quoted]))

    result = import_orders(file)

    assert len(result.complaints) == 11
    assert f"{file}: 40 more: row is unreadable: ',' expected after '\"'" in result.complaints[-1]
    assert "0 rejected, an unknown number not read" in result.said
    assert not result.ok


def test_a_row_without_an_item_adds_no_line(export, import_orders):
    import_orders(export(head("#1"), {"Name": "#1", "Email": "lucia@example.com"}))

    assert Order.objects.get().lines.count() == 1


def test_an_order_without_items_is_reported(export, import_orders):
    result = import_orders(export({"Name": "#1", **HEAD}))

    assert "the order has no lines" in result.complaints[0]
