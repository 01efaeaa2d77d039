"""The production files, read as Docker reads them: none runs here."""

import re

import pytest

from support_agent.settings_table import SETTINGS

from .compose import COMPOSE, DOCKERFILE, filled_in, service

OURS = ("migrate", "web", "worker", "beat")


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
    ready = {
        "migrate": {"condition": "service_completed_successfully"},
        "db": {"condition": "service_healthy"},
        "broker": {"condition": "service_healthy"},
    }
    assert waits["web"] == waits["worker"] == ready
    # An old worker does not know what a new beat asks for.
    assert waits["beat"] == {**ready, "worker": {"condition": "service_started"}}


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
