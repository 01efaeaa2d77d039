"""A model call that nobody waits for any more is cut, also while the model says nothing."""

import socket
import ssl
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from httpcore2._backends.sync import SyncStream

from support_agent.agent.planners.claude import lines
from tests.servers.messages_api.answers import says

from .conftest import failure, turn

LONG = "Your order is on its way, and it will be with you before the week is over."
SILENCES = {
    "before the first byte": {"delay": 30.0},
    "after the headers": {"silent_after": 0},
    "in the middle": {"silent_after": 4},
}


@pytest.mark.parametrize("silence", SILENCES.values(), ids=SILENCES)
def test_a_silent_call_is_cut_when_nobody_waits_any_more(api, planner, silence):
    api.plays(says(LONG, **silence))
    asked_at = []

    def nobody_waits_a_moment_later():
        asked_at.extend([time.monotonic()] if api.asked else [])
        return bool(asked_at) and time.monotonic() > asked_at[0] + 0.3

    failed = failure(planner(cancelled=nobody_waits_a_moment_later))

    assert failed.code == "cancelled"
    # The provider would have been silent for half a minute, and we patient for twenty seconds.
    assert time.monotonic() - asked_at[0] < 10
    assert api.hung_up.wait(10)
    assert len(api.asked) == 1


@pytest.fixture
def hanging_look_up(monkeypatch):
    """No name is found until the test is over."""
    over = threading.Event()

    def looks_up(*_, **__):
        over.wait(60)
        raise socket.gaierror("No such name.")

    monkeypatch.setattr(socket, "getaddrinfo", looks_up)
    yield
    over.set()


@pytest.mark.usefixtures("hanging_look_up")
def test_a_look_up_of_the_providers_name_that_hangs_holds_nobody_up(planner):
    began = time.monotonic()

    failed = failure(
        planner(base_url="http://provider.test", patience={"connect": 0.3, "tries": 1})
    )

    assert failed.code == "unreachable"
    assert time.monotonic() - began < 10


@pytest.mark.usefixtures("hanging_look_up")
def test_a_line_that_nobody_waits_for_any_more_is_not_waited_for(planner):
    nobody_waits = threading.Event()
    threading.Timer(0.3, nobody_waits.set).start()

    failed = failure(
        planner(
            base_url="http://provider.test",
            patience={"connect": 60.0},
            cancelled=nobody_waits.is_set,
        )
    )

    assert failed.code == "cancelled"


def test_a_run_that_is_lost_while_its_money_is_taken_is_not_asked_for_and_costs_nothing(
    api, planner
):
    nobody_waits, costs = threading.Event(), []

    def taken_for_too_long(worst):
        nobody_waits.set()
        return costs.append

    failed = failure(planner(cancelled=nobody_waits.is_set, reserve=taken_for_too_long))

    assert failed.code == "cancelled"
    assert api.asked == []
    assert costs == [0]


def test_a_silence_on_a_line_that_is_used_again_is_cut_as_well(api, planner):
    api.plays(says("Here it is."), says(LONG, delay=30))
    asking = planner(cancelled=lambda: len(api.asked) == 2)
    assert asking.plan(turn()).text == "Here it is."

    assert failure(asking).code == "cancelled"

    assert len({asked.peer for asked in api.asked}) == 1
    assert api.hung_up.wait(10)


def test_a_run_whose_time_ends_in_a_silence_waits_no_longer(api, planner):
    api.plays(says(LONG, silent_after=3), again=True)
    until = time.monotonic() + 1

    failed = failure(planner(remaining=lambda: until - time.monotonic()))

    assert failed.code in ("no_time", "timeout")
    assert api.hung_up.wait(10)


def test_what_one_run_cuts_is_no_matter_to_another_on_the_same_client(api, planner):
    api.plays(lambda body: says(LONG, delay=30 if "Cut me" in str(body) else 1.2), again=True)
    heard = []
    other = threading.Thread(target=lambda: heard.append(planner().plan(turn("Wait for me."))))
    other.start()

    def is_asked():
        return any("Cut me" in str(body) for body in api.bodies)

    assert failure(planner(cancelled=is_asked), turn("Cut me.")).code == "cancelled"

    other.join(timeout=20)
    assert [plan.text for plan in heard] == [LONG]


def test_an_encrypted_line_and_one_through_a_proxy_ask_as_well(monkeypatch):
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:9")
    client = lines.attentive(lines.httpx2.Client())
    pools = [transport._pool for transport in (client._transport, *client._mounts.values())]

    assert len(pools) == 2
    assert all(isinstance(pool._network_backend, lines._Network) for pool in pools)

    class Plain(lines.httpcore2.NetworkStream):
        def start_tls(self, *args, **options):
            return self

    secured = lines._Line(Plain()).start_tls(ssl.create_default_context())
    assert isinstance(secured, lines._Line)


def test_what_was_cut_stays_cut_though_somebody_might_wait_again(api, planner):
    """The lease of a run may be renewed just after it was thought lost."""
    api.plays(says(LONG, delay=30))
    answers = iter([True])

    def nobody_waits_for_a_moment():
        return bool(api.asked) and next(answers, False)

    assert failure(planner(cancelled=nobody_waits_for_a_moment)).code == "cancelled"
    assert len(api.asked) == 1


@pytest.fixture
def encrypted():
    """Both ends of an encrypted line: ours as the library has it, and the other's."""
    # Without certificates: whoever is at the other end is no matter here.
    ciphers = "AECDH-AES256-SHA:@SECLEVEL=0"
    ends = [ssl.SSLContext(kind) for kind in (ssl.PROTOCOL_TLS_CLIENT, ssl.PROTOCOL_TLS_SERVER)]
    for end in ends:
        end.check_hostname, end.verify_mode = False, ssl.CERT_NONE
        end.maximum_version = ssl.TLSVersion.TLSv1_2
        end.set_ciphers(ciphers)
    near, far = socket.socketpair()
    with ThreadPoolExecutor(1) as other:
        accepted = other.submit(ends[1].wrap_socket, far, server_side=True)
        line = lines._Line(SyncStream(near)).start_tls(ends[0])
        far = accepted.result()
    yield line, far
    line.close()
    far.close()


def test_a_silence_on_an_encrypted_line_is_cut_as_well(encrypted):
    line, far = encrypted
    far.sendall(b"It says so much")
    nobody_waits = threading.Event()

    def check():
        if nobody_waits.is_set():
            raise InterruptedError

    with lines.asking(check):
        assert line.read(100, timeout=5) == b"It says so much"
        threading.Timer(0.2, nobody_waits.set).start()
        began = time.monotonic()
        with pytest.raises(InterruptedError):
            line.read(100, timeout=30)

    assert time.monotonic() - began < 10
    assert far.recv(100) == b""


def test_a_line_that_nobody_asks_about_is_silent_for_as_long_as_it_may(encrypted):
    line, _ = encrypted

    with pytest.raises(lines.httpcore2.ReadTimeout):
        line.read(100, timeout=0.2)
    with lines.asking(lambda: None), pytest.raises(lines.httpcore2.ReadTimeout):
        line.read(100, timeout=0.2)
