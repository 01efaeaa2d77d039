"""One command brings the whole product up, and one key takes it down."""

import http.client
import json
import re
import signal
import urllib.request
import uuid
from dataclasses import replace

import pytest
from django.core.management import CommandError, call_command

from support_agent import private_files
from support_agent.demo import errors, ground
from tests.handoff import desk
from tests.servers.demo import Demo, free_port, processes_of, wait_until_nothing_is_left
from tests.wiring.test_private_files import open_to_others

pytestmark = pytest.mark.timeout(300)

# A worker, a beat, a web process, the broker, its supervisor and the parent of all.
PROCESSES = 6


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Empty before the first demo of this file; the others find what that one made."""
    folder = tmp_path_factory.mktemp("demo") / "data"
    # By hand, as whoever mounts a volume does it.
    folder.mkdir(mode=0o755)
    return folder


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


def test_nobody_else_on_the_machine_reads_what_is_kept(first, folder):
    assert {path.name for path in open_to_others(folder)} == set()
    assert all(path.name.startswith(private_files.OURS) for path in folder.iterdir())


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


def test_a_host_of_another_machine_is_refused(start):
    late = start(host="192.0.2.1")

    assert late.wait() == 1
    assert f"It can't listen at 192.0.2.1, port {late.port}" in late.output


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
