"""Files as shops and spreadsheets save them: in which letters, parted by what, and what is none."""

import io
import json
import zipfile

import pytest
from django.core.management import CommandError, call_command

from orders.importers import texts
from orders.models import Order
from tests.orders.shopify_table import head, more, table
from tests.orders.test_import_json import order as json_order

ROWS = (
    head("#1", **{"Lineitem name": "Tasse für Café", "Billing Name": "Jürgen"}),
    more("#1", **{"Lineitem price": "1299,00"}),
    head("#2", Total="1.299,00"),
)


def parted_by(separator, *rows):
    """The table as a spreadsheet saves it, in which no cell holds a separator."""
    return (
        table(*rows)
        .replace('"', "")
        .replace("1299,00", "1299·00")
        .replace("1.299,00", "1.299·00")
        .replace(",", separator)
        .replace("·", ",")
    )


@pytest.fixture
def file(tmp_path):
    def write(content, name="orders.csv"):
        path = tmp_path / name
        path.write_bytes(content)
        return path

    return write


@pytest.mark.parametrize("separator", [";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252"])
@pytest.mark.parametrize("line_end", ["\r\n", "\n", "\r"])
def test_what_a_european_spreadsheet_saves_is_read(
    file, import_orders, separator, encoding, line_end
):
    text = parted_by(separator, *ROWS).replace("\r\n", line_end)

    result = import_orders(file(text.encode(encoding)))

    first = Order.objects.get(number="1")
    assert result.ok, result.complaints
    assert (first.customer.name, first.lines.first().title) == ("Jürgen", "Tasse für Café")
    assert [str(line.unit_price) for line in first.lines.all()] == ["10.00", "1299.00"]
    assert str(Order.objects.get(number="2").total) == "1299.00"
    assert ("Windows-1252" in result.said) == (encoding == "cp1252")


def test_a_line_that_names_the_separator_and_empty_rows_are_no_orders(file, import_orders):
    text = "sep=;\r\n" + parted_by(";", head("#1"), head("#2", Total="?"))
    empty = ";" * (text.splitlines()[1].count(";")) + "\r\n"

    result = import_orders(path := file((text + empty).encode()))

    assert result.complaints == [f"{path}:4 Total '?' is not an amount such as 1299.00"]
    assert Order.objects.get().number == "1"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_json_is_read_in_these_too(file, import_orders, encoding):
    path = file(json.dumps([json_order("1")]).encode(encoding), "orders.json")

    assert import_orders(path).ok


@pytest.mark.parametrize(
    ("written", "read"),
    [
        *[("12,5", "12.50"), ("1.299,00", "1299.00"), ("1 299,00", "1299.00"), ("1,299", None)],
        *[("1,299.00", None), ("12.345,6,7", None), ("1.29,00", None), (",50", None)],
        ("1.299", None),
    ],
)
def test_a_decimal_comma_is_read_where_it_can_be_nothing_else(file, import_orders, written, read):
    import_orders(file(table(head("#1", Total=written)).encode()))

    assert [str(order.total) for order in Order.objects.all()] == ([read] if read else [])


@pytest.mark.parametrize(
    ("written", "read"),
    [
        *[("13.03.2026 10:00 +0100", "2026-03-13"), ("1.3.2026 10:00 +0100", "2026-03-01")],
        *[("13/03/2026 10:00 +0100", "2026-03-13"), ("03/13/2026 10:00 +0100", "2026-03-13")],
        *[("01/03/2026 10:00 +0100", None), ("13.13.2026 10:00 +0100", None)],
        *[("13.03.2026 10:00", None), ("13.03.26 10:00 +0100", None)],
    ],
)
def test_a_european_date_is_read_where_day_and_month_can_not_be_mistaken(
    file, import_orders, written, read
):
    import_orders(file(table(head("#1", **{"Created at": written})).encode()))

    assert [f"{order.placed_at:%Y-%m-%d}" for order in Order.objects.all()] == (
        [read] if read else []
    )


@pytest.mark.parametrize(
    "name",
    ["Müller č", "Юлия Иванова", "Łódź"],
    ids=["UTF-8 with a broken byte", "Windows-1251", "Windows-1250"],
)
def test_letters_of_elsewhere_are_never_taken_for_those_of_the_west(file, import_orders, name):
    encoding = {"Ю": "cp1251", "Ł": "cp1250"}.get(name[0], "utf-8")
    content = table(head("#1", **{"Billing Name": name}), head("#2")).encode(encoding)
    path = file(content.replace("č".encode(), b"\xc4\x8d\xe8"))

    result = import_orders(path)

    assert "Billing Name" in result.complaints[0]
    assert "holds a byte that is not UTF-8" in result.complaints[0]
    assert Order.objects.get().number == "2"


def test_a_byte_that_stands_alone_far_behind_is_seen(file, import_orders, monkeypatch):
    monkeypatch.setattr(texts, "CHUNK", 7)
    path = file(table(head("#1"), head("#2", **{"Billing Name": "Zoë"})).encode("cp1252"))

    assert "Windows-1252" in import_orders(path).said


def workbook():
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as packed:
        packed.writestr("xl/workbook.xml", "<workbook/>")
    return content.getvalue()


HEADING = table().strip()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty: export it again"),
        (b"\xef\xbb\xbf \r\n", "is empty"),
        (workbook(), "is a workbook or another packed file: save it as CSV in UTF-8"),
        (table(head("#1")).encode("utf-16-le"), "UTF-16 without its mark: save it in UTF-8"),
        (b"Hello,there\n1,2\n", "it begins with 'Hello, there': name its --format, or save it"),
        (HEADING.replace("Total", "Sum").encode(), "lacks the columns Total: export the orders"),
        (f'"{HEADING}"\n'.encode(), "has each row in quotes, as one cell"),
    ],
)
@pytest.mark.parametrize("form", ["auto", "shopify"])
def test_a_file_that_is_none_is_refused_in_words_that_help(file, db, content, sentence, form):
    with pytest.raises(CommandError) as refusal:
        call_command("import_orders", str(file(content)), format=form)

    assert sentence in str(refusal.value)


@pytest.mark.parametrize("content", [HEADING, HEADING + "\r\n\r\n", "[]"])
def test_a_file_without_orders_says_that_there_are_none(file, import_orders, content):
    result = import_orders(file(content.encode()))

    assert result.ok
    assert "holds no orders" in result.said


def test_orders_of_two_shops_with_one_number_are_two_orders(file, import_orders):
    ann = file(table(head("#1001", Email="ann@example.com")).encode(), "ann.csv")
    bea = file(table(head("#1001", Email="bea@example.com")).encode(), "bea.csv")
    import_orders(ann)

    refused = import_orders(bea)
    named = import_orders(bea, source="lamps")

    assert "1001' is another customer's order here; name the other shop" in refused.complaints[0]
    assert "1 created" in named.said
    assert {(order.source, order.customer.email) for order in Order.objects.all()} == {
        ("shopify", "ann@example.com"),
        ("lamps", "bea@example.com"),
    }


def test_a_source_that_is_named_is_not_another_than_the_files_own(file, import_orders):
    lines = [json.dumps(json_order("1")), json.dumps(json_order("2", source="tea"))]
    path = file("\n".join(lines).encode(), "orders.jsonl")

    result = import_orders(path, source="lamps")

    assert ":2 source 'tea' is another source than lamps" in result.complaints[0]
    assert Order.objects.get().source == "lamps"


@pytest.mark.parametrize("named", ["", " ", "x" * 51, "a\0b"])
def test_a_source_has_a_name_that_can_be_kept(file, db, named):
    with pytest.raises(CommandError, match="The source "):
        call_command("import_orders", str(file(b"[]")), source=named)
