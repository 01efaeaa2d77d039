"""What somebody holds who has left goes on: claimed, given away, or back in the queue by itself."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.db.models import ProtectedError
from django.utils import timezone

from handoff import leaving, people, tasks
from handoff import services as handoff
from handoff.errors import AlreadyClaimed, EscalationEnded, MayNotAnswer, NotYours
from handoff.models import Duty, Escalation, Transfer
from support_agent.conversation import notices
from support_agent.conversation import services as record
from support_agent.models import Conversation
from tests.handoff import desk

pytestmark = pytest.mark.django_db
NOW = desk.NOW


def lose_the_group(person):
    """The right came by a group, as most do."""
    User.objects.filter(pk=person.pk).update(is_superuser=False)
    group = Group.objects.create(name="operators")
    group.permissions.add(Permission.objects.get(codename="change_escalation"))
    person.groups.add(group)
    assert people.may_answer(User.objects.get(pk=person.pk))
    group.permissions.clear()


WAYS = {
    "deactivated": lambda person: User.objects.filter(pk=person.pk).update(is_active=False),
    "no staff any more": lambda person: User.objects.filter(pk=person.pk).update(is_staff=False),
    "without the permission": lose_the_group,
}


@pytest.fixture(params=WAYS)
def gone(request, claimed, operator):
    """Whoever claimed it has left."""
    WAYS[request.param](operator)
    return operator


def notices_of(conversation):
    return desk.said(conversation, "notice")


def test_a_colleague_claims_what_somebody_holds_who_has_left(claimed, gone, reviewer):
    handoff.claim(claimed, by=reviewer, now=NOW)

    claimed.refresh_from_db()
    conversation = Conversation.objects.get(pk=claimed.conversation_id)
    assert claimed.claimed_by == conversation.held_by == reviewer
    moved = Transfer.objects.get()
    assert (moved.reason, moved.left_by, moved.by) == ("left", gone, None)


def test_a_colleague_takes_over_what_somebody_holds_who_has_left(claimed, gone, reviewer):
    handoff.take_over(claimed.conversation_id, by=reviewer, now=NOW)

    handoff.reply(claimed, by=reviewer, text="Here I am.", now=NOW)
    assert desk.said(claimed.conversation, "person") == ["Here I am."]


def test_it_goes_back_to_the_queue_by_itself_and_the_customer_keeps_their_time(claimed, gone):
    promised = Duty.objects.get().due_at

    for conversation_id in [*leaving.conversations()] * 2:
        leaving.sweep(conversation_id, now=NOW)

    claimed.refresh_from_db()
    assert (claimed.state, claimed.claimed_by, claimed.claimed_at) == ("waiting", None, None)
    assert Conversation.objects.get().holder == "queue"
    assert Duty.objects.get().due_at == promised
    told = [text for text in notices_of(claimed.conversation) if "can’t go on" in text]
    assert len(told) == 1
    assert told[0].endswith(notices.by("answer_by", promised, "en", now=NOW))
    assert Transfer.objects.count() == 1


def test_where_the_promise_was_kept_the_customer_hears_a_new_time(claimed, operator):
    now = timezone.now()
    handoff.reply(claimed, by=operator, text="I look into it.", now=now)
    WAYS["deactivated"](operator)

    tasks.sweep_duties()
    tasks.sweep_duties()

    duty = Duty.objects.get(state="open")
    assert duty.due_at > now
    assert (
        notices.by("answer_by", duty.due_at, "en", now=now) in notices_of(claimed.conversation)[-1]
    )


def test_the_customer_who_calls_a_person_is_heard(claimed, gone):
    handoff.escalate(
        conversation_id=claimed.conversation_id,
        reason=Escalation.Reason.CUSTOMER_ASKED,
        now=NOW,
    )

    assert Conversation.objects.get().holder == "queue"
    assert Escalation.objects.get().state == "waiting"
    assert "can’t go on" in notices_of(claimed.conversation)[-1]


def test_a_colleague_who_is_there_keeps_what_they_have(claimed, operator, reviewer):
    tasks.sweep_duties()

    with pytest.raises(AlreadyClaimed):
        handoff.claim(claimed, by=reviewer, now=NOW)
    assert not Transfer.objects.exists()


def test_what_both_said_stays_the_time_of_people_in_the_record(claimed, operator, reviewer):
    handoff.reply(claimed, by=operator, text="A moment.", now=NOW)
    came = claimed.came_after
    WAYS["deactivated"](operator)

    again = handoff.claim(claimed, by=reviewer, now=NOW)

    assert again.came_after == came


def test_a_supervisor_gives_it_to_another_and_the_record_says_so(claimed, operator, reviewer):
    boss, third = (User.objects.create_superuser(name) for name in ("boss", "third"))

    moved = handoff.reassign(claimed, to=third, by=boss, now=NOW)

    assert moved.claimed_by == Conversation.objects.get().held_by == third
    row = Transfer.objects.get()
    assert (row.reason, row.left_by, row.given_to, row.by) == ("reassigned", operator, third, boss)
    assert notices_of(claimed.conversation)[-1] == notices.notice("person_changed", "en")
    assert Duty.objects.get().state == "open"
    with pytest.raises(NotYours):
        handoff.reply(claimed, by=operator, text="Late.", now=NOW)


def test_giving_it_to_who_has_it_is_no_news(claimed, operator, reviewer):
    handoff.reassign(claimed, to=operator, by=reviewer, now=NOW)

    assert not Transfer.objects.exists()


def test_what_waits_is_given_to_somebody(escalation, operator, reviewer):
    assert handoff.reassign(escalation, to=operator, by=reviewer, now=NOW).claimed_by == operator


def test_it_is_given_to_nobody_who_could_not_answer(claimed, reviewer):
    visitor = User.objects.create_user("visitor", is_staff=True)

    with pytest.raises(MayNotAnswer, match="visitor may not answer"):
        handoff.reassign(claimed, to=visitor, by=reviewer, now=NOW)


def test_what_has_ended_is_given_to_nobody(claimed, operator, reviewer):
    handoff.resolve(claimed, by=operator, now=NOW)

    with pytest.raises(EscalationEnded):
        handoff.reassign(claimed, to=reviewer, by=reviewer, now=NOW)


def test_one_that_cannot_be_swept_keeps_no_other_waiting(claimed, operator, customer, monkeypatch):
    other = record.start_conversation(customer=customer, channel="widget", now=NOW)
    handoff.take_over(other.pk, by=operator, now=NOW)
    WAYS["deactivated"](operator)
    tell = leaving.telling.that_a_person_has_left

    def fails_once(conversation, *args, **values):
        if conversation.pk == claimed.conversation_id:
            raise RuntimeError("a bug")
        tell(conversation, *args, **values)

    monkeypatch.setattr(leaving.telling, "that_a_person_has_left", fails_once)
    tasks.sweep_duties()

    assert Conversation.objects.get(pk=other.pk).holder == "queue"
    assert Conversation.objects.get(pk=claimed.conversation_id).holder == "person"


def test_an_account_is_deactivated_where_it_would_be_deleted(client, claimed, operator, reviewer):
    client.force_login(reviewer)
    page = f"/admin/auth/user/{operator.pk}/delete/"
    with pytest.raises(ProtectedError):
        operator.delete()

    assert "never deleted" in client.get(page).content.decode()
    assert User.objects.get(pk=operator.pk).is_active
    client.post(page)

    assert not User.objects.get(pk=operator.pk).is_active
    assert Escalation.objects.get().state == "waiting"
    assert "delete_selected" not in client.get("/admin/auth/user/").content.decode()


def test_nobody_deactivates_themselves(client, reviewer):
    client.force_login(reviewer)

    client.post(f"/admin/auth/user/{reviewer.pk}/delete/")
    client.post(
        "/admin/auth/user/",
        {"action": "deactivate_selected", "_selected_action": [reviewer.pk]},
    )

    assert User.objects.get(pk=reviewer.pk).is_active


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_of_sweeps_and_colleagues_at_once_one_gets_it_and_it_is_told_once(claimed, operator):
    able = [User.objects.create_superuser(f"able{at}") for at in range(4)]
    WAYS["deactivated"](operator)

    answers = desk.at_once(
        *[lambda person=person: handoff.claim(claimed, by=person, now=NOW) for person in able],
        *[lambda: leaving.sweep(claimed.conversation_id, now=NOW)] * 3,
    )

    won = [answer for answer in answers[:4] if isinstance(answer, Escalation)]
    assert len(won) == 1
    assert Escalation.objects.get().claimed_by == won[0].claimed_by
    assert Conversation.objects.get().held_by == won[0].claimed_by
    assert Transfer.objects.count() == 1
    assert sum("can’t go on" in text for text in notices_of(claimed.conversation)) <= 1


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_reply_and_a_reassignment_at_once_leave_one_speaker(claimed, operator, reviewer):
    third = User.objects.create_superuser("third")

    replied, moved = desk.at_once(
        lambda: handoff.reply(claimed, by=operator, text="One more thing.", now=NOW),
        lambda: handoff.reassign(claimed, to=third, by=reviewer, now=NOW),
    )

    assert isinstance(moved, Escalation)
    said = desk.said(claimed.conversation, "person")
    assert said == (["One more thing."] if not isinstance(replied, NotYours) else [])
    with pytest.raises(NotYours):
        handoff.reply(claimed, by=operator, text="Too late.", now=NOW + timedelta(seconds=1))
