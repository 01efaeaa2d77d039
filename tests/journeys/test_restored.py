"""A worker that lives on while its database is put back to what it was, or loses its record."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from django.db import connection
from django.utils import timezone
from psycopg.sql import SQL, Identifier

from orders.demo import seeding
from orders.models import Order
from support_agent.agent import intake
from support_agent.conversation import exchanges, services
from support_agent.models import Exchange, Message, Opening, Run
from tests.servers.messages_api.answers import says
from tests.servers.messages_api.server import MessagesApi
from tests.servers.workers import Workers, wait_until

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def conversation():
    seeding.seed(now=timezone.now())
    owner = Order.objects.select_related("customer").get(number="1187").customer
    return services.start_conversation(customer=owner, channel="test", now=timezone.now())


@pytest.fixture
def backup(conversation, tmp_path):
    """A copy of the database with the conversation in it. Called, it puts that copy back."""
    return _file_copied(tmp_path) if connection.vendor == "sqlite" else _database_copied()


def _file_copied(folder: Path):
    live, copy = connection.settings_dict["NAME"], folder / "copy.sqlite3"

    def copied(source, target):
        with closing(sqlite3.connect(source)) as of, closing(sqlite3.connect(target)) as to:
            of.backup(to)

    copied(live, copy)
    return lambda: copied(copy, live)


def _database_copied():
    live, copy = connection.settings_dict["NAME"], f"{connection.settings_dict['NAME']}_copy"

    def run(*statements: str) -> None:
        connection.close()
        place = {name.lower(): connection.settings_dict[name] for name in ("USER", "HOST", "PORT")}
        with psycopg.connect(dbname="postgres", autocommit=True, **place) as server:
            for statement in statements:
                # Nobody may be at a database that is copied or dropped.
                server.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                    [live],
                )
                server.execute(SQL(statement).format(live=Identifier(live), copy=Identifier(copy)))

    run("CREATE DATABASE {copy} TEMPLATE {live}")
    return lambda: run(
        "DROP DATABASE {live} WITH (FORCE)", "ALTER DATABASE {copy} RENAME TO {live}"
    )


def lose_the_record() -> None:
    Exchange.objects.all().delete()
    Opening.objects.all().delete()


def test_a_living_worker_goes_on_after_a_loss_in_its_database(tmp_path, conversation, backup):
    with MessagesApi() as provider:
        provider.plays(says("Hello! How can I help you?"), again=True)
        crew = Workers(tmp_path, ANTHROPIC_API_KEY="test", ANTHROPIC_BASE_URL=provider.url)
        try:
            crew.start("worker")
            assert greeted(conversation, crew) == "replied"
            for lose in (lose_the_record, backup):
                lose()
                assert not Opening.objects.exists()

                assert greeted(conversation, crew) == "replied"
                assert '"system":' in the_last_request()
        finally:
            crew.stop()

    assert "met a bug" not in crew.log()


def the_last_request() -> str:
    kept = Exchange.objects.select_related("opening").latest("pk")
    return exchanges.told([kept])[0].request


def greeted(conversation, crew) -> str:
    """How the run ended that answers a greeting."""
    intake.receive_message(
        conversation_id=conversation.pk, text="Hello there", now=timezone.now(), wake=crew.ring
    )
    run = Run.objects.latest("pk")
    wait_until(lambda: not Run.objects.filter(pk=run.pk, state__in=Run.OPEN).exists(), why=crew.log)
    run.refresh_from_db()
    assert run.state != "replied" or Message.objects.filter(author="agent").exists()
    return run.state
