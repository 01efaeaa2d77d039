"""What the agent can do. A new tool is a function in a file of its own, and a line here."""

from support_agent.agent.toolbox.registration import by_code, handing_over

from .change_return_request import change_return_request
from .estimate_delivery import estimate_delivery
from .get_order_status import get_order_status
from .hand_to_human import hand_to_human
from .open_return_request import open_return_request
from .settle_proposal import settle_proposal

ALL_TOOLS = (
    get_order_status,
    estimate_delivery,
    open_return_request,
    handing_over(hand_to_human),
    by_code(settle_proposal),
    by_code(change_return_request),
)
