"""What the agent may know of an order: plain values, ready for JSON, dates by the shop's clock.

It only arranges rows that were read already; `queries` reads them.
"""

from collections.abc import Sequence
from datetime import date, datetime, tzinfo
from typing import Any

from . import delivery, policy
from .delivery import Arrival, Estimate
from .models import Order, OrderLine, Shipment


def of_order(
    order: Order,
    *,
    articles: Sequence[policy.Article],
    terms: policy.Terms,
    something_unshipped: bool,
) -> dict[str, Any]:
    state = delivery.order_state(
        list(order.shipments.all()),
        cancelled=terms.cancelled,
        something_unshipped=something_unshipped,
    )
    return {
        "order_id": order.number,
        "state": state.value,
        "placed_on": _iso(delivery.local_date(order.placed_at, terms.zone)),
        "currency": order.currency,
        "total": str(order.total),
        "payment_state": order.payment_state,
        "lines": _lines(order, articles, terms, something_unshipped=something_unshipped),
        "shipments": [_shipment(shipment, terms.zone) for shipment in order.shipments.all()],
        "return_requests": [
            {"number": request.number, "state": request.state, "kind": request.kind}
            for request in order.return_requests.all()
        ],
        "returnable_until": _iso(_returnable_until(articles, terms)),
        "return_days": terms.days,
    }


def of_delivery(order: Order, *, now: datetime, zone: tzinfo) -> dict[str, Any]:
    estimate = delivery.estimate(list(order.shipments.all()), now=now, zone=zone)
    state = Arrival.CANCELLED if order.cancelled_at else estimate.state
    return {
        "order_id": order.number,
        "state": state.value,
        "expected_on": _iso(estimate.expected_on),
        "delivered_on": _iso(estimate.delivered_on),
        "carrier": estimate.carrier,
        "tracking_number": estimate.tracking_number,
        "last_scan": estimate.last_scan,
        "last_scan_at": _iso_time(estimate.last_scan_at, zone),
        "note": _note(order, estimate, state, zone),
    } | _each_parcel(order, zone)


def _each_parcel(order: Order, zone: tzinfo) -> dict[str, Any]:
    """The estimate is that of the parcel that comes next, so several are told one by one as well."""
    shipments = order.shipments.all()
    if len(shipments) < 2:
        return {}
    return {"shipments": [_shipment(shipment, zone) for shipment in shipments]}


def _lines(
    order: Order,
    articles: Sequence[policy.Article],
    terms: policy.Terms,
    *,
    something_unshipped: bool,
) -> list[dict[str, Any]]:
    shipments = order.shipments.all()
    places = {shipment.pk: place for place, shipment in enumerate(shipments, 1)}
    # In an order of one parcel every line is in it.
    tells_where = something_unshipped or len(places) > 1
    days = {_last_day(article, terms) for article in articles}
    return [
        _line(line, article, terms)
        | ({"shipment": places.get(line.shipment_id or 0)} if tells_where else {})
        | ({"returnable_until": _iso(_last_day(article, terms))} if len(days) > 1 else {})
        for line, article in zip(order.lines.all(), articles, strict=True)
    ]


def _line(line: OrderLine, article: policy.Article, terms: policy.Terms) -> dict[str, Any]:
    returnable = article.left if policy.is_returnable(article, terms) else 0
    return {"title": line.title, "quantity": line.quantity, "returnable": returnable}


def _shipment(shipment: Shipment, zone: tzinfo) -> dict[str, Any]:
    return {
        "carrier": shipment.carrier,
        "tracking_number": shipment.tracking_number,
        "state": shipment.state,
        "shipped_on": _iso(delivery.local_date(shipment.shipped_at, zone)),
        "expected_on": _iso(shipment.expected_on),
        "last_scan": shipment.last_scan,
        "last_scan_at": _iso_time(shipment.last_scan_at, zone),
        "delivered_on": _iso(delivery.local_date(shipment.delivered_at, zone)),
    }


def _returnable_until(articles: Sequence[policy.Article], terms: policy.Terms) -> date | None:
    """The last day, also when it has passed: a customer who is late is told the date."""
    if terms.cancelled:
        return None
    days = [_last_day(article, terms) for article in articles]
    return max(filter(None, days), default=None)


def _last_day(article: policy.Article, terms: policy.Terms) -> date | None:
    if article.delivered_at is None:
        return None
    return policy.last_day_to_return(article.delivered_at, terms.days, terms.zone)


def _note(order: Order, estimate: Estimate, state: Arrival, zone: tzinfo) -> str:
    notes = [_NOTES.get(state, "")]
    arrived = [
        one for one in order.shipments.all() if one.state == delivery.ShipmentState.DELIVERED
    ]
    if arrived and state not in (Arrival.DELIVERED, Arrival.CANCELLED):
        notes.append(f"{len(arrived)} of {len(order.shipments.all())} parcels already delivered")
    if estimate.scan_is_stale and state is not Arrival.CANCELLED:
        notes.append(f"no new scan since {delivery.local_date(estimate.last_scan_at, zone)}")
    return "; ".join(note for note in notes if note)


_NOTES = {
    Arrival.CANCELLED: "the order was cancelled",
    Arrival.DELIVERED: "already delivered",
    Arrival.LATE: "the expected date has passed",
    Arrival.NO_DATE: "the carrier has given no date",
    Arrival.NOT_SHIPPED: "not shipped yet",
    Arrival.FAILED: "the delivery failed",
    Arrival.SENT: "it was sent, and the carrier has said nothing of it",
    Arrival.UNKNOWN: "nobody has said where it is",
}


def _iso(day: date | None) -> str | None:
    return day.isoformat() if day else None


def _iso_time(moment: datetime | None, zone: tzinfo) -> str | None:
    return moment.astimezone(zone).isoformat(timespec="minutes") if moment else None
