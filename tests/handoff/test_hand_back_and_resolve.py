import logging

import pytest
import redis
from celery import Celery
from django.db import transaction

from handoff import queries
from handoff import services as handoff
from handoff.errors import CustomerWroteMeanwhile, NotYours
from handoff.models import Escalation
from support_agent.celery import app
from support_agent.conversation import runs, tasks
from support_agent.conversation import services as record
from support_agent.models import Conversation, Run
from tests.handoff import desk
from tests.servers.workers import wait_until


@pytest.fixture
def broker(redis_server, announce_by):
    """A broker of the test's own, to look into the queue."""
    with redis.Redis.from_url(f"{redis_server.split('?')[0]}?db=7") as client:
        client.flushdb()
        announce_by(redis_server.replace("unix:", "redis+socket:").split("?")[0], db=7)
        yield client


@pytest.fixture
def announce_by(monkeypatch):
    """Workers are woken through this broker; the thread that wakes them has an app of its own."""

    def _announce_by(broker, *, db=0):
        # The line is one for all tests. What an earlier one had to announce may fail only now,
        # and would have the next announcement left out for a second.
        tasks._line.submit(str).result(timeout=30)
        copy = Celery(broker=f"{broker}?virtual_host={db}", set_as_current=False)
        for name in ("task_publish_retry_policy", "broker_connection_timeout"):
            copy.conf[name] = app.conf[name]
        monkeypatch.setattr(tasks, "current_app", copy)
        monkeypatch.setattr(tasks, "_silent_until", 0.0)

    return _announce_by


def test_a_message_that_nobody_answered_is_the_agents_again(
    claimed, operator, conversation, broker, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        ended = handoff.hand_back(claimed, by=operator, now=desk.NOW)

    assert (ended.state, ended.ended_by) == (Escalation.State.HANDED_BACK, operator)
    conversation.refresh_from_db()
    assert (conversation.holder, conversation.held_by) == (Conversation.Holder.AGENT, None)
    run = Run.objects.get()
    assert (run.task, run.first_sequence) == ("follow_up", 1)
    # Up to the notice that the colleague has gone.
    assert run.last_sequence == conversation.last_sequence
    wait_until(lambda: broker.llen("celery"))
    assert b"support_agent.advance_run" in broker.lindex("celery", 0)


def test_nothing_runs_where_all_is_answered_and_nothing_is_to_be_done(
    claimed, operator, conversation
):
    handoff.reply(claimed, by=operator, text="It comes tomorrow.", now=desk.NOW)

    handoff.hand_back(claimed, by=operator, now=desk.NOW)

    assert not Run.objects.exists()
    assert "assistant" in desk.said(conversation, "notice")[-1]


def test_a_word_to_the_agent_sets_it_going_with_all_that_was_said(claimed, operator, conversation):
    handoff.reply(claimed, by=operator, text="The assistant will help.", now=desk.NOW)

    handoff.hand_back(claimed, by=operator, word=" Open the return. ", now=desk.NOW)

    conversation.refresh_from_db()
    run = Run.objects.get()
    assert run.last_sequence == conversation.last_sequence
    assert queries.calls_before_the_agents_part(conversation)[-1].word == "Open the return."
    assert "Open the return." not in str(desk.said(conversation, "notice"))


def test_the_word_is_forgotten_when_a_person_is_called_again(claimed, operator, conversation):
    handoff.hand_back(claimed, by=operator, word="Open the return.", now=desk.NOW)

    handoff.escalate(
        conversation_id=conversation.pk, reason=Escalation.Reason.AGENT_ASKED, now=desk.NOW
    )

    conversation.refresh_from_db()
    assert queries.calls_before_the_agents_part(conversation)[-1].word == ""


def test_a_broker_that_is_away_does_not_stop_a_hand_back(
    claimed, operator, caplog, announce_by, django_capture_on_commit_callbacks
):
    announce_by("redis+socket:///nowhere")
    with caplog.at_level(logging.WARNING), django_capture_on_commit_callbacks(execute=True):
        handoff.hand_back(claimed, by=operator, now=desk.NOW)

    wait_until(lambda: "the sweeper will find it" in caplog.text)
    assert Run.objects.get().state == Run.State.QUEUED


def test_only_the_claimer_hands_back_or_resolves(claimed, reviewer):
    with pytest.raises(NotYours):
        handoff.hand_back(claimed, by=reviewer, now=desk.NOW)
    with pytest.raises(NotYours):
        handoff.resolve(claimed, by=reviewer, now=desk.NOW)


def test_a_resolved_conversation_is_the_agents_when_the_customer_writes_next(
    claimed, operator, conversation
):
    handoff.resolve(claimed, by=operator, now=desk.NOW)

    conversation.refresh_from_db()
    assert conversation.holder == Conversation.Holder.AGENT
    assert queries.open_for(conversation) is None
    assert not Run.objects.exists()


def test_nobody_is_closed_upon_who_has_just_written(claimed, operator, conversation):
    read = desk.customer_says(conversation, "Thank you").sequence
    desk.customer_says(conversation, "No, wait!")

    with pytest.raises(CustomerWroteMeanwhile):
        handoff.resolve(claimed, by=operator, seen=read, now=desk.NOW)

    claimed.refresh_from_db()
    assert claimed.state == Escalation.State.CLAIMED
    handoff.resolve(claimed, by=operator, seen=read + 1, now=desk.NOW)


def test_after_a_hand_back_a_person_can_be_called_anew(claimed, operator, conversation):
    handoff.hand_back(claimed, by=operator, now=desk.NOW)

    again = handoff.escalate(
        conversation_id=conversation.pk, reason=Escalation.Reason.LIMIT_REACHED, now=desk.NOW
    )

    assert again != claimed
    assert list(queries.waiting()) == [again]


def test_a_newer_message_takes_over_what_the_hand_back_left_to_do(claimed, operator, conversation):
    handoff.hand_back(claimed, by=operator, now=desk.NOW)
    runs.claim_run(Run.objects.get().pk, planner="scripted")

    with transaction.atomic():
        said = desk.customer_says(conversation, "And order 1042?").sequence
        newer = runs.begin_run(
            record.lock(conversation.pk), task="answer", first_sequence=said, last_sequence=said
        )

    assert (newer.task, newer.first_sequence, newer.last_sequence) == ("follow_up", 1, said)


def test_what_comes_after_a_follow_up_is_an_ordinary_question(claimed, operator, conversation):
    handoff.hand_back(claimed, by=operator, now=desk.NOW)
    held = runs.claim_run(Run.objects.get().pk, planner="scripted")
    Run.objects.update(supersedings=runs.MOST_SUPERSEDINGS)
    said = desk.customer_says(conversation, "And order 1042?").sequence

    following = runs.post_agent_reply(
        held, text="It came.", resolution=Run.Resolution.DONE, now=desk.NOW
    )

    assert (following.task, following.first_sequence) == ("answer", said)
