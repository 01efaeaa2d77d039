"""The conversations that must come out exactly, in three languages and for any shop's numbers."""

import pytest

from .shelf import VISITOR, Talk, delivered, on_its_way, own

DAMAGED = [
    ("es", "Los audífonos del pedido {} están dañados. Quiero devolverlos.", "Nuestro equipo"),
    ("en", "The headphones from order {} are damaged. I want to return them.", "Our team"),
    ("ru", "Наушники из заказа {} повреждены, хочу вернуть", "Наши сотрудники"),
]
NUMBERS = ["1187", "58203", "W77120", "00123842"]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("language", "text", "colleague"), DAMAGED)
def test_damaged_goods_become_a_return_request_that_a_colleague_decides(
    language, text, colleague, number
):
    talk = Talk([delivered(number)]).says(text.format(number))

    status, request = talk.actions
    assert talk.steps == 3
    assert (status.name, dict(status.input)) == ("get_order_status", {"order_id": number})
    assert request.name == "open_return_request"
    assert dict(request.input) == {
        "order_id": number,
        "summary": text.format(number),
        "kind": "damaged",
    }
    assert "R-0007" in talk.reply
    assert colleague in talk.reply


@pytest.mark.parametrize(
    ("text", "day", "since"),
    [
        ("¿Cuándo llega 1042? El mensajero dijo que hoy.", "mañana", "5 de agosto"),
        ("When does 1042 arrive? The courier said today.", "tomorrow", "5 August"),
        ("Когда привезут 1042? Курьер сказал, что сегодня.", "завтра", "5 августа"),
    ],
)
def test_a_question_for_the_day_is_answered_once_from_the_carriers_date(text, day, since):
    talk = Talk([on_its_way()]).says(text)

    assert talk.calls == [("estimate_delivery", "1042")]
    assert "DHL" in talk.reply
    assert day in talk.reply
    assert since in talk.reply


@pytest.mark.parametrize(
    "text",
    [
        "Quiero 20 € de compensación porque 1042 se retrasa.",
        "I want 20 € in compensation because 1042 is late.",
        "Хочу компенсацию 20 €, потому что 1042 опаздывает.",
    ],
)
def test_compensation_is_looked_at_and_left_to_a_person(text):
    talk = Talk([on_its_way()]).says(text)

    assert [name for name, _ in talk.calls] == ["get_order_status", "hand_to_human"]
    assert talk.handed_over
    assert not talk.reply
    assert text in talk.actions[-1].input["reason"]


@pytest.mark.parametrize(
    ("text", "not_here"),
    [
        ("Quiero devolver el pedido 1042", "cuando haya llegado"),
        ("I want to return order 1042", "once it has arrived"),
        ("Хочу вернуть заказ 1042", "после доставки"),
    ],
)
def test_an_order_on_its_way_is_not_returned_but_explained(text, not_here):
    talk = Talk([on_its_way()]).says(text)

    assert talk.calls == [("get_order_status", "1042")]
    assert not_here in talk.reply


@pytest.mark.parametrize("facts", [own(on_its_way("5001")), VISITOR])
def test_another_customers_order_is_no_order_at_all(facts):
    talk = Talk([], facts).says("Where is my order 1187?")

    assert talk.calls == [("get_order_status", "1187")]
    assert ("not_found", "1187") in talk.said
    assert ("offer_team", "") in talk.said
