"""Where a customer's message comes in: stored once, in order, and a run begun for it."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import transaction

from support_agent.conversation import masking, queries, runs, services, tasks
from support_agent.conversation.errors import ConversationNotFound
from support_agent.models import Conversation, Message


@transaction.atomic
def receive_message(
    *,
    conversation_id: UUID,
    text: str,
    now: datetime,
    client_id: str | None = None,
    choice: dict[str, Any] | None = None,
    by_key: int | None = None,
    pause: timedelta | None = None,
    wake: Callable[[int, timedelta], None] = tasks.wake,
    read: Callable[[int], None] = tasks.read,
) -> Message:
    """Take the customer's words down, and read nothing in them. The same client_id yields the
    same message.

    The agent's run begins in the same transaction and is woken after the commit and a pause,
    since many write in pieces; while the queue or a person holds the conversation there is
    none, and a worker is asked to `read` in which language it is. Cards, passwords and the like are
    masked before anything is stored, and the customer is told so once. `choice` is the button of a
    reply that was pressed; whether it still answers anything, the worker sees. Raises MessageRefused for a
    text that can't be kept and ConversationNotFound.
    """
    text = services.checked_text(text)
    pause = timedelta(milliseconds=settings.SUPPORT.pause_ms) if pause is None else pause
    conversation = services.lock(conversation_id)
    if conversation.signed_out_at is not None:
        # Since the request came in. Whoever signed out, or was erased, says nothing more here.
        raise ConversationNotFound
    services.check_key(conversation, by_key)
    if client_id and (earlier := queries.customer_message_of(conversation, client_id)):
        return earlier
    kept = masking.masked_with_earlier(conversation, text)
    if conversation.holder == Conversation.Holder.AGENT:
        # Before the words are rung out: once they are kept, the worker has the longest way.
        place = conversation.last_sequence + 1
        run = runs.begin_run(
            conversation, task="answer", first_sequence=place, last_sequence=place, pause=pause
        )
        transaction.on_commit(partial(wake, run.pk, pause))
    message = services.say(
        conversation,
        author=Message.Author.CUSTOMER,
        text=kept,
        client_id=client_id,
        choice=choice,
        now=now,
    )
    if kept != text:
        masking.tell_once(conversation, now=now)
    if conversation.holder != Conversation.Holder.AGENT:
        transaction.on_commit(partial(read, message.pk))
    return message
