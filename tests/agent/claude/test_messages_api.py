"""The server of these tests refuses what the provider refuses, or they would prove nothing."""

import json
import subprocess
import sys
import urllib.request

import pytest

from tests.servers.messages_api import checks
from tests.servers.messages_api.answers import text_block


def user(*blocks):
    return {"role": "user", "content": list(blocks)}


def assistant(*blocks):
    return {"role": "assistant", "content": list(blocks)}


def used(call_id, name="look", given=None):
    return {"type": "tool_use", "id": call_id, "name": name, "input": given or {}}


def result(call_id):
    return {"type": "tool_result", "tool_use_id": call_id, "content": "x"}


HI = user(text_block("Hi"))


def refusal(*messages, **request):
    return checks.refusal({"model": "m", "max_tokens": 9, "messages": list(messages), **request})


@pytest.mark.parametrize(
    "messages",
    [
        [HI],
        [HI, assistant(used("a")), user(result("a"))],
        [HI, assistant(used("a"), used("b")), user(result("b"), result("a"), text_block("and?"))],
        [{"role": "user", "content": "Hi"}, assistant(text_block("Hello"))],
    ],
)
def test_a_sound_history_is_taken(messages):
    assert refusal(*messages) == ""


@pytest.mark.parametrize(
    ("messages", "words"),
    [
        ([], "at least one message"),
        ([assistant(text_block("Hi"))], "first message must use the user role"),
        ([HI, HI], "roles must alternate"),
        ([HI, assistant(used("a"))], "without `tool_result` blocks immediately after: a"),
        ([HI, assistant(used("a")), user(text_block("x"))], "immediately after: a"),
        ([HI, assistant(used("a"), used("b")), user(result("a"))], "immediately after: b"),
        ([user(result("a"))], "unexpected `tool_use_id`"),
        ([HI, assistant(text_block("x")), user(result("a"))], "unexpected `tool_use_id`: a"),
        ([HI, assistant(used("a")), user(text_block("x"), result("a"))], "must come first"),
        ([HI, assistant(used("a")), user(result("a"), result("a"))], "single result"),
        ([HI, assistant(used("a"), used("a")), user(result("a"))], "must be unique"),
        ([HI, assistant(used("a.b")), user(result("a.b"))], "tool_use.id: String should match"),
        ([HI, assistant(used("a", "x y")), user(result("a"))], "tool_use.name"),
        ([HI, assistant(used("a", given=["x"])), user(result("a"))], "valid dictionary"),
        ([user(text_block(""))], "must be non-empty"),
        ([user(text_block(" \n"))], "non-whitespace"),
        ([user()], "non-empty content"),
        ([HI, assistant(text_block("One moment. \n"))], "trailing whitespace"),
    ],
)
def test_a_history_with_a_hole_is_refused(messages, words):
    assert words in refusal(*messages)


@pytest.mark.parametrize(
    ("request_part", "words"),
    [
        ({"temperature": 0}, "temperature: Extra inputs"),
        ({"max_tokens": 0}, "max_tokens"),
        ({"model": ""}, "model"),
        ({"tool_choice": {"type": "auto"}}, "while providing tools"),
        ({"tools": [{"name": "x", "input_schema": {"type": "string"}}]}, "'object'"),
        (
            {"tools": [{"name": "x", "strict": True, "input_schema": {"type": "object"}}]},
            "must be explicitly set to false",
        ),
        ({"system": [{**text_block("x"), "cache_control": {"type": "e"}}] * 5}, "maximum of 4"),
    ],
)
def test_a_request_that_is_no_request_is_refused(request_part, words):
    assert words in refusal(HI, **request_part)


@pytest.mark.parametrize(
    ("headers", "status"),
    [({}, 401), ({"Authorization": "Bearer k"}, 401)],
)
def test_a_request_without_a_key_or_a_version_is_refused(server, headers, status):
    server.plays()
    request = urllib.request.Request(f"{server.url}/v1/messages", b"{}", headers)

    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)

    assert refused.value.code == status
    refused.value.close()


def test_the_server_is_a_program_that_plays_the_shops_model():
    command = [sys.executable, "-m", "tests.servers.messages_api", "--port", "0"]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout
        address = program.stdout.readline().split()[5]
        body = {
            "model": "m",
            "max_tokens": 9,
            "messages": [user(text_block("¿Cuándo llega 1042?"))],
        }
        headers = {"Authorization": "Bearer k", "anthropic-version": checks.VERSION}
        request = urllib.request.Request(
            f"{address}/v1/messages", json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request) as response:
            answer = json.load(response)
    finally:
        program.kill()
        program.communicate()

    assert answer["stop_reason"] == "tool_use"
    assert answer["content"][1]["name"] == "estimate_delivery"
    assert answer["content"][1]["input"] == {"order_id": "1042"}
