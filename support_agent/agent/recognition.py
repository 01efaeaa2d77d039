"""Learning in mid-conversation who asks, or that an order is theirs, and going on from there."""

from collections.abc import Callable
from functools import partial
from uuid import UUID

from django.db import transaction

from orders.models import Customer, Order
from support_agent.conversation import queries, runs, services, tasks
from support_agent.models import Conversation


@transaction.atomic
def identify(
    *,
    conversation_id: UUID,
    customer: Customer,
    by_key: int | None = None,
    wake: Callable[[int], None] = tasks.wake,
) -> Conversation:
    """The shop says who this is. Raises SomebodyElses where it said another name before.

    `by_key` counts the keys before the one that the request came with; and one that was replaced is
    good for what it was replaced for alone.
    """
    conversation = services.lock(conversation_id)
    is_known = conversation.customer_id == customer.pk
    _check_key(conversation, by_key, has_shown_it_before=is_known)
    if not is_known:
        services.give_name(conversation, customer=customer)
        services.replace_key(conversation)
        _go_on(conversation, wake)
    return conversation


@transaction.atomic
def show_order(
    *,
    conversation_id: UUID,
    order: Order,
    by_key: int | None = None,
    wake: Callable[[int], None] = tasks.wake,
) -> Conversation:
    """A guest has proven that this order is theirs: this conversation may see it.

    Proven again it is no news, and nobody is answered twice for it.
    """
    conversation = services.lock(conversation_id)
    is_proven = conversation.proven_orders.contains(order)
    _check_key(conversation, by_key, has_shown_it_before=is_proven)
    if not is_proven:
        conversation.proven_orders.add(order)
        services.replace_key(conversation)
        _go_on(conversation, wake)
    return conversation


def _check_key(
    conversation: Conversation, by_key: int | None, *, has_shown_it_before: bool
) -> None:
    """Raises ConversationNotFound for a key that was replaced.

    But not for one who shows once more what it was replaced for: the answer with the new key may
    have been lost on its way, and the proof is worth the key.
    """
    if not has_shown_it_before:
        services.check_key(conversation, by_key)


def _go_on(conversation: Conversation, wake: Callable[[int], None]) -> None:
    """Take up the customer's last words again, so that nobody has to ask twice."""
    last = queries.last_customer_message(conversation)
    if last is None or conversation.holder != Conversation.Holder.AGENT:
        return
    seen_to = last.sequence <= conversation.episode_since
    if seen_to and not queries.unanswered(conversation):
        # A colleague has answered it; the agent does not take it up again behind their back.
        return
    run = runs.begin_run(
        conversation,
        task="answer",
        first_sequence=last.sequence,
        last_sequence=conversation.last_sequence,
        because="newly_known",
    )
    transaction.on_commit(partial(wake, run.pk))
