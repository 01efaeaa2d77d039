"""What was said and done in a conversation, in one line: each part with its place and its size."""

import json
from dataclasses import dataclass
from datetime import datetime

from support_agent.agent.types import Said, Step

# What a call and its result take beside their words: names, ids, marks.
FRAME = 150


@dataclass(frozen=True, kw_only=True)
class Entry:
    """Something said or done. Its sequence is that of the message, or of the last one before it."""

    sequence: int
    place: int
    """Where it belongs: steps and their reply stand behind the last message that they answer."""
    part: Said | Step
    at: datetime

    @property
    def is_said(self) -> bool:
        """Whether it is a message, and neither a step nor a mark of the shop's."""
        return isinstance(self.part, Said) and self.part.author != "shop"

    @property
    def is_customers(self) -> bool:
        """Whether the customer speaks, which is where a turn begins."""
        return isinstance(self.part, Said) and self.part.author == "customer"

    @property
    def is_reply(self) -> bool:
        """Whether the agent says it."""
        return isinstance(self.part, Said) and self.part.author == "agent"

    @property
    def size(self) -> int:
        """About how many characters a model reads of it."""
        if isinstance(self.part, Said):
            return len(self.part.text)
        inputs = (json.dumps(action.input, default=str) for action in self.part.plan.actions)
        results = (FRAME + len(result.text) for result in self.part.observations)
        return len(self.part.plan.text) + sum(map(len, inputs)) + sum(results)
