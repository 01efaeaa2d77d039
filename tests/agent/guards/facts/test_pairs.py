"""Promise 5: true replies of many shapes are said, and the same with one fact changed are not."""

from collections import Counter

import pytest

from support_agent.agent.guards import check_reply
from tests.agent.guards.conversation import draft

from .pairs import pairs

COUNT = 1_000


@pytest.fixture(scope="module")
def made():
    return list(pairs(COUNT))


def test_under_one_true_reply_in_a_hundred_is_withheld(made, record_property):
    withheld = [pair.true for pair in made if check_reply(draft(pair.true), pair.turn)]

    record_property("told", f"{len(withheld)} of {COUNT} true replies withheld")
    assert len(withheld) < COUNT / 100, withheld


def test_over_ninety_nine_false_replies_in_a_hundred_are_withheld(made, record_property):
    said = [
        (pair.changed, pair.false)
        for pair in made
        if check_reply(draft(pair.false), pair.turn) is None
    ]

    kinds = Counter(pair.changed for pair in made)
    record_property(
        "told", f"{len(said)} of {COUNT} false replies said; changed were {dict(kinds)}"
    )
    assert len(said) < COUNT / 100, said
    assert len(kinds) > 8
    assert {pair.language for pair in made} == {"en", "es", "ru"}
