"""The queue, tab by tab and page by page."""

from datetime import timedelta

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from handoff import services as handoff
from handoff.desk.paging import PAGE
from handoff.models import Escalation
from support_agent.conversation import services as record
from support_agent.models import Conversation, Message
from tests.handoff import desk

pytestmark = pytest.mark.django_db


def called(count, *, customer=None, reason=Escalation.Reason.AGENT_ASKED):
    """So many calls for a person, a minute apart, the oldest first."""
    start = Escalation.objects.count()
    conversations = Conversation.objects.bulk_create(
        Conversation(customer=customer, holder="queue", created_at=desk.NOW) for _ in range(count)
    )
    return Escalation.objects.bulk_create(
        Escalation(
            conversation=conversation,
            reason=reason,
            wish=f"Wish {start + place}",
            opened_at=desk.NOW + timedelta(minutes=start + place),
            due_at=desk.NOW + timedelta(hours=4, minutes=start + place),
        )
        for place, conversation in enumerate(conversations)
    )


def wishes(answer):
    return [row["preview"] for row in answer.json()["results"]]


def test_whoever_was_called_first_comes_first(olaf, customer):
    called(3, customer=customer)

    queue = olaf.get("escalations/").json()

    assert [row["preview"] for row in queue["results"]] == ["Wish 0", "Wish 1", "Wish 2"]
    assert queue["results"][0]["customer"] == "Ana Ruiz"
    assert queue["next"] is None
    assert queue["counts"] == {
        "waiting": 3,
        "mine": 0,
        "claimed": 0,
        "ended": 0,
        "unanswered": 0,
    }


def test_who_calls_a_person_first_and_writes_then_is_shown_with_what_they_wrote(olaf):
    conversation = record.start_conversation(customer=None, channel="test", now=desk.NOW)
    handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.CUSTOMER_ASKED,
        now=desk.NOW,
    )
    with transaction.atomic():
        record.say(
            record.lock(conversation.pk),
            author=Message.Author.CUSTOMER,
            text="My lamp is broken.\nWhat now?",
            now=desk.NOW,
        )

    assert wishes(olaf.get("escalations/")) == ["My lamp is broken."]


def test_the_pages_together_are_the_queue_although_it_moves(olaf):
    called(2 * PAGE + 5)
    first = olaf.get("escalations/")
    called(1)
    Escalation.objects.filter(wish="Wish 3").delete()

    second = olaf.get(f"escalations/?after={first.json()['next']}")
    third = olaf.get(f"escalations/?after={second.json()['next']}")

    seen = wishes(first) + wishes(second) + wishes(third)
    assert seen == [f"Wish {place}" for place in range(2 * PAGE + 6)]
    assert third.json()["next"] is None


def test_calls_of_one_moment_are_each_on_one_page(olaf):
    called(PAGE + 2)
    Escalation.objects.update(due_at=desk.NOW)

    first = olaf.get("escalations/")
    second = olaf.get(f"escalations/?after={first.json()['next']}")

    assert len(set(wishes(first) + wishes(second))) == PAGE + 2


def test_a_reason_narrows_rows_and_numbers(olaf):
    called(2)
    called(1, reason=Escalation.Reason.GUARD_TRIPPED)

    queue = olaf.get("escalations/?reason=guard_tripped").json()

    assert [row["reason_label"] for row in queue["results"]] == ["a reply was withheld"]
    assert queue["counts"]["waiting"] == 1


@pytest.mark.parametrize("asked", ["state=all", "reason=none", "after=x", "after=1-", "after=-1-2"])
def test_what_the_queue_does_not_know_is_refused_with_its_field(olaf, asked):
    answer = olaf.get(f"escalations/?{asked}")

    assert answer.status_code == 400
    assert answer.json()["field"] == asked.partition("=")[0]


def test_each_call_is_in_its_tab(olaf, operator, reviewer):
    _waits, mine, theirs, done = called(4)
    handoff.claim(mine, by=operator, now=desk.NOW)
    handoff.claim(theirs, by=reviewer, now=desk.NOW)
    handoff.claim(done, by=operator, now=desk.NOW)
    handoff.resolve(done, by=operator, now=desk.NOW)

    tabs = {
        tab: wishes(olaf.get(f"escalations/?state={tab}"))
        for tab in ("waiting", "mine", "claimed", "ended")
    }

    assert tabs == {
        "waiting": ["Wish 0"],
        "mine": ["Wish 1"],
        "claimed": ["Wish 1", "Wish 2"],
        "ended": ["Wish 3"],
    }


def test_a_customer_who_spoke_last_in_mine_is_counted(olaf, claimed, operator):
    assert olaf.get("escalations/").json()["counts"]["unanswered"] == 1

    handoff.reply(claimed, by=operator, text="Hello.", now=desk.NOW)

    assert olaf.get("escalations/").json()["counts"]["unanswered"] == 0


def test_a_customer_who_asked_without_words_of_a_wish_is_quoted(olaf, conversation):
    desk.customer_says(conversation, "Is anyone there?\nHello?")
    handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.CUSTOMER_ASKED,
        now=desk.NOW,
    )

    assert wishes(olaf.get("escalations/")) == ["Is anyone there?"]


def test_ten_calls_and_three_hundred_take_as_many_queries(olaf, customer):
    called(10, customer=customer)
    with CaptureQueriesContext(
        connection,
    ) as few:
        olaf.get("escalations/")
    called(290, customer=customer)

    with CaptureQueriesContext(connection) as many:
        assert len(wishes(olaf.get("escalations/"))) == PAGE

    assert len(many) == len(few) <= 8


def test_a_long_conversation_takes_as_many_queries_as_a_short_one(olaf, conversation):
    desk.customer_says(conversation, "Where is it?")
    desk.looked_and_replied(conversation)
    path = f"conversations/{conversation.pk}/"
    with CaptureQueriesContext(connection) as few:
        olaf.get(path)
    for _ in range(8):
        desk.customer_says(record.lock(conversation.pk), "And now?")
        desk.looked_and_replied(conversation)

    with CaptureQueriesContext(connection) as many:
        assert len(olaf.get(path).json()["runs"]) == 9

    assert len(many) == len(few)
