"""What a purse counts is put right by hand only with a reason, and the change is kept."""

import pytest

from support_agent.conversation import corrections, spending
from support_agent.conversation.errors import CeilingReached, CorrectionRefused
from support_agent.conversation.spending import Outcome, Purse
from support_agent.models import Correction, Spending

from .claims import new_claim

pytestmark = pytest.mark.django_db

MONTH = Purse(name="shop in 2026-11", ceiling=5_000_000, code="money_of_month")


def take(amount):
    claim = new_claim()
    spending.take(amount, purses=[MONTH], claim=claim)
    return claim


@pytest.fixture
def month():
    """Four dollars are spent, one of them uncertain, and half a dollar is reserved."""
    spending.put_back(Outcome(rest=0, uncertain=1_000_000), purses=[MONTH], claim=take(4_000_000))
    take(500_000)
    return Spending.objects.get()


def correct(by, *, spent, seen=4_000_000, reason="The provider billed 3 dollars."):
    return corrections.correct(MONTH.name, spent=spent, seen=seen, reason=reason, by=by)


def test_a_correction_frees_what_was_never_billed_and_says_who_when_from_to_and_why(
    month, reviewer
):
    with pytest.raises(CeilingReached):
        take(1_000_000)

    correct(reviewer, spent=3_000_000)

    month.refresh_from_db()
    assert (month.micro_usd, month.uncertain_micro_usd) == (3_500_000, 0)
    (kept,) = corrections.history(MONTH.name)
    assert (kept.before_micro_usd, kept.after_micro_usd) == (4_000_000, 3_000_000)
    assert (kept.corrected_by, kept.reason) == (reviewer, "The provider billed 3 dollars.")
    assert kept.corrected_at
    take(1_000_000)


def test_what_was_spent_while_the_page_was_open_stays_spent(month, reviewer):
    spending.put_back(Outcome(), purses=[MONTH], claim=take(200_000))

    correct(reviewer, spent=3_000_000)

    month.refresh_from_db()
    assert month.micro_usd == 3_700_000


def test_a_bill_beyond_the_ceiling_is_counted_too(month, reviewer):
    correct(reviewer, spent=6_000_000)

    month.refresh_from_db()
    assert (month.micro_usd, month.uncertain_micro_usd) == (6_500_000, 1_000_000)
    with pytest.raises(CeilingReached):
        take(1)


@pytest.mark.parametrize(
    ("spent", "reason"), [(3_000_000, "  "), (-1, "Less."), (3_000_000, "x" * 2_001)]
)
def test_without_a_reason_or_to_less_than_nothing_there_is_none(month, reviewer, spent, reason):
    with pytest.raises(CorrectionRefused):
        correct(reviewer, spent=spent, reason=reason)

    month.refresh_from_db()
    assert month.micro_usd == 4_500_000
    assert not Correction.objects.exists()
