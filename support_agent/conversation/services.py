"""Writing the record: who holds a conversation and what is said in it, in order."""

from collections.abc import Iterable
from datetime import datetime
from functools import partial
from typing import Any
from uuid import UUID

from django.contrib.auth.models import User
from django.db import models, transaction
from django.db.models import QuerySet

from orders import merging
from orders.models import Customer
from orders.prepared import Given, PreparedInsert, PreparedQuery, PreparedUpdate
from orders.text import can_be_kept, can_be_seen, straight
from support_agent import metrics
from support_agent.models import Conversation, Message, Run

from . import live
from .errors import ConversationNotFound, MessageRefused, SomebodyElses

LONGEST_MESSAGE = 4_000
FOR_THE_SHOP = (Message.Author.AGENT, Message.Author.NOTICE)


@transaction.atomic
def start_conversation(
    *, customer: Customer | None, channel: str, now: datetime, language: str = "en"
) -> Conversation:
    """Open a conversation that the agent holds. Its id is random and nobody chooses it."""
    conversation = Conversation.objects.create(
        customer=customer,
        channel=channel,
        language=language,
        page_language=language,
        created_at=now,
    )
    return _with_main_customer(conversation)


def lock(conversation_id: UUID) -> Conversation:
    """The conversation, locked until the transaction ends, so that its messages keep order.

    Every service that writes to a conversation begins here, before it touches a run or a
    shop's row: one order of locks for all. Raises ConversationNotFound.
    """
    if not transaction.get_connection().in_atomic_block:
        raise RuntimeError("A conversation is locked inside a transaction only.")
    conversation = _locked.first(pk=conversation_id)
    if conversation is None:
        raise ConversationNotFound
    return conversation


@PreparedQuery
def _locked() -> QuerySet[Conversation]:
    chosen = Conversation.objects.filter(pk=Given("pk", Conversation._meta.pk))
    # Its key never changes: whoever inserts a row that points to it, such as a tool of a run that
    # a newer message waits for, need not wait for the lock in turn.
    return chosen.order_by().select_for_update(no_key=True)


def checked_text(text: str) -> str:
    """The text without blanks around it. Raises MessageRefused when it cannot be kept."""
    text = text.strip()
    if not can_be_kept(text):
        raise MessageRefused("The message has a character that is no text. Please type it again.")
    if not can_be_seen(text):
        raise MessageRefused("The message is empty. Please write something.")
    if len(text) > LONGEST_MESSAGE:
        raise MessageRefused(
            f"The message has {len(text)} characters; {LONGEST_MESSAGE} are the most. "
            "Please send it in parts."
        )
    return text


def say(
    conversation: Conversation,
    *,
    author: Message.Author,
    text: str,
    now: datetime,
    client_id: str | None = None,
    person: User | None = None,
    run: Run | None = None,
    choices: list[dict[str, Any]] | None = None,
    choice: dict[str, Any] | None = None,
) -> Message:
    """Add a message to a locked conversation, with the next sequence.

    What is said for the shop may quote a stranger, whose marks must not turn the rest of it.
    """
    conversation.last_sequence += 1
    live.ring_on_commit(conversation.pk)
    transaction.on_commit(partial(metrics.MESSAGES.labels(str(author)).inc))
    message = Message(
        conversation=conversation,
        sequence=conversation.last_sequence,
        author=author,
        text=straight(text) if author in FOR_THE_SHOP else text,
        client_id=client_id,
        person=person,
        run=run,
        created_at=now,
        choices=choices,
        choice=choice,
    )
    return _insert_message(message, pk=conversation.pk, sequence=conversation.last_sequence)


_insert_message = PreparedInsert(
    Message,
    together=PreparedUpdate(
        lambda: Conversation.objects.filter(pk=Given("pk", Conversation._meta.pk)),
        last_sequence=Given("sequence", models.PositiveIntegerField()),
    ),
)


def give_name(conversation: Conversation, *, customer: Customer) -> None:
    """The shop says whose a locked conversation is.

    Raises SomebodyElses for a second name, and Customer.DoesNotExist where the customer was erased
    in that moment.
    """
    if conversation.customer_id not in (None, customer.pk):
        raise SomebodyElses
    conversation.customer = customer
    conversation.save(update_fields=["customer"])
    _with_main_customer(conversation)


def _with_main_customer(conversation: Conversation) -> Conversation:
    # A customer may have been merged between our look and our write. A merge that comes later
    # waits for this lock, and then finds the conversation.
    if conversation.customer_id is not None:
        named = merging.lock([conversation.customer_id]).get(conversation.customer_id)
        if named is None:
            raise Customer.DoesNotExist
        if named.merged_into is not None:
            conversation.customer = named.merged_into
            conversation.save(update_fields=["customer"])
    return conversation


def check_key(conversation: Conversation, by_key: int | None) -> None:
    """Raises ConversationNotFound where a locked conversation has got another key meanwhile.

    `by_key` counts the keys before the one that a request came with; None is no key at all.
    """
    if by_key is not None and by_key != conversation.keys_replaced:
        raise ConversationNotFound


def replace_key(conversation: Conversation) -> None:
    """The keys that open a locked conversation so far open nothing any more; its streams end."""
    conversation.keys_replaced += 1
    conversation.save(update_fields=["keys_replaced"])
    live.ring_on_commit(conversation.pk)


def end_for_customer(conversations: Iterable[UUID], *, now: datetime) -> None:
    """Nobody reads or writes there any more, whoever holds a key. The staff keep what was said."""
    ended = Conversation.objects.filter(pk__in=list(conversations), signed_out_at=None)
    for key in list(ended.order_by("pk").values_list("pk", flat=True)):
        sign_out(key, now=now)


@transaction.atomic
def sign_out(conversation_id: UUID, *, now: datetime) -> None:
    """Its key opens nothing from here on. The staff keep what was said. Asked again, it stays so."""
    conversation = lock(conversation_id)
    if conversation.signed_out_at is None:
        conversation.signed_out_at = now
        conversation.save(update_fields=["signed_out_at"])
        live.ring_on_commit(conversation.pk)


def note_language(conversation: Conversation, language: str) -> None:
    """Remember the language that the customer writes in, for notices and replies."""
    if conversation.language != language:
        conversation.language = language
        conversation.save(update_fields=["language"])


def give_to_queue(conversation: Conversation) -> None:
    """A person is called: from here on the agent is silent."""
    _hold(conversation, Conversation.Holder.QUEUE)


def give_to_person(conversation: Conversation, *, person: User) -> None:
    """A person has come, and only they speak."""
    _hold(conversation, Conversation.Holder.PERSON, held_by=person)


def give_to_agent(conversation: Conversation) -> None:
    """The agent speaks again, in a new episode: earlier calls for a person are over."""
    conversation.episode_since = conversation.last_sequence
    conversation.save(update_fields=["episode_since"])
    _hold(conversation, Conversation.Holder.AGENT)


def _hold(
    conversation: Conversation, holder: Conversation.Holder, held_by: User | None = None
) -> None:
    if not transaction.get_connection().in_atomic_block:
        raise RuntimeError("A conversation changes hands inside a transaction only.")
    conversation.holder = holder
    conversation.held_by = held_by
    conversation.save(update_fields=["holder", "held_by"])
    live.ring_on_commit(conversation.pk)
