"""A customer's whole way through real processes, and what these leave in logs, Redis and pages."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

import jwt
import pytest
import redis
from django.contrib.auth.hashers import PBKDF2PasswordHasher

from tests.servers.demo import free_port
from tests.servers.workers import Workers, wait_until

from .conftest import SECRET

pytestmark = pytest.mark.django_db(transaction=True)

WORDS = "My grandmother's violet teapot of order 1187 never came"
EMAIL = "ana@example.com"
PASSWORD = "correct horse battery"
DJANGO_KEY = "a key of the site that nobody may read anywhere"
PRIVATE = (
    "violet",
    "teapot",
    "grandmother",
    EMAIL,
    "ana%40",
    PASSWORD,
    "battery",
    SECRET,
    DJANGO_KEY,
)


class Web:
    """The web server as an operator starts it."""

    def __init__(self, workers, log):
        self.address = f"http://127.0.0.1:{(port := free_port())}"
        self.log = log
        with log.open("wb") as written:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "uvicorn",
                    "support_agent.asgi:application",
                    f"--port={port}",
                ],
                env=workers._environ,
                stdout=written,
                stderr=written,
            )
        wait_until(lambda: "Uvicorn running" in log.read_text(), why=log.read_text)

    def ask(self, path, about=None, **headers):
        """Status and text of an answer."""
        body = about if about is None or isinstance(about, bytes) else json.dumps(about).encode()
        told = {"Content-Type": "application/json"} | headers
        asked = urllib.request.Request(self.address + path, body, told)
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read().decode()

    def stop(self):
        self.process.terminate()
        self.process.wait(30)


@pytest.fixture
def processes(tmp_path, redis_server):
    workers = Workers(
        tmp_path,
        REDIS_URL=redis_server,
        SECRET_KEY=DJANGO_KEY,
        SUPPORT_IDENTITY_SECRET=SECRET,
        SUPPORT_PAUSE_MS="0",
        PYTHONPATH=os.getcwd(),
    )
    workers.start("worker")
    web = Web(workers, tmp_path / "web.log")
    yield web, workers
    web.stop()
    workers.stop()


def identity():
    claims = {"sub": "ana-1", "email": EMAIL, "name": "Ana", "exp": int(time.time()) + 600}
    return jwt.encode(claims, SECRET, "HS256")


def sign_in(web, password):
    """A colleague's session, by the login page as a browser fills it in."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    with browser.open(f"{web.address}/admin/login/", timeout=30) as page:
        [token] = re.findall(r'csrfmiddlewaretoken" value="(\w+)"', page.read().decode())
    form = {"csrfmiddlewaretoken": token, "username": "olaf", "password": password}
    sent = urllib.parse.urlencode(form | {"next": "/desk/"}).encode()
    with browser.open(f"{web.address}/admin/login/", sent, timeout=30):
        return browser


def go_all_the_way(web, signed):
    """Everything that a customer and a colleague do, and much that they should not."""
    _, opened = web.ask("/api/v1/conversations/", {"identity": signed, "language": "en"})
    here = f"/api/v1/conversations/{json.loads(opened)['id']}"
    key = {"Authorization": f"Bearer {json.loads(opened)['token']}"}
    web.ask(f"{here}/messages/", {"text": f"{WORDS}, write to {EMAIL}", "client_id": "1"}, **key)
    wait_until(lambda: '"agent"' in web.ask(f"{here}/messages/", **key)[1].partition("holder")[0])
    stream = urllib.request.Request(f"{web.address}{here}/events/", headers=key)
    with urllib.request.urlopen(stream, timeout=30) as events:
        assert b"message" in events.readline() + events.readline()
    pages = [
        web.ask(f"{here}/identify/", {"order_number": "7", "email": EMAIL}, **key),
        web.ask(f"{here}/messages/", f'{{"text": "{WORDS}'.encode(), **key),
        web.ask(f"{here}/messages/", {"text": WORDS * 200, "client_id": "2"}, **key),
        web.ask(f"{here}/messages/?token={EMAIL}"),
        web.ask("/api/v1/conversations/", {"identity": f"{signed}x"}),
        web.ask("/api/v1/nothing/", {"text": WORDS}, **key),
        web.ask("/nothing/", f"{WORDS} {PASSWORD}".encode(), **key),
        web.ask("/api/v1/staff/orders/?q=" + urllib.parse.quote(EMAIL), **key),
        web.ask("/admin/login/", f"password={PASSWORD}".encode()),
        web.ask("/api/v1/conversations/", b"x" * 200_000),
    ]
    web.ask(f"{here}/human/", {}, **key)
    web.ask(f"{here}/sign_out/", {}, **key)
    sign_in(web, f"{PASSWORD}?")
    colleague = sign_in(web, PASSWORD)
    for path in ("/api/v1/staff/orders/?q=", "/admin/orders/order/?q="):
        colleague.open(web.address + path + urllib.parse.quote(EMAIL), timeout=30).close()
    return key["Authorization"].removeprefix("Bearer "), pages


def test_no_key_no_password_and_no_word_of_a_customer_is_left_anywhere(
    processes, redis_server, operator
):
    # Not by the cheap way of these tests, which the processes do not know.
    operator.password = PBKDF2PasswordHasher().encode(PASSWORD, "salt")
    operator.save()
    web, workers = processes
    signed = identity()

    token, pages = go_all_the_way(web, signed)

    secrets = (*PRIVATE, token, signed, signed.split(".")[1])
    logs = web.log.read_text() + workers.log()
    assert "GET /admin/orders/order/ HTTP" in logs
    assert re.search(r"run \d+: replied", logs)
    assert [secret for secret in secrets if secret in logs] == []
    with redis.Redis.from_url(redis_server, decode_responses=True) as server:
        keys = "\n".join(server.scan_iter("*"))
    assert [secret for secret in secrets if secret in keys] == []
    assert [status for status, _ in pages] == [403, 400, 400, 404, 400, 404, 404, 403, 403, 413]
    for _, page in pages:
        assert [secret for secret in secrets if secret in page] == []
        assert "Traceback" not in page
        assert "Request Method:" not in page
