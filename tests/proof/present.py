"""How things stand at this moment, read while all goes on."""

from collections.abc import Iterable
from typing import NamedTuple

from .ground import Ground
from .record import key


class OpenRun(NamedTuple):
    """A run that has not ended, and the process that holds it, if one does.

    `woken` says when a worker was last called for it.
    """

    id: int
    conversation: str
    fence: int
    woken: str
    holder: int | None


def open_runs(ground: Ground) -> list[OpenRun]:
    """All that a worker holds or should take."""
    found = ground.rows(
        "SELECT id, conversation_id, fence, CAST(woken_at AS TEXT), lease_owner"
        " FROM support_agent_run WHERE state IN ('queued', 'running')"
    )
    return [
        OpenRun(run, key(conversation), fence, woken, int(owner.split("@")[0]) if owner else None)
        for run, conversation, fence, woken, owner in found
    ]


class Lease(NamedTuple):
    """Who holds a run, and for how many seconds more by the database's clock."""

    run: int
    conversation: str
    holder: int
    left: float


def leases(ground: Ground) -> list[Lease]:
    """Every lease that was not given back."""
    left = f"{ground.seconds.format('lease_until')} - {ground.seconds.format(ground.now)}"
    found = ground.rows(
        f"SELECT id, conversation_id, lease_owner, {left} FROM support_agent_run"
        " WHERE state = 'running' AND lease_owner <> ''"
    )
    return [
        Lease(run, key(conversation), int(owner.split("@")[0]), float(seconds))
        for run, conversation, owner, seconds in found
    ]


def due(ground: Ground) -> dict[int, float]:
    """The runs that no worker has taken yet, and in how many seconds each is due."""
    wait = f"{ground.seconds.format('due_at')} - {ground.seconds.format(ground.now)}"
    queued = f"SELECT id, {wait} FROM support_agent_run WHERE state = 'queued'"
    return {run: max(0.0, float(seconds)) for run, seconds in ground.rows(queued)}


def lengths(ground: Ground) -> dict[str, int]:
    """How many messages each conversation has."""
    counted = "SELECT conversation_id, COUNT(*) FROM support_agent_message GROUP BY conversation_id"
    return {key(conversation): count for conversation, count in ground.rows(counted)}


def waiting(ground: Ground) -> int:
    """How many calls for a person wait."""
    [[count]] = ground.rows("SELECT COUNT(*) FROM handoff_escalation WHERE state = 'waiting'")
    return int(count)


def fences(ground: Ground, runs: Iterable[int]) -> dict[int, int]:
    """How often each of these runs was claimed."""
    listed = ", ".join(map(str, runs)) or "NULL"
    return dict(ground.rows(f"SELECT id, fence FROM support_agent_run WHERE id IN ({listed})"))


def conversation_of(ground: Ground, run: int) -> str:
    """Whose run it is."""
    found = ground.rows(f"SELECT conversation_id FROM support_agent_run WHERE id = {run}")
    return key(found[0][0])
