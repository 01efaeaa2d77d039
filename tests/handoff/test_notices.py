import string

import pytest

from support_agent.conversation import notices


@pytest.mark.parametrize("kind", notices.TEXTS)
def test_every_notice_speaks_three_languages_and_names_the_same_things(kind):
    texts = notices.TEXTS[kind]
    names = {
        language: {name for _, name, _, _ in string.Formatter().parse(text) if name}
        for language, text in texts.items()
    }

    assert set(texts) == {"en", "es", "ru"}
    assert names["en"] == names["es"] == names["ru"]


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("es", "compañero"),
        ("es-MX", "compañero"),
        ("RU", "коллегу"),
        ("fr", "colleague"),
        ("", "colleague"),
    ],
)
def test_a_language_that_we_do_not_speak_is_answered_in_english(language, word):
    assert word in notices.notice("person_called", language)


def test_a_reason_is_told_as_it_was_written():
    text = notices.notice("return_rejected", "en", number="R-0007", reason="{number} <b>")

    assert "R-0007" in text
    assert "The reason: {number} <b>" in text


@pytest.mark.parametrize("kind", notices.TEXTS)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_no_notice_promises_money(kind, language):
    text = notices.TEXTS[kind][language].lower()

    money = ("refund", "money", "reembols", "dinero", "деньг", "возмест", "€", "$")
    assert not any(word in text for word in money)
