"""What a customer may press instead of writing: a text, and what pressing it answers."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Choice:
    """A button under a question of code's own. It answers a proposal by its id."""

    text: str
    proposal: int
    answer: str
    """"yes", "no", or how many."""

    def as_json(self) -> dict[str, Any]:
        """As the message keeps it and the widget reads it."""
        return {"text": self.text, "proposal": self.proposal, "answer": self.answer}
