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
    *, conversation_id: UUID, customer: Customer, wake: Callable[[int], None] = tasks.wake
) -> None:
    """The shop says who this is. Raises SomebodyElses where it said another name before."""
    conversation = services.lock(conversation_id)
    if conversation.customer_id == customer.pk:
        return
    services.give_name(conversation, customer=customer)
    _go_on(conversation, wake)


@transaction.atomic
def show_order(
    *, conversation_id: UUID, order: Order, wake: Callable[[int], None] = tasks.wake
) -> None:
    """A guest has proven that this order is theirs: this conversation may see it.

    Proven again it is no news, and nobody is answered twice for it.
    """
    conversation = services.lock(conversation_id)
    if conversation.proven_orders.contains(order):
        return
    conversation.proven_orders.add(order)
    _go_on(conversation, wake)


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
