"""Many customers with conversations, one of whom is told apart by words of their own."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal
from itertools import islice

from django.db import transaction
from django.utils import timezone

from orders.models import Customer, Order, Shipment
from support_agent.conversation.exchanges import packed
from support_agent.models import Conversation, Exchange, Message, Run, Spending, Step, ToolCall

EMAIL, NAME, MARK = "zoraida@example.net", "Zoraida Quirquincho", "wordofzoraida"
MESSAGES_OF_A_CONVERSATION = 20
CONVERSATIONS_AT_ONCE = 200


@dataclass(frozen=True, kw_only=True)
class Person:
    """Who is erased, and by what they are found."""

    email: str
    words: tuple[str, ...]


def fill(*, messages: int, theirs: int) -> Person:
    """As many messages in all, and as many of the person's, with runs, steps and calls."""
    person = Customer.objects.create(external_id=f"id-of-{MARK}", email=EMAIL, name=NAME)
    others = Customer.objects.bulk_create(
        Customer(external_id=f"other-{number}", email=f"other{number}@example.com", name="Other")
        for number in range(50)
    )
    _order(person)
    _talk(_shares(theirs, lambda number: person), mark=f"{NAME}, {EMAIL}, {MARK}")
    rest = _shares(messages - theirs, lambda number: others[number % len(others)])
    _talk(rest, mark="somebody else")
    return Person(email=EMAIL, words=(EMAIL, NAME, MARK))


def _order(customer: Customer) -> None:
    now = timezone.now()
    order = Order.objects.create(
        customer=customer,
        source="test",
        number="1187",
        email=EMAIL,
        postcode=MARK,
        placed_at=now,
        updated_at=now,
        currency="EUR",
        total=Decimal("59.90"),
    )
    Shipment.objects.create(order=order, position=1, tracking_number=MARK, last_scan=MARK)


def _shares(messages: int, whose) -> Iterator[tuple[Customer, int]]:
    for number, at in enumerate(range(0, messages, MESSAGES_OF_A_CONVERSATION)):
        yield whose(number), min(MESSAGES_OF_A_CONVERSATION, messages - at)


def _talk(shares: Iterator[tuple[Customer, int]], *, mark: str) -> None:
    while some := list(islice(shares, CONVERSATIONS_AT_ONCE)):
        with transaction.atomic():
            _talk_at_once(some, mark)


def _talk_at_once(some: list[tuple[Customer, int]], mark: str) -> None:
    then = timezone.now() - timedelta(days=1)
    conversations = Conversation.objects.bulk_create(
        Conversation(customer=customer, channel="widget", last_sequence=count, created_at=then)
        for customer, count in some
    )
    pairs = [(one, count) for one, (_, count) in zip(conversations, some, strict=True)]
    # Every other message is a reply, of a run of two steps.
    runs = Run.objects.bulk_create(
        Run(
            conversation=one,
            state=Run.State.REPLIED,
            first_sequence=sequence,
            last_sequence=sequence,
            queued_at=then,
            due_at=then,
            woken_at=then,
            started_at=then,
            ended_at=then,
            unresolved=mark,
        )
        for one, count in pairs
        for sequence in range(1, count, 2)
    )
    replies = {(run.conversation_id, run.last_sequence + 1): run for run in runs}
    Message.objects.bulk_create(
        Message(
            conversation=one,
            sequence=sequence,
            author="agent" if (one.pk, sequence) in replies else "customer",
            run=replies.get((one.pk, sequence)),
            text=f"Message {sequence}, as people write them, with some words in it: {mark}",
            created_at=then,
        )
        for one, count in pairs
        for sequence in range(1, count + 1)
    )
    steps = Step.objects.bulk_create(
        Step(run=run, index=index, plan=mark, raw=[{"type": "text", "text": mark}], created_at=then)
        for run in runs
        for index in range(2)
    )
    ToolCall.objects.bulk_create(
        ToolCall(
            step=step,
            position=0,
            call_id=f"call-{step.pk}",
            name="get_order_status",
            content={"of": mark},
            observed_at=then,
        )
        for step in steps
        if step.index == 0
    )
    Exchange.objects.bulk_create(
        Exchange(
            run=run,
            step_index=0,
            attempt=1,
            model="m",
            seconds=1,
            request=packed(f"[{mark}]"),
            reply=packed(mark),
            created_at=then,
        )
        for run in runs
    )
    Spending.objects.bulk_create(
        Spending(purse=name, micro_usd=1, ceiling=1)
        for name in (
            *(f"run {run.pk}" for run in runs),
            *(f"conversation {one.pk}" for one in conversations),
        )
    )
