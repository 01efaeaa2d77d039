"""Which runs are played again: by their number, by their conversation, or by when they began."""

from collections.abc import Sequence
from datetime import datetime
from string import hexdigits
from uuid import UUID

from django.db.models import QuerySet

from orders.text import quoted
from support_agent.models import Conversation, Run

DIGITS = 32
# Of an id, wherever a run is told in a line.
SHOWN = 8


class NothingToPlay(Exception):
    """No run or conversation is called so."""


def runs_of(names: Sequence[str]) -> list[Run]:
    """The runs of these numbers and conversations, in their order. Raises NothingToPlay."""
    return [run for name in names for run in _named(name)]


def runs_since(since: datetime, *, most: int) -> list[Run]:
    """The ended runs of the latest conversations that began since then, the oldest first."""
    latest = Conversation.objects.filter(created_at__gte=since).order_by("-created_at")
    chosen = list(latest.values_list("pk", flat=True)[:most])
    return list(_whole().filter(conversation__in=chosen))


def _named(name: str) -> list[Run]:
    found = list(_whole().filter(pk=int(name))) if name.isascii() and name.isdigit() else []
    if not found and (is_called_so := _ids(name)):
        found = list(_whole().filter(conversation__id__range=is_called_so))
    if not found:
        raise NothingToPlay(f"There is no ended run of {quoted(name)}.")
    if len({run.conversation_id for run in found}) > 1:
        raise NothingToPlay(f"Several conversations begin with {quoted(name)}.")
    return found


def _ids(name: str) -> tuple[UUID, UUID] | None:
    """The first and the last id that begin so, as the lines of a run tell a conversation."""
    digits = name.replace("-", "").lower()
    if SHOWN <= len(digits) <= DIGITS and not set(digits) - set(hexdigits):
        return UUID(digits.ljust(DIGITS, "0")), UUID(digits.ljust(DIGITS, "f"))
    if name.isascii() and name.isdigit():
        return None
    raise NothingToPlay(
        f"{quoted(name)} is neither the number of a run nor the id of a conversation."
    )


def _whole() -> QuerySet[Run]:
    ended = Run.objects.exclude(state__in=Run.OPEN).order_by("conversation__created_at", "pk")
    return ended.select_related("conversation__customer").prefetch_related(
        "conversation__proven_orders"
    )
