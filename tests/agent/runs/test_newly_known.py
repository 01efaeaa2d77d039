"""Who becomes known in the middle of a run is answered on that footing, whatever came before."""

import pytest
from django.utils import timezone

from support_agent.agent import recognition, runner
from support_agent.conversation import runs, services
from support_agent.models import Conversation, Run
from tests.agent.scripted import ScriptedPlanner, says
from tests.writing import post

pytestmark = pytest.mark.django_db


@pytest.fixture
def visitor():
    """A conversation of somebody whom nobody knows yet."""
    return services.start_conversation(customer=None, channel="test", now=timezone.now())


@pytest.fixture
def late_run(visitor):
    """A held run before which three gave way, so that no newer message supersedes it."""
    for word in ("Hello?", "Where is", "my order", "7001?"):
        post(visitor, word)
        held = runs.claim_run(Run.objects.latest("pk").pk, planner="scripted")
    assert held.supersedings == runs.MOST_SUPERSEDINGS
    return held


def sign_in(visitor, customer, order):
    recognition.identify(conversation_id=visitor.pk, customer=customer, wake=lambda run_id: None)


def prove(visitor, customer, order):
    recognition.show_order(conversation_id=visitor.pk, order=order, wake=lambda run_id: None)


@pytest.mark.parametrize("become_known", [sign_in, prove])
def test_a_run_that_no_message_supersedes_gives_way_to_what_becomes_known(
    visitor, customer, delivered, late_run, become_known
):
    become_known(visitor, customer, delivered)

    late_run.refresh_from_db()
    assert (late_run.state, late_run.end_code) == ("superseded", "newly_known")
    planner = ScriptedPlanner([says("One moment.")])
    runner.advance(Run.objects.latest("pk").pk, planner=planner)
    facts = planner.shown[0].facts
    assert facts.identified or facts.orders
    assert [said.text for said in planner.shown[0].history] == [
        "Hello?",
        "Where is",
        "my order",
        "7001?",
    ]
    assert visitor.messages.filter(author="agent").count() == 1


def test_what_is_known_already_supersedes_nothing(visitor, customer, delivered, late_run):
    Conversation.objects.filter(pk=visitor.pk).update(customer=customer)

    sign_in(visitor, customer, delivered)

    late_run.refresh_from_db()
    assert late_run.state == Run.State.RUNNING
