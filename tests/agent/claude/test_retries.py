"""A provider that refuses or can't be reached: a few tries, growing pauses, then an end."""

import email.utils
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support_agent.agent.planners.breaker import Breaker
from support_agent.agent.planners.claude.faults import asked_wait, of_the_provider
from tests.servers.messages_api.answers import refuses, says

from .conftest import failure, turn


@pytest.mark.parametrize(
    ("status", "kind", "code"),
    [
        (429, "rate_limit_error", "rate_limited"),
        (500, "api_error", "server_error"),
        (503, "api_error", "server_error"),
        (529, "overloaded_error", "overloaded"),
        (408, "timeout_error", "timeout"),
    ],
)
def test_trouble_that_passes_is_met_by_a_few_tries_with_growing_pauses(
    api, planner, pauses, status, kind, code
):
    api.plays(refuses(status, kind), again=True)

    failed = failure(planner())

    assert failed.code == code
    assert failed.usage.tokens == 0
    assert pauses == [0.5, 1.0, 2.0]
    assert len(api.bodies) == 4


def test_trouble_that_has_passed_is_forgotten(api, planner, pauses):
    api.plays(refuses(529, "overloaded_error"), refuses(500), says("Here it is."))

    assert planner().plan(turn()).text == "Here it is."
    assert pauses == [0.5, 1.0]


def test_pauses_are_never_in_step(api, planner, pauses):
    api.plays(refuses(529, "overloaded_error"), again=True)

    failure(planner(patience={"chance": lambda: 0.0}))
    failure(planner(patience={"chance": lambda: 1.0}))

    assert pauses == [0.375, 0.75, 1.5, 0.625, 1.25, 2.5]


@pytest.mark.parametrize(
    ("headers", "pause"),
    [
        ({"retry_after": "3"}, 3.0),
        ({"retry_after": "2.5"}, 2.5),
        ({"retry_after_ms": "1500", "retry_after": "60"}, 1.5),
        ({"retry_after": "0"}, 0.5),
        ({"retry_after": "86400"}, 5.0),
        ({"retry_after": "1e400"}, 0.5),
        ({"retry_after": "nan"}, 0.5),
        ({"retry_after": "-5"}, 0.5),
        ({"retry_after": "soon"}, 0.5),
        ({"retry_after": "Thu, 01 Jan 99999 00:00:00 GMT"}, 0.5),
        ({"retry_after": email.utils.formatdate(time.time() + 3600, usegmt=True)}, 5.0),
        ({"retry_after": email.utils.formatdate(time.time() - 3600, usegmt=True)}, 0.5),
    ],
)
def test_the_pause_that_the_provider_asks_for_counts_up_to_our_own_bound(
    api, planner, pauses, headers, pause
):
    api.plays(refuses(429, "rate_limit_error", **headers), says("Here it is."))

    planner().plan(turn())

    assert pauses == [pause]


@given(
    st.text(alphabet=st.characters(codec="ascii")) | st.datetimes().map(email.utils.format_datetime)
)
def test_whatever_pause_is_asked_for_is_a_time_or_none(asked):
    wait = asked_wait({"retry-after": asked, "retry-after-ms": asked})

    assert wait is None or wait >= 0


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (400, "bad_request"),
        (401, "unauthorized"),
        (402, "no_credit"),
        (403, "unauthorized"),
        (404, "unknown_model"),
        (413, "too_large"),
        (418, "refused"),
        (422, "bad_request"),
    ],
)
def test_what_will_not_pass_is_not_tried_again(api, planner, pauses, status, code):
    api.plays(refuses(status, "api_error"), again=True)

    assert failure(planner()).code == code
    assert (len(api.bodies), pauses) == (1, [])


def test_a_pause_that_the_run_has_no_time_for_is_not_made(api, planner, pauses):
    api.plays(refuses(429, "rate_limit_error", retry_after="3"), again=True)

    assert failure(planner(remaining=lambda: 2.0)).code == "rate_limited"
    assert (len(api.bodies), pauses) == (1, [])


def test_a_provider_that_others_have_found_dead_is_not_waited_for(api, planner, pauses):
    breaker = Breaker(fault_in=of_the_provider, most_failures=2)
    api.plays(refuses(529, "overloaded_error"), again=True)

    first = failure(planner(breaker=breaker))
    second = failure(planner(breaker=breaker))

    assert [first.code, second.code] == ["overloaded", "left_alone:overloaded"]
    assert (len(api.bodies), pauses) == (2, [0.5])


def test_a_run_whose_own_time_ends_says_nothing_against_the_provider(api, planner):
    breaker = Breaker(fault_in=of_the_provider, most_failures=1)
    api.plays(says("Too late.", delay=30), again=True)
    until = time.monotonic() + 0.2

    failed = failure(planner(breaker=breaker, remaining=lambda: until - time.monotonic()))

    assert (failed.code, breaker.rests) == ("no_time", False)


def test_a_provider_that_takes_all_the_time_of_a_plan_is_in_trouble(api, planner):
    breaker = Breaker(fault_in=of_the_provider, most_failures=1)
    api.plays(says("Too late.", comments_after=2))

    failed = failure(planner(breaker=breaker, patience={"seconds": 0.5}))

    assert (failed.code, breaker.rests) == ("too_slow", True)


def test_a_run_without_time_asks_nothing(api, planner):
    assert failure(planner(remaining=lambda: 0.0)).code == "no_time"
    assert api.bodies == []


def test_a_run_that_nobody_waits_for_asks_nothing(api, planner):
    assert failure(planner(cancelled=lambda: True)).code == "cancelled"
    assert api.bodies == []


def test_all_tries_of_a_plan_have_one_bound_of_time(api, planner):
    clock = iter(range(0, 1000, 10))
    api.plays(refuses(529, "overloaded_error"), again=True)

    failed = failure(planner(patience={"clock": lambda: next(clock), "seconds": 60.0}))

    assert failed.code in ("too_slow", "overloaded")
    assert len(api.bodies) < 4


def test_a_provider_that_is_not_there_is_told_as_unreachable(planner, pauses):
    failed = failure(planner(base_url="http://127.0.0.1:9"))

    assert failed.code == "unreachable"
    assert len(pauses) == 3
