"""A message as the customer's side reads it, the same everywhere: API, stream, desk."""

from datetime import UTC
from typing import Any, TypedDict

from support_agent.models import Message


class MessageJson(TypedDict):
    """Plain JSON. `author` is customer, agent, person or notice."""

    sequence: int
    author: str
    text: str
    created_at: str
    client_id: str | None
    choices: list[dict[str, Any]] | None


def message_json(message: Message) -> MessageJson:
    """The message, for JSON."""
    return MessageJson(
        sequence=message.sequence,
        author=message.author,
        text=message.text,
        created_at=message.created_at.astimezone(UTC).isoformat().replace("+00:00", "Z"),
        client_id=message.client_id,
        choices=message.choices,
    )
