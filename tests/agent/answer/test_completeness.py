"""What a customer reads whether the planner chose it or not."""

import pytest

from support_agent.agent.answer.compose import compose, composed, writes_alone
from support_agent.agent.answer.parts import Answer, Part
from support_agent.agent.known import KnownRequest
from support_agent.agent.types import Draft, Flaw, Plan, Step

from .evidence import (
    arrived,
    asks,
    estimate,
    known,
    made,
    missing,
    order,
    refused,
    reply,
    step,
    turn,
)

UNMENTIONED = KnownRequest(
    number="R-0005",
    order="1190",
    kind="return",
    state="requested",
    items=(("Lamp", 2),),
    is_mentioned=False,
)


def test_a_write_is_stated_with_number_goods_and_the_day_of_the_decision():
    said = reply(turn(made()), "greeting")

    assert "R-0007" in said.text
    assert "Headphones" in said.text
    assert "you will hear from us here" in said.text
    assert said.settles
    assert said.promises


def test_two_writes_are_both_stated_and_each_once():
    said = reply(turn(made("R-0007"), made("R-0008", order_id="1190")), "done", "done")

    assert said.text.count("R-0007") == 1
    assert said.text.count("R-0008") == 1


def test_a_write_of_a_run_that_said_nothing_of_it_is_stated_by_the_next():
    said = reply(turn(requests=(UNMENTIONED,)), "greeting")

    assert "R-0005" in said.text
    assert "2 × Lamp" in said.text


def test_a_write_that_was_mentioned_is_not_stated_again():
    mentioned = KnownRequest(number="R-0005", order="1190", kind="return", state="requested")

    assert "R-0005" not in reply(turn(requests=(mentioned,)), "greeting").text


def test_a_run_that_ends_with_a_person_states_what_it_has_written_alone():
    assert "R-0007" in writes_alone(turn(made(), order()))
    assert "on its way" not in writes_alone(turn(made(), order()))
    assert writes_alone(turn(order())) == ""


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (order(), "on its way"),
        (estimate(), "expects to deliver"),
        (arrived(), "arrived"),
    ],
)
def test_an_order_that_was_looked_up_is_answered(found, words):
    said = reply(turn(found), "sorry")

    assert words in said.text
    assert said.settles


def test_an_order_that_a_part_is_about_needs_no_more_words():
    said = reply(turn(order()), "payment 1187")

    assert "on its way" not in said.text


def test_who_says_that_nobody_knows_says_no_more_of_the_order():
    assert "on its way" not in reply(turn(order()), "not_known").text


def test_a_number_that_was_looked_up_in_vain_is_answered():
    assert "9999" in reply(turn(missing("9999")), "sorry").text


def test_a_refused_return_is_answered_with_its_reason():
    refusal = step(refused("return_not_allowed", rule="order_stands"), order_id="1187")

    assert "nothing to return" in reply(turn(refusal), "sorry").text


def test_code_asks_what_it_must_and_gives_the_answers_as_buttons():
    said = reply(turn(arrived(), asks()), "status 1187", "offer_team")

    assert said.text.endswith("Shall I request the return of Headphones from order 1187?")
    assert [(one.answer, one.proposal) for one in said.choices] == [("yes", 12), ("no", 12)]
    assert "talk to our team" not in said.text


def test_how_many_is_asked_with_each_count_as_a_button():
    said = reply(turn(asks(asks="count", items=[{"title": "Mug", "quantity": 3}])))

    assert [one.answer for one in said.choices] == ["1", "2", "3"]


def test_what_was_said_yes_to_is_not_asked_again():
    said = reply(turn(asks(), made()), "sorry")

    assert "Shall I" not in said.text
    assert said.choices == ()


def test_courtesy_comes_first_and_a_question_last():
    found = turn(order(), customer_name="Tom")

    said = reply(found, "offer_team", "status 1187", "sorry", "greeting").text

    places = [said.index(words) for words in ("sorry", "Hello, Tom!", "on its way", "our team")]
    assert places == sorted(places)


def test_what_is_said_of_one_order_stands_together():
    said = reply(turn(order("1187"), arrived("1190")), "status 1187", "status 1190", "total 1187")

    assert said.text.index("1190") > said.text.index("59.90")


def test_one_greeting_is_enough():
    said = reply(turn(), "greeting", "thanks", "goodbye")

    assert [one.why for one in said.dropped] == ["one_is_enough", "one_is_enough"]


def test_a_greeting_beside_an_answer_is_short():
    assert "How can I help" not in reply(turn(order()), "greeting", "status 1187").text
    assert "How can I help" in reply(turn(), "greeting").text


def test_what_the_conversation_has_heard_is_said_in_other_words():
    first = reply(turn(), "not_known").text

    assert reply(turn(said=(first,)), "not_known").text != first


def test_without_a_folder_for_the_language_the_page_s_is_spoken_and_a_person_offered():
    said = reply(turn(order(), language="xx", page_language="en"), "status 1187")

    assert "on its way" in said.text
    assert said.text.endswith("talk to our team?")


def test_where_nothing_is_left_the_planner_is_told_once_what_to_look_up():
    answer = Answer(parts=[Part(say="payment", about="1187")])
    flaw = composed(Draft(text="", output=answer), turn())

    assert isinstance(flaw, Flaw)
    assert "payment 1187" in flaw.why


def test_a_corrected_planner_is_not_asked_again_where_code_has_an_answer():
    answer = Draft(text="", output=Answer(parts=[Part(say="payment", about="1187")]))
    first = turn(estimate())
    second = first.with_step(Step(plan=Plan(), correction="Look it up."))

    assert isinstance(composed(answer, first), Flaw)
    assert isinstance(composed(answer, second), Draft)


def test_the_model_chooses_among_the_keys_and_no_other_costs_it_the_answer():
    from support_agent.agent.customer_agent import TOOLBOX

    final = TOOLBOX.final.input_schema["properties"]["parts"]["items"]["properties"]["say"]
    assert "status" in final["enum"]

    draft = TOOLBOX.final.from_input({"parts": [{"say": "refund_now"}, {"say": "greeting"}]})
    assert isinstance(draft, Draft)
    assert compose(draft.output, turn(orders=(known("1187"),))).text.startswith("Hello")
