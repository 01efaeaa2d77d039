"""Orders to read, as the desk's API gives them."""

from typing import Any

from django.utils import timezone
from rest_framework import serializers

from handoff.desk.paging import After
from orders import queries as shop
from orders.models import Order

from .people import CustomerOut


class OrdersAsked(After):
    """Which orders."""

    q = serializers.CharField(
        required=False,
        allow_blank=True,
        default="",
        max_length=254,
        help_text="A number, an e-mail address, or part of the customer's name.",
    )


class OrderRow(serializers.ModelSerializer[Order]):
    """An order in short."""

    customer = CustomerOut(allow_null=True)

    class Meta:
        model = Order
        fields: tuple[str, ...] = (
            "id",
            "number",
            "source",
            "customer",
            "email",
            "placed_at",
            "currency",
            "total",
            "payment_state",
            "cancelled_at",
        )


class OrderOut(OrderRow):
    """An order with all that the agent could learn of it."""

    facts = serializers.SerializerMethodField()

    class Meta(OrderRow.Meta):
        fields = (*OrderRow.Meta.fields, "facts")

    def get_facts(self, order: Order) -> dict[str, Any]:
        """What the agent is told when it looks the order up."""
        return shop.order_facts(order, now=timezone.now())


class Orders(serializers.Serializer[Any]):
    """A page of orders."""

    results = OrderRow(many=True)
    next = serializers.CharField(allow_null=True)
