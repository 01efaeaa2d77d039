"""Who waits for a person, for how long, and what is overdue: for whoever watches the desk."""

from dataclasses import dataclass
from datetime import timedelta

from django.db.models import DurationField, ExpressionWrapper, F, QuerySet
from django.db.models.functions import Now

from .models import Duty, Escalation


@dataclass(frozen=True, kw_only=True)
class Waits:
    """Numbers of now, by the database's clock."""

    calls: int
    oldest_call: float | None
    """Seconds since the first in the queue was called for; None where nobody waits."""
    calls_overdue: int
    duties_overdue: int


def for_people() -> Waits:
    """All of it, by the indexes of what waits and of what is open."""
    waiting = Escalation.objects.filter(state=Escalation.State.WAITING)
    return Waits(
        calls=waiting.order_by().count(),
        oldest_call=_age_of_first(waiting),
        calls_overdue=waiting.filter(due_at__lte=Now()).order_by().count(),
        duties_overdue=Duty.objects.filter(state=Duty.State.OPEN, due_at__lte=Now()).count(),
    )


def _age_of_first(waiting: QuerySet[Escalation]) -> float | None:
    age = ExpressionWrapper(Now() - F("opened_at"), output_field=DurationField())
    first: timedelta | None = (
        waiting.order_by("due_at", "pk").annotate(age=age).values_list("age", flat=True).first()
    )
    return None if first is None else max(0.0, first.total_seconds())
