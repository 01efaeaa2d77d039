"""A customer whose conversation's row is held by a process that stands still."""

import threading

import pytest
from django.db import connection, transaction
from django.utils import timezone
from rest_framework.test import APIClient

from support_agent.chat.tokens import make_token
from support_agent.conversation import services
from support_agent.models import Message

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]


def test_a_message_that_cannot_be_stored_now_is_asked_for_again_and_then_said_once():
    conversation = services.start_conversation(customer=None, channel="test", now=timezone.now())
    held, enough = threading.Event(), threading.Event()

    def hold():
        with transaction.atomic():
            services.lock(conversation.pk)
            held.set()
            enough.wait(30)
        connection.close()

    holder = threading.Thread(target=hold)
    holder.start()
    assert held.wait(10)
    with connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = '200ms'")

    refused = say(conversation)
    enough.set()
    holder.join()
    accepted = say(conversation)

    with connection.cursor() as cursor:
        cursor.execute("RESET lock_timeout")
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "2")
    assert refused.json()["code"] == "away"
    assert "sent again by itself" in refused.json()["message"]
    assert accepted.status_code == 202
    assert Message.objects.filter(author=Message.Author.CUSTOMER).count() == 1


def say(conversation):
    return APIClient().post(
        f"/api/v1/conversations/{conversation.pk}/messages/",
        {"text": "Hello", "client_id": "one"},
        format="json",
        headers={"Authorization": f"Bearer {make_token(conversation.pk)}"},
    )
