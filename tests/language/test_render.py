"""How sentences become a reply: who is named how, and what is said in one breath."""

from dataclasses import replace
from datetime import date, time
from decimal import Decimal

import pytest

from support_agent.language.render import render
from support_agent.language.values import (
    Carrier,
    Day,
    ListedOrder,
    Money,
    Name,
    OpenHours,
    Request,
    Sentence,
    Subject,
    Thing,
)

from .examples import examples
from .samples import TODAY

HEADPHONES = Subject(number="1187", titles=("Headphones",))
MUG = Subject(number="1190", titles=("Mug",))
ARRIVED = Sentence(
    message="status-delivered",
    values={"when": Day(role="on", date=date(2026, 11, 28))},
    subject=HEADPHONES,
)
RETURNABLE = Sentence(
    message="returnable",
    values={"until": Day(role="until", date=date(2026, 12, 28))},
    subject=HEADPHONES,
)
PAID = Sentence(message="payment-paid", subject=HEADPHONES)
REFUNDED = Sentence(message="payment-refunded", subject=HEADPHONES)


def read(*sentences, language="en", today=TODAY, **options):
    return render(sentences, language=language, today=today, **options)


def of(message, subject=HEADPHONES, **values):
    return Sentence(message=message, subject=subject, values=values)


def expected(on):
    return of("expected", carrier=Carrier(name="DHL"), when=Day(role="on", date=on))


def test_two_sentences_on_an_order_are_said_in_one_breath():
    assert read(ARRIVED, RETURNABLE) == (
        "Your order 1187 (Headphones) arrived on Saturday 28 November and can be returned until "
        "28 December."
    )


def test_a_third_is_a_sentence_of_its_own_and_speaks_of_it():
    assert read(ARRIVED, RETURNABLE, PAID).endswith("28 December. It is paid.")


def test_after_a_sentence_on_something_else_the_order_is_no_it():
    assert read(REFUNDED, PAID).endswith("has been refunded. The order is paid.")


def test_an_order_is_named_anew_after_another():
    text = read(ARRIVED, replace(PAID, subject=MUG), PAID)

    assert "Your order 1190 (Mug) is paid. Order 1187 is paid." in text


def test_an_order_that_a_request_named_is_not_introduced_again():
    approved = Sentence(
        message="request-approved", values={"request": Request(number="R-0001", order="1187")}
    )

    assert read(approved, PAID).endswith("for order 1187. Order 1187 is paid.")


def test_goods_are_not_told_twice_in_a_sentence():
    assert read(of("goods", things=(Thing(title="Mug", quantity=2),))) == (
        "Your order 1187 contains 2 × Mug."
    )


def test_of_many_goods_two_are_named():
    subject = Subject(number="1187", titles=("Mug", "Mug", "Lamp", "Rug", ""))

    assert "(Mug, Lamp and 2 more items)" in read(of("payment-paid", subject))


def test_a_title_with_a_comma_stays_whole_in_a_list():
    subject = Subject(number="1187", titles=("Sandals, 38", "Mug"))

    assert "(“Sandals, 38” and Mug)" in read(of("payment-paid", subject))


@pytest.mark.parametrize(
    ("on", "words"),
    [
        (date(2026, 12, 1), "deliver your order 1187 (Headphones) today."),
        (date(2026, 12, 2), "tomorrow."),
        (date(2026, 11, 30), "yesterday."),
        (date(2026, 12, 7), "on Monday 7 December."),
        (date(2026, 12, 8), ") on 8 December."),
        (date(2027, 1, 5), "on 5 January 2027."),
    ],
)
def test_a_near_day_has_a_name_and_a_far_one_its_year(on, words):
    assert read(expected(on)).endswith(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "on Saturday 28 November"),
        ("es", "el sábado 28 de noviembre"),
        ("ru", "в субботу, 28 ноября"),
    ],
)
def test_a_day_takes_the_preposition_and_the_case_of_its_language(language, words):
    assert words in read(ARRIVED, language=language)


def test_a_date_that_ends_with_a_full_stop_needs_no_other():
    assert read(expected(date(2027, 1, 5)), language="ru").endswith("2027\u202fг.")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "€1,234.50"), ("es", "1234,50\xa0€"), ("ru", "1\xa0234,50\xa0€")],
)
def test_money_is_written_as_the_language_does(language, words):
    total = of("total", total=Money(amount=Decimal("1234.5"), currency="EUR"))

    assert words in read(total, language=language).replace("1.234", "1234")


@pytest.mark.parametrize(
    ("count", "words"), [(1, "на 1 посылку"), (3, "на 3 посылки"), (5, "на 5 посылок")]
)
def test_a_count_takes_the_plural_of_its_language(count, words):
    assert words in read(of("parcels", count=count), language="ru")


def test_the_shop_sets_how_customers_are_addressed():
    assert read(PAID, language="es").startswith("Tu pedido")
    assert read(PAID, language="es", address="formal").startswith("Su pedido")
    assert read(PAID, language="ru").startswith("Ваш заказ")
    assert read(PAID, language="ru", address="familiar").startswith("Твой заказ")


def test_orders_to_choose_from_are_a_list():
    orders = (
        ListedOrder(number="1187", placed_on=date(2026, 11, 24), titles=("Mug",)),
        ListedOrder(number="1190", placed_on=TODAY),
    )
    asks = Sentence(message="your-orders", values={"orders": orders})

    assert read(asks, Sentence(message="offer-team")).splitlines() == [
        "These are your recent orders:",
        "• 1187: Mug, placed on 24 November",
        "• 1190, placed today",
        "Would you like to talk to our team?",
    ]


def test_hours_are_told_by_runs_of_days():
    hours = (
        OpenHours(days=(0, 1, 2, 3, 4), opens=time(9), closes=time(13)),
        OpenHours(days=(0, 1, 2, 3, 4), opens=time(15), closes=time(0)),
        OpenHours(days=(5, 6), opens=time(10), closes=time(14)),
    )

    assert read(Sentence(message="desk-hours", values={"hours": hours})) == (
        "Our team is here Monday to Friday from 09:00 to 13:00 and from 15:00 to midnight and "
        "Saturday and Sunday from 10:00 to 14:00."
    )


def test_own_words_stand_first_and_are_closed():
    assert read(PAID, before=("i'm so sorry",)).startswith("I'm so sorry. Your order")


def test_signs_of_the_message_format_in_a_value_are_plain_text():
    greeting = Sentence(message="hello-named", values={"name": Name(text="{ $order } { it }")})

    assert read(greeting) == "Hello, { $order } { it }!"


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_typical_replies_can_be_printed(language):
    assert len(list(examples(language))) > 20
