"""Settings: what holds when nothing is set, and what an operator reads when a value is wrong."""

from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from django.conf import settings
from django.utils import timezone

from support_agent import environment, values
from support_agent.settings_table import SETTINGS, settings_table
from support_agent.startup import prepare_to_serve

SECRET = "sk-not-to-be-shown"


def problems(**variables):
    return {problem.name: problem for problem in environment.read(variables).problems}


def test_nothing_needs_to_be_set():
    support = environment.read({})

    assert support.problems == ()
    assert support.planner == "offline"
    assert support.database["ENGINE"] == "django.db.backends.sqlite3"
    assert support.data_dir == settings.BASE_DIR / ".data"
    assert not support.debug


def test_an_empty_variable_is_an_unset_one():
    assert environment.read(dict.fromkeys([row.name for row in SETTINGS], " ")) == (
        environment.read({})
    )


def test_a_key_makes_claude_the_planner_and_says_so():
    with_key = environment.read({"ANTHROPIC_API_KEY": SECRET})

    assert with_key.planner_sentence == "Planner: claude (claude-sonnet-5-5)"
    assert environment.read({}).planner_sentence == (
        "Planner: offline (no ANTHROPIC_API_KEY is set)"
    )


def test_the_offline_planner_can_be_chosen_beside_a_key():
    support = environment.read({"ANTHROPIC_API_KEY": SECRET, "SUPPORT_PLANNER": "offline"})

    assert support.planner_sentence == "Planner: offline (SUPPORT_PLANNER says so)"


def test_claude_without_a_key_is_a_problem():
    assert "Set the key" in problems(SUPPORT_PLANNER="claude")["ANTHROPIC_API_KEY"].mend


def test_a_model_without_prices_is_refused_only_where_it_would_be_paid():
    found = problems(SUPPORT_MODEL="claude-x", ANTHROPIC_API_KEY=SECRET)

    assert "'claude-x'" in found["SUPPORT_MODEL"].wrong
    assert problems(SUPPORT_MODEL="claude-x") == {}


@pytest.mark.parametrize("which", ["SUPPORT_STRONG_MODEL", "SUPPORT_NOTE_MODEL"])
def test_the_models_that_are_asked_beside_it_need_prices_too(which):
    found = problems(**{which: "claude-x", "ANTHROPIC_API_KEY": SECRET})

    assert "'claude-x'" in found[which].wrong
    assert "SUPPORT_PRICES, or name one of claude-haiku-5-5, " in found[which].mend


def test_a_country_whose_holidays_change_no_hours_is_told():
    hours = {"SUPPORT_DESK_HOURS": "Mo-Fr 09:00-18:00; PH off"}

    found = problems(SUPPORT_DESK_COUNTRY="ES")

    assert list(found) == ["SUPPORT_DESK_COUNTRY"]
    assert "Add PH off" in found["SUPPORT_DESK_COUNTRY"].mend
    assert problems(SUPPORT_DESK_COUNTRY="ES", **hours) == {}
    assert list(problems(SUPPORT_DESK_COUNTRY="XX", **hours)) == [
        "SUPPORT_DESK_COUNTRY",
        "SUPPORT_DESK_HOURS",
    ]


@pytest.mark.parametrize("name", ["SUPPORT_ANSWER_HOURS", "SUPPORT_REVIEW_HOURS"])
def test_nothing_is_promised_that_takes_longer_than_the_desk_is_open_in_a_year(name):
    tomorrow = timezone.now() + timedelta(days=1)
    days = f"{tomorrow:%Y %b %d} 10:00-20:00"

    found = problems(SUPPORT_DESK_HOURS=days, **({"SUPPORT_REVIEW_HOURS": "10"} | {name: "11"}))

    assert list(found) == [name]
    assert found[name].wrong == "The desk is open for less than 11 hours within a year."
    assert "SUPPORT_DESK_HOURS" in found[name].mend


def test_prices_can_be_added_and_those_of_the_cache_follow_from_the_input():
    support = environment.read({"SUPPORT_PRICES": '{"claude-x": {"input": 0.3, "output": 4}}'})

    assert support.prices["claude-x"] == values.Prices(
        input=Decimal("0.3"),
        output=Decimal(4),
        cache_read=Decimal("0.03"),
        cache_write=Decimal("0.375"),
    )
    assert support.prices["claude-sonnet-5-5"].cache_write == Decimal("2.5")


def test_steps_can_differ_by_the_kind_of_task():
    support = environment.read({"SUPPORT_MAX_STEPS": "answer=7, follow_up=3"})

    assert support.max_steps_for("answer") == 7
    assert support.max_steps_for("follow_up") == 3
    assert support.max_steps_for("anything else") == 5
    assert environment.read({"SUPPORT_MAX_STEPS": "8"}).max_steps_for("answer") == 8


def test_limits_of_several_kinds_keep_the_default_of_what_is_left_out():
    support = environment.read(
        {
            "SUPPORT_MAX_MESSAGES": "visitor = 5/day",
            "SUPPORT_MAX_CONVERSATIONS": "7/minute",
            "SUPPORT_MAX_STREAMS": "address=9",
        }
    )

    assert support.max_messages["visitor"] == values.Rate(most=5, seconds=24 * 3600)
    assert support.max_messages["conversation"] == values.Rate(most=30, seconds=60)
    assert support.max_conversations == values.Rate(most=7, seconds=60)
    assert support.max_streams == {"conversation": 10, "address": 9}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((row.name, "0") for row in SETTINGS if row.name.startswith("SUPPORT_MAX")),
        ("SUPPORT_MAX_STEPS", "answer=two"),
        ("SUPPORT_MAX_TOKENS", "-1"),
        ("SUPPORT_MAX_MESSAGES", "conversation=30/fortnight"),
        ("SUPPORT_MAX_MESSAGES", "shop=30/hour"),
        ("SUPPORT_MAX_MESSAGES", "30/hour"),
        ("SUPPORT_MAX_CONVERSATIONS", "60"),
        ("SUPPORT_MAX_STREAMS", "address=0"),
        ("SUPPORT_MAX_SECONDS", "1.5"),
        ("SUPPORT_MAX_USD", "NaN"),
        ("SUPPORT_HISTORY_TURNS", "many"),
        *(
            (row.name, "9" * 12)
            for row in SETTINGS
            if row.default.isdecimal() and "USD" not in row.name
        ),
        ("SUPPORT_ANSWER_HOURS", "8761"),
        ("SUPPORT_RECORD_DAYS", "36501"),
        ("SUPPORT_MAX_STREAMS", f"address={10**9 + 1}"),
        ("SUPPORT_TOOL_RESULT_CHARS", "0"),
        ("SUPPORT_PRICES", "[1]"),
        ("SUPPORT_PRICES", '{"claude-x": {"input": 1}}'),
        ("SUPPORT_PRICES", '{"claude-x": {"input": 1, "output": 1, "extra": 1}}'),
        ("SUPPORT_PLANNER", "clever"),
        ("SUPPORT_TIME_ZONE", "Mars/Base"),
        ("SUPPORT_HTTPS", "perhaps"),
        ("DEBUG", "perhaps"),
        ("REDIS_URL", "127.0.0.1:6379"),
        ("DATABASE_URL", f"oracular://user:{SECRET}@host/name"),
        ("SUPPORT_IDENTITY_SECRET", SECRET),
    ],
)
def test_a_value_that_cannot_be_used_is_named_and_its_default_holds(name, value):
    support = environment.read({name: value})

    assert [problem.name for problem in support.problems] == [name]
    assert SECRET not in str(support.problems)
    assert replace(support, problems=()) == environment.read({})


def test_an_operator_is_told_how_to_mend_it(settings):
    settings.SUPPORT = environment.read({"SUPPORT_MAX_USD": "free"})

    with pytest.raises(SystemExit) as end:
        prepare_to_serve()

    assert "SUPPORT_MAX_USD: 'free' is no amount." in str(end.value)
    assert "Write an amount such as 0.25." in str(end.value)


def test_no_secret_shows_when_the_settings_are_printed():
    shown = repr(
        environment.read(
            {
                "SECRET_KEY": SECRET,
                "ANTHROPIC_API_KEY": SECRET,
                "SUPPORT_IDENTITY_SECRET": SECRET * 2,
                "DATABASE_URL": f"postgresql://user:{SECRET}@host/name",
                "REDIS_URL": f"redis://:{SECRET}@host",
                "CELERY_BROKER_URL": f"amqp://user:{SECRET}@host",
            }
        )
    )

    assert "max_tokens=60000" in shown
    assert SECRET not in shown


def test_postgresql_gets_a_pool_and_sqlite_waits_for_its_turn():
    postgresql = environment.read({"DATABASE_URL": "postgresql://user@host/name"}).database
    sqlite = environment.read({"DATABASE_URL": "sqlite:////tmp/shop.sqlite3"}).database

    assert postgresql["OPTIONS"]["pool"]["max_size"] == 20
    assert postgresql["CONN_MAX_AGE"] == 0
    assert sqlite["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "journal_mode=WAL" in sqlite["OPTIONS"]["init_command"]


def test_celery_reads_the_address_of_a_socket_in_its_own_words():
    support = environment.read({"REDIS_URL": "unix://:pass@/run/valkey.sock?db=2"})

    assert support.celery_broker_url == "redis+socket://:pass@/run/valkey.sock?virtual_host=2"


def test_every_variable_that_is_read_stands_in_the_table():
    source = Path(environment.__file__).read_text()

    assert [row.name for row in SETTINGS if f'"{row.name}"' not in source] == []
    assert len(settings_table()) == len(SETTINGS)


def test_customers_are_addressed_as_the_shop_or_else_the_language_does():
    assert environment.read({}).address == ""
    assert environment.read({"SUPPORT_ADDRESS": "Formal"}).address == "formal"
    assert list(problems(SUPPORT_ADDRESS="rude")) == ["SUPPORT_ADDRESS"]
