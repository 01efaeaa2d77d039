from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction

from handoff import queries
from handoff import services as handoff
from handoff.models import Escalation
from support_agent.conversation import runs
from support_agent.conversation import services as record
from support_agent.conversation.errors import LeaseLost
from support_agent.models import Conversation, Run
from tests.handoff import desk


def escalate(conversation, **values):
    values = {"reason": Escalation.Reason.LIMIT_REACHED, "now": desk.NOW} | values
    return handoff.escalate(conversation_id=conversation.pk, **values)


def test_a_called_person_waits_in_the_queue_and_the_customer_is_told(conversation):
    desk.customer_says(conversation, "Where is it?")

    escalation = escalate(conversation, detail="steps")

    conversation.refresh_from_db()
    assert conversation.holder == Conversation.Holder.QUEUE
    assert list(queries.waiting()) == [escalation]
    assert len(desk.said(conversation, "notice")) == 1


def test_a_person_called_twice_is_called_once_and_the_customer_told_once(conversation):
    desk.customer_says(conversation, "Where is it?")

    first = escalate(conversation)
    second = escalate(conversation, reason=Escalation.Reason.AGENT_FAILED)

    assert second == first
    assert Escalation.objects.count() == 1
    assert len(desk.said(conversation, "notice")) == 1


def test_a_call_while_a_person_is_there_changes_nothing(claimed, operator, conversation):
    again = escalate(conversation)

    conversation.refresh_from_db()
    assert again == claimed
    assert conversation.held_by == operator
    assert len(desk.said(conversation, "notice")) == 2


def test_the_run_that_calls_a_person_ends_as_handed_over_and_says_what_is_left(conversation):
    desk.customer_says(conversation, "I want 20 € because it is late.")
    run = desk.held_run(conversation)

    escalation = escalate(conversation, run=run, detail="steps", unresolved="Whether money is due.")

    run.refresh_from_db()
    assert (run.state, run.end_code) == (Run.State.HANDED_OVER, "steps")
    assert run.resolution == Run.Resolution.STOPPED
    assert run.unresolved == "Whether money is due."
    assert escalation.run == run


def test_a_run_that_failed_ends_as_failed(conversation):
    desk.customer_says(conversation, "Hello?")
    run = desk.held_run(conversation)

    escalate(
        conversation,
        run=run,
        run_state=Run.State.FAILED,
        reason=Escalation.Reason.AGENT_FAILED,
        detail="overloaded",
    )

    run.refresh_from_db()
    assert (run.state, run.end_code) == (Run.State.FAILED, "overloaded")


def test_a_worker_that_lost_its_run_calls_nobody(conversation):
    desk.customer_says(conversation, "Hello?")
    run = desk.held_run(conversation)
    Run.objects.filter(pk=run.pk).update(fence=run.fence + 1)

    with pytest.raises(LeaseLost):
        escalate(conversation, run=run)

    conversation.refresh_from_db()
    assert conversation.holder == Conversation.Holder.AGENT
    assert not Escalation.objects.exists()
    assert desk.said(conversation, "notice") == []


def test_a_call_from_outside_closes_the_open_run(conversation):
    desk.customer_says(conversation, "Hello?")
    run = desk.held_run(conversation)

    escalate(conversation, reason=Escalation.Reason.CUSTOMER_ASKED)

    run.refresh_from_db()
    assert run.state == Run.State.HANDED_OVER
    with transaction.atomic(), pytest.raises(LeaseLost):
        runs.check_held(run)


def test_the_notice_is_in_the_customers_language(conversation):
    conversation.language = "ru"
    conversation.save()
    desk.customer_says(conversation, "Где мой заказ?")

    escalation = escalate(conversation)

    assert "коллегу" in desk.said(conversation, "notice")[0]
    assert escalation.language == "ru"


def test_words_that_no_database_keeps_do_not_stop_the_call(conversation):
    desk.customer_says(conversation, "Hello?")

    escalation = escalate(conversation, wish="money\x00 back\ud83d", detail="x" * 90)

    escalation.refresh_from_db()
    assert escalation.wish == "money back"
    assert escalation.brief["wish"] == "money back"


def test_the_queue_gives_out_the_longest_wait_first(conversation, stranger):
    other = record.start_conversation(customer=stranger, channel="widget", now=desk.NOW)
    late = escalate(conversation)
    early = escalate(other, now=desk.NOW - timedelta(hours=1))

    assert list(queries.waiting()) == [early, late]


def test_two_open_calls_for_one_conversation_are_refused_by_the_database(escalation):
    with pytest.raises(IntegrityError), transaction.atomic():
        Escalation.objects.create(
            conversation=escalation.conversation,
            reason=Escalation.Reason.AGENT_FAILED,
            opened_at=desk.NOW,
            due_at=desk.NOW,
        )


@pytest.mark.parametrize(
    "half",
    [
        {"state": "claimed"},
        {"claimed_at": desk.NOW},
        {"state": "resolved", "ended_at": desk.NOW},
        {"ended_at": desk.NOW},
        {"word": "for nobody"},
    ],
)
def test_an_escalation_is_claimed_and_ended_whole_or_not_at_all(escalation, half):
    with pytest.raises(IntegrityError), transaction.atomic():
        Escalation.objects.filter(pk=escalation.pk).update(**half)
