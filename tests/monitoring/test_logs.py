"""Logs for programs, and an outage that is told once when it begins and once when it is over."""

import asyncio
import json
import logging
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus

import pytest
from django.db import OperationalError, connection
from django.utils import timezone

from support_agent import log_context, outages
from support_agent.agent import runner
from support_agent.chat.tokens import make_token
from support_agent.conversation import services
from support_agent.log_format import Json, WithoutOutages
from support_agent.monitoring.requests import RequestLog
from support_agent.outages import Outage
from tests.agent.scripted import ScriptedPlanner, says
from tests.servers.workers import wait_until
from tests.writing import post

KEY = "3f0c9a51-0000-4000-8000-000000000000"
SECRET_WORDS = ["my cat is ill", "ana@example.com", "s3cret"]


@pytest.fixture
def written():
    """Every line that is logged, as programs read it."""
    lines, handler = [], logging.Handler()
    handler.setFormatter(Json())
    handler.emit = lambda record: lines.append(json.loads(handler.format(record)))
    root = logging.getLogger()
    root.addHandler(handler)
    yield lines
    root.removeHandler(handler)


@pytest.fixture
def conversation(customer):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


@pytest.mark.django_db(transaction=True)
def test_the_line_of_a_run_has_its_number_and_its_conversation_and_no_word(written, conversation):
    (run_id,) = post(conversation, "Hello, my cat is ill. Write to ana@example.com")

    runner.advance(run_id, planner=ScriptedPlanner([says("I am sorry that you have trouble.")]))

    (line,) = [line for line in written if line["message"].startswith(f"run {run_id}: ")]
    assert line["run"] == str(run_id)
    assert line["conversation"] == str(conversation.pk)
    assert (line["level"], line["logger"]) == ("info", "support_agent.agent.runner")
    assert not [word for word in SECRET_WORDS if word in json.dumps(written)]
    assert log_context.bound() == {}


def test_a_bug_is_told_with_its_trace_on_one_line_and_without_what_it_quotes(written):
    try:
        raise ValueError("no such customer:\nana@example.com at postgresql://shop:s3cret@db/shop")
    except ValueError:
        with log_context.binding(run=7):
            logging.getLogger("shop").exception("run %s met a bug", 7)

    (line,) = written
    assert (line["error"], line["run"], line["message"]) == ("ValueError", "7", "run 7 met a bug")
    assert "\n" not in line["trace"]
    assert not [word for word in SECRET_WORDS if word in json.dumps(line)]


def test_a_request_has_an_id_in_its_answer_and_in_the_log(live_site, written):
    with urllib.request.urlopen(f"{live_site}/healthy/") as answer:
        given = answer.headers["X-Request-ID"]

    # The server writes its line once the answer is through.
    wait_until(lambda: any("/healthy/" in line["message"] for line in written), why=str)
    (line,) = [line for line in written if "/healthy/" in line["message"]]
    assert line["request"] == given


@pytest.mark.parametrize(
    ("sent", "is_kept"), [("proxy-made-0001", True), ("short", False), ("no id 12345678", False)]
)
def test_an_id_of_the_proxys_is_gone_on_with_and_anything_else_is_not(live_site, sent, is_kept):
    asked = urllib.request.Request(f"{live_site}/healthy/", headers={"X-Request-ID": sent})
    with urllib.request.urlopen(asked) as answer:
        assert (answer.headers["X-Request-ID"] == sent) is is_kept


@pytest.mark.parametrize("path", ["", "/support", "/support/support"])
def test_the_log_names_the_conversation_below_a_path_too(path):
    bound = []

    async def site(scope, receive, send):
        bound.append(log_context.bound()["conversation"])

    address = f"{path}/api/v1/conversations/{KEY}/messages/"
    scope = {"type": "http", "method": "POST", "path": address, "headers": []}
    asked = RequestLog(site)({**scope, "root_path": path[:8]}, None, None)
    # The thread of the browser's tests has a loop already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asked).result()

    assert bound == [KEY]


def test_an_outage_is_told_once_at_its_start_and_once_at_its_end(written):
    outage = Outage(name="The database")

    for _ in range(12):
        outage.meet("a request", "no route")
    outage.end()
    outage.end()
    outage.meet("a request")

    assert [line["level"] for line in written] == ["error", "warning", "error"]
    first, last, _ = (line["message"] for line in written)
    assert first == "The database is away: a request waits for it. no route"
    assert last == "The database is back after 0 s; it was waited for 12 times"


@pytest.mark.django_db
def test_one_message_that_waits_for_the_database_is_told_once(written, conversation, client):
    def refuse(execute, sql, params, many, context):
        raise OperationalError("no route")

    address = f"/api/v1/conversations/{conversation.pk}/messages/"
    with connection.execute_wrapper(refuse):
        for number in range(12):
            answer = client.post(
                address,
                {"text": "Hello?", "client_id": f"{number}"},
                content_type="application/json",
                headers={"Authorization": f"Bearer {make_token(conversation.pk)}"},
            )
            assert answer.status_code == 503
    outages.DATABASE.end()

    told = [line for line in written if line["level"] in ("warning", "error")]
    assert [line["message"].split(":")[0] for line in told][:1] == ["The database is away"]
    assert len(told) == 2


@pytest.mark.parametrize(("status", "is_told"), [(503, False), (500, True), (404, True)])
def test_of_the_answers_only_those_for_want_of_the_database_are_not_told_each(status, is_told):
    record = logging.LogRecord("django.request", logging.ERROR, __file__, 1, "it", (), None)
    record.status_code = HTTPStatus(status)

    assert WithoutOutages().filter(record) is is_told
