"""The metrics as Prometheus reads them: the sums of all processes, and what the database knows.

What the database knows is asked for there at each scrape, so that it is right whichever process
ended: a few rows by their indexes, and never a count of all that ever was.
"""

from collections.abc import Iterator, Mapping, Sequence

import redis
from django.conf import settings
from django.db import Error
from django.utils import timezone
from prometheus_client import Metric, generate_latest
from prometheus_client.core import GaugeMetricFamily

from handoff import waits
from support_agent.conversation import reservations, spending
from support_agent.models import Spending

from . import installation, pulse, sums
from .installation import Installation

MICROS = 1_000_000


class _Scrape:
    """One answer, which the library writes out."""

    def __init__(self, metrics: Sequence[Metric]) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """What is in it."""
        yield from self._metrics


def page() -> bytes:
    """All metrics, as text."""
    pulse.add_up()
    looked = installation.look()
    return generate_latest(_Scrape([*_sums(), *gauges(looked)]))


def gauges(looked: Installation) -> Iterator[Metric]:
    """What is so just now."""
    yield _gauges(
        "support_part_ok",
        "1 where a part of the installation is as it should be.",
        {part.name: float(part.state != "failed") for part in looked.parts},
        label="part",
    )
    found = looked.vitals
    if found is None:
        return
    yield _gauge(
        "support_runs_waiting", "Runs that are due and that no worker holds.", found.waiting
    )
    yield _gauge(
        "support_run_oldest_waiting_seconds",
        "Since when the oldest of them waits.",
        found.oldest_waiting or 0,
    )
    yield _gauge("support_runs_held", "Runs that workers hold.", found.held)
    yield _gauge(
        "support_runs_hanging", "Runs that are held for longer than a run may last.", found.hanging
    )
    yield _gauges(
        "support_seen_seconds",
        "How long ago a process of the kind was seen.",
        found.seen,
        label="kind",
    )
    yield _gauges("support_processes", "Processes of a kind that live.", found.alive, label="kind")
    streams = {"customer": 0, "desk": 0} | dict(found.streams)
    yield _gauges("support_streams_open", "Live connections that are open.", streams, label="kind")
    try:
        yield from [*_waiting_for_people(), *_money()]
    except Error:
        # It went away between two questions. The next scrape says so.
        return


def _waiting_for_people() -> Iterator[Metric]:
    found = waits.for_people()
    yield _gauge("support_escalations_waiting", "Customers who wait for a person.", found.calls)
    yield _gauge(
        "support_escalation_oldest_waiting_seconds",
        "Since when the first of them waits.",
        found.oldest_call or 0,
    )
    yield _gauge(
        "support_escalations_overdue", "Calls whose promised time is over.", found.calls_overdue
    )
    yield _gauge("support_duties_overdue", "Promises whose time is over.", found.duties_overdue)


def _money() -> Iterator[Metric]:
    month = spending.name_of_month(timezone.now())
    counted = Spending.objects.filter(purse=month).first()
    reserved = reservations.reserved().get(month, 0)
    micros = counted.micro_usd if counted else 0
    yield _gauge(
        "support_month_spent_usd", "Spent of what the month may cost.", (micros - reserved) / MICROS
    )
    yield _gauge(
        "support_month_uncertain_usd",
        "What of it stands for answers that broke off, and may never be billed.",
        (counted.uncertain_micro_usd if counted else 0) / MICROS,
    )
    yield _gauge("support_month_reserved_usd", "Reserved for calls under way.", reserved / MICROS)
    most = float(settings.SUPPORT.max_usd_shop_month)
    yield _gauge("support_month_ceiling_usd", "What the month may cost.", most)


def _sums() -> list[Metric]:
    try:
        return list(sums.read())
    except redis.RedisError:
        return list(sums.definitions())


def _gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(name, told, value=value)


def _gauges(name: str, told: str, values: Mapping[str, float], *, label: str) -> Metric:
    family = GaugeMetricFamily(name, told, labels=[label])
    for word, value in sorted(values.items()):
        family.add_metric([word], value)
    return family
