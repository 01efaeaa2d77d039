"""How customers really write, kind by kind, in three languages: what is done first, and on what."""

import pytest

from .shelf import CUSTOMER, VISITOR, Talk, delivered, on_its_way, own

STATUS = "get_order_status"
DATE = "estimate_delivery"
RETURN = "open_return_request"
PERSON = "hand_to_human"

SHIRTS = ("Blue shirt", 2)


def _orders():
    return [delivered("1187"), on_its_way("1042")]


CORRECTED_AT_ONCE = [
    "status of 1187, sorry no, 1042",
    "where is 1187? I mean 1042",
    "estado del 1187, perdón, 1042",
    "dónde está el 1187, no, el 1042",
    "статус 1187, извините, 1042",
    "где 1187, ой нет, 1042",
]

DENIED = [
    ("not a return, just the status of 1042", (STATUS, "1042")),
    ("I don't want to cancel 1042, only to know where it is", (STATUS, "1042")),
    ("no quiero devolver nada, solo el estado del 1042", (STATUS, "1042")),
    ("no es una devolucion, es saber donde esta el 1042", (STATUS, "1042")),
    ("не возврат, только статус 1042", (STATUS, "1042")),
    ("не хочу отменять 1042, хочу знать где он", (STATUS, "1042")),
]

ONE_WISH_DENIED_FOR_ANOTHER = [
    "an exchange no, a return of 1187",
    "cambio no, devolucion del 1187",
    "обмен не нужен, возврат 1187",
]

BESIDE_DECOYS = [
    "invoice 5521, zip 94110, where is order 1042",
    "my phone is 600 123 456, card ending 4455, order 1042 has not come",
    "ordered on 3 march for 49.90 eur, tracking GL553955, order 1042 no movement",
    "my loyalty card is 445566 and I bought 3 items, 1042, where is it",
    "mi codigo postal es 28013 y mi factura la 5521, el pedido 1042 no llega",
    "soy cliente 88123, tel 600 123 456, seguimiento GL553955, pedido 1042 no se mueve",
    "pagué 45,90 euros el 12 de marzo por 2 unidades, articulo 334455, orden 1042, donde esta",
    "счет 5521, индекс 101000, заказ 1042, где он",
    "тел 8 916 123 45 67, бонусная карта 445566, заказ 1042 не пришел",
    "заказала 12 марта за 1500 руб 2 шт, артикул 334455, трек GL553955, заказ 1042 не двигается",
]

PICK_UP_POINTS = [
    "is 1042 at the pickup point yet",
    "ya esta el 1042 en el punto de recogida?",
    "el 1042 sigue en la sucursal de oca?",
    "1042 está en correos?",
    "заказ 1042 уже в пвз?",
    "1042 поступил в пункт выдачи?",
]

A_PERSON_ABOUT_AN_ORDER = [
    "I want to talk to a person about 1187",
    "can I speak to someone about order 1187",
    "quiero hablar con una persona sobre el 1187",
    "necesito hablar con alguien por el pedido 1187",
    "хочу поговорить с человеком насчет 1187",
    "соедините с оператором по заказу 1187",
]

NOUNS = [
    "order status",
    "tracking number",
    "estado pedido",
    "seguimiento envío",
    "numero de guia",
    "devolución",
    "reembolso",
    "номер отслеживания",
    "статус заказа",
    "возврат денег",
    "обмен размера",
]

AFTER_A_RETURN = [
    "where is my refund for 1187",
    "what happened to my return of 1187",
    "why was my return of 1187 rejected",
    "why did you reject the return of 1187",
    "I sent 1187 back last week, no money yet",
    "cuando me devuelven el dinero del 1187",
    "por que me rechazaron la devolucion del 1187",
    "ya devolví el 1187 y no me han pagado",
    "estado de devolución pedido 1187",
    "когда вернут деньги за 1187",
    "почему отклонили возврат 1187",
    "сдала товар по заказу 1187, деньги не пришли",
    "статус возврата 1187",
]

RULES_OF_RETURNS = [
    "what is your return policy",
    "how many days do I have to return something",
    "politica de devoluciones",
    "cuantos dias tengo para devolver",
    "la devolución es gratis?",
    "условия возврата",
    "сколько дней на возврат",
    "кто оплачивает обратную доставку при возврате",
]

NOT_SERVED = [
    "please cancel 1042",
    "add a cap to order 1042",
    "change the address of 1042",
    "I need the invoice of 1042",
    "I was charged twice for 1042",
    "give me a voucher for the trouble with 1042",
    "what will you pay me for 1042 being late",
    "don't send 1042, I no longer need it",
    "deliver 1042 to my office instead",
    "anular el 1042",
    "agregar un producto al pedido 1042",
    "cambiar la dirección del 1042",
    "factura del pedido 1042",
    "me cobraron dos veces el 1042",
    "quiero un vale de 15 euros por las molestias con el 1042",
    "отменить 1042",
    "добавить товар в заказ 1042",
    "изменить адрес заказа 1042",
    "чек по заказу 1042",
    "за 1042 деньги списали дважды",
    "скидку дадите за задержку 1042?",
]


@pytest.mark.parametrize("text", CORRECTED_AT_ONCE)
def test_a_number_that_is_taken_back_in_the_same_message_is_not_looked_up(text):
    assert Talk(_orders()).says(text).calls == [(STATUS, "1042")]


@pytest.mark.parametrize(("text", "call"), DENIED)
def test_what_is_not_wanted_is_not_done(text, call):
    assert Talk(_orders()).says(text).calls == [call]


@pytest.mark.parametrize("text", ONE_WISH_DENIED_FOR_ANOTHER)
def test_of_two_wishes_the_one_that_is_denied_is_left(text):
    talk = Talk(_orders()).says(text)

    assert talk.calls == [(STATUS, "1187"), (RETURN, "1187")]
    assert "kind" not in talk.actions[1].input


@pytest.mark.parametrize("text", BESIDE_DECOYS)
def test_among_other_numbers_the_order_is_looked_up_and_nothing_else(text):
    talk = Talk(_orders(), own(*_orders())).says(text)

    assert talk.calls == [(STATUS, "1042")]


@pytest.mark.parametrize("text", ["where is GL553955", "rastrear SE880377", "трек GL553955"])
def test_a_carriers_number_alone_is_not_looked_up_as_an_order(text):
    talk = Talk(_orders(), own(*_orders())).says(text)

    assert talk.calls == []
    assert "1042" in talk.reply


@pytest.mark.parametrize("text", PICK_UP_POINTS)
def test_who_asks_for_the_pick_up_point_asks_for_the_order(text):
    assert Talk(_orders()).says(text).calls in ([(STATUS, "1042")], [(DATE, "1042")])


@pytest.mark.parametrize("text", A_PERSON_ABOUT_AN_ORDER)
def test_who_wants_a_person_gets_one_whatever_order_it_is_about(text):
    assert Talk(_orders()).says(text).calls == [(PERSON, "")]


@pytest.mark.parametrize("text", NOUNS)
def test_nouns_alone_are_a_wish(text):
    talk = Talk([], CUSTOMER).says(text)

    assert talk.calls == []
    assert talk.said[0][0] in ("ask_order", "ask_number")


@pytest.mark.parametrize("text", AFTER_A_RETURN)
def test_a_question_about_an_earlier_return_opens_none(text):
    assert Talk(_orders()).says(text).calls == [(STATUS, "1187")]


@pytest.mark.parametrize("text", RULES_OF_RETURNS)
def test_a_question_about_the_rules_touches_no_order(text):
    talk = Talk(_orders(), own(*_orders())).says(text)

    assert talk.calls == []
    assert "1187" not in talk.reply


@pytest.mark.parametrize("text", NOT_SERVED)
def test_what_no_tool_can_do_is_a_persons_even_with_the_number(text):
    assert Talk(_orders()).says(text).calls[-1] == (PERSON, "")


@pytest.mark.parametrize(
    "text",
    [
        "where is 1042 and I want to return 1187",
        "donde esta el 1042 y quiero devolver el 1187",
        "где 1042 и хочу вернуть 1187",
    ],
)
def test_two_wishes_with_two_orders_are_both_served(text):
    talk = Talk(_orders()).says(text)

    assert sorted(talk.calls) == [(STATUS, "1042"), (STATUS, "1187"), (RETURN, "1187")]


@pytest.mark.parametrize(
    "text",
    ["where are 1187 and 1042", "estado de los pedidos 1187 y 1042", "статус заказов 1187 и 1042"],
)
def test_several_orders_are_looked_up_together(text):
    assert Talk(_orders()).says(text).calls == [(STATUS, "1187"), (STATUS, "1042")]


@pytest.mark.parametrize(
    "pieces",
    [
        ("hi", "i want to return smth", "it is", "1187"),
        ("hola", "quiero devolver", "es el", "1187"),
        ("привет", "хочу вернуть", "номер", "1187"),
    ],
)
def test_a_wish_is_kept_from_message_to_message(pieces):
    talk = Talk(_orders(), VISITOR)

    for piece in pieces:
        talk.says(piece)

    assert talk.calls == [(STATUS, "1187"), (RETURN, "1187")]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("I want to return one of the two shirts of 1187", 1),
        ("only one shirt of 1187 goes back", 1),
        ("devolver una de las dos camisas del 1187", 1),
        ("del pedido 1187 solo devuelvo una camisa, la otra me la quedo", 1),
        ("хочу вернуть одну из двух рубашек, заказ 1187", 1),
        ("из заказа 1187 вернуть только рубашку, одну", 1),
        ("return 3 shirts of 1187", 3),
        ("devolver 3 camisas del 1187", 3),
        ("вернуть 3 рубашки из 1187", 3),
    ],
)
def test_the_count_is_the_customers_whatever_the_thing_is_called(text, count):
    talk = Talk([delivered("1187", SHIRTS)]).says(text)

    assert talk.actions[1].input["items"] == [{"item": "Blue shirt", "quantity": count}]
    assert talk.actions[1].input.get("kind", "return") == "return"


def test_what_the_customer_keeps_does_not_go_back():
    talk = Talk([delivered("1187", ("Backpack", 1), ("Mug", 2))])

    talk.says("return only the backpack from 1187, I keep the mugs")

    assert talk.actions[1].input["items"] == [{"item": "Backpack", "quantity": 1}]


def test_a_thing_that_is_called_otherwise_than_in_its_title_is_asked_about():
    order = delivered("1187", ("Sandals", 1), ("Linen shirt", 1), ("Cap", 1))
    talk = Talk([order]).says("devolver las sandals y la camisa del 1187")

    assert talk.calls == [(STATUS, "1187")]
    assert "Linen shirt" in talk.reply


@pytest.mark.parametrize("text", ["debolver pedido 1187", "хачу вирнуть 1187", "retrun 1187 plz"])
def test_words_are_known_by_their_sound_and_through_an_error(text):
    assert Talk(_orders()).says(text).calls == [(STATUS, "1187"), (RETURN, "1187")]


@pytest.mark.parametrize("wish", ["where is my order", "donde esta mi pedido", "где мой заказ"])
def test_whoever_names_no_order_is_shown_their_own(wish):
    talk = Talk(_orders(), own(*_orders())).says(wish)

    assert talk.calls == []
    assert "1187" in talk.reply
    assert "1042" in talk.reply


@pytest.mark.parametrize(
    "text", ["return order 1187", "devolver el pedido 1187", "вернуть заказ 1187"]
)
def test_the_return_of_several_goods_waits_for_all_of_them(text):
    talk = Talk([delivered("1187", SHIRTS, ("Cap", 1))]).says(text)
    assert not talk.opened

    talk.says({"r": "all of them", "d": "todo", "в": "все"}[text[0]])

    assert talk.opened == ["1187"]
    assert "R-0007" in talk.reply


def test_a_return_that_is_told_again_without_a_number_is_no_second_one():
    order = delivered("1187", SHIRTS, ("Cap", 1))
    talk = Talk([order]).says("return the cap from 1187")
    assert talk.calls[-1] == (RETURN, "1187")
    order["lines"][0]["returnable"] = 2

    talk.says("I want to return it")

    assert not talk.opened
    assert "R-0007" in talk.reply
