"""A shop that is watched, and what its pages say to whoever has the token."""

from dataclasses import replace

import pytest
import redis
from django.db import OperationalError, connection
from django.test import Client
from prometheus_client.parser import text_string_to_metric_families

from support_agent.conversation import heartbeats
from support_agent.models import Heartbeat
from support_agent.monitoring import sums

TOKEN = "a token of the operator that is long"


@pytest.fixture(autouse=True)
def nothing_counted(redis_server):
    """Each test begins with nothing in the sums."""
    sums.add()
    with redis.Redis.from_url(redis_server) as server:
        server.delete(sums.KEY)


@pytest.fixture(autouse=True)
def watched(settings):
    settings.SUPPORT = replace(settings.SUPPORT, metrics_token=TOKEN)


@pytest.fixture
def asks():
    """Ask a page as the operator, or with other headers."""

    def ask(path, token=TOKEN):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return Client(headers=headers).get(path)

    return ask


@pytest.fixture
def scraped(asks):
    """Every metric by name, with its samples."""

    def _scraped():
        text = asks("/metrics").content.decode()
        return {family.name: family.samples for family in text_string_to_metric_families(text)}

    return _scraped


@pytest.fixture
def lives():
    """A process of this kind has just been seen, or some time ago."""

    def _lives(*kinds):
        for kind in kinds:
            heartbeats.beat(Heartbeat.Kind(kind), name=f"{kind} 1@test")

    return _lives


@pytest.fixture
def away():
    """The database answers nothing any more."""

    def refuse(execute, sql, params, many, context):
        raise OperationalError("no route to postgresql://shop:s3cret@db/shop")

    return lambda: connection.execute_wrapper(refuse)


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
