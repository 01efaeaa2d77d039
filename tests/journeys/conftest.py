"""The demonstration shop under any numbers, and conversations through the real command."""

import json
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from orders.demo import seeding
from orders.models import Order


@pytest.fixture(params=["as it is", "renumbered"])
def number(request, transactional_db):
    """What an order of the demonstration shop is called here. No rule may know its number."""
    renumber = str if request.param == "as it is" else lambda number: str(int(number) * 7 + 30_000)
    seeding.seed(now=timezone.now(), renumber=renumber)
    return renumber


@pytest.fixture
def chat():
    """Hold a conversation by the command; the turns as it prints them."""

    def _chat(*texts, customer=None):
        out = StringIO()
        call_command("chat", *texts, customer=customer, planner="offline", json=True, stdout=out)
        return json.loads(out.getvalue())["turns"]

    return _chat


@pytest.fixture
def owner_of():
    """The e-mail of whoever bought this."""

    def _owner_of(order_number):
        return Order.objects.select_related("customer").get(number=order_number).customer.email

    return _owner_of


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
