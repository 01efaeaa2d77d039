"""The tests' own ground: real servers, nobody else's machine, nothing left behind."""

import socket

import pytest
import redis
from django.contrib.auth.models import User
from django.db import connection

from tests.servers.sockets import LeftTheMachine


@pytest.mark.django_db
def test_the_tests_run_on_the_database_that_was_asked_for(request):
    asked_for = request.config.getoption("database")

    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")

    assert connection.vendor == asked_for


def test_the_broker_of_the_tests_is_a_real_server(redis_server):
    with redis.from_url(redis_server) as client:
        client.set("greeting", "hola")

        assert client.get("greeting") == b"hola"
        assert "redis_version" in client.info("server")


def test_no_test_reaches_another_machine():
    with pytest.raises(LeftTheMachine), socket.socket() as outside:
        outside.connect(("192.0.2.1", 80))
    with pytest.raises(LeftTheMachine):
        socket.getaddrinfo("example.com", 443)


def test_staff_can_sign_in(client, reviewer, operator):
    signed_in = client.post(
        "/admin/login/?next=/desk/", {"username": reviewer.username, "password": "open sesame"}
    )

    assert signed_in.headers["Location"] == "/desk/"
    assert User.objects.filter(is_staff=True).count() == 2
