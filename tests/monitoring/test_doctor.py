"""One command tells whether the installation is fine, and what to do where it is not."""

import io
import json
from dataclasses import replace
from types import SimpleNamespace

import pytest
from django.core.management import call_command
from django.utils import timezone

from support_agent.models import Spending
from support_agent.variables import Problem
from tests.agent.money.test_ceilings import MODEL, PRICES
from tests.servers.messages_api.answers import refuses, says
from tests.servers.messages_api.server import MessagesApi

pytestmark = pytest.mark.django_db


@pytest.fixture
def doctor(settings):
    """What it says by part, and how it ends; takes other settings."""

    def _doctor(*options, **support):
        settings.SUPPORT = replace(settings.SUPPORT, identity_secret="x" * 32, **support)
        said, code = io.StringIO(), 0
        try:
            call_command("doctor", *options, "--json", stdout=said)
        except SystemExit as ended:
            code = ended.code
        told = json.loads(said.getvalue())
        return SimpleNamespace(
            code=code,
            state=told["state"],
            of={part["part"]: (part["state"], part["sentence"]) for part in told["parts"]},
        )

    return _doctor


@pytest.fixture
def api():
    with MessagesApi() as api:
        yield api


def test_where_all_is_well_each_line_says_so(doctor, lives):
    lives("web", "worker", "beat", "recovery")

    found = doctor()

    wrong = {name: told for name, told in found.of.items() if told[0] != "ok"}
    # The machine that this runs on may have few files or little room.
    assert set(wrong) <= {"files", "disk"}
    assert found.code == 0
    assert {"settings", "tables", "clock", "database", "broker", "worker", "beat"} < set(found.of)
    assert {"runs", "tasks", "people", "model", "secrets"} < set(found.of)


def test_what_has_failed_ends_it_with_1_and_says_what_to_do(doctor):
    found = doctor()

    assert (found.code, found.state) == (1, "failed")
    state, sentence = found.of["worker"]
    assert state == "failed"
    assert "Start one" in sentence


def test_a_setting_that_cannot_be_used_is_named(doctor, lives):
    lives("worker", "beat")
    problem = Problem(name="SUPPORT_MAX_STEPS", wrong="'x' is no number.", mend="Write 5.")

    found = doctor(problems=(problem,))

    assert found.of["settings"] == ("failed", "SUPPORT_MAX_STEPS: 'x' is no number. Write 5.")


def test_without_the_database_it_goes_on_with_the_rest(doctor, away):
    with away():
        found = doctor()

    assert found.of["database"][0] == "failed"
    assert found.of["broker"][0] == "ok"
    assert found.code == 1


def test_a_month_that_is_nearly_spent_is_told(doctor, lives, api):
    lives("worker", "beat")
    Spending.objects.create(
        purse=f"shop in {timezone.localtime():%Y-%m}", micro_usd=190_000_000, ceiling=200_000_000
    )

    found = doctor(planner="claude", anthropic_api_key="", model=MODEL, prices={MODEL: PRICES})

    assert found.of["money"][0] == "warning"
    assert "$190.0000 of $200.0000" in found.of["money"][1]


def asked(doctor, api, *options):
    return doctor(
        *options,
        planner="claude",
        anthropic_api_key="sk-test",
        anthropic_base_url=api.url,
        model=MODEL,
        strong_model="",
        note_model="",
        prices={MODEL: PRICES},
    ).of["model"]


def test_the_provider_is_asked_whether_it_knows_key_and_model_and_no_word_is_paid_for(doctor, api):
    assert asked(doctor, api) == ("ok", f"The provider knows the key and {MODEL}.")
    assert api.bodies == []


def test_where_one_wants_it_the_model_says_a_word(doctor, api):
    api.plays(says("Yes.", usage={"input_tokens": 10, "output_tokens": 2}), streams=False)

    state, sentence = asked(doctor, api, "--ask-model")

    assert state == "ok"
    assert sentence.endswith("A word of it cost $0.000210.")
    assert [body["max_tokens"] for body in api.bodies] == [8]


def test_a_key_that_the_provider_does_not_know_is_told_without_the_key(doctor, api):
    api.knows = lambda model: refuses(401, "authentication_error")

    state, sentence = asked(doctor, api)

    assert state == "failed"
    assert "answered 401" in sentence
    assert "sk-test" not in sentence
