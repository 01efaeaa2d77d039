"""One order among a thousand and among a million."""

import statistics
import time
from collections.abc import Callable

from django.db import connection

from orders import queries, recognition
from orders.models import Customer

from .counting import counted
from .figure import Figure

FEW, MANY = 1_000, 1_000_000


def look_up() -> list[Figure]:
    """An order is found among a million as among a thousand."""
    customer = Customer.objects.create(external_id="benchmark", email="benchmark@example.com")
    figures = []
    looks = {
        "the customer's": lambda: queries.get_order(customer=customer, number="B500"),
        "a guest's": lambda: _proof("B500"),
    }
    _fill_orders(1, FEW, customer)
    before = {name: (_plan(look), _time(look)) for name, look in looks.items()}
    _fill_orders(FEW + 1, MANY, customer)
    for name, look in looks.items():
        plan, floor = before[name]
        same = _plan(look) == plan and "Seq Scan" not in plan
        measured = _time(look)
        figures.append(
            Figure(
                name=f"look-up of {name} order among 1,000,000, beside 1,000",
                wanted="the same plan, by an index",
                measured=f"{measured:.2f} ms, {'the same plan' if same else 'another plan or none'}",
                floor=f"{floor:.2f} ms",
                ratio=measured / floor,
                met=same,
            )
        )
    return figures


def _proof(number: str) -> object:
    return recognition.proven_order(number=number, email="nobody@example.com")


def _fill_orders(first: int, last: int, customer: Customer) -> None:
    # One customer in a thousand rows, as nobody buys a million times.
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO orders_customer (id, external_id, name) "
            "SELECT 1000000 + n, 'b' || n, '' FROM generate_series(%s::int, %s::int, 10) n",
            [first, last],
        )
        cursor.execute(
            "INSERT INTO orders_order (customer_id, source, number, email, postcode, placed_at, "
            "currency, total, subtotal, shipping_cost, tax, discount, payment_state, updated_at) "
            "SELECT CASE WHEN n %% 100000 = 500 THEN %s ELSE 1000000 + n - (n - 1) %% 10 END, "
            "'benchmark', 'B' || n, '', '', now() - n * interval '1 second', 'EUR', 1, 1, 0, 0, "
            "0, 'paid', now() FROM generate_series(%s::int, %s::int) n",
            [customer.pk, first, last],
        )
        cursor.execute("ANALYZE orders_order, orders_customer")


def _plan(look: Callable[[], object]) -> str:
    (statement, *_) = [sql for sql in counted(look).sql if "number" in sql]
    # How the order is found. Its parts are read by its key, from tables that are not filled here,
    # and a table of ten rows is read as a whole.
    found = statement.removeprefix("WITH wanted (id) AS (").partition(") SELECT 'order'")[0]
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (COSTS OFF) {found}")
        return "\n".join(line for (line,) in cursor.fetchall())


def _time(look: Callable[[], object]) -> float:
    taken = []
    for _ in range(50):
        began = time.perf_counter()
        look()
        taken.append(time.perf_counter() - began)
    return statistics.median(taken) * 1000
