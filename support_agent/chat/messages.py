"""A message as the customer's side reads it, the same everywhere: API, stream, desk."""

from datetime import UTC
from typing import Any, TypedDict

from support_agent.models import Message

FIELDS = ("sequence", "author", "text", "created_at", "client_id")


class MessageJson(TypedDict):
    """Plain JSON. `author` is customer, agent, person or notice."""

    sequence: int
    author: str
    text: str
    created_at: str
    client_id: str | None


def message_json(row: Message | dict[str, Any]) -> MessageJson:
    """The message, from a row or from its values."""
    values = row if isinstance(row, dict) else {name: getattr(row, name) for name in FIELDS}
    return MessageJson(
        sequence=values["sequence"],
        author=values["author"],
        text=values["text"],
        created_at=values["created_at"].astimezone(UTC).isoformat().replace("+00:00", "Z"),
        client_id=values["client_id"],
    )
