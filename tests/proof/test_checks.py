"""The checks of the proof can fail: each kind of harm is seen, and a sound record passes."""

from dataclasses import replace

import pytest

from . import wishes
from .checks import Kind, check, longest_wait
from .customers import Customer, Reading
from .model import Call
from .record import Escalation, Line, Message, Record, Request, Run, Step

ID = "5d1c"


def customer(wish=wishes.RETURN, **known):
    return Customer(1, wish, None, conversation=ID, accepted=["c1"], **known)


def sound(**changes):
    """One who asked for a return, in one run of two steps, and was answered once."""
    record = Record(
        holder="agent",
        last_sequence=2,
        messages=[Message(1, "customer", "c1", None), Message(2, "agent", None, 7)],
        runs=[Run(7, "replied", 1, 1, 1, "reply")],
        steps=[Step(7, 0, "req_01", 10.0), Step(7, 1, "req_02", 20.0)],
        requests=[Request("500001", 2)],
        promised=["decide"],
    )
    return replace(record, **changes)


def with_a_person(**changes):
    """One whose run called a person."""
    called = {
        "holder": "queue",
        "messages": [Message(1, "customer", "c1", None), Message(2, "notice", None, None)],
        "runs": [Run(7, "handed_over", 1, 1, 1, "agent_asked")],
        "escalations": [Escalation(7, "waiting")],
        "requests": [],
        "promised": ["answer"],
    }
    return sound(**{**called, **changes})


CALLS = [Call(1, 9.0, "500001", "first"), Call(2, 19.0, "500001", "second")]


LINES = [Line(2, 2, 2)]


def found(record, *, who=None, lines=LINES, calls=CALLS):
    findings = check(who or customer(), record, lines=lines, calls=calls)
    return [finding.kind for finding in findings]


def test_what_is_as_it_should_be_is_no_finding():
    assert found(sound()) == []
    assert found(with_a_person(), who=customer(wishes.PERSON), lines=[Line(2, 0, 0)]) == []


def test_a_message_that_nothing_answers_is_lost():
    unanswered = [*sound().messages, Message(3, "customer", "c2", None)]

    assert found(sound(messages=unanswered, last_sequence=3)) == [Kind.LOST]


def test_a_message_that_was_accepted_and_is_not_there_is_lost():
    who = customer()
    who.accepted.append("c2")

    assert found(sound(), who=who) == [Kind.LOST]


def test_a_run_that_never_ends_is_lost():
    messages = sound().messages[:1]
    runs = [Run(7, "running", 1, 1, 1, "")]

    assert set(found(sound(messages=messages, last_sequence=1, runs=runs))) == {Kind.LOST}


def test_a_customer_who_could_not_speak_is_lost():
    assert found(sound(), who=customer(failure="The shop was closed.")) == [Kind.LOST]


@pytest.mark.parametrize(
    ("sequences", "unsent", "kinds"),
    [
        ([1, 2], 0, []),
        ([1], 0, [Kind.LOST]),
        ([1, 2, 2], 0, [Kind.DOUBLED]),
        ([2, 1], 0, [Kind.DOUBLED]),
        ([1, 2], 1, [Kind.LOST]),
    ],
)
def test_what_a_page_misses_shows_twice_or_keeps_unsent_is_seen(sequences, unsent, kinds):
    who = customer(reading=Reading(sequences, {}, unsent))

    assert found(sound(), who=who) == kinds


def test_a_page_waits_from_when_it_was_said_without_the_time_in_which_a_part_was_away():
    messages = [Message(1, "customer", "c1", None, 100.0), Message(2, "agent", None, 7, 110.0)]
    who = customer(reading=Reading([1, 2], {1: 100.5, 2: 131.0}, 0))

    assert longest_wait(who, sound(messages=messages), away=[]) == 21.0
    assert longest_wait(who, sound(messages=messages), away=[(105.0, 125.0)]) == 6.0
    assert longest_wait(customer(), sound(), away=[]) is None


def test_a_return_that_was_asked_for_and_not_requested_is_lost():
    assert found(sound(requests=[], promised=[]), lines=[Line(2, 0, 0)]) == [Kind.LOST]


def test_a_second_reply_is_doubled():
    twice = [*sound().messages, Message(3, "agent", None, 7)]

    assert found(sound(messages=twice, last_sequence=3)) == [Kind.DOUBLED]


def test_a_reply_and_a_call_for_a_person_are_doubled():
    both = sound(escalations=[Escalation(7, "waiting")], holder="queue")

    assert Kind.DOUBLED in found(both, who=customer(wishes.PERSON))


def test_a_message_of_the_customers_that_stands_there_twice_is_seen():
    twice = [Message(1, "customer", "c1", None), Message(2, "customer", "c1", None)]
    messages = [*twice, Message(3, "agent", None, 7)]
    runs = [Run(7, "replied", 1, 2, 1, "reply")]

    assert found(sound(messages=messages, runs=runs, last_sequence=3)) == [Kind.DOUBLED]


@pytest.mark.parametrize("last", [1, 3])
def test_a_gap_in_the_sequence_is_seen(last):
    assert found(sound(last_sequence=last)) == [Kind.DOUBLED]


def test_a_step_that_is_missing_or_stands_there_twice_is_seen():
    assert Kind.DOUBLED in found(sound(steps=sound().steps[1:]))
    assert Kind.DOUBLED in found(sound(steps=[*sound().steps, Step(7, 1, "", 20.0)]))


def test_a_holder_that_nobody_asked_for_is_wrong():
    assert found(with_a_person(requests=sound().requests, promised=["answer", "decide"])) == [
        Kind.WRONG_HOLDER
    ]


def test_a_queue_in_which_nobody_waits_is_a_wrong_holder():
    nobody = with_a_person(escalations=[Escalation(7, "claimed")])

    assert found(nobody, who=customer(wishes.PERSON), lines=[]) == [Kind.WRONG_HOLDER]


def test_a_second_request_is_an_effect_doubled():
    assert found(sound(requests=sound().requests * 2, promised=["decide"] * 2)) == [Kind.EFFECT]


@pytest.mark.parametrize("line", [Line(2, 4, 4), Line(2, 2, 4), Line(2, 2, 0)])
def test_more_units_than_were_bought_or_other_than_were_asked_are_an_effect_doubled(line):
    assert found(sound(), lines=[line]) == [Kind.EFFECT]


def test_a_stored_step_that_is_asked_for_again_is_paid_twice():
    again = [*CALLS, Call(3, 21.0, "500001", "second")]

    assert Kind.PAID_TWICE in found(sound(runs=[Run(7, "replied", 1, 1, 2, "reply")]), calls=again)


def test_a_call_that_died_before_its_step_was_stored_is_not():
    died = [Call(1, 8.0, "500001", "first"), *(Call(n, t, o, q) for n, t, o, q in CALLS)]
    numbered = [Call(number, *call[1:]) for number, call in enumerate(died, start=1)]
    steps = [Step(7, 0, "req_02", 10.0), Step(7, 1, "req_03", 20.0)]
    second_claim = [Run(7, "replied", 1, 1, 2, "reply")]

    assert found(sound(runs=second_claim, steps=steps), calls=numbered) == []


def test_more_calls_than_claims_explain_are_paid_twice():
    other = [*CALLS, Call(3, 5.0, "500001", "third")]

    assert found(sound(), calls=other) == [Kind.PAID_TWICE]


def test_a_run_that_has_ended_five_workers_is_a_persons():
    crashed = with_a_person(runs=[Run(7, "failed", 1, 1, 6, "crashed")])

    assert found(crashed, lines=[Line(2, 0, 0)]) == []


@pytest.mark.parametrize(("promised", "kind"), [([], Kind.LOST), (["decide"] * 2, Kind.EFFECT)])
def test_a_decision_without_a_time_or_with_two_is_seen(promised, kind):
    assert found(sound(promised=promised)) == [kind]


@pytest.mark.parametrize(("promised", "kind"), [([], Kind.LOST), (["answer"] * 2, Kind.EFFECT)])
def test_an_answer_without_a_time_or_with_two_is_seen(promised, kind):
    called = with_a_person(promised=promised)

    assert found(called, who=customer(wishes.PERSON), lines=[Line(2, 0, 0)]) == [kind]
