"""What a turn asks of the database, however long the conversation is."""

from functools import partial

from django.utils import timezone

from orders.models import Order
from support_agent.agent import runner
from support_agent.conversation import services
from support_agent.models import Conversation, Message
from tests.writing import post

from .counting import counted
from .figure import Figure, at_most


def queries_of_a_turn() -> list[Figure]:
    """A turn of a conversation asks the database as often at message 1,000 as at message 3."""
    at_3, at_1000 = (_queries_at(place) for place in (3, 1_000))
    return [
        at_most(
            1.0,
            name="queries of a turn at message 1,000, beside message 3",
            measured=at_1000,
            floor=at_3,
            unit="queries",
        )
    ]


def _queries_at(place: int) -> int:
    owner = Order.objects.select_related("customer").get(number="1187").customer
    conversation = services.start_conversation(customer=owner, channel="b", now=timezone.now())
    _ask(conversation, runs=2)
    said = conversation.messages.count()
    Message.objects.bulk_create(
        Message(
            conversation=conversation,
            sequence=sequence,
            author="customer",
            text=f"Where is order 1187? ({sequence})",
            created_at=timezone.now(),
        )
        for sequence in range(said + 1, place)
    )
    Conversation.objects.filter(pk=conversation.pk).update(last_sequence=max(said, place - 1))
    return _ask(conversation, runs=1)


def _ask(conversation: Conversation, *, runs: int) -> int:
    queries = 0
    for _ in range(runs):
        run_id = _receive(conversation)
        queries = counted(partial(runner.advance, run_id, planner="offline")).queries
    return queries


def _receive(conversation: Conversation) -> int:
    [run_id] = post(conversation, "Where is order 1187?")
    return run_id
