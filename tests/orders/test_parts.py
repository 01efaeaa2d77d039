"""An order that is read with all its parts in one statement is the order that Django reads."""

from decimal import Decimal

from orders import parts
from orders.models import Order


def columns(row):
    return {field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields}


def all_of(rows):
    return [columns(row) for row in rows]


def test_every_column_comes_back_as_django_reads_it(customer, place_order, ask_return):
    placed = place_order(customer, ('Shirt “Ñandú” 🦙\\ "x"', 2), ("Mug", 1))
    ask_return(placed, ('Shirt “Ñandú” 🦙\\ "x"', 1))
    Order.objects.update(total=Decimal("79.90"), tax=Decimal("123456789012.05"), discount=1)
    before = Order.objects.get()

    (order,) = parts.read(Order.objects.all(), *parts.PARTS)

    assert columns(order) == columns(before)
    assert str(order.total) == "79.90"
    for part in parts.PARTS:
        assert all_of(getattr(order, part).all()) == all_of(getattr(before, part).all())


def test_the_parts_are_there_and_know_their_order(customer, place_order, django_assert_num_queries):
    place_order(customer, ("Shirt", 2))

    with django_assert_num_queries(1):
        (order,) = parts.read(Order.objects.all(), *parts.PARTS)
        assert [line.order for line in order.lines.all()] == [order]
        assert not order.return_requests.all()


def test_each_order_has_its_own_parts(customer, place_order):
    for n in range(3):
        place_order(customer, (f"Thing {n}", 1), number=str(n), days_ago=n)

    orders = parts.read(Order.objects.order_by("-placed_at")[:2], "lines")

    assert [(order.number, order.lines.all()[0].title) for order in orders] == [
        ("0", "Thing 0"),
        ("1", "Thing 1"),
    ]


def test_no_order_is_an_empty_list(db):
    assert parts.read(Order.objects.filter(number="1"), "lines") == []
    assert parts.read(Order.objects.none(), "lines") == []


def test_asked_on_the_parts_are_the_orders_own(customer, place_order):
    for number in ("1", "2"):
        place_order(customer, ("Shirt", 2), ("Mug", 1), number=number)

    orders = parts.read(Order.objects.all(), "lines")

    for order in orders:
        assert order.lines.filter(title="Mug").get().order == order
        assert order.lines.all().exclude(title="Mug").get().order == order
