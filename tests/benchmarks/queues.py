"""A long queue beside a short one."""

import statistics
import time
from typing import Any

from django.contrib.auth.models import User
from django.db import connection
from django.test import Client

from handoff.desk import paging
from handoff.models import Escalation
from orders.models import ReturnRequest

from .figure import Figure, at_most

SHORT, LONG = 100, 100_000
DEEP = 80_000
ROUNDS = 9
PAGES = {
    "escalations, desk": "/api/v1/staff/escalations/",
    "returns, desk": "/api/v1/staff/returns/",
    "escalations, admin": "/admin/handoff/escalation/",
    "returns, admin": "/admin/handoff/returnreview/",
}


def measure() -> list[Figure]:
    """The first page of a long queue, and a page far down, beside the first of a short one."""
    colleague = User.objects.create_superuser("benchmark")
    client = Client(SERVER_NAME="localhost")
    client.force_login(colleague, backend="django.contrib.auth.backends.ModelBackend")
    _fill(1, SHORT)
    short = {name: _page(client, address) for name, address in PAGES.items()}
    _fill(SHORT + 1, LONG)
    long = {name: _page(client, address) for name, address in PAGES.items()}
    figures = [_figure(f"first page of 100,000 {name}", long[name], short[name]) for name in PAGES]
    for name, key in (("escalations, desk", _escalation()), ("returns, desk", _return())):
        far = _page(client, f"{PAGES[name]}?after={key}")
        figures.append(_figure(f"page behind 80,000 {name}", far, short[name]))
    return figures


def _figure(name: str, measured: float, floor: float) -> Figure:
    return at_most(3, name=f"{name}, beside 100", measured=measured, floor=floor, unit="ms")


def _escalation() -> str:
    row = Escalation.objects.order_by("due_at", "pk")[DEEP]
    return paging._key(row.due_at, row.pk)


def _return() -> str:
    row = ReturnRequest.objects.order_by("requested_at", "pk")[DEEP]
    return paging._key(row.requested_at, row.pk)


def _page(client: Client, address: str) -> float:
    taken = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        answer: Any = client.get(address)
        taken.append(time.perf_counter() - began)
        if answer.status_code != 200:
            raise AssertionError(f"{address} answers {answer.status_code}.")
    return statistics.median(taken) * 1000


def _fill(first: int, last: int) -> None:
    numbers = "generate_series(%s::int, %s::int) n"
    with connection.cursor() as cursor:
        for sql in (
            "INSERT INTO support_agent_conversation (id, channel, language, holder, "
            "last_sequence, episode_since, created_at) SELECT md5('b' || n)::uuid, 'b', 'en', "
            f"'queue', 1, 0, now() FROM {numbers}",
            "INSERT INTO support_agent_message (conversation_id, sequence, author, text, "
            "created_at) SELECT md5('b' || n)::uuid, 1, 'customer', 'I want a person', now() "
            f"FROM {numbers}",
            "INSERT INTO handoff_escalation (conversation_id, reason, detail, wish, brief, "
            "language, state, opened_at, due_at, word) SELECT md5('b' || n)::uuid, 'customer_asked', '', "
            "'A person', '{}', 'en', 'waiting', now() + n * interval '1 second', "
            "now() + n * interval '1 second', '' "
            f"FROM {numbers}",
            "INSERT INTO orders_order (id, source, number, email, postcode, placed_at, currency, "
            "total, subtotal, shipping_cost, tax, discount, payment_state, updated_at) SELECT "
            "3000000 + n, 'queue', 'Q' || n, '', '', now(), 'EUR', 1, 1, 0, 0, 0, 'paid', now() "
            f"FROM {numbers}",
            "INSERT INTO orders_returnrequest (order_id, kind, reason, state, requested_at, key, "
            "origin_channel, origin_key, decision_reason) SELECT 3000000 + n, 'return', 'Broken', "
            "'requested', now() + n * interval '1 second', 'queue-' || n, '', '', '' "
            f"FROM {numbers}",
        ):
            cursor.execute(sql, [first, last])
        cursor.execute("ANALYZE")
