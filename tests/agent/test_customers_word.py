"""What code reads in the customer's messages as a yes, as taking back, and as neither."""

from datetime import date

import pytest

from support_agent.agent.known import Facts, KnownProposal, KnownRequest
from support_agent.agent.planners.offline.reading import Reading
from support_agent.agent.types import Said, Turn

ASKED = "Shall I request the return of Sofa from order 7003?"
MADE = "I’ve requested the return of 3 × Headphones from order 7001. Your request number is R-0001."
PROPOSAL = KnownProposal(id=1, order="7003", kind="return", items=(("Sofa", 1),))
REQUEST = KnownRequest(
    number="R-0001",
    order="7001",
    kind="return",
    state="requested",
    items=(("Headphones", 3),),
)


def reading(text, *, after, proposal=None, requests=(), before=()):
    """What they write after something was said."""
    said = (*before, Said(author="agent", text=after, sequence=2))
    return Reading(
        Turn(
            history=(*said, Said(author="customer", text=text, sequence=3)),
            facts=Facts(proposal=proposal, requests=requests, today=date(2026, 12, 1)),
        )
    )


@pytest.mark.parametrize("text", ["yes", "yes please", "all of it", "Да"])
def test_a_yes_to_the_question_is_one(text):
    assert reading(text, after=ASKED, proposal=PROPOSAL).answer() == "yes"


@pytest.mark.parametrize(
    "text", ["Everything about 7001 please", "Everything about 7003", "Thanks for everything"]
)
def test_whoever_says_everything_of_something_else_says_no_yes(text):
    assert reading(text, after=ASKED, proposal=PROPOSAL).answer() == ""


@pytest.mark.parametrize("text", ["I'll keep them", "no wait", "forget the return", "no"])
def test_a_request_just_made_is_taken_back(text):
    change = reading(text, after=MADE, requests=(REQUEST,)).change()

    assert change is not None
    assert change.what == "withdrawn"


@pytest.mark.parametrize(
    "text",
    [
        "The headphones are great",
        "I love them",
        "One more question",
        "No problem at all",
        "no problem",
    ],
)
def test_who_praises_the_goods_or_goes_on_takes_nothing_back(text):
    assert reading(text, after=MADE, requests=(REQUEST,)).change() is None


@pytest.mark.parametrize("after", ["Would you like to talk to our team?", "Our team is here."])
def test_a_no_to_something_else_takes_no_request_back(after):
    assert reading("no", after=after, requests=(REQUEST,)).change() is None


def test_a_wish_about_one_order_is_none_about_the_next_that_is_named():
    earlier = (Said(author="customer", text="I want to return order 7003", sequence=1),)
    word = reading("Everything about 7001 please", after="Which order is it about?", before=earlier)

    lines = {"Headphones": 3}
    asks = word.lacks(number="7001", kind="return", wanted=lines, lines=lines)
    assert asks == "confirm"
