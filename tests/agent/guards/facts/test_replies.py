"""Replies that were written one by one, half of them with one thing that is not so.

Two hundred in each of the first files and 140 in the third, each by somebody who had not read the gate.
Of the false ones it said 43, 39 and 19 when it first saw them, and withheld 6 true ones of the second
file and 8 of the third; each time it was mended by kind.
"""

import json
from pathlib import Path

import pytest

from support_agent.agent.guards import check_reply
from tests.agent.guards.conversation import draft, found, said, turn

from .test_gate import CAME, COMES, REQUEST

FILES = {"replies.jsonl": 100, "more_replies.jsonl": 100, "third_replies.jsonl": 70}
# Both orders were looked up; or one, and then a return of one pair was asked for.
SITUATIONS = {
    "A": turn(
        said("Where are my orders 1187 and 1193?"),
        steps=(found(CAME, order_id="1187"), found(COMES, order_id="1193")),
        orders=("1187", "1193"),
    ),
    "B": turn(
        said("I want to return one pair of the headphones of 1187, they are too loud"),
        steps=(
            found(CAME, order_id="1187"),
            found(REQUEST, tool="open_return_request", order_id="1187"),
        ),
        orders=("1187", "1193"),
    ),
}


@pytest.fixture(scope="module", params=FILES)
def replies(request):
    lines = Path(__file__).with_name(request.param).read_text().splitlines()
    read = [json.loads(line) for line in lines]
    assert sum(reply["true"] for reply in read) * 2 == len(read) == FILES[request.param] * 2
    return read


def withheld(reply):
    return check_reply(draft(reply["text"]), SITUATIONS[reply["situation"]]) is not None


def test_hardly_a_true_reply_is_withheld(replies, record_property):
    true = [reply for reply in replies if reply["true"]]
    wrong = [reply["text"] for reply in true if withheld(reply)]

    record_property("told", f"{len(wrong)} of {len(true)} true replies withheld")
    assert len(wrong) <= 1, wrong


def test_hardly_a_false_reply_is_said(replies, record_property):
    false = [reply for reply in replies if not reply["true"]]
    wrong = [(reply["what"], reply["text"]) for reply in false if not withheld(reply)]

    record_property("told", f"{len(wrong)} of {len(false)} false replies said")
    assert len(wrong) <= 3, wrong
