"""A shop, a record and a desk in which every word of a stranger is nasty."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from decimal import Decimal
from itertools import count

from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import Group, User
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.utils import timezone

from handoff import services as handoff
from handoff.models import Escalation, ReturnReview
from orders import services as shop
from orders.demo.recipes import SOURCE
from orders.models import Customer, Order, OrderLine, ReturnRequest, Shipment
from orders.numbers import bare_number
from support_agent.conversation import runs
from support_agent.conversation import services as record
from support_agent.models import Conversation, Message, Run
from tests.handoff import desk

from .nasty import CONTROLS, TEXTS, UNSEEN

LONGEST_NAME = 200
LONGEST_TITLE = 300
_numbers = count(1)


def short(text: str, limit: int) -> str:
    """As much of it as a column of the shop holds."""
    return text[:limit].strip()


@dataclass
class NastyShop:
    """One of each: what was made, to be looked at."""

    staff: User
    conversations: dict[str, Conversation] = field(default_factory=dict)
    requests: dict[str, ReturnRequest] = field(default_factory=dict)
    whole: Conversation | None = None


def furnish(staff: User) -> NastyShop:
    """For each text a customer with its name, who says it of an order that is full of it."""
    made = NastyShop(staff=staff)
    named = {**TEXTS, "controls": CONTROLS, **{f"unseen {n}": t for n, t in enumerate(UNSEEN)}}
    for number, (name, text) in enumerate(named.items()):
        now = timezone.now() - timedelta(minutes=3 * len(named) - 3 * number)
        _meet(made, name, text, now)
    made.whole = _whole(timezone.now())
    return made


def _meet(made: NastyShop, name: str, text: str, now: datetime) -> None:
    customer = Customer.objects.create(name=short(text, LONGEST_NAME), external_id=f"nasty {name}")
    order = _order(customer, text, now)
    conversation = record.start_conversation(customer=customer, channel="widget", now=now)
    _says(conversation, Message.Author.CUSTOMER, text, now)
    run = desk.held_run(conversation)
    _look(run, text)
    request = shop.open_return_request(
        order=order,
        items=None,
        reason=text,
        kind="damaged",
        key=f"nasty {name}",
        origin_channel="conversation",
        origin_key=str(conversation.pk),
        now=now,
    )
    handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.AGENT_ASKED,
        detail=short(text, 40),
        wish=text,
        unresolved=f"Open: {text}",
        run=run,
        now=now,
    )
    _remember(request, text)
    made.conversations[name], made.requests[name] = conversation, request


def _whole(now: datetime) -> Conversation:
    """A conversation in which everybody says all of it."""
    customer = Customer.objects.create(name="Ana Ruiz", email="ana@example.com")
    conversation = record.start_conversation(customer=customer, channel="widget", now=now)
    person = User.objects.get(username="nasty0")
    for text in [*TEXTS.values(), CONTROLS]:
        _says(conversation, Message.Author.CUSTOMER, text, now)
        run = desk.held_run(conversation)
        runs.post_agent_reply(run, text=text, resolution=Run.Resolution.DONE, now=now)
        _says(conversation, Message.Author.PERSON, text, now, person=person)
        _says(conversation, Message.Author.NOTICE, text, now)
    return conversation


def _says(
    conversation: Conversation, author: str, text: str, now: datetime, person: User | None = None
) -> None:
    with transaction.atomic():
        locked = record.lock(conversation.pk)
        record.say(locked, author=Message.Author(author), text=text, person=person, now=now)


def _look(run: Run, text: str) -> None:
    asked = {"order_id": text, text[:60]: [text]}
    found = {"order_id": text, "state": text, "items": [{"title": text}]}
    refused = {"error": "return_not_allowed", "message": text}
    desk.took_step(run, {"name": short(text, 120), "input": asked, "content": found}, plan=text)
    desk.took_step(
        run,
        {"name": "x", "input": {}, "malformed": text, "content": refused, "is_error": True},
    )
    desk.took_step(run, plan=text)


def _order(customer: Customer, text: str, now: datetime) -> Order:
    order = Order.objects.create(
        customer=customer,
        source=SOURCE,
        number=bare_number(f"{next(_numbers)} {short(text, 40)}"),
        email="ana@example.com",
        placed_at=now - timedelta(days=8),
        currency="EUR",
        total=Decimal("12.90"),
        payment_state=Order.PaymentState.PAID,
        updated_at=now,
    )
    parcel = Shipment.objects.create(
        order=order,
        position=1,
        carrier=short(text, 100),
        tracking_number=short(text, 100),
        state=Shipment.State.DELIVERED,
        delivered_at=now - timedelta(days=3),
        last_scan=short(text, LONGEST_TITLE),
    )
    OrderLine.objects.create(
        order=order,
        position=1,
        sku=short(text, 100),
        title=short(text, LONGEST_TITLE),
        quantity=1,
        unit_price=Decimal("12.90"),
        shipment=parcel,
    )
    return order


def colleagues() -> None:
    """Staff and groups with such names; the first of them is who speaks."""
    for number, text in enumerate(TEXTS.values()):
        User.objects.create_user(
            f"nasty{number}",
            email="nasty",
            first_name=short(text, 150),
            last_name=short(text, 150),
        )
        Group.objects.create(name=f"{number} {short(text, 140)}")


def _remember(request: ReturnRequest, text: str) -> None:
    LogEntry.objects.create(
        user=User.objects.get(username="nasty0"),
        content_type=ContentType.objects.get_for_model(ReturnReview, for_concrete_model=False),
        object_id=str(request.pk),
        object_repr=short(text, 200),
        action_flag=CHANGE,
        change_message=text,
    )
