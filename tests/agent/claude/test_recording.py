"""Every call to the model is kept, as it went out and as it came back, once."""

import json
from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest
from django.db import connection
from django.db.models.functions import Now

from support_agent.agent import runner
from support_agent.agent.planners.claude import shared
from support_agent.agent.tasks import forget
from support_agent.celery import app
from support_agent.conversation import exchanges
from support_agent.conversation import runs as conversation_runs
from support_agent.models import Exchange, Opening, Run
from tests.benchmarks.counting import counted
from tests.servers.messages_api.answers import Raw, calls, refuses, says
from tests.writing import post

from .conftest import MODEL, PRICES, STRONG
from .talk import begin, said

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

LOOKS = calls(("get_order_status", {"order_id": "7001"}))
ANSWERS = says("Order 7001 was delivered.")
GREETS = says("Hello! How can I help you?")
QUESTION = "How is order 7001? My card is 4111 1111 1111 1111."


class Killed(BaseException):
    """What a SIGKILL looks like from inside."""


def killed(*_, **__):
    raise Killed


def told(run):
    kept = run.exchanges.select_related("opening")
    return exchanges.told(kept.order_by("step_index", "pk"))


def test_what_is_kept_is_what_was_sent_and_what_came_and_neither_has_the_card(api, ask, customer):
    api.plays(LOOKS, ANSWERS)

    run = ask(begin(customer), QUESTION)

    for kept, body in zip(told(run), api.bodies, strict=True):
        sent = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        assert "4111 1111 1111 1111" not in sent
        assert "My card is [card number]." in sent
        assert kept.request == sent
        assert (kept.model, kept.status, kept.fault, kept.attempt) == (MODEL, 200, "", 1)
        assert 0 < kept.seconds < 10
    first, second = (json.loads(kept.reply) for kept in told(run))
    assert first["content"][0]["input"] == {"order_id": "7001"}
    assert (first["stop_reason"], first["usage"]["output_tokens"]) == ("tool_use", 50)
    assert second["content"] == [{"type": "text", "text": "Order 7001 was delivered."}]
    assert [kept.request_id for kept in told(run)] == ["req_01", "req_02"]


def test_what_all_requests_begin_with_is_kept_once_and_stays(api, ask, customer):
    api.plays(LOOKS, ANSWERS, GREETS)

    runs = [ask(begin(customer), QUESTION), ask(begin(customer), "Hello")]

    assert Opening.objects.count() == 1
    assert all("return" in kept.request for run in runs for kept in told(run))
    kept_whole = sum(len(kept.request) for run in runs for kept in told(run))
    assert sum(len(row.request) for row in Exchange.objects.all()) < kept_whole / 10
    Exchange.objects.update(created_at=Now() - timedelta(days=400))
    forget()
    assert (Exchange.objects.count(), Opening.objects.count()) == (0, 1)


@pytest.mark.parametrize(
    "script",
    [[GREETS], [refuses(401, "authentication_error")]],
    ids=["with a step", "without a step"],
)
def test_what_is_gone_from_the_database_is_kept_anew_with_the_next_request(
    api, ask, customer, script
):
    api.plays(*script, again=True)
    ask(begin(customer), "Hello")
    Exchange.objects.all().delete()
    Opening.objects.all().delete()

    run = ask(begin(customer), "Hello")
    connection.check_constraints()

    assert '"system":' in told(run)[0].request
    assert Opening.objects.count() == 1


def test_a_request_of_another_model_begins_with_words_of_its_own(api, ask, customer):
    api.plays(GREETS, again=True)

    ask(begin(customer), "Hello")
    run = ask(begin(customer), "Hello", model=STRONG)

    assert Opening.objects.count() == 2
    assert json.loads(told(run)[0].request)["model"] == STRONG


def test_a_request_that_was_kept_whole_is_read_whole(api, ask, customer):
    api.plays(GREETS)
    run = ask(begin(customer), "Hello")
    Exchange.objects.update(opening=None, request=exchanges.packed('{"model":"claude-x"}'))

    assert told(run)[0].request == '{"model":"claude-x"}'


def test_an_attempt_that_failed_is_kept_before_the_one_that_did_not(api, ask, customer):
    api.plays(refuses(529, "overloaded_error", "Too much."), says("Cut", cut_after=4), GREETS)

    run = ask(begin(customer), "How is order 7001?")

    overloaded, cut, answered = told(run)
    assert (overloaded.attempt, overloaded.status, overloaded.fault) == (1, 529, "overloaded")
    assert json.loads(overloaded.reply)["error"]["message"] == "Too much."
    assert (cut.attempt, cut.status, cut.fault) == (2, 200, "cut_off")
    assert json.loads(cut.reply)["content"] == [{"type": "text", "text": "Cut"}]
    assert (answered.attempt, answered.fault) == (3, "")
    assert overloaded.request == answered.request


def test_a_gateway_that_shows_us_our_own_key_leaves_it_nowhere(api, ask, customer):
    page = "<html>Bad gateway. You sent: Authorization: sk-test, card 4111-1111-1111-1111</html>"
    api.plays(Raw(status=502, body=page, headers={"Content-Type": "text/html"}), GREETS)

    run = ask(begin(customer), "How is order 7001?")

    failed, _ = told(run)
    assert "Bad gateway" in failed.reply
    assert "sk-test" not in failed.reply + failed.request
    assert "4111" not in failed.reply


def test_calls_of_a_run_without_a_single_plan_are_kept_with_the_run(api, ask, customer):
    api.plays(refuses(401, "authentication_error"), again=True)

    run = ask(begin(customer), "How is order 7001?")

    assert (run.state, run.steps.count()) == ("failed", 0)
    assert told(run)[0].fault == "unauthorized"


@pytest.mark.parametrize("pieces", [0, 6], ids=["before the first word", "in the middle"])
def test_what_had_come_is_kept_when_a_person_took_over_meanwhile(api, ask, customer, pieces):
    came = count()

    def is_taken_over():
        if not api.asked or next(came) < pieces:
            return False
        open_ones = Run.objects.filter(state="running")
        open_ones.update(state="handed_over", ended_at=Now(), lease_owner="")
        return True

    api.plays(says("It will be with you before the week is over.", pause=0.02))

    run = ask(begin(customer), "How is order 7001?", cancelled=is_taken_over)

    assert (said(run), run.steps.count()) == ([], 0)
    (kept,) = run.exchanges.all()
    assert kept.fault == "cancelled"
    assert ('"output_tokens": 1' in exchanges.unpacked(kept.reply)) == bool(pieces)


@pytest.mark.parametrize(
    ("place", "name", "asked"),
    [
        (conversation_runs.fenced, "insert", 2),
        (conversation_runs, "post_agent_reply", 1),
    ],
    ids=["between the call and the record", "after the record"],
)
def test_a_worker_that_is_killed_leaves_no_call_twice(
    api, ask, planner, customer, monkeypatch, place, name, asked
):
    api.plays(GREETS, again=True)
    conversation = begin(customer)
    with monkeypatch.context() as patched:
        patched.setattr(place, name, killed)
        with pytest.raises(Killed):
            ask(conversation, "Hello")
    Run.objects.update(lease_until=Now() - timedelta(seconds=1))

    run = Run.objects.get()
    runner.advance(run.pk, planner=planner())

    assert len(api.asked) == asked
    assert len(told(run)) == run.exchanges.count() == 1
    assert said(run) == ["Hello! How can I help you?"]


@pytest.fixture
def shop(api, settings, monkeypatch):
    monkeypatch.setattr(shared, "_breakers", {})

    def _shop(**changes):
        settings.SUPPORT = replace(
            settings.SUPPORT,
            anthropic_api_key="sk-test",
            anthropic_base_url=api.url,
            model=MODEL,
            prices=PRICES,
            **changes,
        )

    return _shop


@pytest.fixture
def woken(customer):
    """A run that a message has begun, and nobody has taken."""
    post(begin(customer), "What about order 7001, and 7002?")
    return Run.objects.get()


def test_a_shop_that_keeps_nothing_keeps_nothing(api, shop, woken):
    shop(record_days=0)
    api.plays(GREETS)

    runner.advance(woken.pk, planner="claude")

    assert len(api.asked) == 1
    assert not Exchange.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_a_run_of_three_calls_and_two_looks_asks_no_more_of_the_database_for_its_record(
    api, shop, woken
):
    shop()
    waits = calls(("estimate_delivery", {"order_id": "7002"}))
    api.plays(LOOKS, waits, says("I have looked both up for you."))

    asked = counted(lambda: runner.advance(woken.pk, planner="claude"))

    assert len(told(woken)) == 3
    # SQLite stores a plan, its calls and its exchanges one after the other.
    most = 23 if connection.vendor == "postgresql" else 28
    assert asked.queries <= most, "\n".join(asked.sql)


def test_what_is_older_than_the_setting_is_forgotten_and_the_rest_is_not(
    api, ask, customer, settings
):
    api.plays(LOOKS, ANSWERS)
    run = ask(begin(customer), "How is order 7001?")
    old = run.exchanges.earliest("pk")
    Exchange.objects.filter(pk=old.pk).update(created_at=Now() - timedelta(days=31))

    forget()

    assert [kept.step_index for kept in run.exchanges.all()] == [1]
    settings.SUPPORT = replace(settings.SUPPORT, record_days=0)
    forget()
    assert not Exchange.objects.exists()
    assert run.steps.count() == 2


def test_the_beat_asks_to_forget_by_a_task_that_there_is():
    asked = [entry["task"] for entry in app.conf.beat_schedule.values()]

    assert forget.name in asked
    assert forget.name in app.tasks
