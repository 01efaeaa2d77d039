"""The page of a purse: what is spent, uncertain and reserved, and a correction by an owner alone."""

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from django.urls import reverse

from support_agent.conversation import spending
from support_agent.conversation.spending import Outcome, Purse
from support_agent.models import Correction, Spending
from tests.agent.money.claims import new_claim

pytestmark = pytest.mark.django_db

MONTH = Purse(name="shop in 2026-11", ceiling=5_000_000, code="money_of_month")
LIST = reverse("admin:support_agent_spending_changelist")


@pytest.fixture
def month():
    """Four dollars are spent, one of them uncertain, and half a dollar is reserved."""
    claim = new_claim()
    spending.take(4_000_000, purses=[MONTH], claim=claim)
    spending.put_back(Outcome(uncertain=1_000_000), purses=[MONTH], claim=claim)
    spending.take(500_000, purses=[MONTH], claim=new_claim())
    return Spending.objects.get()


@pytest.fixture
def owner(reviewer):
    client = Client()
    client.force_login(reviewer)
    return client


@pytest.fixture
def bookkeeper():
    """May look at what is spent and change nothing."""
    user = User.objects.create_user("bob", password="x", is_staff=True)
    user.user_permissions.add(Permission.objects.get(codename="view_spending"))
    client = Client()
    client.force_login(user)
    return client


def page_of(month):
    return reverse("admin:support_agent_spending_change", args=[month.pk])


def correct(client, month, **typed):
    sent = {"amount": "3.00", "seen": "4000000", "reason": "The bill says so."} | typed
    return client.post(reverse("admin:support_agent_spending_correct", args=[month.pk]), sent)


def test_list_and_page_show_spent_uncertain_reserved_and_ceiling_apart(owner, month):
    for shown in (owner.get(LIST), owner.get(page_of(month))):
        text = shown.content.decode()
        for amount in ("$4.0000", "$1.0000", "$0.5000", "$5.00"):
            assert amount in text


def test_an_owner_corrects_it_and_the_page_says_who_and_why(owner, month):
    assert correct(owner, month).status_code == 302

    text = owner.get(page_of(month)).content.decode()
    assert "$4.0000 became $3.0000" in text
    assert "Rita" in text
    assert "The bill says so." in text
    month.refresh_from_db()
    assert month.micro_usd == 3_500_000


def test_nobody_else_may_and_nothing_is_offered_to_them(bookkeeper, month):
    assert "Correct what was spent" not in bookkeeper.get(page_of(month)).content.decode()
    assert correct(bookkeeper, month).status_code == 403
    assert correct(Client(), month).status_code == 302
    assert not Correction.objects.exists()


@pytest.mark.parametrize(
    "typed",
    [
        {"reason": " "},
        {"amount": "much"},
        {"amount": "-1"},
        {"amount": "NaN"},
        {"amount": "1e99"},
        {"seen": "x"},
    ],
)
def test_what_can_not_be_is_refused_with_a_sentence_and_what_was_typed_stays(owner, month, typed):
    answer = correct(owner, month, **typed)

    assert answer.status_code == 400
    assert 'role="alert"' in answer.content.decode()
    assert not Correction.objects.exists()


def test_a_correction_is_no_get_and_needs_the_form_of_the_page(owner, month, reviewer):
    address = reverse("admin:support_agent_spending_correct", args=[month.pk])
    assert owner.get(address).status_code == 405
    forged = Client(enforce_csrf_checks=True)
    forged.force_login(reviewer)
    assert (
        forged.post(address, {"amount": "0", "seen": "4000000", "reason": "x"}).status_code == 403
    )
