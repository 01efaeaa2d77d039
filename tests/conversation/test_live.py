"""Ringing and whispering by a real Valkey, as the web process hears it."""

import json
from uuid import uuid4

import pytest
import redis

from support_agent.conversation import live
from support_agent.once import once
from tests.servers.valkey import Valkey

THINKING = {"doing": "thinking"}
# A server that lets this user publish and set nothing else.
PUBLISHER = ("publisher", "on", ">secret", "allchannels", "+publish", "-@all", "+publish")


@pytest.fixture
def server():
    running = Valkey()
    yield running
    running.stop()


@pytest.fixture
def rings(server, settings, monkeypatch):
    """What is heard, once each of our own lines is new."""
    settings.REDIS_URL = server.url
    for client in ("_client", "_whispering_client"):
        monkeypatch.setattr(live, client, once(getattr(live, client).__wrapped__))
    monkeypatch.setattr(live, "_silent_until", 0.0)
    with redis.from_url(server.url) as client, client.pubsub() as listening:
        listening.subscribe(live.CHANNEL)
        listening.get_message(timeout=5)

        def heard(number):
            messages = (listening.get_message(timeout=5) for _ in range(number))
            return [json.loads(message["data"]) for message in messages]

        yield heard


def ring(conversation):
    live._ring({"to": [str(conversation)]}, publish=live._publish)


def test_rings_and_whispers_are_heard_on_a_line_each(server, rings):
    conversation = uuid4()

    for _ in range(3):
        live.whisper(conversation, THINKING)
    for _ in range(3):
        ring(conversation)

    whispered = {"to": [str(conversation)], "whisper": THINKING}
    assert [heard for heard in rings(6) if "whisper" in heard] == [whispered] * 3
    with redis.from_url(server.url) as client:
        # Ours, the listener's and this one.
        assert len(client.client_list()) == 4


def test_a_whisper_waits_for_nobody(server, rings):
    live.whisper(uuid4(), THINKING)
    server.freeze()
    try:
        for _ in range(10):
            live.whisper(uuid4(), THINKING)
        assert live._silent_until == 0.0
    finally:
        server.thaw()
    assert len(rings(11)) == 11


def test_a_server_that_answers_a_whisper_all_the_same_confuses_no_ring(server, rings, settings):
    with redis.from_url(server.url) as client:
        client.execute_command("ACL", "SETUSER", *PUBLISHER)
    settings.REDIS_URL = server.url.replace("unix://", "unix://publisher:secret@")

    for _ in range(20):
        live.whisper(uuid4(), THINKING)
        ring(uuid4())

    assert live._silent_until == 0.0
    assert len(rings(40)) == 40


def test_after_an_outage_it_rings_again(server, rings):
    live.whisper(uuid4(), THINKING)
    server.go_away()
    live.whisper(uuid4(), THINKING)
    assert live._silent_until > 0.0
    server.come_back()
    live._silent_until = 0.0

    with redis.from_url(server.url) as client, client.pubsub() as listening:
        listening.subscribe(live.CHANNEL)
        listening.get_message(timeout=5)
        live.whisper(uuid4(), THINKING)
        assert json.loads(listening.get_message(timeout=5)["data"])["whisper"] == THINKING
