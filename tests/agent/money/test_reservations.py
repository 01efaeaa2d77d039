"""Money that is reserved for a call is settled once, whoever dies, freezes or wakes meanwhile."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from decimal import Decimal
from threading import Barrier
from uuid import uuid4

import pytest
from django.db import connection
from django.db.models import F
from django.utils import timezone

from support_agent.conversation import reservations, runs, services, spending
from support_agent.conversation.reservations import OLD, settle_old
from support_agent.conversation.spending import Claim, Outcome, Purse
from support_agent.models import Reservation, Spending, Step

pytestmark = pytest.mark.django_db

WORST = 900_000
MONTH = Purse(name="shop in 2026-11", ceiling=5_000_000, code="money_of_month")
OWN = Purse(name="conversation of Ana", ceiling=2_000_000, code="money_of_conversation")
PURSES = (OWN, MONTH)
# What a process of the release before writes, word for word.
AS_BEFORE = (
    'INSERT INTO "support_agent_spending" AS kept (purse, micro_usd, ceiling) VALUES (%s, %s, %s) '
    "ON CONFLICT (purse) DO UPDATE SET "
    "micro_usd = kept.micro_usd + excluded.micro_usd, ceiling = excluded.ceiling"
)


@pytest.fixture
def run(customer):
    conversation = services.start_conversation(
        customer=customer, channel="test", now=timezone.now()
    )
    run = runs.begin_run(conversation, task="answer", first_sequence=1, last_sequence=1)
    return runs.claim_run(run.pk, planner="claude")


@pytest.fixture
def claim(run):
    """A worker's hold on the run, which has reserved the worst price of a call."""
    claim = Claim(key=uuid4(), run_id=run.pk, fence=run.fence)
    spending.take(WORST, purses=PURSES, claim=claim)
    return claim


def grow_old():
    Reservation.objects.update(taken_at=F("taken_at") - OLD - timedelta(seconds=1))


def counted():
    """What each purse counts, and what of it is uncertain."""
    rows = Spending.objects.order_by("purse").values_list("micro_usd", "uncertain_micro_usd")
    return set(rows)


def stored_step(run, **columns):
    return Step.objects.create(
        run=run, index=0, created_at=timezone.now(), input_tokens=1_000, **columns
    )


def test_what_is_reserved_of_late_is_left_alone(claim):
    assert settle_old() == 0

    assert reservations.reserved() == {OWN.name: WORST, MONTH.name: WORST}
    assert Reservation.objects.get().micro_usd == WORST


def test_a_worker_that_died_leaves_the_worst_price_counted_and_uncertain(claim):
    grow_old()

    assert settle_old() == 1

    assert counted() == {(WORST, WORST)}
    assert reservations.reserved() == {}


def test_where_its_step_was_stored_the_cost_is_known_and_the_rest_is_freed(claim, run):
    stored_step(run, cost_usd=Decimal("0.2"))
    grow_old()

    settle_old()

    assert counted() == {(200_000, 0)}


@pytest.mark.parametrize("stored", [{"failure": "max_tokens"}, {"instead_of": "claude (cut_off)"}])
def test_a_step_that_does_not_tell_what_the_call_cost_frees_nothing(claim, run, stored):
    stored_step(run, cost_usd=Decimal("0.2"), **stored)
    grow_old()

    settle_old()

    assert counted() == {(WORST, WORST)}


def test_a_step_of_the_worker_that_came_after_frees_nothing_for_the_one_that_died(claim, run):
    run.fence += 1
    run.save(update_fields=["fence"])
    stored_step(run, cost_usd=Decimal("0.2"))
    grow_old()

    settle_old()

    assert counted() == {(WORST, WORST)}


def test_a_worker_that_wakes_after_its_reservation_was_settled_puts_nothing_back(claim):
    grow_old()
    settle_old()

    assert not spending.put_back(Outcome(rest=800_000), purses=PURSES, claim=claim)

    assert counted() == {(WORST, WORST)}


def test_its_next_call_is_then_taken_whole(claim):
    grow_old()
    settle_old()

    spending.take(300_000, purses=PURSES, claim=claim, after=Outcome(rest=800_000))

    assert counted() == {(WORST + 300_000, WORST)}
    assert Reservation.objects.get().micro_usd == 300_000


def test_nothing_is_counted_for_purses_that_were_erased_meanwhile(claim):
    Spending.objects.filter(purse=OWN.name).delete()
    grow_old()

    settle_old()

    assert list(Spending.objects.values_list("purse", flat=True)) == [MONTH.name]


def test_a_process_of_the_release_before_takes_and_puts_back_beside_us(claim):
    with connection.cursor() as cursor:
        cursor.execute(AS_BEFORE, [MONTH.name, 400_000, MONTH.ceiling])
        cursor.execute(AS_BEFORE, ["shop in 2026-12", 100, 1_000])
        cursor.execute(AS_BEFORE, [MONTH.name, -300_000, MONTH.ceiling])

    spending.put_back(Outcome(rest=WORST - 50), purses=PURSES, claim=claim)

    assert Spending.objects.get(purse=MONTH.name).micro_usd == 100_050
    assert Spending.objects.get(purse="shop in 2026-12").uncertain_micro_usd == 0


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_worker_and_the_sweep_at_the_same_moment_put_it_back_once(run):
    for _ in range(15):
        Spending.objects.all().delete()
        claim = Claim(key=uuid4(), run_id=run.pk, fence=run.fence)
        spending.take(WORST, purses=PURSES, claim=claim)
        grow_old()
        start = Barrier(3)

        def settle(settles, start=start):
            start.wait(timeout=30)
            try:
                return settles()
            finally:
                connection.close()

        def worker_does(claim=claim):
            return spending.put_back(Outcome(rest=800_000), purses=PURSES, claim=claim)

        with ThreadPoolExecutor(3) as pool:
            settled = list(pool.map(settle, [settle_old, settle_old, worker_does]))

        assert sum(settled) == 1
        assert counted() in ({(WORST, WORST)}, {(100_000, 0)})
