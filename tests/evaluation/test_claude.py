"""Against a model the same files are judged on the same criteria, with what it took."""

import json
import threading
from dataclasses import replace
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import Raw, answers, calls, error_of
from tests.servers.messages_api.server import MessagesApi

from .running import case, evaluate, write

# Whole processes, which a busy machine lets wait.
pytestmark = pytest.mark.timeout(240)

RETURNED = case(
    "returned",
    "Los audífonos del pedido 1187 están dañados. Quiero devolverlos.",
    lang="es",
    expect={
        "status": "replied",
        "path": ["get_order_status 1187", "open_return_request 1187"],
        "rows": {"return_requests": 1},
    },
)
ROWS = (
    {"id": 1, "text": "¿Cuánto tarda el envío?", "lang": "es", "expected_action": "no_tool_reply"},
    {"id": 2, "text": "status of 1187", "lang": "en", "expected_action": "get_order_status"},
)


@pytest.fixture
def api():
    with MessagesApi() as server:
        yield server


@pytest.fixture
def play_by_claude(api, tmp_path):
    def run(*cases, at_once=2):
        return evaluate(
            write(tmp_path, "everyday.jsonl", *cases),
            *("--json", "--planner", "claude", "--at-once", str(at_once)),
            data_dir=tmp_path / "data",
            ANTHROPIC_API_KEY="test-key",
            ANTHROPIC_BASE_URL=api.url,
        )

    return run


@pytest.fixture
def score_by_claude(api, tmp_path, settings):
    def run(*rows):
        out = StringIO()
        path = write(tmp_path, "rows.jsonl", *rows)
        call_command(
            "evaluate", "--utterances", str(path), "--json", "--planner", "claude", stdout=out
        )
        return json.loads(out.getvalue())

    settings.SUPPORT = replace(
        settings.SUPPORT, anthropic_api_key="test-key", anthropic_base_url=api.url
    )
    return run


def test_cases_are_played_with_the_model_at_once_and_what_they_took_is_told(api, play_by_claude):
    # Each request waits for one of the other process's, so that both play as many cases.
    together = threading.Barrier(2, timeout=30)

    def answer(body):
        together.wait()
        return shop_model.answer(body)

    api.plays(answer, again=True)

    run = play_by_claude(*({**RETURNED, "id": f"case {n}"} for n in range(6)), at_once=2)

    # In all of them 1187 is returned: each has a shop of its own, the third of a process too.
    assert run.code == 0, run.err
    assert run.err == ""
    assert len(run.told["cases"]) == 6
    for told in run.told["cases"]:
        [played] = told["plays"]
        assert played["tokens"] > 0
        assert played["usd"] > 0
        assert (played["by_code"], played["stood_in"]) == (0, 0)
    assert len(api.asked) == 18
    assert api.refused == []


DENIED = Raw(status=401, body=json.dumps(error_of("authentication_error")))


def test_cases_tell_that_the_model_could_not_be_had(api, play_by_claude):
    api.plays(DENIED, again=True)

    run = play_by_claude(RETURNED)

    assert run.code == 0, run.err
    assert run.told["figures"][-1]["stood_in"] == 1.0


def test_first_actions_are_the_models_or_none(api, score_by_claude):
    api.plays(DENIED, again=True)

    with pytest.raises(CommandError, match="The planner failed on a message"):
        score_by_claude(*ROWS)


def test_a_models_first_plan_decides_on_a_message(api, score_by_claude):
    looks = calls(("get_order_status", {"order_id": "1187"}), words="What is your order number?")

    def answer(body):
        asked = json.dumps(body["messages"][-1], ensure_ascii=False)
        return looks if "1187" in asked else answers("not_known")

    api.plays(answer, again=True)

    assert score_by_claude(*ROWS)["rows"] == [
        {"id": 1, "action": "no_tool_reply"},
        {"id": 2, "action": "get_order_status"},
    ]
