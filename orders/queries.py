"""Questions to the shop. Nothing here writes; the number of queries never grows with an order."""

from collections.abc import Collection, Iterable, Sequence
from datetime import date, datetime
from typing import Any

from django.db import models
from django.db.models import Q, QuerySet, Value, prefetch_related_objects
from django.db.models.functions import Upper
from django.db.models.lookups import Exact
from django.utils import timezone

from . import delivery, facts, parts, picking, policy
from .delivery import UNCONFIRMED, ShipmentState
from .errors import OrderNotFound, ReturnAlreadyOpen, ReturnNotAllowed, TooFewLeft
from .models import Customer, Order, OrderLine, ReturnRequest, ReturnWindow, Shipment
from .numbers import bare_number, numbers_meant
from .prepared import Given, PreparedKeys, PreparedQuery

HOLDING_UNITS = (ReturnRequest.State.REQUESTED, ReturnRequest.State.APPROVED)

# How many orders come to mind at once.
FEW = 5


def get_order(*, customer: Customer | None, number: str, proven: Collection[int] = ()) -> Order:
    """The customer's order, or one that a guest has `proven`, with lines, shipments and returns.

    Raises OrderNotFound for an unknown number, another customer's order, and when nobody is known to ask.
    """
    bare, *meant = numbers_meant(number)
    if not bare or (customer is None and not proven):
        raise OrderNotFound(bare or number)
    for called in (bare, *meant):
        if found := _order_called(called, customer=customer, proven=proven):
            return found[0]
    raise OrderNotFound(bare)


def _order_called(
    number: str, *, customer: Customer | None, proven: Collection[int]
) -> list[Order]:
    # Two sources may have given one customer the same number; the newer order is meant.
    if customer and not proven:
        return parts.read(_of_number(customer=customer.pk, number=number), *parts.PARTS)
    theirs = Order.objects.filter(_theirs(customer, proven), _is_called(Value(number)))
    return parts.read(theirs.order_by("-placed_at")[:1], *parts.PARTS)


def numbers_of(
    numbers: Collection[str], *, customer: Customer | None, proven: Collection[int] = ()
) -> set[str]:
    """Which of these call an order or a parcel of theirs, with or without what groups the digits."""
    if customer is None and not proven:
        return set()
    spelled = {number: {number, bare_number(number), _ungrouped(number)} for number in numbers}
    wanted = set().union(*spelled.values())
    called = Q(number__in=wanted) | Q(shipments__tracking_number__in=wanted)
    theirs = Order.objects.filter(_theirs(customer, proven)).filter(called)
    pairs = theirs.values_list("number", "shipments__tracking_number")
    found = {_ungrouped(name or "") for pair in pairs for name in pair}
    return {number for number in numbers if _ungrouped(number) in found}


def _ungrouped(number: str) -> str:
    return "".join(filter(str.isalnum, number))


def recent_orders(
    *,
    customer: Customer | None,
    proven: Collection[int] = (),
    seen: Collection[str] = (),
    limit: int = FEW,
) -> list[Order]:
    """The customer's newest orders and those that a guest has proven, with their lines.

    Where there are `seen` ones by their numbers, these are among them, and all with shipments.
    """
    if customer is None and not proven:
        return []
    wanted = ("lines", "shipments") if seen else ("lines",)
    if customer and not proven and limit == FEW:
        recent = parts.read(_newest(customer=customer.pk), *wanted)
    else:
        newest = Order.objects.filter(_theirs(customer, proven)).order_by("-placed_at")
        recent = parts.read(newest[:limit], *wanted)
    if missing := set(seen) - {order.number for order in recent}:
        more = Order.objects.filter(_theirs(customer, proven), number__in=missing)
        recent += parts.read(more.order_by("-placed_at")[: len(missing)], *wanted)
    return recent


def state_of(order: Order) -> str:
    """How an order stands, in one word."""
    return delivery.order_state(
        list(order.shipments.all()),
        cancelled=order.cancelled_at is not None,
        something_unshipped=something_unshipped(order),
    ).value


def requests_from(*, channel: str, key: str) -> list[ReturnRequest]:
    """The latest return requests that were made there, oldest first, with orders and lines."""
    made = _made_there(channel=channel, key=key, most=FEW)[::-1]
    prefetch_related_objects(made, "lines__line")
    return made


@PreparedQuery
def _made_there() -> QuerySet[ReturnRequest]:
    made = ReturnRequest.objects.filter(
        origin_channel=Given("channel", models.CharField()),
        origin_key=Given("key", models.CharField()),
    )
    return made.select_related("order").order_by("-pk")


def order_facts(order: Order, *, now: datetime) -> dict[str, Any]:
    """The observation of get_order_status, ready for JSON."""
    return facts.of_order(
        order,
        articles=articles(order),
        terms=return_terms(order, now=now),
        something_unshipped=something_unshipped(order),
    )


def delivery_facts(order: Order, *, now: datetime) -> dict[str, Any]:
    """The observation of estimate_delivery, ready for JSON."""
    return facts.of_delivery(order, now=now, zone=timezone.get_default_timezone())


def customer_by_email(email: str) -> Customer | None:
    # An address that is none is stored by nobody as "".
    with_address = Customer.objects.filter(email__exact=email.strip().lower())
    found = with_address.select_related("merged_into").first()
    return found and found.main


def return_windows() -> list[ReturnWindow]:
    """Every rule there ever was, the latest first. A caller with many orders reads them once."""
    return _latest_windows()


@PreparedQuery
def _latest_windows() -> QuerySet[ReturnWindow]:
    return ReturnWindow.objects.order_by("-valid_from")


def return_window_days(order: Order, windows: Sequence[ReturnWindow] | None = None) -> int:
    """The rule that held when the order was placed; a later one does not change the purchase."""
    placed_on = order.placed_at.astimezone(timezone.get_default_timezone()).date()
    return return_days_on(placed_on, windows)


def return_days_on(placed_on: date, windows: Sequence[ReturnWindow] | None = None) -> int:
    """For how many days after delivery an order of that day can be returned."""
    latest_first = return_windows() if windows is None else windows
    in_force = (window.days for window in latest_first if window.valid_from <= placed_on)
    return next(in_force, policy.DEFAULT_RETURN_DAYS)


def units_meant(
    order: Order, items: Sequence[picking.ReturnItem] | None, *, now: datetime
) -> list[tuple[OrderLine, int]]:
    """The lines of an order that these items mean, with how many of each; all that is left for none.

    Raises ReturnNotAllowed, TooFewLeft, and ReturnAlreadyOpen where an earlier request holds them.
    """
    try:
        picked = picking.pick(articles(order), items, return_terms(order, now=now))
    except TooFewLeft as refusal:
        raise naming_the_open_request(order, refusal) from refusal
    return [(line, picked[line.position]) for line in order.lines.all() if line.position in picked]


def naming_the_open_request(order: Order, refusal: TooFewLeft) -> ReturnNotAllowed:
    """The refusal, or one that names the request which holds all that was wanted."""
    if refusal.left:
        return refusal
    holding = ReturnRequest.objects.filter(
        order=order, state__in=HOLDING_UNITS, lines__line__position__in=refusal.positions
    ).order_by("-requested_at", "-pk")
    if request := holding.first():
        return ReturnAlreadyOpen(request.number, request.state)
    return refusal


def request_made(key: str) -> ReturnRequest | None:
    """The request that was made under this key, if one was."""
    return ReturnRequest.objects.select_related("order").filter(key=key).first()


def return_request_for_review(pk: int) -> ReturnRequest:
    """A request with all that its page shows. Raises ReturnRequest.DoesNotExist."""
    return (
        ReturnRequest.objects.select_related("order__customer", "decided_by")
        .prefetch_related("lines__line", "order__lines", "order__shipments")
        .get(pk=pk)
    )


def return_verdict(
    request: ReturnRequest, windows: Sequence[ReturnWindow] | None = None
) -> policy.Verdict:
    """What the rules said at the moment of asking, for the person who decides."""
    order = request.order
    held = {returned.line_id: returned.quantity for returned in request.lines.all()}
    holds = request.state in (ReturnRequest.State.REQUESTED, ReturnRequest.State.APPROVED)
    wanted = [
        # Its own units count as left, or the request would stand in its own way.
        (_article(order, line, released=held[line.pk] if holds else 0), held[line.pk])
        for line in order.lines.all()
        if line.pk in held
    ]
    return policy.verdict(wanted, return_terms(order, now=request.requested_at, windows=windows))


def return_terms(
    order: Order, *, now: datetime, windows: Sequence[ReturnWindow] | None = None
) -> policy.Terms:
    return policy.Terms(
        number=order.number,
        cancelled=order.cancelled_at is not None,
        days=return_window_days(order, windows),
        now=now,
        zone=timezone.get_default_timezone(),
    )


def articles(order: Order) -> list[policy.Article]:
    return [_article(order, line) for line in order.lines.all()]


def something_unshipped(order: Order) -> bool:
    """True when the source says which parcel holds which line, and a line is in none."""
    placed = {line.shipment_id is not None for line in order.lines.all()}
    return placed == {True, False}


def _theirs(customer: Customer | None, proven: Collection[int]) -> Q:
    shown = Q(pk__in=proven)
    return shown | Q(customer=customer) if customer else shown


def _is_called(number: Any) -> Exact:
    return Exact(Upper("number"), Upper(number))


# Nearly all that is asked is asked by somebody whom the shop knows.
_THEIR = Given("customer", Customer._meta.pk)
_newest = PreparedKeys(lambda: Order.objects.filter(customer=_THEIR).order_by("-placed_at")[:FEW])
_of_number = PreparedKeys(
    lambda: Order.objects.filter(
        _is_called(Given("number", models.CharField())), customer=_THEIR
    ).order_by("-placed_at")[:1]
)


def _article(order: Order, line: OrderLine, *, released: int = 0) -> policy.Article:
    parcels = _parcels_of(order, line)
    delivered = bool(parcels) and all(parcel.state == ShipmentState.DELIVERED for parcel in parcels)
    return policy.Article(
        position=line.position,
        sku=line.sku,
        title=line.title,
        left=line.quantity - line.returned + released,
        delivered=delivered,
        delivered_at=_last_delivery(parcels) if delivered else None,
        unconfirmed=not delivered and _is_unconfirmed(parcels),
    )


def _is_unconfirmed(parcels: Sequence[Shipment]) -> bool:
    """Whether each parcel came or may have come, as far as anybody has said."""
    perhaps = (ShipmentState.DELIVERED, *UNCONFIRMED)
    return bool(parcels) and all(parcel.state in perhaps for parcel in parcels)


def _parcels_of(order: Order, line: OrderLine) -> list[Shipment]:
    if line.shipment_id is None and something_unshipped(order):
        return []
    # Many sources do not say what is in which parcel: then all of them together hold the line.
    return [parcel for parcel in order.shipments.all() if line.shipment_id in (None, parcel.pk)]


def _last_delivery(parcels: Iterable[Shipment]) -> datetime | None:
    times = [parcel.delivered_at for parcel in parcels]
    known = [time for time in times if time is not None]
    return max(known) if len(known) == len(times) else None
