"""A believable shop to try the agent on."""

from typing import Any

from django.core.management.base import BaseCommand
from django.db.models import Prefetch
from django.utils import timezone

from orders.demo import seeding
from orders.demo.recipes import SOURCE
from orders.models import Customer, Order


class Command(BaseCommand):
    help = (
        "Fill the shop with some thirty orders of several customers, dated around today. "
        "Running it again renews only the orders that nobody touched."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        seeded = seeding.seed(now=timezone.now())
        self.stdout.write(
            f"{seeded.created} orders created, {seeded.renewed} renewed, {seeded.kept} kept as they are."
        )
        ours = Order.objects.filter(source=SOURCE).order_by("-placed_at")
        customers = Customer.objects.filter(orders__source=SOURCE).distinct().order_by("email")
        for customer in customers.prefetch_related(Prefetch("orders", queryset=ours)):
            numbers = ", ".join(order.number for order in customer.orders.all())
            self.stdout.write(f"  {customer.email:<20} {numbers}")
