"""What is said is kept in order, as text, and said once."""

import threading
from uuid import uuid4

import pytest
from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from support_agent.conversation import queries, services
from support_agent.conversation.errors import ConversationNotFound, MessageRefused
from support_agent.models import Conversation, Message


def say(conversation, text, author=Message.Author.CUSTOMER, **values):
    with transaction.atomic():
        locked = services.lock(conversation.pk)
        return services.say(locked, author=author, text=text, now=timezone.now(), **values)


def test_messages_are_numbered_in_the_order_they_are_said(conversation):
    assert [say(conversation, text).sequence for text in ("a", "b", "c")] == [1, 2, 3]


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_twenty_people_who_speak_at_once_get_twenty_places_without_a_gap(conversation):
    def speak():
        say(conversation, "hello?")
        connection.close()

    speakers = [threading.Thread(target=speak) for _ in range(20)]
    for speaker in speakers:
        speaker.start()
    for speaker in speakers:
        speaker.join()

    sequences = conversation.messages.order_by("sequence").values_list("sequence", flat=True)
    assert list(sequences) == list(range(1, 21))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        (" \n\t ", "empty"),
        ("a" * 4_001, "4001 characters"),
        ("a\x00b", "no text"),
        ("a\ud800b", "no text"),
    ],
)
def test_a_text_that_cannot_be_kept_is_refused_with_a_sentence(text, reason):
    with pytest.raises(MessageRefused, match=reason):
        services.checked_text(text)


def test_markup_and_odd_letters_are_kept_as_they_are():
    text = "<img src=x onerror=alert(1)> \u202e [x](javascript:alert(1)) 👩‍👩‍👧 ﷽"

    assert services.checked_text(text) == text


def test_an_unknown_conversation_is_told_apart_from_nothing(db):
    with pytest.raises(ConversationNotFound):
        queries.get_conversation(uuid4())
    with transaction.atomic(), pytest.raises(ConversationNotFound):
        services.lock(uuid4())


def test_a_reply_that_no_run_made_is_refused_by_the_database(conversation):
    with pytest.raises(IntegrityError, match="a_person_speaks_by_name_and_a_reply_has_its_run"):
        say(conversation, "Trust me.", author=Message.Author.AGENT)


def test_a_conversation_cannot_be_held_by_a_person_without_a_name(conversation):
    with pytest.raises(IntegrityError, match="a_person_holds_by_name"):
        Conversation.objects.filter(pk=conversation.pk).update(holder=Conversation.Holder.PERSON)


def test_messages_since_the_last_answer_are_unanswered(conversation, operator):
    say(conversation, "first")
    say(conversation, "Hello, I am Olaf.", author=Message.Author.PERSON, person=operator)
    say(conversation, "second")
    say(conversation, "Someone comes.", author=Message.Author.NOTICE)
    say(conversation, "third")

    assert queries.unanswered(conversation) == (3, 5)


def test_nothing_is_unanswered_once_somebody_has_answered(conversation, operator):
    say(conversation, "first")
    say(conversation, "Hello, I am Olaf.", author=Message.Author.PERSON, person=operator)

    assert queries.unanswered(conversation) is None
