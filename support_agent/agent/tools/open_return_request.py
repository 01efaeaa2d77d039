"""Items that the customer wants to send back, or has a claim about."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

from django.utils import timezone

from handoff import duties
from handoff.brief import ORIGIN
from handoff.models import Duty
from orders import queries, services
from orders.models import Order, OrderLine, ReturnRequest
from orders.picking import ReturnItem
from support_agent.agent.known import ReturnKind
from support_agent.agent.toolbox.tool import tool
from support_agent.conversation import proposals

from .context import OrderNumber, ToolContext, order_of

Units = Sequence[tuple[OrderLine, int]]


@tool(
    effect="queued",
    consequential=True,
    tags=("orders", "returns"),
    references=("order_id", "items"),
)
def open_return_request(
    context: ToolContext,
    order_id: OrderNumber,
    summary: Annotated[str, "What the customer wants and why, in one sentence, for our team."],
    items: Annotated[
        list[ReturnItem] | None,
        "Which items and how many of each. Leave out unless the customer named some: then all.",
    ] = None,
    kind: Annotated[
        ReturnKind,
        "'damaged', 'wrong' (not what was ordered) and 'missing' are claims about what came. "
        "'return' if left out.",
    ] = "return",
) -> dict[str, Any]:
    """Ask our team to take items back, to exchange them, or to look into a claim.

    Use only after the customer has said that they want this, and after the order's status
    shows that it was delivered. Where they have not said so plainly, or left open which items or
    how many, the result is a proposal, and the customer is asked for you: add no question. Else
    it is a numbered request, which a person reviews, and the customer is told of it for you.
    """
    if made := queries.request_made(context.key):
        return _made(context, made)
    order = order_of(context, order_id)
    units = queries.units_meant(order, items, now=context.now)
    # What came broken in their own words is a claim, whatever a planner makes of it.
    kind = context.word.kind_of(order.number) or kind
    asks = context.word.lacks(
        number=order.number, kind=kind, wanted=_by_title(units), lines=_left(order)
    )
    if asks:
        proposal = proposals.propose(
            context.conversation_id,
            key=context.key,
            order_number=order.number,
            kind=kind,
            items=[_item(line, count) for line, count in units],
            asks=asks,
            now=context.now,
        )
        return {
            "proposal": proposal.pk,
            "asks": proposal.asks,
            "order_id": order.number,
            "kind": kind,
            "items": proposal.items,
        }
    proposals.replace_open(context.conversation_id)
    return request_return(context, order, units, kind=kind, summary=summary)


def request_return(
    context: ToolContext, order: Order, units: Units, *, kind: str, summary: str
) -> dict[str, Any]:
    """Make the request, and the promise of a decision; what a customer is told of both."""
    reason, messages = context.word.quoted()
    request = services.open_return_request(
        order=order,
        quantities={line.position: count for line, count in units},
        reason=reason,
        reason_messages=messages,
        summary=summary,
        kind=kind,
        key=context.key,
        origin_channel=ORIGIN,
        origin_key=str(context.conversation_id),
        now=context.now,
    )
    return _made(context, request)


def _made(context: ToolContext, request: ReturnRequest) -> dict[str, Any]:
    return described(request) | _promised(context, request)


def described(request: ReturnRequest) -> dict[str, Any]:
    """A request as a result has it."""
    return {
        "return_request": request.number,
        "state": request.state,
        "kind": request.kind,
        "order_id": request.order.number,
        "items": [
            {"title": returned.line.title, "quantity": returned.quantity}
            for returned in request.lines.select_related("line")
        ],
    }


def _promised(context: ToolContext, request: ReturnRequest) -> dict[str, Any]:
    if request.state != ReturnRequest.State.REQUESTED:
        return {}
    duty = duties.make(
        context.conversation_id, kind=Duty.Kind.DECIDE, about=request.number, now=context.now
    )
    return {"decided_by": timezone.localdate(duty.due_at).isoformat()}


def _by_title(units: Units) -> Counter[str]:
    wanted: Counter[str] = Counter()
    for line, count in units:
        wanted[line.title] += count
    return wanted


def _left(order: Order) -> Counter[str]:
    left: Counter[str] = Counter()
    for line in order.lines.all():
        left[line.title] += line.quantity - line.returned
    return left


def _item(line: OrderLine, count: int) -> dict[str, Any]:
    return {"position": line.position, "title": line.title, "quantity": count}
