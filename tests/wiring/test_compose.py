"""The production files. No Docker runs here: they are read, and what they start is started."""

import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
import yaml
from django.db import connection

from support_agent.settings_table import SETTINGS
from tests.servers.demo import free_port
from tests.servers.workers import wait_until

ROOT = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
DOCKERFILE = (ROOT / "Dockerfile").read_text()
OURS = ("migrate", "web", "worker", "beat")
GIVEN = {
    "SITE_HOST": "support.example.com",
    "SECRET_KEY": "a long random text that nobody else has and that is long enough for all",
    "POSTGRES_PASSWORD": "letters4nd5digits",
}
PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


def service(name):
    return COMPOSE["services"][name]


def filled_in(text):
    """What Docker makes of a text of compose.yaml, given those three variables alone."""
    return re.sub(r"\$\{(\w+)(?::[?-][^}]*)?\}", lambda found: GIVEN.get(found[1], ""), text)


def instruction(name):
    """The arguments of the last such instruction of the Dockerfile."""
    return re.findall(rf"^{name} (.+)$", DOCKERFILE, flags=re.MULTILINE)[-1]


@pytest.mark.parametrize("name", OURS)
def test_each_process_is_told_every_setting(name):
    assert set(service(name)["environment"]) == {setting.name for setting in SETTINGS}


def test_no_secret_is_written_down():
    told = service("web")["environment"]
    secrets = [name for name in told if re.search("SECRET|KEY|PASSWORD", name)]

    assert set(secrets) == {"SECRET_KEY", "ANTHROPIC_API_KEY", "SUPPORT_IDENTITY_SECRET"}
    assert all(told[name].startswith("${") for name in secrets)
    assert "${POSTGRES_PASSWORD:?" in told["DATABASE_URL"]
    assert service("db")["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_each_service_comes_back_and_says_how_it_is(name):
    watched = service(name).get("healthcheck", {})

    assert service(name)["restart"] == ("no" if name == "migrate" else "unless-stopped")
    if name in ("migrate", "beat"):
        assert watched == {"disable": True}
    elif name == "web":
        assert "HEALTHCHECK" in DOCKERFILE
    else:
        assert watched["test"]


def test_nothing_of_ours_starts_before_the_tables_are_there():
    waits = {name: service(name)["depends_on"] for name in OURS}

    assert waits["migrate"] == {"db": {"condition": "service_healthy"}}
    for name in ("web", "worker", "beat"):
        assert waits[name] == {
            "migrate": {"condition": "service_completed_successfully"},
            "db": {"condition": "service_healthy"},
            "broker": {"condition": "service_healthy"},
        }


def test_only_the_proxy_is_reached_from_outside():
    assert [name for name in COMPOSE["services"] if "ports" in service(name)] == ["proxy"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    for name in ("db", "broker"):
        assert service(name)["networks"] == ["inside"]


@pytest.mark.parametrize("name", OURS)
def test_a_process_of_ours_can_change_nothing_but_its_temporary_folder(name):
    assert service(name)["read_only"] is True
    assert service(name)["tmpfs"] == "/tmp"
    assert service(name)["cap_drop"] == ["ALL"]
    assert service(name)["environment"]["SUPPORT_DATA_DIR"].startswith("/tmp/")


def test_the_image_runs_as_nobody_special():
    final = DOCKERFILE.rpartition("\nFROM ")[2]

    assert re.search(r"^USER [1-9]\d*$", final, flags=re.MULTILINE)
    assert "--only-binary=:all:" in DOCKERFILE
    assert not re.search(r"^(COPY|ADD) \. ", DOCKERFILE, flags=re.MULTILINE)


def test_the_proxy_gathers_nothing():
    told = filled_in(COMPOSE["configs"]["caddyfile"]["content"])

    assert told.startswith("support.example.com {")
    assert "flush_interval -1" in told
    assert "not path /api/v1/conversations/*/events/ /desk/events/" in told
    assert "reverse_proxy web:8000" in told


@pytest.fixture
def image(tmp_path):
    """What the Dockerfile copies, and nothing else."""
    for source, target in re.findall(r"^COPY (?!--)(\S+) (\S+)$", DOCKERFILE, flags=re.MULTILINE):
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
    command = [str(port) if word == "8000" else word for word in json.loads(instruction("CMD"))]
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
