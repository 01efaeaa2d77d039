"""A conversation to write into."""

from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from support_agent.conversation import runs, services
from support_agent.models import Message


@pytest.fixture
def conversation(customer):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


@pytest.fixture
def say(conversation):
    """The customer says something, and the run that answers it begins."""

    def _say(text="Where is my order?", pause=timedelta()):
        with transaction.atomic():
            locked = services.lock(conversation.pk)
            message = services.say(
                locked, author=Message.Author.CUSTOMER, text=text, now=timezone.now()
            )
            return runs.begin_run(
                locked,
                task="answer",
                first_sequence=message.sequence,
                last_sequence=message.sequence,
                pause=pause,
            )

    return _say


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
