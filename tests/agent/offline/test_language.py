"""The language is told from the words, and where they don't tell it, from what came before."""

import pytest

from support_agent.agent.planners.offline.tongue import detect_language

from .shelf import Talk, delivered, own


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Where is my order?", "en"),
        ("i wanna return this", "en"),
        ("thanks", "en"),
        ("¿Dónde está mi pedido?", "es"),
        ("donde esta mi pedido", "es"),
        ("devolucion", "es"),
        ("hola", "es"),
        ("Где мой заказ?", "ru"),
        ("возврат iPhone", "ru"),
        ("1187", None),
        ("", None),
        ("DHL JD0146", None),
        ("Guten Tag, wo ist meine Bestellung?", "de"),
        ("Bonjour, où est ma commande ?", "fr"),
        ("Привіт, де моє замовлення?", None),
    ],
)
def test_the_words_tell_the_language_or_say_nothing(text, language):
    assert detect_language(text) == language


def test_a_bare_number_is_answered_in_the_language_of_the_words_before():
    talk = Talk([delivered("1187")]).says("где мой заказ").says("1187")

    assert talk.reply.startswith("Ваш заказ 1187")


def test_a_bare_number_at_the_start_is_answered_in_the_language_of_the_conversation():
    order = delivered("1187")

    assert Talk([order], own(order, language="es-MX")).says("1187").reply.startswith("Tu pedido")


def test_a_customer_may_change_the_language():
    talk = Talk([delivered("1187")]).says("hello").says("¿dónde está el pedido 1187?")

    assert talk.reply.startswith("Tu pedido")
