"""Each expectation is held against what came, and a fault names both."""

from collections import Counter
from dataclasses import replace
from decimal import Decimal

import pytest

from support_agent.agent.evaluation.cases import Expect
from support_agent.agent.evaluation.judge import faults
from support_agent.agent.evaluation.play import Call, Played

LOOK, RETURN = Call("get_order_status", "1187"), Call("open_return_request", "1187")
PLAYED = Played(
    status="replied",
    calls=(LOOK, RETURN),
    reply="I have asked for the return: R-0007.",
    told="One moment.\nI have asked for the return: R-0007.",
    rows=Counter(return_requests=1, units=2),
    runs=2,
    by_code=0,
    stood_in=0,
    steps=(1, 3),
    withheld=0,
    tokens=0,
    usd=Decimal(0),
    seconds=0.1,
)

MET = [
    {"status": "replied"},
    {"path": ["get_order_status", "open_return_request"]},
    {"path": ["get_order_status 1187", "open_return_request #1187"]},
    {"path_any": [["hand_to_human"], ["get_order_status 1187", "open_return_request"]]},
    {"must_not_call": ["hand_to_human", "open_return_request 1193"]},
    {"max_steps": 3},
    {"reply_has": ["r-0007", ["refund", "RETURN"]]},
    {"reply_lacks": ["refund"]},
    {"rows": {"return_requests": 1, "escalations": 0, "units": 2}},
]
NOT_MET = [
    ({"status": "handed_over"}, "status: expected handed_over, came replied"),
    (
        {"path": ["get_order_status"]},
        "path: expected get_order_status, came get_order_status 1187 > open_return_request 1187",
    ),
    (
        {"path": ["get_order_status 1193", "open_return_request"]},
        "path: expected get_order_status 1193 > open_return_request, "
        "came get_order_status 1187 > open_return_request 1187",
    ),
    (
        {"path_any": [["hand_to_human"], []]},
        "path: expected hand_to_human or no call, "
        "came get_order_status 1187 > open_return_request 1187",
    ),
    (
        {"must_not_call": ["open_return_request"]},
        "calls: expected no open_return_request, came open_return_request 1187",
    ),
    (
        {"must_not_call": ["get_order_status 1187"]},
        "calls: expected no get_order_status 1187, came get_order_status 1187",
    ),
    ({"max_steps": 2}, "steps: expected at most 2, came 3"),
    (
        {"reply_has": [["refund", "money"]]},
        "reply: expected 'refund' or 'money', came 'I have asked for the return: R-0007.'",
    ),
    # What is to be read after the last message is not what was said before it.
    (
        {"reply_has": ["one moment"]},
        "reply: expected 'one moment', came 'I have asked for the return: R-0007.'",
    ),
    ({"reply_lacks": ["moment"]}, "reply: expected no 'moment', came 'One moment.'"),
    ({"rows": {"return_requests": 0}}, "return_requests: expected 0, came 1"),
    ({"rows": {"escalations": 1}}, "escalations: expected 1, came 0"),
]


@pytest.mark.parametrize("expected", MET, ids=lambda expected: next(iter(expected)))
def test_an_expectation_that_is_met_is_no_fault(expected):
    assert faults(Expect.model_validate(expected), PLAYED) == []


@pytest.mark.parametrize(("expected", "fault"), NOT_MET, ids=[fault for _, fault in NOT_MET])
def test_an_expectation_that_is_not_met_is_told_with_what_came(expected, fault):
    assert faults(Expect.model_validate(expected), PLAYED) == [fault]


def test_a_path_without_a_call_is_met_by_none():
    silent = replace(PLAYED, calls=())

    assert faults(Expect(path=()), silent) == []
    assert faults(Expect(path=()), PLAYED)


def test_every_fault_of_a_play_is_told():
    expect = Expect(status="handed_over", rows={"escalations": 1})

    assert len(faults(expect, PLAYED)) == 2
