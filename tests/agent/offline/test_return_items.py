"""Which things of an order go back: the named ones, all of them, or the customer is asked."""

import pytest

from .shelf import Talk, delivered

SHIRTS = ("Blue shirt", 2), ("Red shirt", 1), ("Cap", 1)


def test_an_order_that_came_in_part_can_be_returned_in_that_part():
    order = delivered("1187", ("Blue shirt", 1), ("Cap", 1), state="partly_delivered")
    order["lines"][1]["returnable"] = 0

    talk = Talk([order]).says("I want to return the blue shirt from 1187")

    assert talk.actions[1].input["items"] == [{"item": "Blue shirt", "quantity": 1}]


def test_a_refusal_that_is_not_about_the_order_asks_for_its_things():
    refusal = {"error": "return_not_allowed", "message": "'cap' could be any of these."}
    talk = Talk([delivered("1050", *SHIRTS)], answers={"open_return_request": refusal})

    assert "Red shirt" in talk.says("I want to return the cap from 1050").reply


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("I want to return the cap from 1050", [("Cap", 1)]),
        ("I want to return one blue shirt from 1050", [("Blue shirt", 1)]),
        ("return the blue shirts and the cap of 1050", [("Blue shirt", 2), ("Cap", 1)]),
    ],
)
def test_only_the_things_that_are_named_go_back(text, items):
    talk = Talk([delivered("1050", *SHIRTS)]).says(text)

    named = [(item["item"], item["quantity"]) for item in talk.actions[1].input["items"]]
    assert named == items


@pytest.mark.parametrize(
    "text", ["I want to return order 1050", "quiero devolver todo, pedido 1050"]
)
def test_a_whole_order_goes_back_without_naming_its_things(text):
    talk = Talk([delivered("1050", *SHIRTS)]).says(text)

    assert "items" not in talk.actions[1].input


@pytest.mark.parametrize(
    ("text", "answer", "items"),
    [
        ("I want to return the shirt from 1050", "the blue one", [("Blue shirt", 2)]),
        ("quiero devolver la gorra del pedido 1050", "Cap", [("Cap", 1)]),
        ("I want to return something from 1050", "the second", [("Red shirt", 1)]),
    ],
)
def test_where_it_is_not_clear_which_thing_is_meant_the_customer_is_asked(text, answer, items):
    talk = Talk([delivered("1050", *SHIRTS)]).says(text)
    assert talk.calls == [("get_order_status", "1050")]
    assert "Red shirt" in talk.reply

    talk.says(answer)

    named = [(item["item"], item["quantity"]) for item in talk.actions[1].input["items"]]
    assert named == items


def test_a_thing_that_stays_unclear_goes_to_a_person():
    talk = Talk([delivered("1050", *SHIRTS)]).says("quiero devolver los audifonos de 1050")

    assert talk.says("los audifonos").handed_over
