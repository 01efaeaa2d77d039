"""An id that a sender gave a message is theirs alone: nobody else's message is taken for it."""

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from handoff import services as handoff
from support_agent.agent import intake
from support_agent.conversation import services
from support_agent.models import Message

pytestmark = pytest.mark.django_db


def write(conversation, text, client_id="same"):
    return intake.receive_message(
        conversation_id=conversation.pk,
        text=text,
        client_id=client_id,
        now=timezone.now(),
        wake=lambda run_id, pause: None,
    )


@pytest.fixture
def speak(conversation):
    """A colleague comes and says something under this id."""

    def _speak(by, text, client_id="same"):
        now = timezone.now()
        called = handoff.take_over(conversation.pk, by=by, now=now)
        said = handoff.reply(called, by=by, text=text, client_id=client_id, now=now)
        handoff.resolve(called, by=by, now=now)
        return said

    return _speak


def test_a_customer_who_repeats_a_colleagues_id_is_heard(conversation, operator, speak):
    theirs = speak(operator, "Hello, I am Olaf.")

    mine = write(conversation, "And I am Ana.")

    assert (mine.pk != theirs.pk, mine.author, mine.text) == (True, "customer", "And I am Ana.")
    assert write(conversation, "And I am Ana.") == mine


def test_a_colleague_who_repeats_a_customers_id_is_heard(conversation, operator, speak):
    write(conversation, "I am Ana.")

    assert speak(operator, "Hello, I am Olaf.").text == "Hello, I am Olaf."


def test_two_colleagues_may_use_the_same_id(operator, reviewer, speak):
    speak(operator, "Hello, I am Olaf.")

    assert speak(reviewer, "Hello, I am Rita.").text == "Hello, I am Rita."


@pytest.mark.parametrize("author", ["customer", "person"])
def test_the_database_keeps_one_message_for_an_id_of_one_sender(conversation, operator, author):
    person = operator if author == "person" else None

    def say():
        with transaction.atomic():
            services.say(
                services.lock(conversation.pk),
                author=Message.Author(author),
                text="Twice",
                client_id="same",
                person=person,
                now=timezone.now(),
            )

    say()

    with pytest.raises(IntegrityError, match=r"sent_twice_is_said_once|UNIQUE"):
        say()


def test_an_id_that_is_used_again_for_other_words_gives_the_first_ones(conversation):
    first = write(conversation, "Where is 7001?")

    assert write(conversation, "Where is 7002?") == first
    assert conversation.messages.count() == 1


def test_two_conversations_may_use_the_same_id(conversation, customer):
    other = services.start_conversation(customer=customer, channel="test", now=timezone.now())

    assert write(conversation, "Hello") != write(other, "Hello")
