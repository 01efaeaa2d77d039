"""One command brings the whole product up, and one key takes it down."""

import http.client
import json
import os
import pty
import re
import signal
import socket
import time
import urllib.request
import uuid
from dataclasses import replace

import pytest
from django.core.management import CommandError, call_command

from support_agent.demo import errors, ground
from tests.handoff import desk
from tests.servers.demo import Demo, free_port, processes_of, wait_until_nothing_is_left

pytestmark = pytest.mark.timeout(300)

# A worker, a beat, a web process, the broker, its supervisor and the parent of all.
PROCESSES = 6


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Empty before the first demo of this file; the others find what that one made."""
    return tmp_path_factory.mktemp("demo") / "data"


@pytest.fixture(scope="module")
def _first(folder):
    demo = Demo(folder)
    demo.wait_until_ready()
    yield demo
    demo.stop()
    wait_until_nothing_is_left(folder)


@pytest.fixture
def first(_first):
    """The demo that found an empty folder."""
    assert _first.process.poll() is None, _first.output
    return _first


@pytest.fixture
def start(tmp_path):
    """Start demos; whatever still runs at the end is stopped."""
    started = []

    def _start(folder=tmp_path / "data", **options):
        started.append(Demo(folder, **options))
        return started[-1]

    yield _start
    for demo in started:
        demo.stop(signal.SIGKILL)
        wait_until_nothing_is_left(demo.folder)


class Shopper:
    """The widget's part, by hand: an identity from the page, then the chat's API."""

    def __init__(self, demo):
        self._demo = demo
        with urllib.request.urlopen(demo.address) as answer:
            [identity] = re.findall(r'data-identity="([^"]+)"', answer.read().decode())
        opened = self._post("conversations/", {"identity": identity})
        self._path, self._token = f"conversations/{opened['id']}/", opened["token"]

    def say(self, text, client_id):
        return self._post(f"{self._path}messages/", {"text": text, "client_id": client_id})

    def _post(self, path, body):
        request = urllib.request.Request(
            f"{self._demo.address}/api/v1/{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", **self._key()},
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def _key(self):
        return {"Authorization": f"Bearer {self._token}"} if hasattr(self, "_token") else {}

    def hear(self, *, after=0, until):
        """The messages of the stream after that one, up to the first by this author; then cut."""
        line = http.client.HTTPConnection("127.0.0.1", self._demo.port, timeout=60)
        headers = self._key() | {"Last-Event-ID": str(after)}
        line.request("GET", f"/api/v1/{self._path}events/", headers=headers)
        heard = []
        with line.getresponse() as stream:
            for frame in stream:
                if b'"sequence"' not in frame:
                    continue
                heard.append(json.loads(frame.removeprefix(b"data: ")))
                if heard[-1]["author"] == until:
                    break
        line.close()
        return heard


def test_it_says_where_everything_is_and_who_may_sign_in(first):
    for place in ("/", "/desk/", "/admin/", "/api/docs/"):
        assert re.search(rf"{first.address}{place}\s", first.output)
    assert "operator, password" in first.output
    assert "reviewer, password" in first.output
    assert "Planner: offline (no ANTHROPIC_API_KEY is set)" in first.output
    assert len(processes_of(first.folder)) == PROCESSES


def test_a_message_posted_twice_is_answered_once_and_a_cut_stream_goes_on(first):
    lucia = Shopper(first)
    client_id = uuid.uuid4().hex

    once = lucia.say("¿Cuándo llega el pedido 1193?", client_id)
    again = lucia.say("¿Cuándo llega el pedido 1193?", client_id)
    heard = lucia.hear(until="agent")

    assert again == once
    assert [message["author"] for message in heard] == ["customer", "agent"]
    assert "1193" in heard[-1]["text"]

    lucia.say("Gracias", uuid.uuid4().hex)
    resumed = lucia.hear(after=heard[-1]["sequence"], until="agent")

    assert [message["author"] for message in resumed] == ["customer", "agent"]
    assert resumed[0]["text"] == "Gracias"


def test_a_port_that_is_taken_is_said_before_anything_is_made(first, start, tmp_path):
    late = start(port=first.port)

    assert late.wait() == 1
    assert f"Port {first.port} of 127.0.0.1 is taken" in late.output
    assert not (tmp_path / "data" / "shop.sqlite3").exists()


@pytest.mark.parametrize("port", ["0", "65536", "http"])
def test_a_port_that_is_none_is_refused(port):
    with pytest.raises(CommandError, match="is no port"):
        call_command("demo", "--port", port)


def test_a_host_of_another_machine_is_refused():
    with pytest.raises(CommandError, match="It can't listen at 192.0.2.1"):
        call_command("demo", "--host", "192.0.2.1")


def test_two_demos_do_not_share_a_folder(first, start):
    late = Demo(first.folder, port=free_port())

    assert late.wait() == 1
    assert "A demo runs already" in late.output


def test_a_database_of_the_operators_own_is_left_alone(start):
    late = start(DATABASE_URL="postgresql://support@db.example.com/support")

    assert late.wait() == 1
    assert "it keeps away from a real shop" in late.output


@pytest.fixture
def data_dir(settings, tmp_path, monkeypatch):
    monkeypatch.delenv("DATABASE_URL")
    settings.SUPPORT = replace(settings.SUPPORT, data_dir=tmp_path)
    return tmp_path


def test_a_folder_with_a_real_shop_is_left_alone(data_dir, customer):
    desk.delivered_order(customer)

    with pytest.raises(errors.RealShop):
        ground.claim_folder()

    assert not (data_dir / "demo").exists()


def test_real_orders_may_be_tried_in_the_demo(data_dir, customer):
    ground.claim_folder()
    desk.delivered_order(customer)
    (data_dir / "demo" / "running").unlink()

    assert ground.claim_folder() == data_dir / "demo"


@pytest.fixture
def again(_first, folder, start):
    """Started where a demo has been: what it finds there is left as it is."""
    if _first.process.poll() is None:
        assert _first.stop() == 0, _first.output
        wait_until_nothing_is_left(folder)

    def _again(**options):
        demo = start(folder, **options)
        seconds = demo.wait_until_ready() if "terminal" not in options else 0
        # Five seconds on a machine that does nothing else; this one runs tests.
        assert seconds < 60, demo.output
        return demo

    return _again


def test_control_c_leaves_no_process_behind(again, folder):
    demo = again()

    began = time.monotonic()
    assert demo.stop() == 0, demo.output

    assert processes_of(folder) == []
    assert time.monotonic() - began < 20, demo.output
    assert "Stopped." in demo.output
    assert "Traceback" not in demo.output


def test_control_c_ends_at_once_when_it_comes_twice(again, folder):
    demo = again()
    # A reply in the making would keep a worker for a while.
    demo.process.send_signal(signal.SIGINT)
    while "once more" not in demo.output:
        time.sleep(0.01)

    assert demo.stop() in (0, 128 + signal.SIGINT)

    wait_until_nothing_is_left(folder)


def test_a_parent_that_is_killed_leaves_no_process_behind(again, folder):
    demo = again()

    demo.stop(signal.SIGKILL)

    wait_until_nothing_is_left(folder)


def test_a_terminal_that_is_closed_leaves_no_process_behind(again, folder):
    ours, terminal = pty.openpty()
    demo = again(terminal=terminal)
    os.close(terminal)
    written = b""
    while b"Ctrl-C stops" not in written:
        written += os.read(ours, 1000)

    os.close(ours)
    # Closing a terminal sends this to whoever was started in it.
    demo.stop(signal.SIGHUP)

    wait_until_nothing_is_left(folder)


@pytest.mark.parametrize("name", ["uvicorn", "worker", "beat"])
def test_all_of_it_ends_when_one_process_does(again, folder, name):
    demo = again()
    [victim] = [
        process
        for process in processes_of(folder)
        if {"support_agent.demo.child", name} <= set(process.cmdline())
    ]

    victim.kill()

    assert demo.wait() == 1
    assert "process has ended with code -9" in demo.output
    assert processes_of(folder) == []


def test_the_port_is_free_again_at_once(again):
    demo = again()
    demo.stop()

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", demo.port))
