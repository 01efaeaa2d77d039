"""Which runs are played again: by their number, by their conversation, or by when they began."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import QuerySet

from support_agent.models import Conversation, Run


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
    if name.isascii() and name.isdigit():
        found = list(_whole().filter(pk=int(name)))
    else:
        found = list(_whole().filter(conversation=_id(name)))
    if not found:
        raise NothingToPlay(f"There is no ended run of {name!r}.")
    return found


def _id(name: str) -> UUID:
    try:
        return UUID(name)
    except ValueError:
        raise NothingToPlay(
            f"{name!r} is neither the number of a run nor the id of a conversation."
        ) from None


def _whole() -> QuerySet[Run]:
    ended = Run.objects.exclude(state__in=Run.OPEN).order_by("conversation__created_at", "pk")
    return ended.select_related("conversation__customer").prefetch_related(
        "conversation__proven_orders"
    )
