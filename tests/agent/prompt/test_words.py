"""What was said, as a model reads it."""

import pytest

from support_agent.agent import prompt
from support_agent.agent.types import Plan, Said, Step, Turn

from .turns import agent, call, customer, found, note, raw_call, text, told


def test_what_the_customer_was_told_is_the_shops_word_and_not_the_models():
    turn = Turn(history=(customer("Hi"), agent("Hello!"), customer("Where is"), customer("1187?")))

    assert told(turn) == [
        (
            "user",
            [
                text("Hi"),
                note("The customer was told:\nHello!"),
                text("Where is"),
                text("1187?"),
            ],
        )
    ]


def test_words_of_a_person_and_notices_are_marked_and_on_the_users_side():
    turn = Turn(
        history=(
            customer("I want my money"),
            Said(author="notice", text="A colleague will answer."),
            Said(author="person", text="It is on its way."),
            customer("Thanks"),
        )
    )

    assert told(turn) == [
        (
            "user",
            [
                text("I want my money"),
                note("The customer was shown this notice:\nA colleague will answer."),
                note("A colleague wrote to the customer:\nIt is on its way."),
                text("Thanks"),
            ],
        )
    ]


def test_a_history_that_was_cut_never_begins_with_a_result_or_the_agent():
    step = Step(plan=Plan(actions=(call(),)), observations=(found(),))

    first, second, third = told(
        Turn(history=(step, agent("It is here."), customer("and the blue?")))
    )[:3]

    assert first == ("user", [note(prompt.LEFT_OUT)])
    assert second[1] == [raw_call("c1")]
    assert third[1][0]["tool_use_id"] == "c1"


@pytest.mark.parametrize("shown", ["One moment please. \n", "  One moment please."])
def test_blanks_around_what_the_agent_said_are_left_out(shown):
    turn = Turn(history=(customer("Hi"), agent(shown)))

    assert told(turn) == [
        ("user", [text("Hi"), note("The customer was told:\nOne moment please.")])
    ]


def test_texts_of_blanks_are_no_texts():
    blank = Plan(text=" ", actions=(call(),), raw=(text(" \n"), text(""), raw_call("c1")))
    turn = Turn(
        history=(customer("Hi"), agent(" \n\t"), customer("?")),
        steps=(Step(plan=blank, observations=(found(),)),),
    )

    assert told(turn)[:2] == [("user", [text("Hi"), text("?")]), ("assistant", [raw_call("c1")])]
