"""Promise 5, for numbers: a reply names only what the conversation holds."""

import pytest

from support_agent.agent.guards.identifiers import names_only_known_numbers

from .conversation import draft, found, said, turn

STATUS = {
    "order_id": "1187",
    "total": "59.90",
    "placed_on": "2026-11-20",
    "lines": [{"title": "Headphones WH-1000XM5", "quantity": 2}],
    "return_requests": [{"number": "R-0007", "state": "requested"}],
    "shipments": [{"carrier": "DHL", "tracking_number": "JD01 4600 0112"}],
}
KNOWN = turn(
    said("¿Dónde está mi pedido 11 87?"),
    found(STATUS, order_id="1187"),
    said("And #W7430166?"),
    orders=("1042",),
)


@pytest.mark.parametrize(
    "reply",
    [
        "Order 1187 arrives on 9 August.",
        "Your order #1187 is expected on 2026-12-02, at 14:05.",
        "Доставка 02.12.2026, заказ №1187, сумма 59,90 EUR.",
        "It takes 24 hours, 3 items, 30 days or 10-12 days; 2-day delivery.",
        "Return R-0007, or R-7, and parcel JD0146000112 or JD01 4600 0112.",
        "Prices: 1,299 €, 150000 RUB, $1299, 100-200 €, 59.90 in total.",
        "Your WH-1000XM5 is here. Pedido W7430166 y 7430166.",
        "В вашем заказе 2 товара. Ваш заказ 9 августа доставлен.",
        "Is it there? No. 2 of them are late.",
        "Orders 1042 and 1187, 2 items each, in 2026.",
        "The battery has 2000mAh and the screen 1080p.",
        "Your order of 2026-11-20 was 1187.00 INR.",
        "Expected 12/02/2026 between 10:00-12:00, or 2024-2027.",
        "Scanned at 2026-11-28T14:05+01:00.",
        "You can order 2 more items with 10% more.",
        "Bestelling 1187 komt op 9 augustus, over 3 dagen, om 14:05 uur.",
        "Je bestelling 2 dagen geleden; retour binnen 30 dagen.",
        "Votre commande 1187 arrive le 1er août, dans 3 jours.",
        "O pedido 1187 chega em 9 de agosto, em 3 dias.",
        "L’ordine 1187 arriva il giorno 9 agosto, tra 3 giorni.",
    ],
)
def test_known_numbers_dates_times_prices_and_counts_are_let_through(reply):
    assert names_only_known_numbers(draft(reply), KNOWN) is None


@pytest.mark.parametrize(
    "reply",
    [
        "Order 9999 is late.",
        "Order 12 is late.",
        "Your order\n1188 is late.",
        "Order number: 77.",
        "Order (77) is late.",
        "Tu pedido nº 42 llega hoy.",
        "Tu pedido n.º 42 llega hoy.",
        "Заказ № 7 в пути.",
        "Заказ под номером 5 в пути.",
        "Bestellung 77 ist da.",
        "Votre commande n° 77 est là.",
        "Votre commande 77 est là.",
        "Bestelling 77 is er.",
        "Je bestelnummer is 77? Bestelnummer 77 is onderweg.",
        "Ihre Bestellnummer 77 ist unterwegs.",
        "O pedido 77 chegou.",
        "L’ordine 77 è arrivato.",
        "#7 is late.",
        "pedido77 llega hoy",
        "Orders 1042, 77.",
        "Orders 1042 and 2031 are late.",
        "Заказы 1042 и 2031 в пути.",
        "Return R-0008 is waiting.",
        "R-9 is waiting.",
        "Return R-1187 is waiting.",
        "Tracking number 1Z999AA10123456784.",
        "Track it with W7430167.",
        "Order 2 0 4 9 is late.",
        "It is 123 456 789.",
        "It is 12345.",
        "It is 1187999.",
    ],
)
def test_a_number_that_nobody_gave_is_withheld(reply):
    assert names_only_known_numbers(draft(reply), KNOWN)


@pytest.mark.parametrize(
    "number",
    [
        "９９９９",
        "٩٩٩٩",
        "99\u200b99",
        "9\u20619\u00ad9\u202e9",
        "9\ufe0f\u20e39\ufe0f\u20e39\ufe0f\u20e39\ufe0f\u20e3",
        "⑨⑨⑨⑨",
        "9 9 9 9",
        "9-9-9-9",
        "99 99",
        "9.999",
    ],
)
def test_a_number_is_seen_in_whatever_digits_it_is_written(number):
    assert names_only_known_numbers(draft(f"Order {number} is late."), KNOWN)


def test_a_number_of_a_time_long_past_is_no_year():
    assert names_only_known_numbers(draft("I see 1919 here."), KNOWN)
    assert names_only_known_numbers(draft("We have sold it since 2019."), KNOWN) is None


def test_the_model_is_told_which_number_to_leave_out_and_where():
    flaw = names_only_known_numbers(draft("Hello. Order ９９９９ is late."), KNOWN)

    assert flaw
    assert flaw.guard == "names_only_known_numbers"
    assert flaw.words == ("９９９９",)
    assert 'given: "９９９９"' in flaw.why
    assert "second sentence" in flaw.why
