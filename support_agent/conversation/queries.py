"""Reading the record. Nothing here writes."""

from typing import NamedTuple
from uuid import UUID

from django.db.models import Exists, Max, Min, OuterRef, prefetch_related_objects

from orders.models import Order
from support_agent.models import Conversation, Message, Run

from .errors import ConversationNotFound


class Span(NamedTuple):
    """Messages in a row, by their sequences, both ends included."""

    first: int
    last: int


def get_conversation(conversation_id: UUID) -> Conversation:
    """The conversation with its customer. Raises ConversationNotFound."""
    try:
        return Conversation.objects.select_related("customer").get(pk=conversation_id)
    except Conversation.DoesNotExist:
        raise ConversationNotFound from None


def customer_message_of(conversation: Conversation, client_id: str) -> Message | None:
    """What the customer has said under this id of theirs."""
    said = conversation.messages.filter(author=Message.Author.CUSTOMER, client_id=client_id)
    return said.first()


def held_run(run_id: int, *, owner: str) -> Run | None:
    """The run that this owner holds, with its conversation, customer and proven orders."""
    proofs = Conversation.proven_orders.through.objects
    proven = Exists(proofs.filter(conversation=OuterRef("conversation")))
    held = Run.objects.filter(pk=run_id, lease_owner=owner)
    run = held.select_related("conversation__customer").annotate(proven=proven).first()
    if run is not None and run.proven:
        prefetch_related_objects([run], "conversation__proven_orders")
    elif run is not None:
        # Few have proven an order; for all others it would be a query without an answer.
        vars(run.conversation)["_prefetched_objects_cache"] = {
            "proven_orders": Order.objects.none()
        }
    return run


def customer_said_after(conversation: Conversation, sequence: int) -> Span | None:
    """What the customer has said since, however much it is."""
    said = conversation.messages.filter(author=Message.Author.CUSTOMER, sequence__gt=sequence)
    ends = said.aggregate(first=Min("sequence"), last=Max("sequence"))
    return Span(**ends) if ends["first"] else None


def last_customer_message(conversation: Conversation) -> Message | None:
    """What the customer said last."""
    said = conversation.messages.filter(author=Message.Author.CUSTOMER)
    return said.order_by("-sequence").first()


def unanswered(conversation: Conversation) -> Span | None:
    """What the customer has said since the agent or a person last spoke."""
    answers = conversation.messages.filter(author__in=[Message.Author.AGENT, Message.Author.PERSON])
    answered = answers.aggregate(last=Max("sequence"))["last"]
    return customer_said_after(conversation, answered or 0)
