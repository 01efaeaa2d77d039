"""What several processes counted is one number, whichever of them ends or whatever is emptied."""

import subprocess
import sys
from pathlib import Path

import pytest
import redis

from support_agent import metrics
from support_agent.models import Heartbeat
from support_agent.monitoring import pulse, sums

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).parents[2]
# Another process, which counts and ends.
COUNTS = """
import os, sys, django
django.setup()
from django.conf import settings
from support_agent import metrics
from support_agent.monitoring import sums
settings.REDIS_URL = sys.argv[1]
metrics.MESSAGES.labels("customer").inc(3)
metrics.REPLY_SECONDS.observe(5)
sums.add()
sums.add()
"""


def value(scraped, name, **labels):
    family = next(samples for key, samples in scraped().items() if name.startswith(key))
    return [each.value for each in family if each.name == name and each.labels == labels]


def test_what_all_processes_counted_is_added_up_once(scraped, redis_server, tmp_path):
    environ = {
        "DJANGO_SETTINGS_MODULE": "support_agent.settings",
        "SUPPORT_DATA_DIR": str(tmp_path),
    }
    subprocess.run(
        [sys.executable, "-c", COUNTS, redis_server], env=environ, cwd=ROOT, check=True, timeout=60
    )
    metrics.MESSAGES.labels("customer").inc(2)

    assert value(scraped, "support_messages_total", author="customer") == [5]
    assert value(scraped, "support_messages_total", author="customer") == [5]
    assert value(scraped, "support_reply_seconds_count") == [1]
    assert value(scraped, "support_reply_seconds_bucket", le="4.0") == [0]
    assert value(scraped, "support_reply_seconds_bucket", le="6.0") == [1]


def test_after_redis_was_emptied_it_is_counted_from_nothing(scraped, redis_server):
    metrics.LEASES_LOST.inc(2)
    assert value(scraped, "support_leases_lost_total") == [2]
    with redis.Redis.from_url(redis_server) as server:
        server.delete(sums.KEY)

    assert value(scraped, "support_leases_lost_total") == [0]
    metrics.LEASES_LOST.inc()
    assert value(scraped, "support_leases_lost_total") == [1]


def test_what_was_counted_while_nothing_could_be_added_is_added_later(scraped, redis_server):
    metrics.LEASES_LOST.inc()
    with redis.Redis.from_url(redis_server) as server:
        server.set(sums.KEY, "what takes no sums")
        with pytest.raises(redis.RedisError):
            sums.add()
        server.delete(sums.KEY)

    assert value(scraped, "support_leases_lost_total") == [1]


def test_while_redis_is_away_what_the_database_knows_is_told_all_the_same(asks, monkeypatch):
    gone = redis.Redis.from_url("redis://127.0.0.1:1/0")
    monkeypatch.setattr(sums, "_client", lambda: gone)

    answer = asks("/metrics")

    text = answer.content.decode()
    assert answer.status_code == 200
    assert 'support_part_ok{part="broker"} 0.0' in text
    assert 'support_part_ok{part="database"} 1.0' in text
    assert "support_runs_waiting 0.0" in text


def test_while_the_database_is_away_what_was_counted_is_told_all_the_same(asks, away):
    metrics.LEASES_LOST.inc()

    with away():
        text = asks("/metrics").content.decode()

    assert 'support_part_ok{part="database"} 0.0' in text
    assert "support_leases_lost_total 1.0" in text


@pytest.mark.parametrize("said", ["ana@example.com", "a b", "x" * 61, 'a"b', ""])
def test_no_label_holds_what_somebody_else_chose(said):
    assert metrics.word(said) == "other"


@pytest.mark.django_db(transaction=True)
def test_a_process_says_that_it_lives_and_when_it_ends_on_purpose_is_missed_by_nobody():
    one = pulse.Pulse(Heartbeat.Kind.WORKER)
    one.beat()
    one.beat()
    assert [row.kind for row in Heartbeat.objects.all()] == ["worker"]

    one.start()
    one.stop(seconds=30)

    assert not Heartbeat.objects.exists()
