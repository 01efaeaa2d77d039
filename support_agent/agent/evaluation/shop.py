"""What a case changes in the demo shop before the customer comes."""

from datetime import datetime

from django.contrib.auth.models import User
from django.utils import timezone

from orders import services
from orders.demo.recipes import SOURCE, Recipe, cook
from orders.importers import upsert
from orders.models import Customer, Order

from .cases import Return, Shop, Written


def change(shop: Shop, *, now: datetime) -> None:
    """Make the demo shop this case's shop."""
    add_orders(shop.orders, now=now)
    for email, name in shop.names.items():
        Customer.objects.filter(email=email).update(name=name)
    for number, texts in shop.texts.items():
        _write_into(_order(number), texts)
    for wanted in shop.returns:
        _ask_for(wanted, now=now)


def add_orders(recipes: tuple[Recipe, ...], *, now: datetime) -> None:
    """Cook these orders for today. One of a number that is there takes its place."""
    zone = timezone.get_default_timezone()
    Order.objects.filter(number__in=[recipe.number for recipe in recipes]).delete()
    today = now.astimezone(zone).date()
    upsert.write([cook(recipe, today=today, zone=zone) for recipe in recipes], now=now)


def _order(number: str) -> Order:
    return Order.objects.get(source=SOURCE, number=number)


def _write_into(order: Order, texts: Written) -> None:
    for line, title in zip(order.lines.all(), texts.titles, strict=False):
        line.title = title
        line.save(update_fields=["title"])
    told = {
        "carrier": texts.carrier,
        "tracking_number": texts.tracking,
        "last_scan": texts.scan,
    }
    known = {field: text for field, text in told.items() if text is not None}
    order.shipments.filter(position=1).update(**known)


def _ask_for(wanted: Return, *, now: datetime) -> None:
    request = services.open_return_request(
        order=_order(wanted.order),
        items=None,
        reason=wanted.reason,
        kind=wanted.kind,
        key=f"earlier-{wanted.order}-{wanted.kind}",
        origin_channel="shop",
        origin_key="",
        now=now,
    )
    colleague, _ = User.objects.get_or_create(username="colleague", first_name="A colleague")
    match wanted.state:
        case "approved":
            services.approve_return(request, by=colleague, reason=wanted.decision_reason, now=now)
        case "rejected":
            services.reject_return(request, by=colleague, reason=wanted.decision_reason, now=now)
        case "withdrawn":
            services.withdraw_return(request, by=colleague, reason=wanted.decision_reason, now=now)
