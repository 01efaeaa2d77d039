"""What all processes counted, added up in Redis.

Each adds what is new since it last did. A hash that was emptied begins at nothing, which Prometheus
takes for the restart of a process.
"""

import json
import threading
from collections.abc import Iterable, Iterator
from typing import Any

import redis
from django.conf import settings
from prometheus_client import Metric

from support_agent import metrics
from support_agent.once import once

# Another number where what is kept means something else.
KEY = "support:metrics:1"

Series = tuple[str, tuple[tuple[str, str], ...]]

_lock = threading.Lock()
_added: dict[Series, float] = {}


def add() -> None:
    """Add what this process has counted since the last time. Raises RedisError, and adds it later."""
    with _lock:
        counted = dict(_counted())
        new = {
            series: value - _added.get(series, 0.0)
            for series, value in counted.items()
            if value != _added.get(series, 0.0)
        }
        if not new:
            return
        with _client().pipeline(transaction=True) as line:
            for (name, labels), value in new.items():
                line.hincrbyfloat(KEY, json.dumps([name, dict(labels)]), value)
            line.execute()
        _added.update(counted)


def read() -> Iterator[Metric]:
    """Every metric with the sums of all processes. Raises RedisError."""
    kept: Any = _client().hgetall(KEY)
    sums = {_series(field): float(value) for field, value in kept.items()}
    for family in metrics.REGISTRY.collect():
        names = {sample.name for sample in family.samples} | _names(family)
        yield _filled(family, {key: value for key, value in sums.items() if key[0] in names})


def definitions() -> Iterator[Metric]:
    """Every metric without a value, where nobody knows the sums."""
    for family in metrics.REGISTRY.collect():
        yield Metric(family.name, family.documentation, family.type)


def answers() -> bool:
    """Whether Redis does."""
    try:
        return bool(_client().ping())
    except redis.RedisError:
        return False


def tasks_waiting() -> int:
    """How many tasks lie in the queue, where it is on this server. Raises RedisError."""
    number: Any = _client().llen("celery")
    return int(number)


def _counted() -> Iterator[tuple[Series, float]]:
    for family in metrics.REGISTRY.collect():
        for sample in family.samples:
            yield (sample.name, tuple(sorted(sample.labels.items()))), sample.value


def _filled(family: Metric, sums: dict[Series, float]) -> Metric:
    whole = Metric(family.name, family.documentation, family.type)
    # What has no label is there from the start, at nothing.
    unlabelled = {key: 0.0 for key, _ in _of(family) if not set(dict(key[1])) - {"le"}}
    for (name, labels), value in sorted({**unlabelled, **sums}.items(), key=_in_order):
        whole.add_sample(name, dict(labels), value)
    return whole


def _of(family: Metric) -> Iterable[tuple[Series, float]]:
    for sample in family.samples:
        yield (sample.name, tuple(sorted(sample.labels.items()))), sample.value


def _names(family: Metric) -> set[str]:
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
    return {family.name + end for end in ends[family.type]}


def _in_order(item: tuple[Series, float]) -> tuple[Any, ...]:
    # A histogram's buckets stand from the smallest to the largest, with the others of their labels.
    (name, labels), _ = item
    told = dict(labels)
    bound = float(told.pop("le", 0))
    return sorted(told.items()), name, bound


def _series(field: bytes) -> Series:
    name, labels = json.loads(field)
    return name, tuple(sorted(labels.items()))


@once
def _client() -> redis.Redis:
    return redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=0.3, socket_timeout=1.0)
