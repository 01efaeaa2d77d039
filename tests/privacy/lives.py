"""All that can be kept of one person, with words by which each of it is found again."""

from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal
from uuid import uuid4

from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import User
from django.contrib.contenttypes.models import ContentType
from django.utils import timezone

from handoff import duties, review
from handoff import services as handoff
from handoff.models import Duty, Escalation
from orders.models import Customer, CustomerMerge, Order, ReturnRequest
from support_agent.conversation import proposals
from support_agent.conversation import services as record
from support_agent.conversation.exchanges import packed
from support_agent.conversation.spending import Claim, Purse, take
from support_agent.models import Conversation, Correction, Exchange, Message, Run, Summary
from tests.handoff import desk

POSTCODE = "28004"


@dataclass(frozen=True, kw_only=True)
class Life:
    """Rows of one person."""

    customer: Customer
    order: Order
    request: ReturnRequest
    conversation: Conversation
    guest: Conversation
    words: tuple[str, ...]
    """What stands nowhere but in this person's data."""


def live(customer: Customer, *, number: str, by: User) -> Life:
    """An order, a decided return, a conversation with all that comes of one, and one as a guest."""
    mark = f"kept-of-{customer.pk}"
    order = desk.delivered_order(customer, number, now=timezone.now())
    Order.objects.filter(pk=order.pk).update(
        email=customer.email, postcode=f"{POSTCODE}{mark}"[:20]
    )
    order.shipments.update(tracking_number=f"TRACK-{mark}", last_scan=f"signed by {mark}")
    conversation = record.start_conversation(
        customer=customer, channel="widget", now=timezone.now() - timedelta(days=2)
    )
    desk.customer_says(conversation, f"I am {customer.name}, {mark}")
    run = desk.held_run(conversation)
    step = desk.took_step(
        run,
        {"name": "get_order_status", "input": {"note": mark}, "content": {"note": mark}},
        plan=f"plan {mark}",
    )
    step.raw, step.facts = [{"type": "text", "text": mark}], {"note": mark}
    step.created_at = timezone.now()
    step.save()
    Exchange.objects.create(
        run=run,
        step_index=0,
        attempt=1,
        model="m",
        seconds=1,
        request=packed(f'[{{"role":"user","content":"{mark}"}}]'),
        reply=packed(f'{{"text":"{mark}"}}'),
        created_at=timezone.now(),
    )
    Summary.objects.create(
        conversation=conversation,
        until=1,
        text=f"summary {mark}",
        run=run,
        model="m",
        created_at=timezone.now(),
    )
    request = desk.asked_back(order, conversation=conversation, reason=f"broken, says {mark}")
    request.summary = f"summed up: {mark}"
    request.save()
    item = {"position": 0, "title": mark, "quantity": 1}
    proposals.propose(
        conversation.pk,
        key=f"proposal-{customer.pk}",
        order_number=number,
        kind="return",
        items=[item],
        asks="confirm",
        now=timezone.now(),
    )
    duties.make(conversation.pk, kind=Duty.Kind.DECIDE, about=request.number, now=timezone.now())
    reason = f"{customer.name} {mark} is right to send it back"
    review.decide(
        request.pk, decision="reject", by=by, reason=reason, despite=True, now=timezone.now()
    )
    call = handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.AGENT_ASKED,
        wish=f"wants {mark}",
        run=run,
        unresolved=f"left {mark}",
        now=timezone.now(),
    )
    handoff.claim(call, by=by, now=timezone.now())
    handoff.reply(call, by=by, text=f"Hello {mark}", now=timezone.now())
    handoff.hand_back(call, by=by, word=f"note {mark}", now=timezone.now())
    names = (
        f"run {run.pk}",
        f"conversation {conversation.pk}",
        f"customer {customer.pk} on 2026-11-30",
    )
    claim = Claim(key=uuid4(), run_id=run.pk, fence=run.fence)
    purses = [Purse(name=name, ceiling=1_000, code="money") for name in names]
    take(100, purses=purses, claim=claim)
    Correction.objects.create(
        purse=names[-1],
        before_micro_usd=200,
        after_micro_usd=100,
        reason=f"billed less for {mark}",
        corrected_by=by,
        corrected_at=timezone.now(),
    )
    before = Customer.objects.create(
        email=f"before.{mark}@example.com", external_id=f"before-{mark}", merged_into=customer
    )
    CustomerMerge.objects.create(
        kind=CustomerMerge.Kind.MERGED,
        giver=before,
        taker=customer,
        by=by,
        at=timezone.now(),
        reason=f"both are {mark}",
    )
    LogEntry.objects.create(
        user=by,
        content_type=ContentType.objects.get_for_model(Customer),
        object_id=str(customer.pk),
        object_repr=f"{customer} {mark}"[:200],
        action_flag=CHANGE,
        change_message=mark,
    )
    guest = record.start_conversation(customer=None, channel="widget", now=timezone.now())
    guest.proven_orders.add(order)
    desk.customer_says(guest, f"As a guest: {mark}")
    request.refresh_from_db()
    words = (mark, str(customer.email), customer.name, str(customer.external_id))
    keys = (str(conversation.pk), conversation.pk.hex, str(guest.pk), guest.pk.hex)
    return Life(
        customer=customer,
        order=order,
        request=request,
        conversation=conversation,
        guest=guest,
        words=(*words, *keys),
    )


def told(life: Life) -> int:
    """How many messages there are of them."""
    return Message.objects.filter(conversation__in=[life.conversation, life.guest]).count()


def costs(life: Life) -> Decimal:
    """What their runs have cost."""
    return sum(
        (run.steps.count() for run in Run.objects.filter(conversation=life.conversation)), Decimal()
    )
