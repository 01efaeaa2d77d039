"""What the image and compose.yaml start, started here as Docker would start it."""

import http.client
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
from django.db import connection

from tests.servers.demo import free_port
from tests.servers.workers import wait_until

from .compose import ROOT, filled_in, instructions, service

PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


@pytest.fixture
def image(tmp_path):
    """What the Dockerfile copies, and nothing else."""
    for source, target in map(str.split, instructions("COPY", r"(?!--)\S+ \S+")):
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, tmp_path / target)
        elif source != "requirements.txt":
            shutil.copy(ROOT / source, tmp_path / target)
    return tmp_path


@pytest.fixture
def environ(tmp_path, redis_server):
    """What compose.yaml tells the web process, with servers of the tests."""
    told = {name: filled_in(value) for name, value in service("web")["environment"].items()}
    return told | {
        "PATH": PATH,
        "SUPPORT_DATA_DIR": str(tmp_path / "data"),
        "REDIS_URL": redis_server,
        "DATABASE_URL": told["DATABASE_URL"],
    }


def test_what_is_copied_is_whole_and_fit_for_customers(image, environ):
    checked = subprocess.run(
        ["python", "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
        cwd=image,
        env=environ,
        capture_output=True,
        text=True,
    )

    assert checked.returncode == 0, checked.stderr


@pytest.fixture
def database(django_db_setup, django_db_blocker):
    """A database without tables, on the server of the tests."""
    place = connection.settings_dict
    user, host, name = place["USER"], place["HOST"], f"compose_{os.getpid()}"
    with psycopg.connect(user=user, host=host, dbname="postgres", autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        yield f"postgresql://{user}@{host.replace('/', '%2F')}/{name}"
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def web(image, environ, database):
    """The web process by the image's own command, after the migrations."""
    environ["DATABASE_URL"] = database
    subprocess.run(service("migrate")["command"], cwd=image, env=environ, check=True)
    port = free_port()
    command = [
        str(port) if word == "8000" else word for word in json.loads(instructions("CMD")[-1])
    ]
    process = subprocess.Popen(command, cwd=image, env=environ)
    wait_until(lambda: process.poll() is None and ask(port)[0] == 200)
    yield process, port
    process.kill()
    process.wait()


def ask(port, path="/healthy/", *, body=None, **headers):
    """The status, headers and body of an answer to the proxy; no status while nobody listens."""
    told = {"Host": "support.example.com", "X-Forwarded-Proto": "https", **headers}
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        line.request("POST" if body else "GET", path, body, told)
        answer = line.getresponse()
        return answer.status, answer.headers, answer.read()
    except OSError:
        return None, {}, b""
    finally:
        line.close()


@pytest.mark.postgresql
@pytest.mark.timeout(240)
def test_the_web_process_serves_customers_behind_the_proxy(web):
    process, port = web

    status, headers, _ = ask(port, "/admin/login/")
    assert status == 200
    assert "max-age=31536000" in headers["Strict-Transport-Security"]
    assert "Secure" in headers["Set-Cookie"]

    status, headers, _ = ask(port, "/admin/login/", **{"X-Forwarded-Proto": "http"})
    assert (status, headers["Location"]) == (301, "https://support.example.com/admin/login/")

    assert ask(port, Host="elsewhere.example.com")[0] == 400
    assert ask(port, "/")[1]["Location"] == "/desk/"

    opening = {"Content-Type": "application/json", "X-Forwarded-For": "203.0.113.9"}
    status, _, body = ask(port, "/api/v1/conversations/", body="{}", **opening)
    assert status == 201
    _deploy_under_an_open_stream(process, port, json.loads(body))


def _deploy_under_an_open_stream(process, port, conversation):
    reader = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    path = f"/api/v1/conversations/{conversation['id']}/events/"
    reader.request("GET", path, headers={"Authorization": f"Bearer {conversation['token']}"})
    stream = reader.getresponse()
    assert stream.readline() == b"event: holder\n"

    began = time.monotonic()
    process.send_signal(signal.SIGTERM)

    # Ended, not cut: the widget then reads on from another process.
    assert b"agent" in stream.read()
    assert process.wait(20) in (0, -signal.SIGTERM)
    assert time.monotonic() - began < 10
    reader.close()
