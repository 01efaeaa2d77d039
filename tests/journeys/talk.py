"""A conversation with the agent that needs no model, on orders that a test places itself."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal

from django.utils import timezone

from orders.models import Customer, Order, OrderLine, Shipment
from support_agent.agent import runner
from support_agent.conversation import services
from support_agent.models import Conversation, Run, ToolCall
from tests.writing import post


def begin(customer: Customer | None, language: str = "en") -> Conversation:
    return services.start_conversation(
        customer=customer, channel="test", language=language, now=timezone.now()
    )


def write(conversation: Conversation, text: str) -> None:
    """The customer writes, and no worker comes yet."""
    post(conversation, text)


def answer(conversation: Conversation, *, at: datetime | None = None) -> str:
    """A worker comes, by the offline planner, and the agent's last words are given."""
    for run in Run.objects.filter(conversation=conversation, state="queued"):
        runner.advance(run.pk, planner="offline", clock=lambda: at or timezone.now())
    said = conversation.messages.filter(author="agent").last()
    return said.text if said else ""


def ask(conversation: Conversation, text: str, *, at: datetime | None = None) -> str:
    write(conversation, text)
    return answer(conversation, at=at)


def done_in(conversation: Conversation) -> list[str]:
    """The tools that were run, in order."""
    calls = ToolCall.objects.filter(step__run__conversation=conversation)
    return list(calls.order_by("pk").values_list("name", flat=True))


def place_order(
    customer: Customer,
    number: str,
    *,
    title: str = "Shirt",
    quantity: int = 1,
    placed_at: datetime | None = None,
    **shipment: object,
) -> Order:
    """An order in one parcel."""
    now = timezone.now()
    order = Order.objects.create(
        customer=customer,
        source="test",
        number=number,
        email=customer.email,
        placed_at=placed_at or now - timedelta(days=10),
        updated_at=now,
        currency="EUR",
        total=Decimal("59.90"),
    )
    parcel = Shipment.objects.create(
        order=order, position=1, carrier="DHL", tracking_number=f"JD{number}9", **shipment
    )
    OrderLine.objects.create(
        order=order,
        position=1,
        title=title,
        quantity=quantity,
        unit_price=Decimal("29.95"),
        shipment=parcel,
    )
    return order


def delivered(customer: Customer, number: str, *, days_ago: int = 3, **options: object) -> Order:
    came = datetime.now(UTC) - timedelta(days=days_ago)
    return place_order(customer, number, state="delivered", delivered_at=came, **options)
