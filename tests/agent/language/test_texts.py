"""All that a customer may read is there in every language that we speak, with the same facts."""

from string import Formatter

import pytest

from support_agent.agent.planners.offline.words import LANGUAGES
from support_agent.chat import sentences
from support_agent.conversation import notices
from support_agent.conversation.other_languages import PERSON_CALLED

OURS = set(LANGUAGES)


# An hour is named alone, or as some languages name it after a preposition.
SAME = {"at": "time"}


def _facts(text):
    return {SAME.get(name, name) for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("kind", notices.TEXTS)
def test_a_notice_tells_the_same_in_every_language(kind):
    texts = notices.TEXTS[kind]

    assert set(texts) == OURS
    assert len(set(map(frozenset, map(_facts, texts.values())))) == 1
    assert len(set(texts.values())) == len(OURS)


@pytest.mark.parametrize("code", sentences.SENTENCES)
def test_a_refusal_tells_the_same_in_every_language(code):
    texts = sentences.SENTENCES[code]

    assert set(texts) == OURS
    assert len(set(map(frozenset, map(_facts, texts.values())))) == 1
    assert all(sentences.sentence(code, language, wait=30) for language in OURS)


@pytest.mark.parametrize("language", sorted(OURS - {"en"}))
def test_the_language_of_a_page_is_spoken(language):
    assert notices.language_of(f"{language}-XX") == language
    assert notices.speaks(language)


def test_a_language_of_one_sentence_is_not_called_spoken():
    assert not any(map(notices.speaks, PERSON_CALLED))
    assert notices.language_of("pl") == "en"
