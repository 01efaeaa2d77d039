"""A yes answers the question that was put last, and no older one and none that was never put."""

import pytest
from django.utils import timezone

from handoff import services as desk
from orders.models import ReturnRequest
from support_agent.agent import runner
from support_agent.agent.planners.consenting import Consenting
from support_agent.models import Message
from tests.agent.scripted import ScriptedPlanner, call, does
from tests.writing import post

PROPOSES = does(call("open_return_request", order_id="7001", summary="Back."))
GREETS = does(call("answer", parts=[{"say": "assistant"}]))
CALLS = does(call("hand_to_human", reason="They ask."))


def follows(*plans):
    """A script, with code's own reading of the customer's answers before it."""
    return Consenting(then=ScriptedPlanner(plans))


@pytest.fixture
def asked(ask, delivered):
    """The customer is asked whether to request a return that they have not wished for."""
    ask("How do I return 7001?", planner=follows(PROPOSES, GREETS))
    return Message.objects.get(author="agent")


def test_a_yes_to_the_question_that_was_put_last_is_carried_out(ask, asked):
    ask("yes", planner=follows(GREETS))

    assert ReturnRequest.objects.get().order.number == "7001"


def test_a_yes_to_something_that_was_said_since_is_no_yes_to_it(ask, asked):
    ask("hello", planner=follows(GREETS))
    ask("yes", planner=follows(GREETS))

    assert not ReturnRequest.objects.exists()


def test_the_button_of_an_older_question_still_answers_it(ask, asked, conversation):
    ask("hello", planner=follows(GREETS))
    choice = {key: asked.choices[0][key] for key in ("proposal", "answer")}
    post(conversation, "Yes, please", choice=choice)
    runner.advance(conversation.runs.latest("pk").pk, planner=follows(GREETS))

    assert ReturnRequest.objects.get().order.number == "7001"


def test_a_yes_is_none_to_a_question_that_was_never_put(ask, conversation, delivered, reviewer):
    ask("How do I return 7001?", planner=follows(PROPOSES, CALLS))
    called = desk.take_over(conversation.pk, by=reviewer, now=timezone.now())
    desk.reply(called, by=reviewer, text="Shall I look into it?", now=timezone.now())
    desk.hand_back(called, by=reviewer, now=timezone.now())

    ask("yes", planner=follows(GREETS))

    assert not ReturnRequest.objects.exists()
