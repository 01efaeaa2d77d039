"""What happens around the desk, told in one line each."""

import re
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

from django.contrib.auth.models import User
from django.db import connection, transaction
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse

from handoff import review
from orders import services as shop
from orders.models import Customer, Order, OrderLine, ReturnRequest, Shipment
from support_agent.conversation import runs
from support_agent.conversation import services as record
from support_agent.models import Conversation, Message, Run, Step, ToolCall

NOW = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)


def customer_says(conversation: Conversation, text: str) -> Message:
    with transaction.atomic():
        locked = record.lock(conversation.pk)
        return record.say(locked, author=Message.Author.CUSTOMER, text=text, now=NOW)


def held_run(conversation: Conversation) -> Run:
    """A run that a worker has taken up for the conversation's latest message."""
    with transaction.atomic():
        locked = record.lock(conversation.pk)
        last = locked.last_sequence or 1
        run = runs.begin_run(locked, task="answer", first_sequence=last, last_sequence=last)
    held = runs.claim_run(run.pk, planner="scripted")
    assert held is not None
    return held


def took_step(
    run: Run, *calls: dict[str, Any], plan: str = "", left_out: Sequence[str] = ()
) -> Step:
    """A step of the run; each call is {name, input, content, is_error}."""
    index = run.steps.count()
    step = Step.objects.create(
        run=run, index=index, plan=plan, unsupported=[*left_out], created_at=NOW
    )
    for position, call in enumerate(calls):
        observed_at = NOW if "content" in call else None
        ToolCall.objects.create(
            step=step,
            position=position,
            call_id=f"call-{index}-{position}",
            observed_at=observed_at,
            **call,
        )
    return step


def looked_and_replied(conversation: Conversation, text: str = "It is on its way.") -> None:
    run = held_run(conversation)
    took_step(run, {"name": "get_order_status", "content": {"state": "in_transit"}})
    took_step(run, plan=text)
    runs.post_agent_reply(run, text=text, resolution=Run.Resolution.DONE, now=NOW)


def delivered_order(
    customer: Customer,
    number: str = "1187",
    *,
    title: str = "Headphones",
    quantity: int = 1,
    now: datetime = NOW,
) -> Order:
    order = Order.objects.create(
        customer=customer,
        source="test",
        number=number,
        placed_at=now - timedelta(days=8),
        currency="EUR",
        total=Decimal("129.90") * quantity,
        payment_state=Order.PaymentState.PAID,
        updated_at=now,
    )
    parcel = Shipment.objects.create(
        order=order,
        position=1,
        carrier="DHL",
        tracking_number=f"JD{number}",
        state=Shipment.State.DELIVERED,
        delivered_at=now - timedelta(days=3),
    )
    OrderLine.objects.create(
        order=order,
        position=1,
        sku="HP-1",
        title=title,
        quantity=quantity,
        unit_price=Decimal("129.90"),
        shipment=parcel,
    )
    return order


def asked_back(
    order: Order,
    *,
    conversation: Conversation | None = None,
    reason: str = "The left side is silent.",
    kind: str = "damaged",
    asked_at: datetime = NOW,
) -> ReturnRequest:
    return shop.open_return_request(
        order=order,
        items=None,
        reason=reason,
        kind=kind,
        key=f"test-{order.pk}-{asked_at.timestamp()}",
        origin_channel="conversation" if conversation else "",
        origin_key=str(conversation.pk) if conversation else "",
        now=asked_at,
    )


def said(conversation: Conversation, author: str) -> list[str]:
    return list(conversation.messages.filter(author=author).values_list("text", flat=True))


def at_once(*deeds: Callable[[], object]) -> list[object]:
    """Do all of them in the same moment, each with its own connection; results or refusals."""
    results: list[object] = [None] * len(deeds)
    start = threading.Barrier(len(deeds))

    def do(place: int, deed: Callable[[], object]) -> None:
        try:
            connection.ensure_connection()
            start.wait(timeout=10)
            results[place] = deed()
        except Exception as refusal:
            results[place] = refusal
        finally:
            connection.close()

    threads = [threading.Thread(target=do, args=pair) for pair in enumerate(deeds)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    return results


def approve(request: ReturnRequest, *, by: User) -> ReturnRequest:
    return review.decide(request.pk, decision="approve", despite=True, by=by, now=NOW)


def to_confirm(client: Client, requests: list[ReturnRequest]) -> dict[str, Any]:
    """The form that the admin shows for the selected requests, as a browser would send it."""
    chosen = {"action": "approve_selected", "_selected_action": [each.pk for each in requests]}
    page = page_text(client.post(reverse("admin:handoff_returnreview_changelist"), chosen))
    seals = dict(re.findall(r'name="(seen_\d+)" value="([^"]+)"', page))
    return {**chosen, "confirmed": "yes", **seals}


def review_address(request: ReturnRequest, deed: str = "change") -> str:
    return reverse(f"admin:handoff_returnreview_{deed}", args=[request.pk])


def page_text(response: HttpResponse) -> str:
    return response.content.decode()
