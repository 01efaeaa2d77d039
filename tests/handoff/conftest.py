"""A conversation as the desk meets it, and a return request that waits."""

from collections.abc import Callable

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client

from handoff import services as handoff
from handoff.models import Escalation
from orders.models import Customer, ReturnRequest
from support_agent.conversation import services as record
from support_agent.models import Conversation
from tests.handoff import desk


@pytest.fixture
def conversation(customer: Customer) -> Conversation:
    return record.start_conversation(customer=customer, channel="widget", now=desk.NOW)


@pytest.fixture
def escalation(conversation: Conversation) -> Escalation:
    """The customer has written and a person is called."""
    desk.customer_says(conversation, "I want to speak to a person.")
    return handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.AGENT_ASKED,
        wish="Wants a person.",
        now=desk.NOW,
    )


@pytest.fixture
def claimed(escalation: Escalation, operator: User) -> Escalation:
    return handoff.claim(escalation, by=operator, now=desk.NOW)


@pytest.fixture
def return_request(customer: Customer, conversation: Conversation) -> ReturnRequest:
    """Made by the agent in the conversation, and not decided yet."""
    desk.customer_says(conversation, "The headphones of 1187 are damaged.")
    return desk.asked_back(desk.delivered_order(customer), conversation=conversation)


@pytest.fixture
def as_reviewer(client: Client, reviewer: User) -> Client:
    client.force_login(reviewer)
    return client


@pytest.fixture
def staff_with(db: None) -> Callable[..., User]:
    """A member of staff who may do these things and no others."""

    def _staff_with(*permissions: str, is_staff: bool = True) -> User:
        person = User.objects.create_user("pat", password="open sesame", is_staff=is_staff)
        for permission in permissions:
            app, codename = permission.split(".")
            person.user_permissions.add(
                Permission.objects.get(content_type__app_label=app, codename=codename)
            )
        return person

    return _staff_with


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
