"""A colleague leaves in the moment in which the customer writes: nobody is left without an answer."""

from datetime import timedelta
from functools import partial

import pytest
from django.utils import timezone
from rest_framework.test import APIClient

from handoff import services as handoff
from handoff.errors import CustomerWroteMeanwhile, EscalationEnded
from handoff.models import Escalation
from support_agent.agent import intake, runner
from support_agent.chat.tokens import make_token
from support_agent.models import Run
from tests.agent.held import HeldPlanner, Worker
from tests.agent.scripted import ScriptedPlanner, says
from tests.handoff import desk, floor

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]

AGAIN = range(8)


def write(conversation, text):
    return intake.receive_message(
        conversation_id=conversation.pk,
        text=text,
        now=timezone.now(),
        pause=timedelta(),
        wake=lambda run_id, pause: None,
    )


@pytest.mark.parametrize("_again", AGAIN)
def test_what_is_written_as_a_colleague_hands_back_is_the_agents(
    conversation, claimed, operator, _again
):
    desk.at_once(
        partial(handoff.hand_back, claimed, by=operator, now=timezone.now()),
        partial(write, conversation, "And order 1042?"),
    )

    run = Run.objects.get(state="queued")
    assert run.task == "follow_up"
    planner = ScriptedPlanner([says("One moment.")])
    runner.advance(run.pk, planner=planner)
    read = [said.text for said in planner.shown[0].history if said.author == "customer"]
    assert read == ["I want to speak to a person.", "And order 1042?"]
    assert len(desk.said(conversation, "agent")) == 1
    floor.check(conversation)


@pytest.mark.parametrize("_again", AGAIN)
def test_nobody_is_closed_upon_who_writes_in_that_very_moment(
    conversation, claimed, operator, _again
):
    handoff.reply(claimed, by=operator, text="It came.", now=timezone.now())
    conversation.refresh_from_db()

    closed, said = desk.at_once(
        partial(
            handoff.resolve,
            claimed,
            by=operator,
            seen=conversation.last_sequence,
            now=timezone.now(),
        ),
        partial(write, conversation, "No, wait!"),
    )

    claimed.refresh_from_db()
    if isinstance(closed, CustomerWroteMeanwhile):
        assert claimed.state == Escalation.State.CLAIMED
        assert not Run.objects.exists()
    else:
        assert claimed.state == Escalation.State.RESOLVED
        assert Run.objects.get().first_sequence == said.sequence
    floor.check(conversation)


@pytest.mark.parametrize("_again", range(4))
def test_a_conversation_is_handed_back_or_closed_and_never_both(claimed, operator, _again):
    handoff.reply(claimed, by=operator, text="It came.", now=timezone.now())

    outcomes = desk.at_once(
        partial(handoff.hand_back, claimed, by=operator, now=timezone.now()),
        partial(handoff.resolve, claimed, by=operator, now=timezone.now()),
    )

    assert sum(isinstance(outcome, EscalationEnded) for outcome in outcomes) == 1
    assert len(desk.said(claimed.conversation, "notice")) == 3


@pytest.mark.parametrize("_again", range(4))
def test_a_person_is_called_by_the_customer_while_the_agent_answers(conversation, _again):
    """Over the customer's own address, three times at once, against a whole run."""
    write(conversation, "Hello?")
    http = APIClient()
    key = {"Authorization": f"Bearer {make_token(conversation.pk)}"}
    address = f"/api/v1/conversations/{conversation.pk}/human/"
    call = partial(http.post, address, {}, format="json", headers=key)

    _, *answers = desk.at_once(
        partial(runner.advance, Run.objects.get().pk, planner=ScriptedPlanner([says("Hello.")])),
        *[call] * 3,
    )

    assert {answer.status_code for answer in answers} == {202}
    assert {answer.json()["holder"] for answer in answers} == {"queue"}
    assert Escalation.objects.count() == 1
    assert len(desk.said(conversation, "notice")) == 1
    assert Run.objects.get().state in ("replied", "handed_over")
    floor.check(conversation)


def test_a_colleague_who_hands_back_and_comes_again_hears_the_last_word(
    conversation, claimed, operator
):
    """The agent has been handed the conversation and thinks, when the colleague steps in anew."""
    handoff.hand_back(claimed, by=operator, now=timezone.now())

    with Worker(Run.objects.get(), HeldPlanner(says("I am back."))):
        again = handoff.take_over(conversation.pk, by=operator, now=timezone.now())
        handoff.reply(again, by=operator, text="One more thing.", now=timezone.now())

    assert not desk.said(conversation, "agent")
    assert conversation.messages.last().text == "One more thing."
    floor.check(conversation)
