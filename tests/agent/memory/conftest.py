"""A conversation on the real planner, which asks a real server what to do."""

from dataclasses import replace

import pytest
from django.utils import timezone

from handoff import services as handoff
from support_agent.agent import runner
from support_agent.agent.planners.claude import shared
from support_agent.conversation import services
from support_agent.models import Conversation, Run
from tests.servers.messages_api.server import MessagesApi
from tests.writing import post


@pytest.fixture(scope="session")
def server():
    with MessagesApi() as api:
        yield api


@pytest.fixture
def api(server, settings, monkeypatch):
    """The model's server, which the shop asks. No test may send what the provider would refuse."""
    server.plays()
    monkeypatch.setattr(shared, "_breakers", {})
    settings.SUPPORT = replace(
        settings.SUPPORT,
        anthropic_api_key="sk-test",
        anthropic_base_url=server.url,
        known_paths=False,
    )
    yield server
    assert server.refused == []


@pytest.fixture
def conversation(customer):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


@pytest.fixture
def write(conversation):
    """Say something as the customer. The run that it begins waits for a worker."""

    def _write(text):
        post(conversation, text)
        return _open_run(conversation)

    return _write


@pytest.fixture
def ask(write, api, conversation):
    """Say something, and let a worker answer it with what the model says."""

    def _ask(text, *answers, **options):
        run = write(text)
        seen = len(api.asked)
        api.goes_on_with(*answers)
        if run:
            runner.advance(run.pk, planner="claude", **options)
        return api.bodies[seen:]

    return _ask


@pytest.fixture
def colleague(conversation, operator):
    """A person comes, says something and goes, by handing back or for good."""

    def _colleague(*words, ends=handoff.hand_back, **options):
        call = handoff.take_over(conversation.pk, by=operator, now=timezone.now())
        for text in words:
            handoff.reply(call, by=operator, text=text, now=timezone.now())
        ends(call, by=operator, now=timezone.now(), **options)
        return _open_run(conversation)

    return _colleague


def _open_run(conversation: Conversation) -> Run | None:
    return Run.objects.filter(conversation=conversation, state__in=Run.OPEN).first()


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
