"""Whether it can serve, and what is wrong: told to whoever may know, with what to do."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import connection
from django.db.models import F
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from handoff import alerts
from support_agent.conversation import services
from support_agent.models import Heartbeat, Run

pytestmark = pytest.mark.django_db

PROCESSES = ("web", "worker", "beat", "recovery")


@pytest.fixture
def run(customer):
    """A run that is due."""
    conversation = services.start_conversation(
        customer=customer, channel="test", now=timezone.now()
    )
    now = timezone.now()
    return Run.objects.create(
        conversation=conversation,
        first_sequence=1,
        last_sequence=1,
        queued_at=now,
        due_at=now,
        woken_at=now,
    )


def parts(asks):
    told = asks("/ready/").json()
    return {name: part["state"] for name, part in told["parts"].items()}, told


def long_ago(seconds, **of):
    Heartbeat.objects.filter(**of).update(seen_at=F("seen_at") - timedelta(seconds=seconds))


def test_where_all_is_well_it_says_so(asks, lives):
    lives(*PROCESSES)

    states, told = parts(asks)

    assert set(states) == {"database", "broker", "worker", "beat", "runs"}
    assert set(states.values()) == {"ok"}
    assert (told["serves"], told["state"]) == (True, "ok")
    assert alerts.for_staff() == []


@pytest.mark.parametrize("token", ["", "another token that is just as long"])
def test_a_stranger_learns_only_whether_it_serves(asks, token):
    answer = asks("/ready/", token=token)

    assert (answer.status_code, answer.json()) == (200, {"serves": True})
    assert asks("/metrics", token=token).status_code == 404


def test_without_a_token_in_the_settings_nobody_learns_more_by_sending_none(settings):
    settings.SUPPORT = replace(settings.SUPPORT, metrics_token="")

    for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer"}):
        client = Client(headers=headers)
        assert client.get("/ready/").json() == {"serves": True}
        assert client.get("/metrics").status_code == 404


@pytest.mark.parametrize("kind", ["worker", "beat"])
def test_a_process_that_was_never_seen_is_missed(asks, lives, kind):
    lives(*set(PROCESSES) - {kind})

    states, told = parts(asks)

    assert states[kind] == "failed"
    assert told["parts"][kind]["sentence"].startswith(f"No {kind} has been seen.")
    assert f"celery -A support_agent {kind}" in told["parts"][kind]["sentence"]
    assert asks("/ready/").status_code == 200


@pytest.mark.parametrize("kind", ["worker", "beat"])
def test_a_process_that_fell_silent_is_missed_with_the_time(asks, lives, kind):
    lives(*PROCESSES)
    long_ago(180, kind=kind)

    states, told = parts(asks)

    assert states[kind] == "failed"
    assert "has not been seen for 3 minutes." in told["parts"][kind]["sentence"]
    (line,) = alerts.for_staff()
    assert line.startswith(f"The {kind} has not been seen for 3 minutes.")
    assert line.endswith("Please tell whoever runs this site.")


def test_one_of_two_workers_is_enough(asks, lives):
    lives(*PROCESSES)
    Heartbeat.objects.filter(kind="worker").update(seen_at=timezone.now() - timedelta(hours=1))
    Heartbeat.objects.create(name="worker 2@test", kind="worker", seen_at=timezone.now())

    assert parts(asks)[0]["worker"] == "ok"


def test_a_worker_that_lives_and_takes_nothing_up_is_told(asks, lives, run):
    lives(*PROCESSES)
    long_ago(60, kind="recovery")

    states, told = parts(asks)

    assert states["worker"] == "failed"
    assert "takes nothing up" in told["parts"]["worker"]["sentence"]


def test_a_run_that_nobody_takes_up_is_told_with_its_age(asks, lives, run):
    lives(*PROCESSES)
    Run.objects.update(due_at=F("due_at") - timedelta(seconds=95))

    states, told = parts(asks)

    assert states["runs"] == "failed"
    assert 90 < told["oldest_waiting_run_seconds"] < 120
    assert "A customer has waited for 95 seconds" in told["parts"]["runs"]["sentence"]


def test_a_run_whose_pause_is_not_over_does_not_wait(asks, lives, run):
    lives(*PROCESSES)
    Run.objects.update(due_at=F("due_at") + timedelta(seconds=30))

    assert parts(asks)[1]["oldest_waiting_run_seconds"] is None


@pytest.mark.parametrize(
    ("lease", "state", "sentence"),
    [(30, "warning", "1 run is held for longer"), (-90, "failed", "no worker has taken it up")],
)
def test_a_run_that_hangs_or_was_dropped_is_told(asks, lives, run, lease, state, sentence):
    lives(*PROCESSES)
    now = timezone.now()
    Run.objects.update(
        state=Run.State.RUNNING,
        started_at=now - timedelta(minutes=10),
        lease_until=now + timedelta(seconds=lease),
    )

    states, told = parts(asks)

    assert states["runs"] == state
    assert sentence in told["parts"]["runs"]["sentence"]


def test_while_the_database_is_away_it_can_not_serve_and_yet_lives(asks, away):
    with away():
        stranger, operator = asks("/ready/", token=""), asks("/ready/")
        healthy = asks("/healthy/", token="")

    assert (stranger.status_code, stranger.json()) == (503, {"serves": False})
    assert operator.json()["parts"]["database"]["state"] == "failed"
    assert (healthy.status_code, healthy.content) == (200, b"healthy")


def test_a_look_takes_two_queries_however_many_runs_there_were(asks, lives, run):
    lives(*PROCESSES)

    with CaptureQueriesContext(connection) as asked:
        asks("/ready/")

    assert len(asked) == 2, [query["sql"] for query in asked]


def test_no_answer_names_a_customer(asks, lives, run, customer):
    text = asks("/ready/").content.decode() + asks("/metrics").content.decode()

    for word in (customer.name, customer.email, str(run.conversation_id)):
        assert word not in text
