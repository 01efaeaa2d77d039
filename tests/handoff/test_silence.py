"""While a person is called or there, the agent is silent, whatever the customer does."""

from datetime import timedelta
from functools import partial

import pytest
from django.utils import timezone

from handoff import services as handoff
from support_agent.agent import intake, recognition, runner
from support_agent.conversation import services
from support_agent.models import Conversation, Run, ToolCall
from tests.agent.scripted import ScriptedPlanner
from tests.handoff import desk, floor

pytestmark = pytest.mark.django_db


def write(conversation, text, **options):
    return intake.receive_message(
        conversation_id=conversation.pk,
        text=text,
        now=timezone.now(),
        wake=lambda run_id, pause: None,
        **options,
    )


def test_all_that_is_said_before_and_after_a_colleague_comes_is_theirs_in_order(
    conversation, customer, escalation, operator
):
    desk.delivered_order(customer, "10432")
    said = ["are you there?", "10432", "hello??"]

    for text in said:
        write(conversation, text)
    handoff.claim(escalation, by=operator, now=timezone.now())
    for text in said:
        write(conversation, text)

    assert desk.said(conversation, "customer")[1:] == said * 2
    assert len(desk.said(conversation, "notice")) == 2
    assert not desk.said(conversation, "agent")
    assert not Run.objects.exists()
    assert not ToolCall.objects.exists()
    floor.check(conversation)


@pytest.mark.parametrize("held", ["escalation", "claimed"])
def test_who_becomes_known_while_a_person_has_the_conversation_wakes_no_agent(
    request, customer, operator, held
):
    visitor = services.start_conversation(customer=None, channel="test", now=timezone.now())
    write(visitor, "Where is my order?")
    called = handoff.take_over(visitor.pk, by=operator, now=timezone.now())
    if held == "escalation":
        handoff.resolve(called, by=operator, now=timezone.now())
        handoff.escalate(conversation_id=visitor.pk, reason="customer_asked", now=timezone.now())
    order = desk.delivered_order(customer)

    recognition.show_order(conversation_id=visitor.pk, order=order, wake=unexpected)
    recognition.identify(conversation_id=visitor.pk, customer=customer, wake=unexpected)

    assert not Run.objects.filter(state__in=Run.OPEN).exists()


def unexpected(*_):
    raise AssertionError("The agent was woken.")


def test_a_run_that_still_waits_for_more_words_ends_when_a_colleague_comes(conversation, operator):
    write(conversation, "Hello", pause=timedelta(seconds=3))
    run = Run.objects.get()

    handoff.take_over(conversation.pk, by=operator, now=timezone.now())
    Run.objects.update(due_at=timezone.now() - timedelta(seconds=1))

    assert runner.advance(run.pk, planner=ScriptedPlanner([])) is None
    run.refresh_from_db()
    assert (run.state, run.end_code) == ("handed_over", "person_came")
    assert not desk.said(conversation, "agent")


@pytest.mark.parametrize("held", ["escalation", "claimed"])
def test_a_message_whose_answer_was_lost_is_sent_again_to_a_person_and_is_one(
    request, conversation, held
):
    send = partial(write, conversation, "Hello?", client_id="one")
    first = send()
    request.getfixturevalue(held)
    notices = desk.said(conversation, "notice")

    assert send() == first
    assert desk.said(conversation, "notice") == notices
    assert not Run.objects.filter(state__in=Run.OPEN).exists()


def test_nobody_is_told_twice_that_a_person_comes_however_often_they_ask(conversation):
    for _ in range(5):
        handoff.escalate(
            conversation_id=conversation.pk, reason="customer_asked", now=timezone.now()
        )
        write(conversation, "A person, please!")

    assert len(desk.said(conversation, "notice")) == 1
    assert Conversation.objects.get().holder == "queue"
