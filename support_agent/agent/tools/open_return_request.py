"""Items that the customer wants to send back, or has a claim about."""

from typing import Annotated, Any, Literal

from django.utils import timezone

from handoff import duties
from handoff.brief import ORIGIN
from handoff.models import Duty
from orders import services
from orders.models import ReturnRequest
from orders.picking import ReturnItem
from support_agent.agent.toolbox.tool import tool

from .context import OrderNumber, ToolContext, order_of


@tool(
    effect="queued",
    consequential=True,
    tags=("orders", "returns"),
    references=("order_id", "items"),
)
def open_return_request(
    context: ToolContext,
    order_id: OrderNumber,
    reason: Annotated[str, "Why, in the customer's own words."],
    items: Annotated[
        list[ReturnItem] | None,
        "Which items and how many of each. Leave out unless the customer named some: then all.",
    ] = None,
    kind: Annotated[
        Literal["return", "exchange", "damaged", "wrong", "missing"],
        "'damaged', 'wrong' (not what was ordered) and 'missing' are claims about what came. "
        "'return' if left out.",
    ] = "return",
) -> dict[str, Any]:
    """Ask our team to take items back, to exchange them, or to look into a claim.

    Use only after the customer has said that they want this, and after the order's status
    shows that it was delivered. It makes a numbered request, which a person reviews: tell
    the customer the number, and that a colleague decides and writes to them here by the day
    of the result, no earlier. Never promise a refund or a replacement: the review decides.
    """
    request = services.open_return_request(
        order=order_of(context, order_id),
        items=items,
        reason=reason,
        kind=kind,
        key=context.key,
        origin_channel=ORIGIN,
        origin_key=str(context.conversation_id),
        now=context.now,
    )
    return _told(request) | _promised(context, request)


def _promised(context: ToolContext, request: ReturnRequest) -> dict[str, Any]:
    if request.state != ReturnRequest.State.REQUESTED:
        return {}
    duty = duties.make(
        context.conversation_id, kind=Duty.Kind.DECIDE, about=request.number, now=context.now
    )
    return {
        "decided_by": timezone.localdate(duty.due_at).isoformat(),
        "next": "A colleague reviews it by that day and writes here.",
    }


def _told(request: ReturnRequest) -> dict[str, Any]:
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
