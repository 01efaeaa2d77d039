"""What the server knows for certain as a run begins: who asks, their orders, what was asked for."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import reduce
from operator import or_
from typing import cast

from django.conf import settings
from django.db.models import Q
from django.utils import timezone

from handoff import hours as desk
from handoff import queries as handoff
from handoff.brief import ORIGIN
from handoff.models import Duty, Escalation
from orders import queries as orders
from orders.models import Order, ReturnRequest
from support_agent.agent.known import (
    Asks,
    Desk,
    Facts,
    KnownDuty,
    KnownOrder,
    KnownProposal,
    KnownRequest,
)
from support_agent.agent.types import Step
from support_agent.conversation import proposals, queries
from support_agent.models import Conversation, Message, Proposal, Run

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
        page_language=conversation.page_language or conversation.language,
        address=settings.SUPPORT.address,
        today=timezone.localdate(now),
        orders=tuple(_known(order, is_seen=order.number in seen) for order in known),
        requests=_requests(run),
        duties=() if is_the_first(run) else _few(open_duties(conversation)),
        proposal=_proposal(run),
        return_days=orders.return_days_on(timezone.localdate(now)),
        desk=_desk(timezone.localdate(now)),
        word_from_colleague=calls[-1].word if calls else "",
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


def _desk(today: date) -> Desk:
    hours, zone = settings.SUPPORT.desk_hours, timezone.get_default_timezone()
    this, next_week = (
        desk.week(since, hours=hours, zone=zone) for since in (today, today + timedelta(days=7))
    )
    return Desk(hours=tuple(this), is_usual=this == next_week)


def _proposal(run: Run) -> KnownProposal | None:
    """What the customer was asked about last, or whose button they have pressed since."""
    if is_the_first(run) or (proposal := proposals.open_for(run.conversation_id)) is None:
        return None
    said = queries.customer_messages(run.conversation, since=run.first_sequence)
    pressed = said.filter(choice__isnull=False, sequence__lte=run.last_sequence).last()
    choice = (pressed.choice if pressed else None) or {}
    is_about_it = choice.get("proposal") == proposal.pk
    if not is_about_it and not _is_asked_last(run, proposal):
        return None
    return KnownProposal(
        id=proposal.pk,
        order=proposal.order_number,
        kind=proposal.kind,
        items=tuple((str(one["title"]), int(one["quantity"])) for one in proposal.items),
        asks=cast(Asks, proposal.asks),
        answer=str(choice.get("answer") or "") if is_about_it else "",
    )


def _is_asked_last(run: Run, proposal: Proposal) -> bool:
    """Whether the question is the last that the customer has heard of anybody.

    The first reply after it was proposed asks it. A yes to whatever was said since, or to a
    question that was never put since a person came instead, is no yes to this.
    """
    said = run.conversation.messages.exclude(author=Message.Author.CUSTOMER)
    since = said.filter(created_at__gte=proposal.created_at).values_list("author", flat=True)
    return list(since[:2]) == [Message.Author.AGENT]


def _requests(run: Run) -> tuple[KnownRequest, ...]:
    """Return requests that earlier runs of the conversation have made."""
    if is_the_first(run):
        return ()
    # What this run itself has made is told by the step that made it.
    return requests_of(run.conversation, but_of=f"run-{run.pk}-")


def requests_of(conversation: Conversation, *, but_of: str = "-") -> tuple[KnownRequest, ...]:
    """Return requests that were made in the conversation, but those whose key begins so."""
    made = orders.requests_from(channel=ORIGIN, key=str(conversation.pk))
    made = [request for request in made if not request.key.startswith(but_of)]
    waiting = [one.number for one in made if one.state == ReturnRequest.State.REQUESTED]
    unmentioned = _unmentioned(conversation, waiting)
    return tuple(_known_request(one, is_mentioned=one.number not in unmentioned) for one in made)


def _known_request(request: ReturnRequest, *, is_mentioned: bool) -> KnownRequest:
    return KnownRequest(
        number=request.number,
        order=request.order.number,
        kind=request.kind,
        state=request.state,
        items=tuple((returned.line.title, returned.quantity) for returned in request.lines.all()),
        was_changed=request.changed_by_customer_at is not None,
        is_mentioned=is_mentioned,
    )


def _unmentioned(conversation: Conversation, numbers: Sequence[str]) -> set[str]:
    """Those of which no message of ours says a word: the run that made them was superseded."""
    if not numbers:
        return set()
    ours = conversation.messages.exclude(author=Message.Author.CUSTOMER)
    naming = reduce(or_, (Q(text__contains=number) for number in numbers))
    told = " ".join(ours.filter(naming).values_list("text", flat=True))
    return {number for number in numbers if number not in told}
