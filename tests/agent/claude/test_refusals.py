"""What a provider or a gateway says when it refuses: read for its kind, and never repeated."""

import logging

import pytest

from tests.servers.messages_api.answers import Raw, error_of, refuses, says

from .conftest import failure, turn

SECRET = "My card is 4111-1111"


@pytest.mark.parametrize("status", [400, 429, 500])
@pytest.mark.parametrize(
    "body",
    [
        *("", "null", "[]", "{}", '"a text"', "[" * 50_000, "\ufeff{}"),
        *(
            '{"error": "a text"}',
            '{"error": {"type": 5}}',
            '{"error": {"type": {}, "message": []}}',
        ),
    ],
)
def test_a_refusal_may_have_any_body(api, planner, status, body):
    api.plays(Raw(status=status, body=body), again=True)

    assert failure(planner()).code in ("bad_request", "rate_limited", "server_error")


@pytest.mark.parametrize("body", ["<html>502 Bad Gateway</html>", '"a text"', "[]", "", "{}"])
def test_a_success_that_is_no_message_is_no_plan(api, planner, body):
    api.plays(Raw(body=body, headers={"Content-Type": "text/html"}), again=True)

    failed = failure(planner())

    assert failed.code == "not_understood"
    assert len(api.bodies) == 2


def test_an_error_that_comes_as_a_success_is_told_by_its_type(api, planner):
    api.plays(
        Raw(body=refuses(529, "overloaded_error").body),
        Raw(body=refuses(400, "invalid_request_error").body),
    )

    assert failure(planner()).code == "bad_request"
    assert len(api.bodies) == 2


@pytest.mark.parametrize(
    "answer",
    [
        refuses(400, "invalid_request_error"),
        refuses(400, SECRET),
        refuses(500, SECRET, SECRET, request_id=SECRET),
        Raw(status=500, body=SECRET),
        says("Well", error_after=3, error=error_of(SECRET, SECRET)),
    ],
)
def test_no_word_of_the_customer_or_the_key_gets_into_error_or_log(api, planner, caplog, answer):
    caplog.set_level(logging.DEBUG, logger="support_agent")
    api.plays(answer, again=True)

    failed = failure(planner(api_key="sk-secret-9"), turn(SECRET))

    told = f"{failed} {failed.code} {caplog.text}"
    assert "gave no plan" in told
    assert not [word for word in (SECRET, "sk-secret-9") if word in told]
    assert failed.__cause__ is None
