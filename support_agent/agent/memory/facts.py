"""What the server knows for certain as a run begins: who asks, their orders, what was asked for."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import cast

from django.conf import settings
from django.utils import timezone

from handoff import hours
from handoff import queries as handoff
from handoff.brief import ORIGIN
from handoff.models import Duty, Escalation
from orders import queries as orders
from orders.models import Order
from support_agent.agent.known import (
    Asks,
    Facts,
    KnownDuty,
    KnownHours,
    KnownOrder,
    KnownProposal,
    KnownRequest,
)
from support_agent.agent.types import Step
from support_agent.conversation import proposals, queries
from support_agent.models import Conversation, Run

from .entries import Entry
from .record import is_the_first

# Orders that were looked up in the conversation, the latest ones.
MOST_SEEN = 8
# Of an order's goods, before it is looked up.
MOST_TITLES = 50
# Of what is promised, those that are due first and as many of those that were promised last.
MOST_DUTIES = 12


def facts_about(
    run: Run, entries: Sequence[Entry], *, calls: Sequence[Escalation], now: datetime
) -> Facts:
    """What the server knows of the one who asks. Nobody but the server adds to it."""
    conversation = run.conversation
    customer = conversation.customer
    seen = tuple(dict.fromkeys(_orders_seen(entries)))[-MOST_SEEN:]
    known = orders.recent_orders(
        customer=customer,
        proven=[order.pk for order in conversation.proven_orders.all()],
        seen=seen,
    )
    return Facts(
        identified=customer is not None,
        customer_name=customer.name if customer else "",
        language=conversation.language,
        page_language=conversation.language,
        today=timezone.localdate(now),
        orders=tuple(_known(order, is_seen=order.number in seen) for order in known),
        requests=_requests(run),
        duties=() if is_the_first(run) else _few(open_duties(conversation)),
        proposal=_proposal(run),
        desk=_desk(now),
        word_from_colleague=calls[-1].word if calls else "",
    )


def _desk(now: datetime) -> tuple[KnownHours, ...]:
    return tuple(
        KnownHours(weekday=opens.weekday(), opens=opens.time(), closes=closes.time())
        for opens, closes in hours.week(timezone.localtime(now), hours=settings.SUPPORT.desk_hours)
    )


def _orders_seen(entries: Sequence[Entry]) -> Iterator[str]:
    for entry in entries:
        if not isinstance(entry.part, Step):
            continue
        for result in entry.part.observations:
            if not result.is_error and isinstance(result.content, Mapping):
                yield str(result.content.get("order_id") or "")


def _known(order: Order, *, is_seen: bool) -> KnownOrder:
    return KnownOrder(
        number=order.number,
        placed_on=timezone.localdate(order.placed_at),
        titles=tuple(line.title for line in order.lines.all()[:MOST_TITLES]),
        state=orders.state_of(order) if is_seen else "",
    )


def open_duties(conversation: Conversation) -> tuple[KnownDuty, ...]:
    """What this customer has been promised and not got yet, as the database has it now."""
    return tuple(
        KnownDuty(
            kind="decide" if duty.kind == Duty.Kind.DECIDE else "answer",
            about=duty.about,
            by=timezone.localdate(duty.due_at),
        )
        for duty in handoff.open_duties(conversation)
    )


def _few(duties: tuple[KnownDuty, ...]) -> tuple[KnownDuty, ...]:
    if len(duties) <= MOST_DUTIES:
        return duties
    return (*duties[: MOST_DUTIES // 2], *duties[-MOST_DUTIES // 2 :])


def _proposal(run: Run) -> KnownProposal | None:
    """What the customer is asked about, and the button that they have pressed since."""
    if is_the_first(run) or (proposal := proposals.open_for(run.conversation_id)) is None:
        return None
    said = queries.customer_messages(run.conversation, since=run.first_sequence)
    pressed = said.filter(choice__isnull=False, sequence__lte=run.last_sequence).last()
    choice = (pressed.choice if pressed else None) or {}
    is_about_it = choice.get("proposal") == proposal.pk
    return KnownProposal(
        id=proposal.pk,
        order=proposal.order_number,
        kind=proposal.kind,
        items=tuple((str(one["title"]), int(one["quantity"])) for one in proposal.items),
        asks=cast(Asks, proposal.asks),
        answer=str(choice.get("answer") or "") if is_about_it else "",
    )


def _requests(run: Run) -> tuple[KnownRequest, ...]:
    """Return requests that earlier runs of the conversation have made."""
    if is_the_first(run):
        return ()
    made = orders.requests_from(channel=ORIGIN, key=str(run.conversation_id))
    return tuple(
        KnownRequest(
            number=request.number,
            order=request.order.number,
            kind=request.kind,
            state=request.state,
            items=tuple((one.line.title, one.quantity) for one in request.lines.all()),
            was_changed=request.changed_by_customer_at is not None,
        )
        for request in made
        # What this run itself has made is told by the step that made it.
        if not request.key.startswith(f"run-{run.pk}-")
    )
