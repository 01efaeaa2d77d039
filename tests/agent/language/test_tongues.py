"""The language is told from three words without accents, or left as it was."""

import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from support_agent.agent.planners.offline.tongue import detect_language, foreign_tongue
from support_agent.agent.planners.offline.words import LANGUAGES

SHORT: dict[str, list[str]] = defaultdict(list)
for _line in (Path(__file__).parent / "short.txt").read_text(encoding="utf-8").splitlines():
    SHORT[_line.split("|")[0]].append(_line.split("|", 1)[1])
FOREIGN = sorted(set(SHORT) - set(LANGUAGES))
# What a program takes that only hears a language, in seconds of the processor.
START = "import time; from support_agent.agent.planners.offline.tongue import detect_language; "
START += "detect_language('où est ma commande'); print(time.process_time())"


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_messages_tell_their_language(language):
    told = [detect_language(text) for text in SHORT[language]]

    assert told.count(language) / len(told) >= 0.88


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_messages_are_taken_for_no_language_that_we_do_not_speak(language):
    assert not [text for text in SHORT[language] if foreign_tongue(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_conversation_stays_in_its_language_whatever_short_words_it_is_held_in(language):
    told = [detect_language(text, before=language) or language for text in SHORT[language]]

    assert told.count(language) / len(told) >= 0.96


@pytest.mark.parametrize("tongue", FOREIGN)
def test_a_language_that_we_do_not_speak_is_taken_for_none_of_ours(tongue):
    taken = [text for text in SHORT[tongue] if detect_language(text)]

    assert len(taken) <= len(SHORT[tongue]) / 5


@pytest.mark.parametrize(
    "text",
    ["1187", "#4821", "iphone 12", "DHL JD0146", "", "?!", "12/03", "ok", "client@example.com"],
)
def test_numbers_and_names_tell_no_language(text):
    assert detect_language(text) is None
    assert foreign_tongue(text) is None


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("client@example.comBonjour, ou est mon colis", "fr"),
        ("client@example.com guten tag, wo ist mein paket", "de"),
        ("Hola, my order 1187 no ha llegado todavía", "es"),
        ("bonjour, my order number is 1187 et je n'ai rien recu", "fr"),
        ("OU EST MA COMMANDE", "fr"),
        ("Où  est ma  commande", "fr"),
        ("JE N’AI PAS REÇU MON COLIS", "fr"),
    ],
)
def test_addresses_capitals_and_a_few_words_of_another_language_do_not_mislead(text, language):
    assert detect_language(text) == language


@pytest.mark.parametrize(
    ("text", "alike"),
    [("reembolso", ("es", "pt")), ("cancelar pedido", ("es", "pt")), ("ja", ("de", "nl"))],
)
def test_words_of_two_languages_are_in_the_one_that_was_spoken(text, alike):
    assert [detect_language(text, before=one) for one in alike] == list(alike)


@pytest.mark.parametrize(
    ("text", "tongue"),
    [
        ("де моє замовлення", "uk"),
        ("Привіт", "uk"),
        ("on es la meva comanda", "ca"),
        ("quero devolver isto grazas", "gl"),
        ("gdzie jest moja paczka", "pl"),
    ],
)
def test_neighbours_of_our_languages_are_told_apart(text, tongue):
    assert foreign_tongue(text) == tongue
    assert detect_language(text) is None


@pytest.mark.parametrize(
    ("text", "language"), [("wen wil 1058 arive", "en"), ("dnde sta mi pedio 1193", "es")]
)
def test_typing_errors_that_make_another_languages_words_change_no_language(text, language):
    assert detect_language(text, before=language) == language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("[нажми](javascript:alert(1)) где заказ 1188", "ru"),
        ("**1202** <script>fetch('//x')</script> donde esta", "es"),
    ],
)
def test_markup_tells_no_language(text, language):
    assert detect_language(text, before="en") == language


def test_a_customer_may_change_the_language_at_any_time():
    assert detect_language("where is my order", before="fr") == "en"
    assert detect_language("où est ma commande", before="en") == "fr"


def test_hearing_a_language_starts_within_a_second():
    ran = subprocess.run(
        [sys.executable, "-c", START], capture_output=True, text=True, check=True, timeout=60
    )

    assert float(ran.stdout) < 1.0
