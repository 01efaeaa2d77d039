"""A provider that fails again and again is left alone, and tried by one call at a time."""

import logging
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from support_agent.agent.planners.breaker import Breaker, LeftAlone


class Down(Exception):
    """The provider's fault."""


class Refused(Exception):
    """The request's fault: somebody was there to refuse it."""


class Cancelled(Exception):
    """Nobody's fault."""


READ = {Down: "overloaded", Refused: ""}


@pytest.fixture
def now():
    return [100.0]


@pytest.fixture
def breaker(now):
    def fault_in(error):
        return READ.get(type(error))

    return Breaker(name="Claude", fault_in=fault_in, most_failures=3, rest=30, clock=lambda: now[0])


def ask(breaker, end=None):
    """One call, and how it ends."""
    with breaker.asking():
        if end:
            raise end


def fails(breaker, end=Down, times=1):
    for _ in range(times):
        with pytest.raises(end):
            ask(breaker, end())


def test_a_provider_that_fails_now_and_then_is_asked_on(breaker):
    for _ in range(5):
        fails(breaker, times=2)
        ask(breaker)

    assert not breaker.rests


def test_after_so_many_failures_in_a_row_nobody_asks(breaker):
    fails(breaker, times=3)

    with pytest.raises(LeftAlone) as left_alone:
        ask(breaker)

    assert left_alone.value.code == "overloaded"


def test_a_provider_that_refuses_is_there(breaker):
    fails(breaker, times=2)
    fails(breaker, Refused)
    fails(breaker, times=2)

    assert not breaker.rests


def test_a_call_that_nobody_waited_for_tells_nothing(breaker):
    fails(breaker, times=2)
    fails(breaker, Cancelled)
    fails(breaker)

    assert breaker.rests


def test_when_the_rest_is_over_an_answer_ends_it(breaker, now):
    fails(breaker, times=3)
    now[0] += 30

    ask(breaker)

    assert not breaker.rests
    fails(breaker, times=2)
    assert not breaker.rests


def test_a_trial_that_fails_begins_a_new_rest(breaker, now):
    fails(breaker, times=3)
    now[0] += 30
    fails(breaker)
    now[0] += 29

    with pytest.raises(LeftAlone):
        ask(breaker)


def test_a_trial_that_tells_nothing_is_followed_by_another(breaker, now):
    fails(breaker, times=3)
    now[0] += 30
    fails(breaker, Cancelled)

    ask(breaker)

    assert not breaker.rests


def test_only_one_of_fifty_threads_makes_the_trial(breaker, now):
    fails(breaker, times=3)
    now[0] += 30
    together, all_have_tried = threading.Barrier(50), threading.Event()
    left_alone = []

    def run():
        together.wait()
        try:
            with breaker.asking():
                all_have_tried.wait(20)
                return True
        except LeftAlone:
            left_alone.append(1)
            if len(left_alone) == 49:
                all_have_tried.set()
            return False

    with ThreadPoolExecutor(50) as threads:
        trials = [thread.result() for thread in [threads.submit(run) for _ in range(50)]]

    assert trials.count(True) == 1
    assert not breaker.rests


def test_threads_do_not_wait_for_each_others_calls(breaker):
    inside = threading.Barrier(20)

    def run():
        with breaker.asking():
            # Broken, unless all twenty are asking at the same time.
            inside.wait(timeout=20)

    with ThreadPoolExecutor(20) as threads:
        for thread in [threads.submit(run) for _ in range(20)]:
            thread.result()


def test_a_call_from_before_the_rest_neither_prolongs_it_nor_is_taken_for_the_trial(breaker, now):
    late = breaker.asking()
    late.__enter__()
    fails(breaker, times=3)
    now[0] += 29
    late.__exit__(Down, Down(), None)
    now[0] += 1

    ask(breaker)

    assert not breaker.rests


def test_a_late_answer_to_a_call_from_before_the_rest_ends_it(breaker):
    late = breaker.asking()
    late.__enter__()
    fails(breaker, times=3)

    late.__exit__(None, None, None)

    assert not breaker.rests


def test_the_beginning_and_the_end_of_a_rest_are_one_line_each(breaker, now, caplog):
    caplog.set_level(logging.INFO, logger="support_agent")
    fails(breaker, times=3)
    for _ in range(4):
        with pytest.raises(LeftAlone):
            ask(breaker)
        now[0] += 30
        fails(breaker)
    now[0] += 30
    ask(breaker)
    ask(breaker)

    assert caplog.messages == [
        "Claude is left alone after 3 failed calls in a row (overloaded); one is tried every 30 s",
        "Claude answers again after 150 s",
    ]
