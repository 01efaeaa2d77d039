"""The record's tables: what was said, by whom, every step that led to it, and its price.

Django looks for them here, so this is the one place that gathers names.
"""

from .charged import Charged
from .conversations import Conversation
from .heartbeats import Heartbeat
from .messages import Message
from .model_calls import Exchange, Opening, Spending, Summary
from .money import Correction, Reservation
from .proposals import Proposal
from .runs import Run
from .steps import Step, ToolCall

__all__ = [
    "Charged",
    "Conversation",
    "Correction",
    "Exchange",
    "Heartbeat",
    "Message",
    "Opening",
    "Proposal",
    "Reservation",
    "Run",
    "Spending",
    "Step",
    "Summary",
    "ToolCall",
]
