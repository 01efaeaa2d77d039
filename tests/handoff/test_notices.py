import pytest

from support_agent.conversation import notices


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("es", "compañero"),
        ("es-MX", "compañero"),
        ("RU", "коллегу"),
        ("fr", "collègue"),
        ("pl", "człowiek"),
        ("ka", "colleague"),
        ("", "colleague"),
    ],
)
def test_a_notice_is_in_the_language_or_else_in_english(language, word):
    assert word in notices.notice("person_called", language)


def test_a_reason_is_told_as_it_was_written():
    text = notices.notice("return_rejected", "en", number="R-0007", reason="{number} <b>")

    assert "R-0007" in text
    assert "The reason: {number} <b>" in text


@pytest.mark.parametrize("kind", notices.TEXTS)
def test_no_notice_names_money(kind):
    told = " ".join(notices.TEXTS[kind].values()).lower()

    money = ("refund", "money", "reembols", "dinero", "деньг", "возмест", "rembours", "argent")
    assert not any(
        word in told for word in (*money, "erstatt", "geld", "rimbors", "soldi", "€", "$")
    )
