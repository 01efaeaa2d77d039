"""The facts that a reviewer decides on, in plain words, so that two moments can be compared."""

from collections.abc import Iterator, Mapping
from uuid import UUID

from django.core import signing
from django.utils import timezone

from orders import queries as orders_queries
from orders.models import OrderLine, ReturnRequest, Shipment
from orders.text import quoted, spliced
from support_agent.models import Message

from .brief import ORIGIN
from .errors import Change

SALT = "handoff.review.facts"
ABSENT = "(nothing)"


def of(request: ReturnRequest) -> dict[str, str]:
    """What holds now of the order, its parcels, the rules and the customer's words."""
    return dict(_facts(request))


def changes(before: Mapping[str, str], now: Mapping[str, str]) -> list[Change]:
    """What is different, in the order in which the page shows it."""
    names = dict.fromkeys([*before, *now])
    pairs = ((name, before.get(name, ABSENT), now.get(name, ABSENT)) for name in names)
    return [Change(*pair) for pair in pairs if pair[1] != pair[2]]


def seal(facts: Mapping[str, str]) -> str:
    """The facts as a form carries them along."""
    return signing.dumps(dict(facts), salt=SALT, compress=True)


def unseal(sealed: str) -> dict[str, str]:
    """The facts that the page showed; none where the form brought nothing of ours."""
    try:
        facts: dict[str, str] = signing.loads(sealed, salt=SALT)
    except signing.BadSignature:
        return {}
    return facts


def conversation_id(request: ReturnRequest) -> UUID | None:
    """The conversation in which the request was made, if it was made in one."""
    if request.origin_channel != ORIGIN:
        return None
    try:
        return UUID(request.origin_key)
    except ValueError:
        return None


def _facts(request: ReturnRequest) -> Iterator[tuple[str, str]]:
    order = request.order
    yield "Order", f"{order.total} {order.currency}, {order.get_payment_state_display().lower()}"
    yield "Cancelled", "yes" if order.cancelled_at else "no"
    yield "Kind", request.get_kind_display().lower()
    asked = {part.line_id: part.quantity for part in request.lines.all()}
    for line in order.lines.all():
        yield f"Line {line.position}", _line(line, asked.get(line.pk, 0))
    for parcel in order.shipments.all():
        yield f"Parcel {parcel.position}", _parcel(parcel)
    for number, check in enumerate(orders_queries.return_verdict(request).checks, start=1):
        kept = "kept" if check.passed else "not kept"
        yield f"Rule {number}, {check.title}", f"{kept}: {check.sentence}"
    yield "The customer's messages", str(_messages(request))


def _line(line: OrderLine, asked: int) -> str:
    counts = f"{line.quantity} bought, {line.returned} in returns, {asked} in this one"
    return f"{spliced(line.title)}: {counts}"


def _parcel(parcel: Shipment) -> str:
    parts = [f"{spliced(str(parcel))}: {parcel.get_state_display().lower()}"]
    if parcel.expected_on:
        parts.append(f"expected on {parcel.expected_on}")
    if parcel.delivered_at:
        parts.append(f"delivered on {timezone.localdate(parcel.delivered_at)}")
    if parcel.last_scan:
        parts.append(f"last scan {quoted(parcel.last_scan)}")
    return ", ".join(parts)


def _messages(request: ReturnRequest) -> int:
    origin = conversation_id(request)
    if origin is None:
        return 0
    return Message.objects.filter(conversation_id=origin, author=Message.Author.CUSTOMER).count()
