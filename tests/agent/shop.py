"""Orders for the agent to look at."""

from datetime import timedelta
from decimal import Decimal

from django.utils import timezone

from orders.models import Order, OrderLine, Shipment


def place_order(customer, number, *, titles=("Headphones",), **shipment):
    """An order placed ten days ago, in one parcel."""
    now = timezone.now()
    order = Order.objects.create(
        customer=customer,
        source="test",
        number=number,
        email=customer.email,
        placed_at=now - timedelta(days=10),
        updated_at=now,
        currency="EUR",
        total=Decimal("59.90"),
    )
    parcel = Shipment.objects.create(
        order=order, position=1, carrier="DHL", tracking_number=f"JD{number}9", **shipment
    )
    for position, title in enumerate(titles):
        OrderLine.objects.create(
            order=order,
            position=position,
            title=title,
            quantity=1,
            unit_price=Decimal("59.90"),
            shipment=parcel,
        )
    return order
