"""Telling others that a process lives, by the database's clock."""

import os
import socket
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from django.db.models.functions import Now

from support_agent.models import Heartbeat

SECONDS_BETWEEN = 5.0
# Of a process that ended without a word nothing is kept longer.
KEPT = timedelta(hours=1)
LONGEST_MACHINE = 40


def name_of(kind: Heartbeat.Kind) -> str:
    """The name of this process."""
    return f"{kind} {os.getpid()}@{socket.gethostname()[:LONGEST_MACHINE]}"


def beat(kind: Heartbeat.Kind, *, name: str, holds: Mapping[str, Any] | None = None) -> None:
    """Write that it lives, and what it holds."""
    seen = {"seen_at": Now(), "holds": dict(holds or {})}
    if not Heartbeat.objects.filter(name=name).update(**seen):
        Heartbeat.objects.bulk_create(
            [Heartbeat(name=name, kind=kind, **seen)], ignore_conflicts=True
        )


def end(name: str) -> None:
    """A process that ends on purpose is missed by nobody."""
    Heartbeat.objects.filter(name=name).delete()


def forget_old() -> None:
    """Delete what ended long ago."""
    Heartbeat.objects.filter(seen_at__lt=Now() - KEPT).delete()
