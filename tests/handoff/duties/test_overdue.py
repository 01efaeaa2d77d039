"""A promise that is not kept in time calls a person by itself, and the customer hears of it once."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db.models.signals import pre_save
from django.utils import timezone

from handoff import duties, duties_overdue, queries, review, tasks
from handoff import services as handoff
from handoff.models import Duty, Escalation
from support_agent.conversation import runs
from support_agent.conversation import services as record
from support_agent.conversation.errors import LeaseLost
from support_agent.models import Conversation, Run
from tests.handoff import desk

pytestmark = pytest.mark.django_db

THEN = datetime(2026, 3, 6, 12, tzinfo=UTC)
LATE = "We are late"
AGAIN = "We are still late"


def late_notices(conversation):
    return [text for text in desk.said(conversation, "notice") if text.startswith((LATE, AGAIN))]


def sweep(now=THEN):
    return [duties_overdue.tell(one, now=now) for one in duties_overdue.conversations()]


def test_before_its_time_nobody_is_told(conversation, opens):
    opens("24/7")
    handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.AGENT_ASKED,
        now=timezone.now() - timedelta(hours=3, minutes=58),
    )

    assert sweep() == []
    assert not duties_overdue.tell(conversation.pk, now=THEN)
    assert late_notices(conversation) == []


def test_a_kept_promise_is_never_late(claimed, operator):
    handoff.reply(claimed, by=operator, text="Here I am.", now=desk.NOW)

    assert sweep() == []


def test_an_answer_that_is_overdue_goes_to_the_top_and_is_promised_anew(escalation, conversation):
    earlier = record.start_conversation(customer=None, channel="widget", now=desk.NOW)
    first = handoff.escalate(
        conversation_id=earlier.pk, reason=Escalation.Reason.AGENT_ASKED, now=desk.NOW
    )
    Duty.objects.filter(conversation=earlier).update(due_at=timezone.now() + timedelta(hours=1))
    Escalation.objects.filter(pk=first.pk).update(due_at=desk.NOW.replace(hour=17))
    assert list(queries.waiting()) == [escalation, first]

    assert sweep() == [True]

    assert late_notices(conversation)[0].endswith("you will have the answer by 16:00 today.")
    duty = Duty.objects.get(conversation=conversation)
    assert (duty.state, duty.missed, duty.due_at) == ("open", 1, THEN.replace(hour=16))
    # The new time moves nobody down again.
    assert list(queries.waiting()) == [escalation, first]


def test_a_second_miss_names_no_further_time_and_a_third_is_none(escalation, conversation):
    sweep()
    sweep()

    assert sweep() == []
    late, again = late_notices(conversation)
    assert late.startswith(LATE)
    assert again.startswith(AGAIN)
    assert not any(sign.isdigit() for sign in again)
    assert [duty.missed for duty in queries.open_duties(conversation)] == [2]


def test_a_decision_that_is_overdue_calls_a_person_where_nobody_was_called(decision, conversation):
    sweep()

    call = Escalation.objects.get()
    assert (call.reason, call.state) == ("promise_overdue", "waiting")
    assert call.due_at == datetime(2026, 3, 6, 10, tzinfo=UTC)
    assert Conversation.objects.get().holder == "queue"
    assert [notice[:11] for notice in desk.said(conversation, "notice")] == [LATE]
    assert {(duty.kind, duty.missed) for duty in queries.open_duties(conversation)} == {
        ("decide", 1),
        ("answer", 1),
    }


def test_what_the_agent_was_about_to_say_is_not_said(decision, conversation):
    run = desk.held_run(conversation)

    sweep()

    assert Run.objects.get().state == "handed_over"
    with pytest.raises(LeaseLost):
        runs.post_agent_reply(run, text="Hi!", resolution=Run.Resolution.DONE, now=desk.NOW)


def test_two_overdue_promises_are_one_call_and_one_notice(decision, conversation):
    duties.make(conversation.pk, kind=Duty.Kind.DECIDE, about="R-9999", now=desk.NOW)

    sweep()

    assert Escalation.objects.count() == 1
    assert len(late_notices(conversation)) == 1
    assert {duty.missed for duty in queries.open_duties(conversation)} == {1}


def test_an_overdue_decision_lifts_the_call_that_waits_already(decision, conversation):
    later = datetime(2026, 3, 9, 9, tzinfo=UTC)
    handoff.escalate(
        conversation_id=conversation.pk, reason=Escalation.Reason.CUSTOMER_ASKED, now=later
    )
    Duty.objects.filter(kind="answer").update(due_at=timezone.now() + timedelta(hours=1))

    sweep()

    call = Escalation.objects.get()
    assert call.reason == "customer_asked"
    assert call.due_at == datetime(2026, 3, 6, 10, tzinfo=UTC)


def test_a_conversation_of_its_colleagues_stays_with_them(decision, conversation, operator):
    handoff.take_over(conversation.pk, by=operator, now=desk.NOW)

    sweep()

    assert Escalation.objects.get().claimed_by == operator
    assert Conversation.objects.get().holder == "person"
    assert len(late_notices(conversation)) == 1


def test_a_late_decision_keeps_its_promise_all_the_same(decision, return_request, reviewer):
    sweep()

    review.decide(return_request.pk, decision="approve", despite=True, by=reviewer, now=THEN)

    decision.refresh_from_db()
    assert (decision.state, decision.missed) == ("kept", 1)


def test_the_beats_task_tells_what_is_late(escalation, conversation):
    tasks.sweep_duties()
    tasks.sweep_duties()

    assert len(late_notices(conversation)) == 1


def test_a_late_decision_ends_the_call_that_was_made_for_it(
    decision, conversation, return_request, reviewer
):
    desk.looked_and_replied(conversation)
    sweep()

    review.decide(return_request.pk, decision="approve", despite=True, by=reviewer, now=THEN)

    call = Escalation.objects.get()
    assert (call.state, call.claimed_by, call.ended_by) == ("resolved", reviewer, reviewer)
    assert Conversation.objects.get().holder == "agent"
    assert queries.open_duties(conversation) == []
    # Nobody is told any more that we are late with what they have.
    sweep()
    assert [notice[:11] for notice in desk.said(conversation, "notice")] == [LATE, "Good news: "]


def test_who_has_come_for_a_late_decision_is_late_no_more_once_it_is_made(
    decision, conversation, return_request, reviewer, operator
):
    desk.looked_and_replied(conversation)
    sweep()
    handoff.claim(Escalation.objects.get(), by=operator, now=THEN)

    review.decide(return_request.pk, decision="approve", despite=True, by=reviewer, now=THEN)

    assert Escalation.objects.get().claimed_by == operator
    assert Conversation.objects.get().holder == "person"
    assert queries.open_duties(conversation) == []
    assert sweep() == []


@pytest.mark.parametrize("why", ["wrote", "other", "asked"])
def test_a_call_that_is_for_more_than_the_decision_goes_on(
    decision, conversation, return_request, reviewer, why
):
    desk.looked_and_replied(conversation)
    if why == "asked":
        handoff.escalate(
            conversation_id=conversation.pk, reason=Escalation.Reason.CUSTOMER_ASKED, now=desk.NOW
        )
    if why == "other":
        duties.make(conversation.pk, kind=Duty.Kind.DECIDE, about="R-9999", now=desk.NOW)
    sweep()
    if why == "wrote":
        desk.customer_says(conversation, "And my money?")

    review.decide(return_request.pk, decision="approve", despite=True, by=reviewer, now=THEN)

    assert Escalation.objects.get().state == "waiting"
    assert "answer" in {duty.kind for duty in queries.open_duties(conversation)}


def test_a_call_ended_without_the_decision_tells_each_miss_once_all_the_same(
    decision, conversation, operator
):
    sweep()
    call = handoff.claim(Escalation.objects.get(), by=operator, now=THEN)
    handoff.resolve(call, by=operator, now=THEN)

    for _ in range(4):
        sweep()

    assert Escalation.objects.filter(state="waiting").count() == 1
    assert [text[:17].strip() for text in late_notices(conversation)] == [
        "We are late: you",
        AGAIN,
    ]


def test_a_conversation_that_cannot_be_told_lets_no_other_wait(decision, conversation, caplog):
    later = record.start_conversation(customer=None, channel="widget", now=desk.NOW)
    duties.make(later.pk, kind=Duty.Kind.DECIDE, about="R-9999", now=THEN)

    def fail(instance, **rest):
        if instance.conversation == conversation:
            raise RuntimeError("as a fault of ours would")

    pre_save.connect(fail, sender=Escalation)
    try:
        tasks.sweep_duties()
    finally:
        pre_save.disconnect(fail, sender=Escalation)

    assert late_notices(conversation) == []
    assert len(late_notices(later)) == 1
    assert str(conversation.pk) in caplog.text
    tasks.sweep_duties()
    assert len(late_notices(conversation)) == 1
