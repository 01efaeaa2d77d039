"""The agent that answers customers: its tools, its final output and its limits.

Built when the module is loaded, so that a tool that does not fit stops the start and
never a conversation.
"""

from django.conf import settings

from orders.errors import OrdersError

from .answer.parts import Answer
from .limits import Limits
from .memory import Memory, WindowMemory
from .toolbox import Toolbox
from .tools import ALL_TOOLS
from .tools.context import ToolContext

TOOLBOX = Toolbox(
    ALL_TOOLS,
    output=Answer,
    context=ToolContext,
    refusals=(OrdersError,),
    result_chars=settings.SUPPORT.tool_result_chars,
)
MEMORY: Memory = WindowMemory(
    least=settings.SUPPORT.history_turns, summed_up=bool(settings.SUPPORT.note_model)
)


def limits_for(task: str) -> Limits:
    """The ceilings of this kind of task, as the settings have them."""
    support = settings.SUPPORT
    return Limits(
        steps=support.max_steps_for(task),
        tokens=support.max_tokens,
        usd=support.max_usd,
        seconds=support.max_seconds,
    )
