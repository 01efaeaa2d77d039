""" "Another thing: where is 1187?" begins a second question. It is no complaint, and writes nothing."""

import pytest

from .shelf import Talk, delivered, own

QUESTIONS = [
    "Otra cosa: ¿dónde está el pedido 1187?",
    "Y otra cosa, mi pedido 1190, ¿ya llegó?",
    "gracias. otra cosa: ¿cómo va el 1187?",
    "Tengo otra cosa que preguntar: ¿cuándo llega el 1190?",
    "También pedí otra cosa. ¿Dónde está el pedido 1187?",
    "I ordered something else too. Where is order 1187?",
    "Something else: where is 1187?",
    "And something else, has 1187 arrived?",
    "Thanks, and something else. When will 1190 arrive?",
    "I also ordered something else, where is order 1187",
    "Noch etwas anderes: wo ist Bestellung 1187?",
    "Und was anderes: wann kommt Bestellung 1187?",
    "Ich habe auch etwas anderes bestellt. Wo ist Bestellung 1187?",
    "Autre chose : où est ma commande 1187 ?",
    "J'ai aussi commandé un autre article. Où est la commande 1187 ?",
    "Un'altra cosa: dov'è l'ordine 1187?",
    "E un altro articolo, l'ordine 1187: dov'è?",
    "Outra coisa: onde está o pedido 1187?",
    "E o outro produto, o pedido 1187, onde está?",
    "Nog iets anders: waar is bestelling 1187?",
    "Iets anders, wanneer komt bestelling 1187?",
    "Ik heb ook iets anders besteld. Waar is bestelling 1187?",
    "Другой вопрос: где заказ 1187?",
    "И ещё про другой товар: где заказ 1187?",
]
COMPLAINTS = [
    "Me llegó otra cosa en el pedido 1187",
    "I got something else in order 1187",
    "Order 1187: you sent me something else",
    "In Bestellung 1187 war etwas anderes drin",
    "In bestelling 1187 zat iets anders",
]
# A wish and a question in one message: the wish waits for a yes.
BOTH = [
    "Me llegó otro producto en el pedido 1187. ¿Dónde está el mío?",
    "Order 1187 is broken, I want to return it. Where is order 1190?",
    "Quiero devolver la camisa. ¿Dónde está mi pedido 1187?",
    "Ich möchte mein Geld zurück, wo ist Bestellung 1187?",
    "Пришёл не тот товар. Где заказ 1187?",
]
# Each in plain words, of an order of its own.
APART = [
    "I want to return order 1187, and when does 1190 arrive?",
    "Quiero devolver el pedido 1187. ¿Cuándo llega el 1190?",
    "Ich möchte Bestellung 1187 zurückgeben. Wo ist Bestellung 1190?",
]


def talk_of(text):
    orders = (delivered("1187", ("Blue shirt", 1)), delivered("1190", ("Cap", 1)))
    return Talk(orders=orders, facts=own(*orders)).says(text)


def calls(talk):
    return {name for name, _ in talk.calls}


@pytest.mark.parametrize("text", QUESTIONS)
def test_another_thing_that_is_asked_is_no_wrong_thing_that_came(text):
    talk = talk_of(text)

    assert not talk.opened
    assert calls(talk) & {"get_order_status", "estimate_delivery"}
    assert not talk.handed_over


@pytest.mark.parametrize("text", COMPLAINTS)
def test_another_thing_that_came_still_is(text):
    assert "open_return_request" in calls(talk_of(text))


@pytest.mark.parametrize("text", APART)
def test_a_wish_for_one_order_and_a_question_after_another_are_both_heard(text):
    made = talk_of(text).calls

    assert ("open_return_request", "1187") in made
    assert {number for name, number in made if name != "open_return_request"} == {"1187", "1190"}


@pytest.mark.parametrize("text", BOTH)
def test_a_message_that_asks_where_or_when_writes_nothing(text):
    assert not talk_of(text).opened
