"""A column for what must come back word for word."""

import json
from typing import TYPE_CHECKING, Any

from django.db import models

if TYPE_CHECKING:
    _Text = models.TextField[Any, Any]
else:
    _Text = models.TextField


class ExactJSONField(_Text):
    """JSON that comes back as it went in, the order of its keys included.

    A database's own JSON type sorts keys. What a model has been told once must be told to it
    again in the same words, or the provider's cache of the conversation is of no use.
    """

    # What the type checker takes for the values that go in.
    _pyi_private_set_type: Any

    def from_db_value(self, value: str | None, *details: object) -> Any:
        """The value as it was stored."""
        return None if value is None else json.loads(value)

    def to_python(self, value: Any) -> Any:
        """Values are kept as they are."""
        return value

    def get_prep_value(self, value: Any) -> str | None:
        """The text to store; nothing at all is no JSON null."""
        return None if value is None else json.dumps(value, ensure_ascii=False)
