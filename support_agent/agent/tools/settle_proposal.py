"""What the customer has answered to a question of code's. No model is offered this."""

from typing import Any

from support_agent.agent.toolbox.refusals import Refusal
from support_agent.agent.toolbox.tool import tool
from support_agent.conversation import proposals
from support_agent.models import Proposal

from .context import ToolContext, order_of
from .open_return_request import request_return


class NotAnswered(Refusal):
    """Nothing is open, or the customer has not said this."""

    code = "not_answered"


@tool(effect="queued", consequential=True, tags=("returns",), references=("answer",))
def settle_proposal(context: ToolContext, answer: str) -> dict[str, Any]:
    """Carry out or drop what the customer was asked about, as they have answered themselves."""
    proposal = proposals.open_for(context.conversation_id)
    # One that was made since they wrote is not what they have answered.
    if proposal is None or not answer or context.word.answer_to(proposal.pk) != answer:
        raise NotAnswered("The customer has not answered that.")
    if answer == "no":
        proposals.settle(proposal, Proposal.State.DECLINED)
        return {"declined": proposal.pk}
    order = order_of(context, proposal.order_number)
    lines = {line.position: line for line in order.lines.all()}
    units = [(lines[one["position"]], one["quantity"]) for one in proposal.items]
    if answer != "yes":
        units = [(line, int(answer)) for line, _ in units]
    proposals.settle(proposal, Proposal.State.ACCEPTED)
    return request_return(context, order, units, kind=proposal.kind, summary="")
