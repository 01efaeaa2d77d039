"""Ringing and whispering by a real Valkey, as the web process hears it."""

import json
from uuid import uuid4

import pytest
import redis

from support_agent.conversation import live
from support_agent.once import once
from tests.servers.valkey import Valkey

THINKING = {"doing": "thinking"}


@pytest.fixture
def server(settings, monkeypatch):
    running = Valkey()
    settings.REDIS_URL = running.url
    monkeypatch.setattr(live, "_client", once(live._client.__wrapped__))
    monkeypatch.setattr(live, "_silent_until", 0.0)
    yield running
    running.stop()


@pytest.fixture
def listening(server):
    with redis.from_url(server.url) as client, client.pubsub() as line:
        line.subscribe(live.CHANNEL)
        line.get_message(timeout=5)
        yield line


def test_a_whisper_is_heard_before_the_ring_that_comes_after_it(listening):
    """Otherwise a customer would read that somebody thinks, below the reply."""
    conversation = str(uuid4())

    for _ in range(200):
        live.whisper(conversation, THINKING)
        live._ring({"to": [conversation]})

    heard = [json.loads(listening.get_message(timeout=5)["data"]) for _ in range(400)]
    assert ["whisper" in each for each in heard] == [True, False] * 200


def test_after_an_outage_it_is_heard_again(server):
    live.whisper(uuid4(), THINKING)
    server.go_away()
    live.whisper(uuid4(), THINKING)
    assert live._silent_until > 0.0
    server.come_back()
    live._silent_until = 0.0

    with redis.from_url(server.url) as client, client.pubsub() as line:
        line.subscribe(live.CHANNEL)
        line.get_message(timeout=5)
        live.whisper(uuid4(), THINKING)
        assert json.loads(line.get_message(timeout=5)["data"])["whisper"] == THINKING
