"""What the customer wants otherwise of a request that they made here. No model is offered this."""

from typing import Any

from handoff import duties
from handoff.brief import ORIGIN
from orders import services
from orders.models import ReturnRequest
from support_agent.agent.toolbox.tool import tool

from .context import ToolContext
from .open_return_request import described
from .settle_proposal import NotAnswered


@tool(effect="queued", consequential=True, tags=("returns",), references=("request",))
def change_return_request(context: ToolContext, request: str) -> dict[str, Any]:
    """Withdraw or change a request that nobody has decided, as the customer has asked themselves."""
    change = context.word.change()
    made = ReturnRequest.objects.filter(
        origin_channel=ORIGIN, origin_key=str(context.conversation_id)
    ).select_related("order")
    found = next((one for one in made.order_by("-pk") if one.number == request), None)
    if found is None or change is None or change.request != request:
        raise NotAnswered("The customer has not asked for that.")
    if change.what == "withdrawn":
        services.withdraw_by_customer(found, now=context.now)
        duties.release_about(context.conversation_id, about=found.number, now=context.now)
    elif change.what == "kind":
        services.change_by_customer(found, kind=change.kind, now=context.now)
    else:
        (returned,) = found.lines.select_related("line")
        quantities = {returned.line.position: change.count}
        services.change_by_customer(found, quantities=quantities, now=context.now)
    changed = {} if change.what == "withdrawn" else {"changed": change.what}
    return described(found) | changed
