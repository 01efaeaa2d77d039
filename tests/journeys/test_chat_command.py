"""The terminal says what is wrong with a call of it, and ends properly otherwise."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from orders.demo import seeding
from orders.models import Order

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def shop():
    seeding.seed(now=timezone.now())


def refusal(*texts, **options):
    with pytest.raises(CommandError) as refused:
        call_command("chat", *texts, **{"planner": "offline"} | options, stdout=StringIO())
    assert refused.value.returncode == 2
    return str(refused.value)


def test_an_unknown_customer_is_named(shop):
    assert "'nobody@example.com'" in refusal("hello", customer="nobody@example.com")


def test_an_empty_text_is_refused(shop):
    assert "empty" in refusal("hello", "  ")


def test_without_a_shop_it_says_how_to_get_one():
    assert "seed_shop" in refusal("hello")


def test_claude_without_a_key_is_refused(shop):
    assert "ANTHROPIC_API_KEY" in refusal("hello", planner="claude")


def test_the_trace_reads_from_the_task_to_the_end(shop):
    owner = Order.objects.select_related("customer").get(number="1187").customer.email
    out = StringIO()

    call_command(
        "chat",
        "The headphones from order 1187 are damaged, I want to return them.",
        customer=owner,
        planner="offline",
        stdout=out,
    )

    lines = [line.strip() for line in out.getvalue().splitlines() if line.strip()]
    starts = ["Planner:", "Task:", "1. plan", "action  get_order_status", "saw", "took", "2. plan"]
    found = [next(line for line in lines if line.startswith(start)) for start in starts]
    assert [lines.index(line) for line in found] == sorted(lines.index(line) for line in found)
    assert any(line.startswith("End: replied (reply)") for line in lines)
    assert lines[-1].startswith("Customer reads:")
