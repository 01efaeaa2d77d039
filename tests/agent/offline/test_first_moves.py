"""What the planner does first with a customer's opening words, plain and messy, in three languages."""

import pytest

from .shelf import CUSTOMER, Talk, delivered, on_its_way

STATUS = "get_order_status"
DATE = "estimate_delivery"
RETURN = "open_return_request"
PERSON = "hand_to_human"

WITH_A_NUMBER = [
    ("Where is my order 1042?", [(STATUS, "1042")]),
    ("status 1042", [(STATUS, "1042")]),
    ("order1042 hasnt arrived", [(STATUS, "1042")]),
    ("pls track #1042", [(STATUS, "1042")]),
    ("1042", [(STATUS, "1042")]),
    ("hi, 1042", [(STATUS, "1042")]),
    ("when will order 1042 get here", [(DATE, "1042")]),
    ("whats the delivery date of 1042", [(DATE, "1042")]),
    ("not a return, only the status of 1042", [(STATUS, "1042")]),
    ("I want to return 1187", [(STATUS, "1187"), (RETURN, "1187")]),
    ("1187 came broken", [(STATUS, "1187"), (RETURN, "1187")]),
    ("retrun order 1187 please", [(STATUS, "1187"), (RETURN, "1187")]),
    ("I'd like a refund for order 1187", [(STATUS, "1187"), (RETURN, "1187")]),
    ("wrong size in order 1187, can I exchange it", [(STATUS, "1187"), (RETURN, "1187")]),
    ("where is my refund for order 1187", [(STATUS, "1187")]),
    ("how much did I pay for order 1187", [(STATUS, "1187")]),
    ("where are 1187 and 1042?", [(STATUS, "1187"), (STATUS, "1042")]),
    ("please cancel order 1042", [(PERSON, "")]),
    ("donde esta mi pedido 1042", [(STATUS, "1042")]),
    ("estado pedido 1042", [(STATUS, "1042")]),
    ("no quiero devolver, solo saber donde anda el 1042", [(STATUS, "1042")]),
    ("el pedido 1042 no llega", [(STATUS, "1042")]),
    ("para cuando llega el 1042", [(DATE, "1042")]),
    ("fecha de entrega 1042", [(DATE, "1042")]),
    ("devolucion 1187", [(STATUS, "1187"), (RETURN, "1187")]),
    ("me llegó rota la pantalla, pedido 1187", [(STATUS, "1187"), (RETURN, "1187")]),
    ("cambio de talla del pedido nº 1187", [(STATUS, "1187"), (RETURN, "1187")]),
    ("anular el pedido 1042", [(PERSON, "")]),
    ("где заказ 1042", [(STATUS, "1042")]),
    ("статус заказа №1042", [(STATUS, "1042")]),
    ("заказ 1042 до сих пор не пришёл", [(STATUS, "1042")]),
    ("не возврат, а только статус 1042", [(STATUS, "1042")]),
    ("когда привезут 1042", [(DATE, "1042")]),
    ("пвз 1042 когда", [(DATE, "1042")]),
    ("возврат 1187", [(STATUS, "1187"), (RETURN, "1187")]),
    ("в заказе 1187 брак", [(STATUS, "1187"), (RETURN, "1187")]),
    ("верните деньги за 1187", [(STATUS, "1187"), (RETURN, "1187")]),
    ("отменить заказ 1042", [(PERSON, "")]),
]

FOR_A_PERSON = [
    "I want to talk to a human",
    "agent please",
    "I was charged twice",
    "change my delivery address",
    "I need the invoice",
    "I want to file a complaint",
    "I forgot my password",
    "quiero hablar con una persona",
    "asesor",
    "me cobraron dos veces",
    "cambiar la direccion de envio",
    "necesito la factura",
    "quiero poner una queja",
    "позовите оператора",
    "нужен живой человек",
    "деньги списались дважды",
    "изменить адрес доставки",
    "пришлите чек",
    "хочу пожаловаться",
]

NUMBER_IS_ASKED = [
    ("where is my order", "order number"),
    ("I want to return something", "order number"),
    ("it arrived damaged", "order number"),
    ("¿dónde está mi pedido?", "número de pedido"),
    ("quiero devolver un producto", "número de pedido"),
    ("cuando me llega", "número de pedido"),
    ("где мой заказ", "номер заказа"),
    ("хочу вернуть товар", "номер заказа"),
    ("когда доставят", "номер заказа"),
]

SMALL_TALK = [
    ("hello", "greeting"),
    ("thanks a lot!", "thanks"),
    ("bye", "goodbye"),
    ("are you a robot?", "assistant"),
    ("what can you do", "abilities"),
    ("hola", "greeting"),
    ("muchas gracias", "thanks"),
    ("hasta luego", "goodbye"),
    ("eres un robot?", "assistant"),
    ("en que me puedes ayudar", "abilities"),
    ("здравствуйте", "greeting"),
    ("спасибо", "thanks"),
    ("до свидания", "goodbye"),
    ("ты бот?", "assistant"),
    ("что ты умеешь", "abilities"),
]

NOT_KNOWN = ["do you ship to Japan?", "¿hacen envíos a Chile?", "сколько стоит доставка"]


@pytest.mark.parametrize(("text", "calls"), WITH_A_NUMBER)
def test_a_wish_with_a_number_is_acted_on(text, calls):
    talk = Talk([delivered("1187"), on_its_way("1042")]).says(text)

    assert talk.calls == calls


@pytest.mark.parametrize("text", FOR_A_PERSON)
def test_what_only_people_can_settle_goes_to_a_person_at_once(text):
    talk = Talk().says(text)

    assert talk.calls == [(PERSON, "")]
    assert text in talk.actions[0].input["reason"]


@pytest.mark.parametrize(("text", "asked"), NUMBER_IS_ASKED)
def test_where_no_number_is_known_it_is_asked_for(text, asked):
    talk = Talk().says(text)

    assert not talk.actions
    assert asked in talk.reply


@pytest.mark.parametrize(("text", "answer"), SMALL_TALK)
def test_small_talk_is_answered_in_kind(text, answer):
    talk = Talk([], CUSTOMER).says(text)

    assert not talk.actions
    assert talk.said == [(answer, "")]


@pytest.mark.parametrize("text", NOT_KNOWN)
def test_what_is_not_known_is_said_to_be_unknown_and_a_person_is_offered(text):
    talk = Talk().says(text)

    assert not talk.actions
    assert talk.reply.endswith("?")

    assert talk.says("sí").handed_over
