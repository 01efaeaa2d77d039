"""Purses: bounded whatever happens at the same moment."""

from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from threading import Barrier

import pytest
from django.db import IntegrityError, connection, transaction

from support_agent.conversation import spending
from support_agent.conversation.errors import CeilingReached
from support_agent.conversation.spending import Claim, Outcome, Purse, micro_usd
from support_agent.models import Spending

from .claims import new_claim

ANAS = Purse(name="customer 1 on 2026-11-30", ceiling=3_000_000, code="money_of_day")
SHOPS = Purse(name="shop in 2026-11", ceiling=5_000_000, code="money_of_month")


def take(amount: int, *, purses, claim=None, left=None) -> Claim:
    """Take so much for a call, the first of its claim or one after what was left by those before."""
    claim = claim or new_claim()
    spending.take(amount, purses=purses, claim=claim, after=left)
    return claim


def taken() -> dict[str, int]:
    return dict(Spending.objects.values_list("purse", "micro_usd"))


def refusal(amount: int, *purses: Purse) -> str:
    with pytest.raises(CeilingReached) as refused:
        take(amount, purses=purses)
    return refused.value.code


@pytest.mark.django_db
def test_what_is_taken_is_taken_from_every_purse_and_put_back_into_every_purse():
    call = take(2_000_000, purses=[ANAS, SHOPS])

    spending.put_back(Outcome(rest=1_500_000), purses=[ANAS, SHOPS], claim=call)

    assert taken() == {ANAS.name: 500_000, SHOPS.name: 500_000}


@pytest.mark.django_db
def test_where_one_purse_has_too_little_nothing_is_taken_from_any():
    take(2_000_000, purses=[ANAS, SHOPS])

    assert refusal(1_000_001, ANAS, SHOPS) == "money_of_day"
    assert taken() == {ANAS.name: 2_000_000, SHOPS.name: 2_000_000}


@pytest.mark.django_db
def test_what_an_earlier_call_left_goes_back_with_what_the_next_one_takes():
    call = take(2_900_000, purses=[ANAS, SHOPS])

    take(2_500_000, purses=[ANAS, SHOPS], claim=call, left=Outcome(rest=2_800_000))

    assert taken() == {ANAS.name: 2_600_000, SHOPS.name: 2_600_000}


@pytest.mark.django_db
def test_a_call_that_is_refused_puts_nothing_back_either():
    call = take(2_900_000, purses=[ANAS, SHOPS])

    with pytest.raises(CeilingReached):
        take(2_000_001, purses=[ANAS, SHOPS], claim=call, left=Outcome(rest=1_900_000))

    assert taken() == {ANAS.name: 2_900_000, SHOPS.name: 2_900_000}


@pytest.mark.django_db
def test_the_first_call_of_all_is_bounded_too():
    assert refusal(3_000_001, ANAS, SHOPS) == "money_of_day"
    assert taken() == {}


@pytest.mark.django_db
def test_a_purse_may_be_emptied_to_the_last_millionth():
    take(3_000_000, purses=[ANAS])

    assert taken() == {ANAS.name: 3_000_000}
    assert refusal(1, ANAS) == "money_of_day"


@pytest.mark.django_db
def test_a_ceiling_that_was_lowered_holds_at_once_and_a_raised_one_gives_more():
    call = take(2_000_000, purses=[SHOPS])
    lower, higher = (
        Purse(name=SHOPS.name, ceiling=ceiling, code="") for ceiling in (1_000_000, 9_000_000)
    )

    with pytest.raises(CeilingReached):
        take(1, purses=[lower])
    spending.put_back(Outcome(rest=500_000), purses=[lower], claim=call)
    take(7_500_000, purses=[higher])

    assert taken() == {SHOPS.name: 9_000_000}


@pytest.mark.django_db
def test_the_table_itself_refuses_more_than_a_ceiling():
    take(2_000_000, purses=[ANAS])

    with pytest.raises(IntegrityError, match="no_more_is_taken_than_the_ceiling"):
        Spending.objects.update(micro_usd=ANAS.ceiling + 1)


@pytest.mark.django_db
def test_a_refusal_leaves_the_transaction_around_it_to_go_on():
    with transaction.atomic():
        call = take(3_000_000, purses=[ANAS])
        assert refusal(1, ANAS) == "money_of_day"
        spending.put_back(Outcome(rest=1_000_000), purses=[ANAS], claim=call)

    assert taken() == {ANAS.name: 2_000_000}


@pytest.mark.django_db
def test_what_a_call_cost_more_than_was_taken_for_it_is_counted_whatever_the_ceiling():
    call = take(3_000_000, purses=[ANAS])

    spending.put_back(Outcome(rest=-5), purses=[ANAS], claim=call)

    assert taken() == {ANAS.name: 3_000_005}
    assert refusal(1, ANAS) == "money_of_day"


@pytest.mark.parametrize(
    ("usd", "millionths"), [("0.25", 250_000), ("0.00000001", 1), ("200", 200_000_000), ("0", 0)]
)
def test_an_amount_is_counted_in_millionths_and_never_too_small(usd, millionths):
    assert micro_usd(Decimal(usd)) == millionths


@pytest.mark.django_db(transaction=True)
def test_calls_at_the_same_moment_pass_no_ceiling_together():
    start = Barrier(12)

    def call(place: int) -> str:
        # Each has a purse of its own, and all share one: by pairs in turn the customer's.
        own = Purse(name=f"run {place}", ceiling=9_000_000, code="money")
        start.wait(timeout=30)
        try:
            take(700_000, purses=[own, ANAS, SHOPS] if place % 2 else [own, SHOPS])
        except CeilingReached as ceiling:
            return ceiling.code
        finally:
            connection.close()
        return "taken"

    with ThreadPoolExecutor(12) as pool:
        outcomes = list(pool.map(call, range(12)))

    assert outcomes.count("taken") == 7
    assert taken()[SHOPS.name] == 4_900_000
    assert taken()[ANAS.name] <= ANAS.ceiling
    assert len(taken()) == 7 + 2


@pytest.mark.django_db(transaction=True)
def test_a_refusal_names_the_purse_that_is_empty_also_while_others_put_something_back():
    month = Purse(name="shop in 2026-11", ceiling=1_000_000, code="money_of_month")
    start, named = Barrier(8), []

    def takes_and_puts_back(place):
        own = Purse(name=f"run {place}", ceiling=9_000_000, code="money")
        start.wait()
        try:
            for _ in range(40):
                try:
                    call = take(300_000, purses=[own, month])
                except CeilingReached as refused:
                    named.append(refused.code)
                else:
                    spending.put_back(Outcome(rest=300_000), purses=[own, month], claim=call)
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(takes_and_puts_back, range(8)))

    assert set(named) == {"money_of_month"}
    assert taken()[month.name] == 0
