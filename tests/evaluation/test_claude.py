"""Against a model the same files are judged on the same criteria, with what it took."""

import json

import pytest

from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import Raw, calls, error_of, says
from tests.servers.messages_api.server import MessagesApi

from .running import case, evaluate, write

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
def ask_claude(api, tmp_path):
    def run(*arguments):
        return evaluate(
            *arguments,
            "--planner",
            "claude",
            data_dir=tmp_path / "data",
            ANTHROPIC_API_KEY="test-key",
            ANTHROPIC_BASE_URL=api.url,
        )

    return run


def test_a_case_is_played_with_the_model_and_its_price_is_told(api, ask_claude, tmp_path):
    api.plays(shop_model.answer, again=True)

    run = ask_claude(write(tmp_path, "everyday.jsonl", RETURNED), "--json")

    assert run.code == 0, run.err
    [played] = run.told["cases"][0]["plays"]
    assert played["tokens"] > 0
    assert played["usd"] > 0
    assert (played["by_code"], played["stood_in"]) == (0, 0)
    assert len(api.asked) == 3
    assert api.refused == []


def test_a_model_that_can_not_be_had_is_not_judged_by_who_stood_in_for_it(
    api, ask_claude, tmp_path
):
    denied = Raw(status=401, body=json.dumps(error_of("authentication_error")))
    api.plays(denied, again=True)

    cases = ask_claude(write(tmp_path, "everyday.jsonl", RETURNED))
    rows = ask_claude("--utterances", write(tmp_path, "rows.jsonl", *ROWS))

    assert "In 1.000 of them the offline planner had to stand in." in cases.out
    assert (rows.code, rows.out) == (1, "")
    assert "The planner failed on a message" in rows.err


def test_a_models_first_plan_decides_on_a_message(api, ask_claude, tmp_path):
    looks = calls(("get_order_status", {"order_id": "1187"}), words="What is your order number?")

    def answer(body):
        asked = json.dumps(body["messages"][-1], ensure_ascii=False)
        return looks if "1187" in asked else says("No tengo información fiable sobre eso.")

    api.plays(answer, again=True)

    run = ask_claude("--utterances", write(tmp_path, "rows.jsonl", *ROWS), "--json")

    assert run.code == 0, run.err
    assert run.told["rows"] == [
        {"id": 1, "action": "no_tool_reply"},
        {"id": 2, "action": "get_order_status"},
    ]
