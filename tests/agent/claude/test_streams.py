"""An answer that goes wrong on its way."""

import threading
import time

import psutil
import pytest

from support_agent.agent.planners.claude import shared
from support_agent.agent.planners.claude.stream import events
from tests.servers.messages_api.answers import calls, error_of, says

from .conftest import failure, turn

LONG = "Your order left the warehouse on Monday and is on its way to you. " * 3
FAULTS = {
    "cut_after": "cut_off",
    "garbage_after": "not_understood",
    "error_after": "overloaded",
}


@pytest.mark.parametrize("after", [0, 1, 3, 7])
@pytest.mark.parametrize("fault", FAULTS)
def test_an_answer_that_breaks_is_asked_for_once_more(api, planner, pauses, fault, after):
    api.plays(says(LONG, **{fault: after}), says("Here it is."))

    plan = planner().plan(turn())

    assert plan.text == "Here it is."
    assert pauses == [0.5]
    assert plan.usage.output_tokens == 50


@pytest.mark.parametrize(("fault", "code"), FAULTS.items())
def test_an_answer_that_breaks_twice_is_no_plan_and_costs_nothing(api, planner, fault, code):
    api.plays(says(LONG, **{fault: 5}), again=True)

    failed = failure(planner())

    assert (failed.code, failed.usage.tokens) == (code, 0)
    assert len(api.bodies) == 2


def test_a_call_that_breaks_in_its_arguments_is_never_proposed(api, planner):
    api.plays(calls(("get_order_status", {"order_id": "1187" * 9}), cut_after=5), again=True)

    assert failure(planner()).code == "cut_off"


ERRORS = {
    "invalid_request_error": "bad_request",
    "authentication_error": "unauthorized",
    "billing_error": "no_credit",
    "permission_error": "unauthorized",
    "not_found_error": "unknown_model",
    "request_too_large": "too_large",
    "an_error_of_the_future": "broken_off",
}


@pytest.mark.parametrize(("kind", "code"), ERRORS.items())
def test_an_error_inside_a_stream_that_will_not_pass_is_not_tried_again(api, planner, kind, code):
    api.plays(says(LONG, error_after=4, error=error_of(kind)), again=True)

    assert failure(planner()).code == code
    assert len(api.bodies) == 1


@pytest.mark.parametrize("fault", FAULTS)
def test_what_goes_wrong_after_the_end_of_an_answer_is_no_matter(api, planner, fault):
    api.plays(says("Here it is.", **{fault: 7}))

    assert planner().plan(turn()).text == "Here it is."
    assert len(api.bodies) == 1


def test_a_connection_is_kept_for_the_next_call(api, planner):
    api.plays(says("Here it is."), again=True)
    asking = planner()

    for _ in range(3):
        asking.plan(turn())

    assert len({asked.peer for asked in api.asked}) == 1


def meeting(calls):
    """Answers that are given to three calls at once, and to none before."""
    together = threading.Barrier(3)

    def meet(body):
        together.wait(10)
        return says("Here it is.")

    return [meet] * calls


def ask_at_once(planner):
    asking = [threading.Thread(target=planner().plan, args=[turn()]) for _ in range(3)]
    for one in asking:
        one.start()
    for one in asking:
        one.join(10)


def test_calls_side_by_side_have_a_line_each_and_those_after_them_take_these_lines(api, planner):
    api.plays(*meeting(6))
    for _ in range(2):
        ask_at_once(planner)

    peers = [asked.peer for asked in api.asked]
    assert len(set(peers[:3])) == 3
    assert set(peers[3:]) == set(peers[:3])


def test_lines_that_nobody_has_used_for_a_while_are_hung_up(api, planner, monkeypatch):
    def standing():
        ours = {tuple(line.laddr) for line in psutil.Process().net_connections() if line.raddr}
        return ours & {asked.peer for asked in api.asked}

    api.plays(*meeting(3), says("Here it is."))
    ask_at_once(planner)
    assert len(standing()) == 3

    monkeypatch.setattr(shared, "SECONDS_KEPT", 0.0)
    planner().plan(turn())

    assert standing() == {api.asked[-1].peer}


def test_an_answer_that_is_cut_leaves_its_line_to_nobody(api, planner):
    api.plays(says(LONG, cut_after=3), says("Here it is."), says("Here it is."))

    planner().plan(turn())
    planner().plan(turn())

    broken, new, kept = (asked.peer for asked in api.asked)
    assert broken != new == kept


@pytest.mark.parametrize("after", [0, 4])
def test_a_silent_provider_is_given_up(api, planner, after):
    api.plays(says(LONG, silent_after=after), says("Here it is."))

    assert planner(patience={"silence": 0.1}).plan(turn()).text == "Here it is."


def test_a_provider_that_never_begins_is_given_up(api, planner):
    api.plays(says(LONG, delay=0.5), again=True)
    asking = planner(patience={"silence": 0.05, "tries": 2})

    assert failure(asking).code == "timeout"
    assert len(api.bodies) == 2


def test_a_connection_that_is_only_kept_alive_ends_with_the_runs_time(api, planner):
    api.plays(says(LONG, comments_after=2))
    until = time.monotonic() + 0.3

    failed = failure(planner(remaining=lambda: until - time.monotonic()))

    assert failed.code == "no_time"
    assert time.monotonic() - until < 0.5


def test_a_run_that_was_superseded_stops_paying_at_once(api, planner):
    api.plays(says(LONG, pause=0.02))
    # Some pieces have come by then, and by far not all of them.
    asked = iter([False] * 10)

    failed = failure(planner(cancelled=lambda: next(asked, True)))

    assert failed.code == "cancelled"
    assert api.hung_up.wait(2)
    # What had come when we hung up is known and charged: the input, and one token.
    assert (failed.usage.input_tokens, failed.usage.output_tokens) == (100, 1)
    assert len(api.bodies) == 1


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_events_are_read_however_the_bytes_are_cut(size):
    stream = (
        'event: ping\r\ndata: {"type": "ping"}\r\n\r\n: a comment\n\nid: 7\n'
        'data: {"type":\ndata: "say", "text": "ñ\u2028Ж🎧"}\n\ndata: {"type": "cut'
    ).encode()

    pieces = [stream[start : start + size] for start in range(0, len(stream), size)]

    assert list(events(pieces)) == [{"type": "ping"}, {"type": "say", "text": "ñ\u2028Ж🎧"}]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_an_event_ends_with_a_blank_line_of_either_kind(end):
    stream = f'data: {{"type": "a"}}{end}{end}data: {{"type": "b"}}{end}{end}'.encode()

    assert list(events([stream])) == [{"type": "a"}, {"type": "b"}]
