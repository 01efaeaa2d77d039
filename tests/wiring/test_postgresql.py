"""The pool of connections: what is alive is borrowed without asking, what is dead is not given out."""

import time
from unittest import mock

import psycopg
import pytest
from django.db import connection
from psycopg_pool import ConnectionPool

from support_agent.postgresql import Connection

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
