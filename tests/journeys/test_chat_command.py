"""The terminal says what is wrong with a call of it, and ends properly otherwise."""

import json
from dataclasses import replace
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from orders.demo import seeding
from orders.models import Order
from support_agent.agent.requests import requests_of
from support_agent.models import Run
from tests.servers.messages_api.answers import calls, says
from tests.servers.messages_api.server import MessagesApi

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


def test_the_requests_that_are_printed_are_those_that_were_sent(shop, settings):
    owner = Order.objects.select_related("customer").get(number="1187").customer.email
    out = StringIO()
    with MessagesApi(
        calls(("get_order_status", {"order_id": "1187"}), words="Look it up."),
        says("It was delivered."),
        says("You are welcome."),
    ) as provider:
        settings.SUPPORT = replace(
            settings.SUPPORT, anthropic_api_key="test", anthropic_base_url=provider.url
        )
        call_command(
            "chat",
            "Where is 1187?",
            "Thank you",
            customer=owner,
            planner="claude",
            requests=True,
            stdout=out,
        )

    requests = [request for run in Run.objects.order_by("pk") for request in requests_of(run)]
    assert requests == provider.bodies
    assert len(requests) == 3
    for request in requests:
        assert json.dumps(request, ensure_ascii=False, indent=2) in out.getvalue()


def test_the_offline_planner_says_that_nothing_was_sent(shop):
    out = StringIO()

    call_command("chat", "hello", planner="offline", requests=True, stdout=out)

    assert "Nothing was sent" in out.getvalue()
