"""Reading the record. Nothing here writes."""

from typing import NamedTuple
from uuid import UUID

from django.db import models
from django.db.models import Exists, Max, Min, OuterRef, QuerySet, prefetch_related_objects

from orders.models import Order
from orders.prepared import Given, PreparedQuery
from support_agent.models import Conversation, Message, Run

from .errors import ConversationNotFound

NO_ORDERS = Order.objects.none()


class Span(NamedTuple):
    """Messages in a row, by their sequences, both ends included."""

    first: int
    last: int


def get_conversation(conversation_id: UUID) -> Conversation:
    """The conversation with its customer. Raises ConversationNotFound."""
    conversation = _conversations.first(pk=conversation_id)
    if conversation is None:
        raise ConversationNotFound
    return conversation


@PreparedQuery
def _conversations() -> QuerySet[Conversation]:
    chosen = Conversation.objects.filter(pk=Given("pk", Conversation._meta.pk))
    return chosen.select_related("customer").order_by()


def customer_message_of(conversation: Conversation, client_id: str) -> Message | None:
    """What the customer has said under this id of theirs."""
    return _said_under.first(conversation=conversation.pk, client_id=client_id)


@PreparedQuery
def _said_under() -> QuerySet[Message]:
    return Message.objects.filter(
        conversation=Given("conversation", Conversation._meta.pk),
        author=Message.Author.CUSTOMER,
        client_id=Given("client_id", models.CharField()),
    )


@PreparedQuery
def _held_runs() -> QuerySet[Run]:
    proofs = Conversation.proven_orders.through.objects
    proven = Exists(proofs.filter(conversation=OuterRef("conversation")))
    held = Run.objects.filter(
        pk=Given("run_id", Run._meta.pk), lease_owner=Given("owner", models.CharField())
    )
    return held.select_related("conversation__customer").annotate(proven=proven).order_by()


def held_run(run_id: int, *, owner: str) -> Run | None:
    """The run that this owner holds, with its conversation, customer and proven orders."""
    run = _held_runs.first(run_id=run_id, owner=owner)
    if run is None:
        return None
    if vars(run)["proven"]:
        prefetch_related_objects([run], "conversation__proven_orders")
    else:
        # Few have proven an order; for all others it would be a query without an answer.
        vars(run.conversation)["_prefetched_objects_cache"] = {"proven_orders": NO_ORDERS}
    return run


def customer_said_after(conversation: Conversation, sequence: int) -> Span | None:
    """What the customer has said since, however much it is."""
    said = conversation.messages.filter(author=Message.Author.CUSTOMER, sequence__gt=sequence)
    ends = said.aggregate(first=Min("sequence"), last=Max("sequence"))
    return Span(**ends) if ends["first"] else None


def customer_messages(conversation: Conversation, *, since: int) -> QuerySet[Message]:
    """What the customer has said from this sequence on."""
    return conversation.messages.filter(author=Message.Author.CUSTOMER, sequence__gte=since)


def last_customer_message(conversation: Conversation) -> Message | None:
    """What the customer said last."""
    said = conversation.messages.filter(author=Message.Author.CUSTOMER)
    return said.order_by("-sequence").first()


def unanswered(conversation: Conversation) -> Span | None:
    """What the customer has said since the agent or a person last spoke."""
    answers = conversation.messages.filter(author__in=[Message.Author.AGENT, Message.Author.PERSON])
    answered = answers.aggregate(last=Max("sequence"))["last"]
    return customer_said_after(conversation, answered or 0)
