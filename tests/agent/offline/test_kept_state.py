"""A wish is kept over messages until it is settled; nobody is asked twice for what they told."""

import pytest

from .shelf import VISITOR, Talk, delivered, on_its_way, own

HEADPHONES = delivered("1187", ("Wireless headphones", 1))
LAMP = on_its_way("1042")


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ("I want to return something", "1187"),
        ("quiero devolver un producto", "es el 1187"),
        ("хочу вернуть товар", "заказ 1187"),
    ],
)
def test_a_number_alone_answers_the_open_question(wish, answer):
    talk = Talk([delivered("1187")]).says(wish).says(answer)

    assert talk.calls == [("get_order_status", "1187"), ("open_return_request", "1187")]
    assert talk.actions[1].input["summary"].startswith(wish)


def test_the_wish_waits_while_the_customer_says_who_they_are():
    talk = Talk([LAMP], VISITOR).says("when does my order come?").says("alex sample")
    talk.says("user00450").says("mail: alex@example.com").says("order id: 1042")

    assert talk.calls == [("estimate_delivery", "1042")]


def test_several_messages_in_a_row_are_one_wish():
    talk = Talk([delivered("1187")]).says("hi", "i want to return something", "its 1187")

    assert talk.calls == [("get_order_status", "1187"), ("open_return_request", "1187")]


@pytest.mark.parametrize(
    "pieces",
    [
        ("order 1187", "I want to return them"),
        ("1187", "return please"),
        ("Hi", "my headphones", "order 1187", "are damaged", "I want to return them"),
        ("pedido 1187", "quiero devolverlos"),
        ("1187", "хочу вернуть"),
    ],
)
def test_a_number_that_came_before_its_wish_belongs_to_it(pieces):
    talk = Talk([delivered("1187", ("Wireless headphones", 1)), LAMP]).says(*pieces)

    assert talk.calls == [("get_order_status", "1187"), ("open_return_request", "1187")]


@pytest.mark.parametrize(
    "correction", ["no, I meant 1042", "sorry, 1042", "not 1187 but 1042", "no, quise decir 1042"]
)
def test_a_corrected_number_takes_the_place_of_the_wrong_one(correction):
    talk = Talk([delivered("1187"), LAMP]).says("where is 1187?").says(correction)

    assert talk.calls == [("get_order_status", "1042")]


def test_it_means_the_order_that_was_just_spoken_of():
    talk = Talk([delivered("1187")]).says("where is 1187?").says("I want to return it")

    assert talk.calls == [("get_order_status", "1187"), ("open_return_request", "1187")]


def test_and_when_asks_for_the_same_order():
    talk = Talk([LAMP]).says("dónde está el 1042").says("¿y cuándo?")

    assert talk.calls == [("estimate_delivery", "1042")]


def test_a_number_that_was_not_found_is_not_spoken_of_again():
    talk = Talk([LAMP]).says("where are 9999 and 1042?").says("and when does it come?")

    assert talk.calls == [("estimate_delivery", "1042")]


def test_an_identified_customer_is_shown_their_orders_instead_of_being_asked():
    talk = Talk([HEADPHONES, LAMP], own(HEADPHONES, LAMP)).says("where is my order")

    assert not talk.actions
    assert "1187: Wireless headphones, placed on 30 July" in talk.reply
    assert "1042" in talk.reply


def test_a_thing_that_one_order_holds_names_that_order():
    orders = [delivered("1187"), on_its_way("1042")]
    talk = Talk(orders, own(*orders)).says("I want to return the headphones")

    assert talk.calls == [("get_order_status", "1187"), ("open_return_request", "1187")]


def test_the_only_order_is_meant_when_its_status_is_asked():
    talk = Talk([LAMP], own(LAMP)).says("where is my order?")

    assert talk.calls == [("get_order_status", "1042")]


def test_a_return_of_the_only_order_is_confirmed_first_when_nothing_names_it():
    order = delivered("1187", ("Kettle", 1))
    talk = Talk([order], own(order)).says("I want to return my headphones")
    assert not talk.opened
    assert "Kettle" in talk.reply

    assert talk.says("yes").opened == ["1187"]


def test_a_number_that_the_customer_is_not_sure_of_is_confirmed_first():
    talk = Talk([delivered("1187")]).says("I want to return an item")
    talk.says("I think it might be 1187, not sure")
    assert not talk.opened

    assert not talk.says("no").opened


def test_a_confirmation_that_gets_no_clear_answer_goes_to_a_person():
    talk = Talk([delivered("1187")]).says("I think it might be 1187, I want to return it")

    detours = (
        "alex sample",
        "user00450",
        "alex@example.com",
        "the blue thing",
        "blue*",
        "that one",
    )
    for detour in detours:
        assert "1187" in talk.says(detour).reply

    assert talk.says("the blue thing").handed_over


def test_a_confirmation_is_given_by_the_number_itself_after_any_detour():
    talk = Talk([delivered("1187")]).says("I think it might be 1187, I want to return it")
    talk.says("alex sample")

    talk.says("1187")

    assert talk.calls[-1] == ("open_return_request", "1187")


def test_the_last_order_is_the_one_that_was_placed_last():
    older, newer = delivered("1187"), on_its_way("1042", placed_on="2026-08-03")

    talk = Talk([older, newer], own(older, newer)).says("where is my last order")

    assert talk.calls == [("get_order_status", "1042")]


@pytest.mark.parametrize(
    "told", ["my account id is ctwihzilef", "username: user60556", "i just looked at the receipt"]
)
def test_what_is_told_on_the_way_to_the_number_is_no_new_wish(told):
    talk = Talk([LAMP]).says("where is my order").says(told)
    assert not talk.actions

    assert talk.says("1042").calls == [("get_order_status", "1042")]


def test_a_goodbye_ends_the_wish_that_waited():
    talk = Talk().says("where is my order").says("bye")

    assert "Goodbye" in talk.reply


def test_an_ok_after_an_answer_asks_for_nothing():
    talk = Talk([LAMP]).says("where is 1042").says("ok")

    assert talk.said == [("all_right", "")]


def test_a_number_that_takes_back_another_within_a_burst_stands_alone():
    talk = Talk([LAMP]).says("where is 1187", "sorry, I meant 1042")

    assert talk.calls == [("get_order_status", "1042")]


def test_more_orders_than_anyone_can_follow_go_to_a_person():
    numbers = ", ".join(str(number) for number in range(1180, 1190))

    assert Talk().says(f"where are my orders {numbers}").calls == [("hand_to_human", "")]


def test_who_has_no_number_is_told_where_it_stands_and_offered_a_person():
    talk = Talk().says("where is my order").says("I don't remember the number")
    assert "confirmation" in talk.reply

    assert talk.says("yes please").handed_over


def test_a_wrong_number_is_asked_for_again_and_the_wish_is_kept():
    talk = Talk([delivered("1187")]).says("I want to return order 9999").says("sorry, 1187")

    assert talk.calls == [("get_order_status", "1187"), ("open_return_request", "1187")]


def test_the_same_unknown_number_again_goes_to_a_person():
    talk = Talk().says("where is 9999?").says("it is 9999")

    assert talk.calls == [("get_order_status", "9999"), ("hand_to_human", "")]


def test_what_is_not_understood_is_asked_about_once_and_then_goes_to_a_person():
    talk = Talk().says("xyzzy plugh")
    assert not talk.actions
    assert talk.said == [("ask_topic", "")]

    assert talk.says("frobnicate").handed_over


def test_the_right_order_after_a_return_of_the_wrong_one_is_staffs_to_set_right():
    talk = Talk([delivered("1187"), LAMP]).says("I want to return 1187").says("no, I meant 1042")

    assert talk.handed_over
