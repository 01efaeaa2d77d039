"""Whoever takes the floor cuts the model call at the provider, also while it says nothing."""

import threading
import time
from dataclasses import replace

import pytest
from django.db import connection
from django.utils import timezone

from handoff import services as handoff
from handoff.models import Escalation
from orders.models import Customer, ReturnRequest
from support_agent.agent import leases, recognition, runner
from support_agent.conversation import services
from support_agent.models import Run
from tests.handoff import floor
from tests.servers.messages_api.answers import calls, says
from tests.servers.messages_api.server import MessagesApi
from tests.writing import post

pytestmark = pytest.mark.django_db(transaction=True)

PATIENCE = 30
LATE = calls(
    ("open_return_request", {"order_id": "7001", "summary": "It is broken."}),
    words="I ask for it to be taken back.",
    silent_after=6,
)


@pytest.fixture
def api(settings):
    with MessagesApi() as server:
        settings.SUPPORT = replace(
            settings.SUPPORT, anthropic_api_key="sk-test", anthropic_base_url=server.url
        )
        yield server


@pytest.fixture
def quick_leases(monkeypatch):
    """A keeper that looks ten times as often, for a test that is about something else."""
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", 0.2)


def write(conversation, text="The headphones of 7001 are broken, I want to return them."):
    post(conversation, text)
    return Run.objects.get(conversation=conversation, state="queued")


def steps_in(conversation, operator):
    handoff.take_over(conversation.pk, by=operator, now=timezone.now())


def calls_a_person(conversation, operator):
    handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.CUSTOMER_ASKED,
        now=timezone.now(),
    )


def writes_again(conversation, operator):
    write(conversation, "No, wait, the other order.")


def signs_in(conversation, operator):
    recognition.identify(
        conversation_id=conversation.pk, customer=Customer.objects.get(), wake=lambda run_id: None
    )


class Thinking:
    """A worker with the real planner, in a thread, that waits for the provider."""

    def __init__(self, run, api):
        self._thread = threading.Thread(target=self._work, args=[run.pk])
        self._thread.start()
        wait_until(lambda: api.asked)

    def _work(self, run_id):
        try:
            runner.advance(run_id, planner="claude")
        finally:
            connection.close()

    def ends(self):
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


def wait_until(holds):
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize(
    "silence", [LATE, says("Far too late.", delay=60)], ids=["within", "before"]
)
@pytest.mark.parametrize("take_the_floor", [steps_in, calls_a_person, writes_again])
def test_a_call_whose_answer_nobody_may_say_is_cut_at_the_provider(
    customer, delivered, operator, api, quick_leases, take_the_floor, silence
):
    conversation = services.start_conversation(
        customer=customer, channel="test", now=timezone.now()
    )
    api.plays(silence)
    worker = Thinking(write(conversation), api)

    take_the_floor(conversation, operator)

    # The provider would be silent for half a minute; the end of the line comes long before.
    assert api.hung_up.wait(15)
    worker.ends()
    assert len(api.asked) == 1
    assert not ReturnRequest.objects.exists()
    assert not conversation.messages.filter(author="agent").exists()
    floor.check(conversation)


def test_a_call_that_began_before_it_was_known_who_asks_is_cut(
    customer, operator, api, quick_leases
):
    visitor = services.start_conversation(customer=None, channel="test", now=timezone.now())
    api.plays(says("Please sign in.", delay=60))
    worker = Thinking(write(visitor), api)

    signs_in(visitor, operator)

    assert api.hung_up.wait(15)
    worker.ends()
    assert not visitor.messages.filter(author="agent").exists()


def test_with_the_times_that_we_ship_a_call_is_cut_in_seconds(customer, operator, api):
    """Two seconds at the most until the lease is seen to be lost, half a one until the line is."""
    conversation = services.start_conversation(
        customer=customer, channel="test", now=timezone.now()
    )
    api.plays(LATE)
    worker = Thinking(write(conversation), api)

    steps_in(conversation, operator)

    assert api.hung_up.wait(15)
    worker.ends()


def test_a_call_that_somebody_waits_for_is_not_cut(customer, delivered, api, quick_leases):
    """Silent for longer than a lease is looked at and a line is listened to, and then answered."""
    conversation = services.start_conversation(
        customer=customer, channel="test", now=timezone.now()
    )
    api.plays(says("I am here.", delay=1.5))
    worker = Thinking(write(conversation), api)

    worker.ends()

    assert [message.text for message in conversation.messages.filter(author="agent")] == [
        "I am here."
    ]
    assert not api.hung_up.is_set()
