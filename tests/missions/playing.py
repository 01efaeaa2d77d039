"""Plays a mission on the shop of the benchmark, through the real intake and the real runner."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from django.utils import timezone

from orders.importers import files, texts
from orders.models import Order, ReturnRequest
from orders.queries import customer_by_email
from support_agent.agent.evaluation.play import calls_in, say
from support_agent.agent.evaluation.scratch import Scratch
from support_agent.conversation import services
from support_agent.models import Conversation, Message
from tests.orders.tau_shop import plain_orders

from .customer import Customer
from .prose import Prose
from .score import Outcome, Written

MOST_MESSAGES = 10


def fill(shop: dict[str, Any]) -> None:
    """Import the shop's orders into the database."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "shop.jsonl"
        now = timezone.now()
        path.write_text("".join(f"{json.dumps(one)}\n" for one in plain_orders(shop, now=now)))
        files.import_file(texts.look_at(path), form="json", now=now, tell=print)


def play(
    mission: dict[str, Any], shop: dict[str, Any], *, planner: str, scratch: Scratch
) -> Outcome:
    """The mission, until a person is called or the customer has nothing left to say."""
    scratch.renew()
    customer = customer_by_email(shop["users"][mission["user_id"]]["email"])
    conversation = services.start_conversation(
        customer=customer, channel="mission", now=timezone.now()
    )
    script = Customer(Prose.of(mission["customer"]))
    text = script.opening
    for _ in range(MOST_MESSAGES):
        if not text or not say(conversation, text, planner=planner):
            break
        text = script.answer(_reply(conversation))
    theirs = set(Order.objects.exclude(customer=customer).values_list("number", flat=True))
    return Outcome(
        mission=mission,
        written=tuple(map(_written, ReturnRequest.objects.order_by("pk"))),
        with_a_person=conversation.holder != Conversation.Holder.AGENT,
        foreign=tuple(
            str(call)
            for call in calls_in(conversation)
            if call.number in theirs and not call.refused
        ),
        said=tuple(f"{one.author}: {one.text}" for one in conversation.messages.all()),
    )


def _reply(conversation: Conversation) -> str:
    said = conversation.messages.filter(author=Message.Author.AGENT).last()
    return said.text if said else ""


def _written(request: ReturnRequest) -> Written:
    skus = request.lines.values_list("line__sku", flat=True)
    return Written(number=request.order.number, skus=frozenset(skus))
