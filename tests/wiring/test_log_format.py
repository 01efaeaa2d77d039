"""What an operator reads in the logs, and what stands in none of them."""

import logging
import sys

import psycopg
import pytest
from django.db import IntegrityError

from support_agent.log_format import OneLine, WithoutQuery

SECRETS = ["ana@example.com", "my cat is ill", "s3cret"]


def record(message, *args, error=None):
    made = logging.LogRecord("shop", logging.ERROR, __file__, 1, message, args, None)
    if error is not None:
        try:
            raise error
        except type(error):
            made.exc_info = sys.exc_info()
    return made


def line(*given, **about):
    return OneLine().format(record(*given, **about))


def caused(error, cause):
    error.__cause__ = cause
    return error


ROW = (
    'new row violates check constraint "a_message_says_something"\n'
    "DETAIL:  Failing row contains (7, my cat is ill\n\nTraceback: my cat is ill, ana@example.com)."
)


@pytest.mark.parametrize(
    "error",
    [
        IntegrityError(ROW),
        caused(IntegrityError(ROW), psycopg.errors.CheckViolation(ROW)),
        caused(RuntimeError("a bug"), psycopg.errors.CheckViolation(ROW)),
        psycopg.DataError("invalid value\nCONTEXT:  parameter $1 = 'my cat is ill'"),
        psycopg.OperationalError("no route to postgresql://shop:s3cret@db/shop"),
        ValueError("no such customer: ana@example.com"),
    ],
)
def test_an_error_is_told_without_the_row_that_it_quotes(error):
    told = line("run 7 met a bug", error=error)

    assert [secret for secret in SECRETS if secret in told] == []
    assert type(error).__name__ in told
    assert str(error).split("\n")[0].split(":")[0] in told


@pytest.mark.parametrize(
    "said",
    [
        "lost redis://:s3cret@127.0.0.1:6379/0",
        "lost redis+socket://:s3cret@/run/valkey.sock",
        "Not Found: /api/v1/staff/orders/ana@example.com/",
        "Not Found: /api/v1/staff/orders/ana%40example.com/",
    ],
)
def test_no_password_and_no_e_mail_stands_in_a_line(said):
    told = line("%s", said)

    assert [secret for secret in [*SECRETS, "ana%40"] if secret in told] == []
    assert said.split("/")[0] in told


def test_a_line_break_never_makes_a_second_line():
    assert len(line("hello\r\nERROR forged\u2028ERROR forged").splitlines()) == 1


def test_an_access_log_names_the_page_and_not_what_was_searched_for():
    asked = ("127.0.0.1:1", "GET", "/admin/orders/order/?q=my+cat+is+ill", "1.1", 200)
    access = record('%s - "%s %s HTTP/%s" %d', *asked)

    assert WithoutQuery().filter(access)
    assert (
        OneLine().format(access).endswith('127.0.0.1:1 - "GET /admin/orders/order/ HTTP/1.1" 200')
    )
