"""What is old goes, kind by kind and batch by batch; what somebody waits for never does."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from handoff import duties
from handoff import services as handoff
from handoff.models import Duty, Escalation
from handoff.privacy import deletion, retention
from support_agent.agent.memory import WindowMemory
from support_agent.agent.tasks import forget
from support_agent.conversation import services
from support_agent.conversation.spending import Purse, take
from support_agent.models import Conversation, Message, Run, Spending, Step
from tests.agent.money.claims import new_claim
from tests.handoff import desk
from tests.privacy.lives import live
from tests.privacy.scan import found_in_tables

pytestmark = pytest.mark.django_db
LONG_AGO = timedelta(days=800)


@pytest.fixture(autouse=True)
def terms(settings):
    """How long each kind is kept in these tests."""

    def _terms(**days):
        settings.SUPPORT = replace(settings.SUPPORT, **days)

    _terms(record_days=30, conversation_days=730, spending_days=90)
    return _terms


@pytest.fixture
def ana(customer, operator):
    return live(customer, number="1187", by=operator)


def aged(conversation, by=LONG_AGO):
    """The conversation as if all of it had been so long ago."""
    then = timezone.now() - by
    Conversation.objects.filter(pk=conversation.pk).update(created_at=then)
    Message.objects.filter(conversation=conversation).update(created_at=then)
    Step.objects.filter(run__conversation=conversation).update(created_at=then)
    ended = Run.objects.filter(conversation=conversation, state__in=Run.OPEN)
    ended.update(state=Run.State.REPLIED, ended_at=then, lease_until=None)
    return conversation


def test_an_old_conversation_goes_with_all_that_was_made_from_it(ana):
    aged(ana.conversation)
    aged(ana.guest, by=timedelta(days=10))

    forget()

    assert list(Conversation.objects.all()) == [ana.guest]
    mark, key = ana.words[0], str(ana.conversation.pk)
    left = {place.split(".")[0] for place in found_in_tables([mark, key])}
    # The customer, their orders and days, and their other conversation are no part of it.
    assert left == {
        *("orders_customer", "orders_customermerge", "orders_order", "orders_shipment"),
        *("support_agent_message", "support_agent_correction", "django_admin_log"),
    }


def test_a_conversation_in_which_somebody_wrote_of_late_stays(ana):
    aged(ana.conversation)
    desk.customer_says(ana.conversation, "Me again")
    Message.objects.filter(text="Me again").update(created_at=timezone.now())

    forget()

    assert Conversation.objects.filter(pk=ana.conversation.pk).exists()


def test_who_keeps_them_for_ever_loses_none(ana, terms):
    terms(conversation_days=0)
    aged(ana.conversation, by=timedelta(days=30_000))

    forget()

    assert Conversation.objects.filter(pk=ana.conversation.pk).exists()


def _call(conversation, request):
    handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.CUSTOMER_ASKED,
        now=timezone.now() - LONG_AGO,
    )


def _promise(conversation, request):
    then = timezone.now() - LONG_AGO
    duties.make(conversation.pk, kind=Duty.Kind.DECIDE, about="R-1", now=then)


def _ask_back(conversation, request):
    type(request).objects.filter(pk=request.pk).update(
        state="requested", decided_at=None, decided_by=None, decision_reason=""
    )


WAITING = {
    "a colleague is called": _call,
    "something is promised": _promise,
    "a return is to be decided": _ask_back,
}


@pytest.mark.parametrize("wait", WAITING.values(), ids=WAITING)
def test_a_conversation_that_somebody_waits_in_stays_however_old(ana, wait):
    wait(ana.conversation, ana.request)
    aged(ana.conversation)

    forget()

    assert Conversation.objects.filter(pk=ana.conversation.pk).exists()


def test_those_that_stay_are_in_nobodys_way(ana, monkeypatch):
    monkeypatch.setattr(retention, "CONVERSATIONS_AT_ONCE", 1)
    _ask_back(ana.conversation, ana.request)
    aged(ana.conversation, by=2 * LONG_AGO)
    others = [
        services.start_conversation(customer=None, channel="test", now=timezone.now() - LONG_AGO)
        for _ in range(3)
    ]

    assert retention.forget_conversations() == len(others)
    assert set(Conversation.objects.all()) == {ana.conversation, ana.guest}


def test_of_old_steps_the_models_own_words_go_and_the_trace_stays(ana):
    aged(ana.conversation, by=timedelta(days=31))

    forget()

    step = Step.objects.get(run__conversation=ana.conversation, index=0)
    assert (step.raw, step.facts) == ([], None)
    assert step.plan.startswith("plan ")
    assert step.calls.get().content == {"note": ana.words[0]}
    assert step.forgotten_at is not None


def test_young_steps_and_those_of_a_run_that_goes_on_stay_whole(ana):
    step = Step.objects.get(run__conversation=ana.conversation, index=0)
    forget()
    assert Step.objects.get(pk=step.pk).raw

    aged(ana.conversation, by=timedelta(days=31))
    Run.objects.filter(pk=step.run_id).update(state=Run.State.QUEUED, ended_at=None)
    forget()

    assert Step.objects.get(pk=step.pk).raw


def test_who_keeps_no_calls_keeps_no_replies_of_ended_runs(ana, terms):
    terms(record_days=0)
    Run.objects.filter(state__in=Run.OPEN).update(state=Run.State.REPLIED, ended_at=timezone.now())

    forget()

    assert not Step.objects.exclude(raw=[]).exists()


def test_the_agent_remembers_what_it_did_in_steps_that_are_forgotten(ana):
    before = WindowMemory(least=14).recall(_next_run(ana), now=timezone.now())
    aged(ana.conversation, by=timedelta(days=31))
    forget()

    after = WindowMemory(least=14).recall(_next_run(ana), now=timezone.now())

    assert [entry.plan.text for entry in _steps(after)] == [
        entry.plan.text for entry in _steps(before)
    ]
    assert _steps(after)


def _next_run(life):
    return desk.held_run(life.conversation)


def _steps(turn):
    return [entry for entry in turn.history if hasattr(entry, "plan")]


def test_old_purses_go_but_for_the_months_of_the_shop(ana):
    take(1, purses=[Purse(name="shop in 2024-01", ceiling=10, code="month")], claim=new_claim())
    take(1, purses=[Purse(name="run 7", ceiling=10, code="run")], claim=new_claim())
    Spending.objects.exclude(purse="run 7").update(taken_at=timezone.now() - timedelta(days=91))

    forget()

    assert set(Spending.objects.values_list("purse", flat=True)) == {"run 7", "shop in 2024-01"}


def test_a_purse_that_is_used_stays(db):
    ours = [Purse(name="conversation 7", ceiling=10, code="money")]
    take(1, purses=ours, claim=new_claim())
    Spending.objects.update(taken_at=timezone.now() - timedelta(days=91))

    take(1, purses=ours, claim=new_claim())
    forget()

    assert Spending.objects.get().micro_usd == 2


def test_more_than_one_batch_is_worked_off_and_no_more_than_some_of_them(ana, monkeypatch):
    monkeypatch.setattr(retention, "BATCH", 2)
    monkeypatch.setattr(retention, "MOST_BATCHES", 3)
    then = timezone.now() - timedelta(days=91)
    Spending.objects.all().delete()
    Spending.objects.bulk_create(
        Spending(purse=f"run {number}", micro_usd=1, ceiling=1, taken_at=then)
        for number in range(10)
    )

    assert [retention.forget_spending() for _ in range(3)] == [6, 4, 0]


def test_a_long_conversation_goes_in_batches_too(ana, monkeypatch):
    monkeypatch.setattr(deletion, "BATCH", 3)
    for number in range(20):
        desk.customer_says(ana.conversation, f"kept-{number}")
    aged(ana.conversation)

    forget()

    assert not Message.objects.filter(conversation=ana.conversation).exists()


@pytest.mark.parametrize(
    ("forgetting", "index"),
    [
        (
            lambda: Step.objects.filter(forgotten_at=None, created_at__lt=timezone.now()),
            "steps_kept_whole",
        ),
        (lambda: Spending.objects.filter(taken_at__lt=timezone.now()), "taken_at"),
        (lambda: Conversation.objects.filter(created_at__lt=timezone.now()), "created_at"),
    ],
)
def test_what_it_looks_for_is_found_by_an_index(db, forgetting, index):
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            # So few rows are read whole otherwise.
            cursor.execute("SET LOCAL enable_seqscan = off")
        plan = forgetting().order_by().explain()

    assert index in plan
