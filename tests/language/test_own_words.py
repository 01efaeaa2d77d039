"""What passes of a model's own words: kindness, in words of a short list, and nothing else."""

from pathlib import Path

import pytest

from support_agent.language import own_words
from support_agent.language.own_words import is_warm, warm_words
from support_agent.language.packs import languages

TESTS = Path(__file__).parents[1]
# Promises, gathered from models and people. None may be written with warm words.
PROMISES = sorted(
    (path.stem, line)
    for path in TESTS.glob("**/promis*/*.txt")
    for line in path.read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
)
WARM = {
    "de": ["Das tut mir sehr leid.", "Vielen Dank für Ihre Geduld!"],
    "en": [
        "I’m so sorry for the wait.",
        "Thank you for your patience!",
        "I understand, such a long wait.",
    ],
    "es": ["Siento mucho la espera.", "¡Muchas gracias por tu paciencia!"],
    "fr": ["Je suis vraiment désolé pour l’attente.", "Merci beaucoup pour votre patience !"],
    "it": ["Mi dispiace molto per l’attesa.", "Grazie mille per la pazienza!"],
    "nl": ["Het spijt me heel erg.", "Heel erg bedankt voor je geduld!"],
    "pt": ["Lamento muito a espera.", "Muito obrigado pela paciência!"],
    "ru": ["Мне очень жаль.", "Большое спасибо за терпение!"],
}
# Short answers that agree to whatever was asked, or grant it.
ASSENTS = {
    "de": "Ja|Das ist so|So ist es|Gerne|Sehr gerne|Natürlich|Gut|Genau|Stimmt|Mit Vergnügen",
    "en": "Yes|It is|It's so|That is so|I am|Of course|Sure|With pleasure|Good|Very good|I hope so|"
    "Happy to|I will|You are right|Welcome|My pleasure|True|Granted|I know|It has",
    "es": "Sí|Así es|Eso es|Es verdad|Claro|Con gusto|Un placer|Bueno|Muy bien|De acuerdo|Cierto",
    "fr": "Oui|C'est vrai|C'est ça|Volontiers|Bien sûr|Avec plaisir|D'accord|Bien|Très bien",
    "it": "Sì|È vero|È così|Certo|Volentieri|Con piacere|Bene|Molto bene|D'accordo|Esatto",
    "nl": "Ja|Dat is zo|Zo is het|Graag|Natuurlijk|Goed|Heel goed|Met plezier|Klopt|Precies",
    "pt": "Sim|É verdade|É isso|Claro|Com prazer|Com gosto|Bom|Muito bem|Certo|Exato",
    "ru": "Да|Это так|Так и есть|Конечно|Пожалуйста|С радостью|Хорошо|Верно|Рада|Именно",
}
LISTED = frozenset({"i'm", "so", "sorry", "thank", "you", "l'", "attente", "désolé", "cafe"})


@pytest.fixture
def listed(monkeypatch):
    monkeypatch.setattr(own_words, "warm_words", lambda language: LISTED)


@pytest.mark.parametrize(
    "kind",
    [
        "I'm so sorry",
        "I’M SO SORRY…",
        "  Thank you!  ",
        "So, sorry - thank you!",
        "Désolé",
        "De\u0301sole\u0301.",
        "¡Sorry!",
        "L’attente.",
        "So sorry !",
    ],
)
def test_a_sentence_of_listed_words_passes(listed, kind):
    assert is_warm(kind, "en")


@pytest.mark.parametrize(
    "other",
    [
        "",
        "   ",
        "!",
        "I'm so sorry, refunded",
        "So sorry 5",
        "So sorry ⑤",
        "sorry?",
        "Sorry. Thank you.",
        "Sorry\nthank you",
        "sorry/thank",
        "sorry.so",
        "sorry@thank.you",
        "so\u200bsorry",
        "so\u202esorry",
        "<b>sorry</b>",
        "**sorry**",
        "'sorry'",
        "m'attente",
        "l'sorry refund",
        "sorry 😀",
        "s-o-r-r-y",
        "ѕorry",
        " ".join(["so"] * 21),
        "so" * 200,
    ],
)
def test_anything_else_does_not(listed, other):
    assert not is_warm(other, "en")


def test_a_language_without_a_list_has_no_words_of_its_own():
    assert not is_warm("こんにちは", "ja")
    assert not is_warm("thanks", "xx")


@pytest.mark.parametrize("language", [one for one in languages() if warm_words(one)])
def test_no_promise_can_be_written(language):
    passed = [line for _, line in PROMISES if is_warm(line, language)]

    assert passed == []


@pytest.mark.parametrize("language", [one for one in languages() if warm_words(one)])
def test_no_question_can_be_agreed_to(language):
    tried = ASSENTS.get(language, "").split("|")

    assert [one for one in tried if is_warm(one, language)] == []
    assert [one for one in tried if is_warm(f"{one}.", language)] == []


def test_there_are_promises_to_try():
    assert len(PROMISES) > 500
    assert {language for language, _ in PROMISES} >= set(languages())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [(language, line) for language in languages() for line in WARM.get(language, ())],
)
def test_warm_sentences_pass(language, sentence):
    assert is_warm(sentence, language)


@pytest.mark.parametrize("language", languages())
def test_a_list_is_short(language):
    assert 0 < len(warm_words(language)) <= 140
