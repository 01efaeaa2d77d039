"""A way to ask the agent, with a planner that follows a script."""

import pytest
from django.utils import timezone

from support_agent.agent import runner
from support_agent.conversation import services
from support_agent.models import Run
from tests.agent.scripted import ScriptedPlanner
from tests.writing import post


@pytest.fixture
def conversation(customer):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


@pytest.fixture
def ask(conversation, django_capture_on_commit_callbacks):
    """Say something as the customer; the run that it prompts follows the script."""

    def _ask(text, *lines, planner=None, **options):
        with django_capture_on_commit_callbacks(execute=True):
            woken = post(conversation, text)
        for run_id in woken:
            runner.advance(run_id, planner=planner or ScriptedPlanner(lines), **options)
        return Run.objects.filter(conversation=conversation).latest("pk")

    return _ask


@pytest.fixture
def said(conversation):
    """What the customer reads, by author."""

    def _said(author):
        return list(conversation.messages.filter(author=author).values_list("text", flat=True))

    return _said


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
