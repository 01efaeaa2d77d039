"""Kinds of things that a model makes up: each is said where the record or a person says so too."""

from dataclasses import replace
from datetime import date

import pytest

from support_agent.agent.guards.facts import tells_only_what_was_found
from support_agent.agent.known import KnownDuty, KnownOrder, KnownRequest
from tests.agent.guards.conversation import draft, found, refused, said, turn

from .test_gate import BOTH, CAME, COMES, RETURNED


def says(reply, asked=BOTH):
    return tells_only_what_was_found(draft(reply), asked)


MADE_UP = {
    "links": [
        "You can track 1193 at www.shop.example/track.",
        "Escríbenos a ayuda@tienda.example sobre el 1193.",
        "Подробности на shop.ru/returns.",
        "Track it at https://dhl.com/JD880377.",
    ],
    "phones": [
        "If 1193 is urgent, call us on 91 555 01 20.",
        "Puedes llamarnos al 900 123 456.",
        "Позвоните нам: 8 800 555 35 35.",
    ],
    "times of day": [
        "DHL delivers 1193 tomorrow between 9 and 1 pm.",
        "SEUR entregó el 1187 el viernes a las 11:15.",
        "DHL привезёт 1193 завтра после 18:00.",
        "1193 comes tomorrow before noon.",
        "El 1193 llega mañana por la mañana.",
        "1193 wird morgen um 9 Uhr zugestellt.",
        "1187 was delivered on Friday morning, before 8:10.",
    ],
    "losses": [
        "I'm sorry, your parcel is missing: order 1193.",
        "1193: the package is missing since yesterday.",
    ],
    "stretches of time": [
        "Once 1193 arrives, you have 60 days to send it back.",
        "El 1193 está en camino y tarda como mucho 48 horas.",
        "На возврат 1187 даётся 14 дней.",
        "Delivery of 1193 takes 3-5 working days.",
        "The vases have a 2 year warranty.",
        "1187 was delivered five days ago.",
        "You have 30 days left to return 1187.",
        "1187 was placed more than 14 days ago.",
    ],
    "goods": [
        "1187, with your headphones and the charging case, was delivered.",
        "En el 1193 van tres tazas de gres.",
        "Заказ 1187 с шерстяным пледом доставлен.",
        "Your desk lamp from 1193 is on its way.",
        "Order 1193 (wireless headphones) is on its way.",
        "Die Lampe aus 1193 ist unterwegs.",
    ],
    "counts": [
        "Your two glass vases from 1193 are on their way.",
        "Tus tres auriculares del 1187 se entregaron.",
        "Четыре вазы из заказа 1193 в пути.",
        "Order 1187 had three pairs.",
        "Le tre paia di cuffie dell'ordine 1187 sono consegnate.",
    ],
    "sums": [
        "The total of your two orders is €84.80.",
        "За оба заказа вы заплатили 77,90 евро.",
    ],
    "orders told apart by their goods": [
        "The vases were delivered on Friday.",
        "Los auriculares llegan mañana.",
        "Вазы везёт SEUR.",
    ],
    "ways of paying": [
        "Both orders were paid by credit card.",
        "Los dos pedidos están pagados con PayPal.",
        "Оба заказа оплачены банковской картой.",
    ],
    "stock": [
        "We have more vases in stock.",
        "Esos jarrones están agotados.",
        "Таких ваз нет в наличии.",
    ],
    "places": [
        "1187 was left with your neighbour.",
        "El 1193 llegará al punto de recogida de la calle Mayor.",
        "Посылка 1193 ждёт вас в пункте выдачи.",
    ],
    "causes": ["1187 came late because of the weather.", "Наушники задержались из-за непогоды."],
    "costs and conditions": [
        "Return shipping of 1187 is free of charge.",
        "Los gastos de envío de la devolución corren por tu cuenta.",
        "Return 1187 in its original packaging only.",
    ],
    "what may be returned": [
        "You can return the vases of 1193 already.",
        "1187 can't be returned, unfortunately.",
        "El 1193 ya se puede devolver.",
        "Заказ 1187 вернуть нельзя.",
    ],
    "days that came early": ["1187 came a day earlier than planned."],
    "deeds": [
        "I've rerouted 1193 to your office.",
        "Я предупредил курьера о заказе 1193.",
        "Я договорился, что вам позвонят.",
        "He reclamado a SEUR el retraso del 1187.",
        "I've checked with DHL, and 1193 comes.",
        "Ho sbloccato l'ordine 1193.",
        "Ich habe 1193 umgeleitet.",
        "Ik heb het adres van 1193 doorgestuurd.",
    ],
}
TRUE = [
    "I'm sorry that something is missing from your order 1187.",
    "I understand that one of the headphones of 1187 is missing.",
    "1187 was delivered on Friday evening, at 19:40.",
    "El último escaneo del 1193 es de ayer a las 19:40.",
    "Six days after you placed it, 1187 was delivered; you have twenty-seven days left to return it.",
    "Заказ 1187 отправили 24-го, а через три дня он был у вас.",
    "Your three vases are on their way, and both pairs of headphones have been delivered.",
    "Два ваших заказа: 1187 с двумя наушниками и 1193 с тремя вазами.",
    "Tus dos auriculares (pedido 1187) se entregaron; los jarrones (pedido 1193) están en tránsito.",
    "1187 was placed more than eight days ago. El 1187 se hizo hace más de 8 días.",
    "You can return the headphones. 1193 can't be returned yet.",
    "Once 1193 has come, it can be returned. Los auriculares se pueden devolver.",
    "Наушники можно вернуть, а вазы, когда они придут, тоже можно вернуть.",
    "The vases come tomorrow. The headphones came on Friday.",
    "I can't see whether it was left with a neighbour, nor at what time it comes.",
    "Could you look in your mailbox, or ask at the post office?",
    "No sé si los jarrones están en stock ni si se pagó con tarjeta.",
    "Не знаю, бесплатна ли пересылка.",
    "I've checked both orders. I have read your message, and I understand.",
    "He mirado los dos pedidos. Я посмотрел оба заказа. Ho controllato. Ich habe nachgesehen.",
    "Today is Monday, 30 November, so 1193 comes tomorrow.",
    "The first has been delivered, the second is on its way.",
    "1) 1187 has been delivered;\n2) 1193 is on its way.",
]


@pytest.mark.parametrize(
    "reply", [pytest.param(one, id=f"{kind}: {one}") for kind in MADE_UP for one in MADE_UP[kind]]
)
def test_what_the_model_makes_up_is_withheld(reply):
    assert says(reply)


@pytest.mark.parametrize("reply", TRUE)
def test_what_follows_in_other_words_is_said(reply):
    assert says(reply) is None


@pytest.mark.parametrize(
    ("told", "reply"),
    [
        ("I paid by PayPal, is that all right?", "You paid by PayPal, and 1193 is paid."),
        ("My neighbour says it was left with a neighbour", "So 1187 was left with a neighbour."),
        ("I need it before 14:00", "You need 1193 before 14:00, I understand."),
        ("Do I have 60 days?", "Whether you have 60 days, a colleague can tell."),
        ("I wrote to help@shop.example", "Nobody has answered at help@shop.example yet, I see."),
        ("Is my lamp in 1193 too?", "There is no lamp in what I see of your orders."),
    ],
)
def test_what_the_customer_wrote_may_be_repeated(told, reply):
    assert says(reply, replace(BOTH, history=(said(told),))) is None


def test_what_a_carrier_wrote_may_be_told():
    left = {**CAME, "note": "Left with your neighbour at 11:15, call 91 555 01 20."}
    asked = turn(found(left, order_id="1187"))

    assert says("1187 was left with your neighbour at 11:15. Call 91 555 01 20.", asked) is None
    assert says("1187 was left with your neighbour at 11:20.", asked)


def test_what_the_shop_refuses_cannot_be_returned():
    closed = {"error": "return_not_allowed", "message": "Its last day was 2026-10-22."}
    asked = turn(refused(closed, tool="open_return_request", order_id="1187"))

    unclear = turn(
        refused({"error": "invalid_arguments"}, tool="open_return_request", order_id="1187")
    )

    assert says("1187 can't be returned any more.", asked) is None
    assert says("1187 can't be returned any more.", unclear)
    assert says("1187 can be returned.", asked)


@pytest.mark.parametrize(
    "reply",
    [
        "Request R-0007 is in for both pairs of headphones.",
        "I've requested the return label for 1187.",
        "He abierto la devolución R-0007 de tu pedido 1193.",
        "R-0007 is for three pairs.",
    ],
)
def test_a_request_is_told_as_it_was_made(reply):
    two = replace(RETURNED, steps=(*RETURNED.steps, found(COMES, order_id="1193")))

    assert says(reply, two)


@pytest.mark.parametrize(
    "reply",
    [
        "There are two return requests, and R-0007 is one that waits.",
        "Hay dos solicitudes; la R-0007 está pendiente.",
        "I've called a colleague about R-0007.",
    ],
)
def test_counts_of_requests_are_no_counts_of_goods_and_a_colleague_is_told_of_it(reply):
    assert says(reply, RETURNED) is None


def test_goods_of_a_title_that_no_list_has_may_be_called_anything():
    strange = {**COMES, "lines": [{"title": "Elegance 3000", "quantity": 1}]}

    assert says("Your lamp is on its way.", turn(found(strange, order_id="1193"))) is None


def test_the_shop_s_own_note_is_evidence_and_newer_than_what_was_found_before():
    note = turn(
        found(COMES, order_id="1193"),
        requests=(KnownRequest(number="R-0009", order="1193", kind="exchange", state="approved"),),
        duties=(KnownDuty(kind="decide", about="R-0009", by=date(2026, 12, 4)),),
    )
    known = KnownOrder(number="1193", placed_on=date(2026, 11, 22), state="delivered")
    later = replace(note, facts=replace(note.facts, orders=(known,)))

    assert says("1193 is on its way.", note) is None
    assert says("1193 is on its way.", later)
    assert says("1193 has been delivered.", later) is None
    assert says("The exchange R-0009 of 1193 has been approved.", later) is None
    assert says("I've asked for the exchange of 1193: R-0009.", later) is None
    assert says("A colleague decides about R-0009 by Friday, 4 December.", later) is None
    assert says("A colleague decides about R-0009 by Thursday, 3 December.", later)
