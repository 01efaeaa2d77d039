"""The scripted customer says what the prose says, and nothing that they could not know."""

import pytest

from .customer import YES, Customer
from .prose import Prose, said
from .score import Outcome, Written


def prose(reason, *, known="You are Ana Ruiz in zip code 28004.", instructions=None):
    return Prose.of(
        {"reason_for_call": reason, "known_info": known, "task_instructions": instructions}
    )


@pytest.mark.parametrize(
    ("told", "as_said"),
    [
        ("You want to return your lamp.", "I want to return my lamp."),
        ("You're sure that you'd keep it.", "I'm sure that I'd keep it."),
        ("Your name is Ana.", "My name is Ana."),
        ("The lamp was sent to you.", "The lamp was sent to me."),
        ("Ask the agent explicitly to hurry.", "Please hurry."),
        ("Then ask the agent about the total.", "Then please tell me about the total."),
    ],
)
def test_prose_is_said_in_the_first_person(told, as_said):
    assert said(told) == as_said


def test_stage_directions_are_not_said():
    read = prose(
        "You want to exchange your laptop. The right one is 5206946487 (do not share this). "
        "If the agent asks for which laptop, it is the large one. Make sure to be polite."
    )

    assert read.opening == "I want to exchange my laptop."
    assert read.details == ("it is the large one.",)


def test_numbers_are_given_when_they_are_asked_for_and_in_their_order():
    read = prose(
        "You want to return a lamp. When asked for order ID, provide 9502126 first. If the agent "
        "asks you to double check, then say that you made a mistake and provide 9502127. If that "
        "doesn't work, respond exactly with 'I forgot the W'."
    )
    customer = Customer(read)

    assert customer.opening == "I want to return a lamp."
    assert customer.answer("What is the order number?") == "9502126"
    assert customer.answer("I can’t find order 9502126.") == "I made a mistake and it is 9502127."
    assert customer.answer("I can’t find order 9502127.") == "I forgot the W"


def test_of_listed_orders_the_one_with_the_articles_is_picked_once():
    customer = Customer(prose("You want to return the green bicycle."))
    asked = (
        "Which order is it about? Your recent orders:\n• W1111111: Lamp (green), placed on 3 May\n"
        "• W2222222: Bicycle (medium, green) and Helmet, placed on 2 May"
    )

    assert customer.answer(asked) == "It is W2222222."
    assert customer.answer(asked).startswith("I don't remember the order number. I am Ana Ruiz")
    assert customer.answer(asked) == "I want to return the green bicycle."
    assert customer.answer(asked) == ""


def test_a_proposal_is_agreed_to_and_a_done_wish_is_not_asked_for_again():
    customer = Customer(prose("You want to return the lamp. If not, you want a new one."))

    assert customer.answer("Shall I request the return of Lamp from order W1?") == YES
    assert (
        customer.answer(
            "I’ve requested the return of Lamp from order W1. Your request number is R-0001."
        )
        == "If not, I want a new one."
    )
    assert customer.answer("Sorry, I didn’t get that. I can track an order.") == ""


def test_a_wish_that_was_passed_over_is_told_again_once():
    customer = Customer(prose("You want to return the lamp. You also want to exchange a hose."))
    done = "I’ve requested the return of Lamp (green) from order W1. Your request number is R-0001."

    assert customer.answer(done) == "I also want to exchange a hose."
    assert customer.answer(done) == ""


def outcome(*written, expected=(), with_a_person=False):
    tools = [
        {"tool": "get_order_status", "order_id": "#W1"},
        *({"tool": tool, "order_id": "#W1", "item_ids": ["a", "b"]} for tool in expected),
    ]
    return Outcome(
        mission={"id": "m", "our_tools": tools},
        written=tuple(Written(number=number, skus=frozenset(skus)) for number, skus in written),
        with_a_person=with_a_person,
        foreign=(),
        said=(),
    )


RETURN, PERSON = "open_return_request", "hand_to_human"


@pytest.mark.parametrize(
    ("played", "right", "wrong"),
    [
        (outcome(("W1", "ab"), expected=[RETURN]), True, False),
        (outcome(("W1", "a"), expected=[RETURN]), True, False),
        (outcome(("W1", "ac"), expected=[RETURN]), False, True),
        (outcome(("W2", "a"), expected=[RETURN]), False, True),
        (outcome(("W1", "a"), ("W2", "a"), expected=[RETURN]), False, True),
        (outcome(expected=[RETURN]), False, False),
        (outcome(expected=[RETURN], with_a_person=True), False, False),
        (outcome(expected=[PERSON], with_a_person=True), True, False),
        (outcome(("W1", "a"), expected=[PERSON], with_a_person=True), False, True),
        (outcome(), True, False),
        (outcome(("W1", "a")), False, True),
    ],
)
def test_a_mission_is_right_by_its_last_deed_and_without_a_wrong_one(played, right, wrong):
    assert (played.right, bool(played.wrong)) == (right, wrong)


def test_a_person_instead_of_a_return_is_cautious_and_not_right():
    assert outcome(expected=[RETURN], with_a_person=True).cautious
    assert not outcome(expected=[PERSON], with_a_person=True).cautious
