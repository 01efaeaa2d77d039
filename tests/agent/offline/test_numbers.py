"""An order number is told from everything else that is written with digits."""

import pytest

from support_agent.agent.planners.offline import numbers
from support_agent.agent.planners.offline.tongue import detect_language
from support_agent.agent.planners.offline.understand import understand


def mentions(text, *, known=()):
    return numbers.mentions(text, known=known, language=detect_language(text) or "en")


ORDER_NUMBERS = [
    ("where is order 1187?", ["1187"]),
    ("#1187", ["1187"]),
    ("№ 1187", ["1187"]),
    ("order no. 1187", ["1187"]),
    ("pedido no 1187", ["1187"]),
    ("pedido n.º 1187", ["1187"]),
    ("order1187", ["1187"]),
    ("the order ID is #W2378156.", ["W2378156"]),
    ("w2378156", ["W2378156"]),
    ("SO-10432 please", ["SO-10432"]),
    ("order number 12", ["12"]),
    ("3022077451 order id", ["3022077451"]),
    ("my account id is ctwihzilef and the order id is 9398799915", ["9398799915"]),
    ("user00684. user00684@example.com. 2966589782", ["2966589782"]),
    ("orders 1187, 1042 and 1178", ["1187", "1042", "1178"]),
    ("1187 1042", ["1187", "1042"]),
    ("purchase 00123842", ["00123842"]),
    ("заказ 1187, посылка", ["1187"]),
    ("seguimiento 1042", ["1042"]),
    ("folio 12-4471", ["12-4471"]),
    ("заказ 120-441 уже в пункте?", ["120-441"]),
    ("order 00417 whats going on", ["00417"]),
    ("I want to return the cap from 1050", ["1050"]),
    ("mi codigo postal es 28013 y el pedido es el 1187", ["1187"]),
    ("factura 5521, cp 28013, pedido 8120", ["8120"]),
    ("мой индекс 101000, заказ 7008, не доставили", ["7008"]),
    ("счет 5521, заказ 8120", ["8120"]),
    ("my card ending 4455, zip 94110, order 8804", ["8804"]),
    ("mi tarjeta de puntos es 445566, la compra 8120", ["8120"]),
    ("бонусная карта 445566, заказ 8120", ["8120"]),
    ("articulo 334455 del pedido 8120", ["8120"]),
    ("артикул 334455 из заказа 8120", ["8120"]),
    ("item number 334455 of order 8120", ["8120"]),
]

DECOYS = [
    "I want 20 € back",
    "it cost $1200",
    "I paid 350 dollars",
    "pagué 1.299,00 €",
    "заплатил 1500 рублей",
    "I bought it on 2025-12-19",
    "ordered on december 29th 2019",
    "lo compré el 12/03/2025",
    "lo compré el 9 de agosto de 2025",
    "заказал 9 августа 2025",
    "my phone is +34 600 123 456",
    "call me: 600 123 456",
    "teléfono 600123456",
    "my zip code is 90000",
    "código postal 28013",
    "индекс 101000",
    "waiting for 9 days now",
    "espero desde hace 15 dias",
    "I ordered 250 pieces",
    "12 example st",
    "invoice #85632",
    "account id: 487491334",
    "my user is user00450",
    "my mail is alex.sample1187@example.com",
    "the tracking number is 77788812",
    "at 10:30",
    "in 2024 I bought shoes",
    "size 42",
    "R-0007",
]


@pytest.mark.parametrize(("text", "numbers"), ORDER_NUMBERS)
def test_an_order_number_is_found_however_it_is_written(text, numbers):
    assert [mention.number for mention in mentions(text)] == numbers


@pytest.mark.parametrize("text", ["the order is 11 87", "1 1 8 7", "# 1187", "order 001187"])
def test_the_customers_own_order_is_known_however_its_digits_are_spaced(text):
    assert [mention.number for mention in mentions(text, known=("1187",))] == ["1187"]


@pytest.mark.parametrize("text", DECOYS)
def test_other_numbers_are_no_order_numbers(text):
    assert mentions(text) == ()


@pytest.mark.parametrize(
    "text",
    ["no, not 1187 but 1178", "no 1187 sino 1178", "не 1187, а 1178", "not order 1187, 1178"],
)
def test_a_number_that_is_denied_is_not_meant(text):
    meant = [mention.number for mention in mentions(text) if not mention.denied]

    assert meant == ["1178"]


def test_a_customer_may_leave_the_letters_of_their_own_order_out():
    (mention,) = mentions("it's 9502127", known=("W9502127", "W9502999"))

    assert mention.number == "W9502127"


@pytest.mark.parametrize(
    "text", ["#1193-1", "where is 1193/2?", "order 1193-F1", "pedido #1193-12"]
)
def test_a_parcels_number_stands_for_its_order(text):
    (mention,) = mentions(text, known=("1193", "1042"))

    assert mention.number == "1193"


def test_an_order_that_is_called_as_a_parcel_is_meant_itself():
    (mention,) = mentions("#1193-1", known=("1193", "1193-1"))

    assert mention.number == "1193-1"


@pytest.mark.parametrize(
    "mark", ["\u200b", "\u2060", "\u200e", "\u202c", "\ufeff", "\u00ad"], ids=ascii
)
def test_a_mark_that_nobody_sees_parts_no_number(mark):
    assert understand(f"where is order 11{mark}93?").numbers == ("1193",)


def test_of_a_list_of_numbers_the_first_are_read_and_the_customers_own():
    listed = " ".join(str(number) for number in range(20_000, 20_500))

    found = [mention.number for mention in mentions(f"{listed} and 1187", known=("1187",))]

    assert len(found) == numbers.MOST_NUMBERS + 1
    assert found[-1] == "1187"
