"""What was promised, as the desk is told it: in the queue's rows and beside the conversation."""

from datetime import timedelta

import pytest
from django.utils import timezone

from handoff import duties, duties_overdue
from handoff import services as handoff
from handoff.models import Duty, Escalation
from support_agent.conversation import services as record
from tests.handoff import desk

pytestmark = pytest.mark.django_db


def test_a_row_tells_what_its_customer_was_promised(olaf, escalation, conversation):
    duties.make(conversation.pk, kind=Duty.Kind.DECIDE, about="R-0007", now=desk.NOW)

    (row,) = olaf.get("escalations/").json()["results"]

    assert row["duties"] == [
        {
            "kind": "answer",
            "about": str(escalation.pk),
            "due_at": "2026-03-04T16:00:00Z",
            "missed": 0,
        },
        {"kind": "decide", "about": "R-0007", "due_at": "2026-03-06T10:00:00Z", "missed": 0},
    ]


def test_what_is_overdue_stands_on_top_whoever_was_called_first(olaf, escalation, customer):
    now = timezone.now()
    promised = record.start_conversation(customer=customer, channel="widget", now=now)
    duties.make(promised.pk, kind=Duty.Kind.DECIDE, about="R-0007", now=desk.NOW)
    Duty.objects.filter(kind="answer").update(due_at=now + timedelta(hours=1))
    Escalation.objects.update(due_at=now + timedelta(hours=1))

    duties_overdue.tell(promised.pk, now=now)

    rows = olaf.get("escalations/").json()["results"]
    assert [row["reason"] for row in rows] == ["promise_overdue", "agent_asked"]
    assert {duty["missed"] for duty in rows[0]["duties"]} == {1}


def test_a_conversation_tells_what_is_open_called_or_not(olaf, conversation, return_request):
    path = f"conversations/{conversation.pk}/"
    assert olaf.get(path).json()["duties"] == []

    duties.make(conversation.pk, kind=Duty.Kind.DECIDE, about=return_request.number, now=desk.NOW)

    (duty,) = olaf.get(path).json()["duties"]
    assert (duty["kind"], duty["about"]) == ("decide", return_request.number)


def test_what_is_done_is_told_no_more(olaf, claimed, operator, conversation):
    handoff.reply(claimed, by=operator, text="Here I am.", now=desk.NOW)

    (row,) = olaf.get("escalations/?state=mine").json()["results"]
    assert row["duties"] == []
    assert olaf.get(f"conversations/{conversation.pk}/").json()["duties"] == []
