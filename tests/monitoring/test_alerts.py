"""What staff who watch no metrics are told, as a line in the admin and at the desk."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from handoff import alerts
from handoff import services as handoff
from handoff.models import Escalation
from support_agent.conversation import services
from support_agent.models import Exchange, Run, Spending

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(operator):
    client = Client()
    client.force_login(operator)
    return client


@pytest.fixture
def run(customer):
    now = timezone.now()
    conversation = services.start_conversation(customer=customer, channel="test", now=now)
    return Run.objects.create(
        conversation=conversation,
        first_sequence=1,
        last_sequence=1,
        queued_at=now,
        due_at=now,
        woken_at=now,
    )


def call(run, number, fault, ago=timedelta()):
    Exchange.objects.create(
        run=run,
        step_index=0,
        attempt=number,
        model="claude",
        fault=fault,
        seconds=1,
        request=b"",
        reply=b"",
        created_at=timezone.now() - ago,
    )


def test_where_no_process_told_of_itself_yet_nothing_is_known_of_any():
    assert alerts.for_staff() == []


def test_a_missing_beat_stands_in_the_admin_and_at_the_desk(staff, lives):
    lives("web", "worker")

    for page in ("/admin/", "/desk/"):
        assert "No beat has been seen." in staff.get(page).content.decode()


def test_most_calls_to_the_model_that_fail_are_told(run):
    for number in range(6):
        call(run, number, "overloaded")
    call(run, 9, "")

    (line,) = alerts.for_staff()
    assert line.startswith("Of the last 7 calls to the model 6 failed.")


def test_a_few_that_fail_or_those_of_an_hour_ago_are_not(run):
    for number in range(6):
        call(run, number, "")
    for number in range(6, 11):
        call(run, number, "overloaded")
    for number in range(11, 30):
        call(run, number, "overloaded", ago=timedelta(hours=1))

    assert alerts.for_staff() == []


@pytest.mark.parametrize(("micros", "told"), [(179_999_999, 0), (180_000_000, 1)])
def test_a_month_that_is_nearly_spent_is_told(micros, told):
    month = f"shop in {timezone.localtime():%Y-%m}"
    Spending.objects.create(purse=month, micro_usd=micros, ceiling=200_000_000)

    lines = alerts.for_staff()
    assert len(lines) == told
    assert all(line.startswith("90 % of what the model may cost") for line in lines)


def test_a_call_whose_time_is_over_is_told(run):
    handoff.escalate(
        conversation_id=run.conversation_id,
        reason=Escalation.Reason.CUSTOMER_ASKED,
        now=timezone.now(),
    )
    assert alerts.for_staff() == []
    Escalation.objects.update(due_at=timezone.now() - timedelta(minutes=1))

    (line,) = alerts.for_staff()
    assert line.startswith("1 customer waits for longer than we promised.")
