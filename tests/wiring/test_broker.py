"""The embedded broker, with real processes that are really killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
import redis

from support_agent.embedded import server_binary
from support_agent.embedded.broker import Broker

ROOT = Path(__file__).parents[2]
LINGERS = 1.0
USE_THE_BROKER = """
import sys, time
from pathlib import Path
from support_agent.embedded.broker import Broker
Broker(Path(sys.argv[1]), float(sys.argv[2])).ensure_running()
print("ready", flush=True)
time.sleep(60)
"""


class User:
    """A worker or a web process, as far as the broker can tell."""

    def __init__(self, broker, *, waits=True):
        arguments = [sys.executable, "-c", USE_THE_BROKER, str(broker.folder), str(broker.lingers)]
        self.process = subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE)
        if waits:
            self.wait_until_ready()

    def wait_until_ready(self):
        assert self.process.stdout.readline() == b"ready\n"

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture
def broker(tmp_path):
    broker = Broker(tmp_path / "broker", LINGERS)
    yield broker
    wait_until_stopped(broker)


@pytest.fixture
def start(broker):
    """Start users of the broker; whoever still lives at the end is killed."""
    users = []

    def start(**options):
        users.append(User(broker, **options))
        return users[-1]

    yield start
    for user in users:
        user.kill()


def client(broker):
    return redis.from_url(broker.redis_url)


def wait_until_stopped(broker):
    deadline = time.monotonic() + 15
    while broker.is_supervised():
        assert time.monotonic() < deadline, "The supervisor outlives its users."
        time.sleep(0.1)
    assert not broker.answers()


def server_of(broker):
    with client(broker) as connection:
        return connection.info("server")["process_id"]


def test_a_killed_worker_takes_the_broker_away_from_nobody(broker, start):
    worker, beat = start(), start()
    server = server_of(broker)

    worker.kill()
    time.sleep(3 * LINGERS)

    assert server_of(broker) == server
    assert beat.process.poll() is None


def test_no_process_stays_behind_when_all_users_are_killed(broker, start):
    worker, beat = start(), start()

    worker.kill()
    beat.kill()

    wait_until_stopped(broker)
    assert not broker.socket_path.exists()


def test_whoever_starts_at_once_shares_one_server(broker, start):
    users = [start(waits=False) for _ in range(5)]
    for user in users:
        user.wait_until_ready()

    with client(broker) as connection:
        assert len(connection.client_list()) == 1
    log = (broker.folder / "log").read_text()
    assert log.count("Ready to accept connections") == 1


def test_what_was_queued_survives_a_stop_and_a_new_start(broker, start):
    worker = start()
    with client(broker) as connection:
        connection.rpush("queue", "a run waits")
    worker.kill()
    wait_until_stopped(broker)

    start()

    with client(broker) as connection:
        assert connection.lpop("queue") == b"a run waits"


def test_a_server_that_crashed_is_started_again(broker, start):
    start()
    with client(broker) as connection:
        connection.config_set("appendfsync", "always")
        connection.rpush("queue", "a run waits")
    crashed = server_of(broker)

    os.kill(crashed, signal.SIGKILL)

    deadline = time.monotonic() + 10
    while not broker.answers() and time.monotonic() < deadline:
        time.sleep(0.1)
    assert server_of(broker) != crashed
    with client(broker) as connection:
        assert connection.lpop("queue") == b"a run waits"


def test_a_server_whose_supervisor_was_killed_gets_a_new_one(broker, start):
    first = start()
    psutil.Process(server_of(broker)).parent().kill()

    second = start()
    first.kill()
    second.kill()

    wait_until_stopped(broker)


def test_nobody_enters_without_the_password(broker, start):
    start()

    with (
        redis.from_url(f"unix://{broker.socket_path}") as stranger,
        pytest.raises(redis.AuthenticationError),
    ):
        stranger.ping()


def test_the_password_is_on_no_command_line(broker, start):
    start()

    server = psutil.Process(server_of(broker))
    shown = [*server.cmdline(), *server.parent().cmdline()]

    assert str(broker.folder) in shown
    assert broker.password not in " ".join(shown)


@pytest.mark.parametrize("name", ["long" * 40, "a shop"])
def test_a_folder_that_no_address_can_hold_gets_its_socket_elsewhere(tmp_path, name):
    broker = Broker(tmp_path / name)

    assert len(str(broker.socket_path)) < 100
    assert " " not in str(broker.socket_path)


def test_the_socket_elsewhere_works(tmp_path):
    broker = Broker(tmp_path / "a shop", LINGERS)

    user = User(broker)
    with client(broker) as connection:
        assert connection.ping()

    user.kill()
    wait_until_stopped(broker)
    broker.socket_path.parent.rmdir()


def test_a_server_on_the_path_will_do_where_the_package_has_none(tmp_path, monkeypatch):
    server = tmp_path / "redis-server"
    server.write_text("#!/bin/sh\n")
    server.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(server_binary.importlib.util, "find_spec", lambda name: None)

    assert server_binary.find_server() == server


def test_without_any_server_one_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(server_binary.importlib.util, "find_spec", lambda name: None)

    with pytest.raises(server_binary.ServerMissing, match="set REDIS_URL"):
        server_binary.find_server()
