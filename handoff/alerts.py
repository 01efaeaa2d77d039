"""What staff must know of the installation, each in a sentence, where nobody watches metrics."""

from datetime import timedelta

from django.conf import settings
from django.db.models import Count, Q
from django.db.models.functions import Now
from django.utils import timezone

from support_agent.conversation import spending, vitals
from support_agent.models import Exchange, Spending

from . import waits

# So much of the month's money may be used before anybody is told.
NEARLY_SPENT = 0.9
OF_LATE = timedelta(minutes=5)
TELL = "Please tell whoever runs this site."
# Fewer failed calls tell nothing.
FEWEST_FAILED = 5


def for_staff() -> list[str]:
    """The worst first; empty where all is well."""
    return [*_processes(), *_provider(), *_money(), *_overdue()]


def _processes() -> list[str]:
    found = vitals.read()
    if not found.seen:
        # Where no process has told of itself yet, nothing is known of any.
        return []
    wrong = [part for part in vitals.parts(found) if part.state != "ok"]
    return [f"{part.fact} {TELL}" for part in sorted(wrong, key=lambda part: part.state)]


def _provider() -> list[str]:
    calls = Exchange.objects.filter(created_at__gt=Now() - OF_LATE).order_by()
    counted = calls.aggregate(all=Count("pk"), failed=Count("pk", filter=~Q(fault="")))
    failed, all_ = counted["failed"], counted["all"]
    if failed < FEWEST_FAILED or failed * 2 < all_:
        return []
    return [
        f"Of the last {all_} calls to the model {failed} failed. Code answers what it can, the rest "
        "comes to you."
    ]


def _money() -> list[str]:
    most = spending.micro_usd(settings.SUPPORT.max_usd_shop_month)
    month = Spending.objects.filter(purse=spending.name_of_month(timezone.now())).first()
    if month is None or month.micro_usd < most * NEARLY_SPENT:
        return []
    share = min(100, 100 * month.micro_usd // most)
    return [
        f"{share} % of what the model may cost this month is used. When all is used, code alone "
        f"answers. {TELL}"
    ]


def _overdue() -> list[str]:
    found = waits.for_people()
    late = max(found.calls_overdue, found.duties_overdue)
    if not late:
        return []
    noun = "customer waits" if late == 1 else "customers wait"
    return [f"{late} {noun} for longer than we promised. They stand on top of the queue."]
