"""The pool of connections: what is alive is borrowed without asking, what is dead is not given out."""

import os
import signal
import time
from contextlib import contextmanager
from unittest import mock

import psycopg
import pytest
from django.db import connection
from psycopg_pool import ConnectionPool

from support_agent.postgresql import POOL, Connection, ServingConnection, limited

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def pool():
    connection.ensure_connection()
    given = connection.get_connection_params()
    words = {name: given[name] for name in ("dbname", "user", "host", "port") if name in given}
    with ConnectionPool(
        kwargs=words | {"autocommit": True},
        connection_class=Connection,
        check=ConnectionPool.check_connection,
        min_size=2,
        max_size=2,
    ) as pool:
        pool.wait()
        yield pool


def test_a_connection_on_which_nothing_came_is_borrowed_without_a_question(pool):
    with mock.patch.object(psycopg.Connection, "execute", side_effect=AssertionError):
        for _ in range(4):
            with pool.connection() as borrowed, borrowed.cursor() as cursor:
                cursor.execute("SELECT 1")


def test_a_connection_that_its_server_ended_is_not_given_out_nor_are_those_beside_it(pool):
    with pool.connection() as first, pool.connection() as second:
        ended = [first.info.backend_pid, second.info.backend_pid]
    with connection.cursor() as cursor:
        for pid in ended:
            cursor.execute("SELECT pg_terminate_backend(%s)", [pid])
    time.sleep(0.2)

    for _ in range(2):
        with pool.connection() as borrowed:
            assert borrowed.info.backend_pid not in ended
            assert borrowed.cursor().execute("SELECT 1").fetchone() == (1,)


@pytest.fixture
def serving():
    connection.ensure_connection()
    given = connection.get_connection_params()
    words = {name: given[name] for name in ("dbname", "user", "host", "port") if name in given}
    options = limited({"pool": POOL})["pool"] | {"min_size": 2, "max_size": 2}
    with ConnectionPool(kwargs=words | {"autocommit": True}, **options) as pool:
        pool.wait()
        yield pool


@contextmanager
def frozen(*pids):
    """What serves these lines stands still; its kernel takes all that is sent."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_database_that_stands_still_is_waited_for_no_longer_than_a_statement_may_take(serving):
    with mock.patch.object(ServingConnection, "patience", 0.5):
        with serving.connection() as first, serving.connection() as second:
            asked, beside = first.info.backend_pid, second.info.backend_pid
        with frozen(asked, beside):
            began = time.monotonic()

            with (
                pytest.raises(psycopg.OperationalError),
                serving.connection() as borrowed,
            ):
                borrowed.cursor().execute("SELECT 1")
            waited = time.monotonic() - began

            assert 0.4 < waited < 5
            assert borrowed.closed
            with serving.connection() as other:
                assert other.info.backend_pid not in (asked, beside)
                assert other.cursor().execute("SELECT 1").fetchone() == (1,)


def test_a_statement_that_fails_in_time_leaves_its_line_open(serving):
    with serving.connection() as borrowed:
        pid = borrowed.info.backend_pid
        with pytest.raises(psycopg.errors.DivisionByZero):
            borrowed.cursor().execute("SELECT 1 / 0")

        assert borrowed.cursor().execute("SELECT 1").fetchone() == (1,)
        assert borrowed.info.backend_pid == pid
