"""The words are data: each concept has some in every language, and the rules ask for no other."""

from typing import get_args

import pytest

from support_agent.agent.planners.offline.lexicon import Lexicon
from support_agent.agent.planners.offline.text import words
from support_agent.agent.planners.offline.understand import LEXICONS, understand
from support_agent.agent.planners.offline.wishes import HINTS, RULES, Wish
from support_agent.agent.planners.offline.words import LANGUAGES, Concept, NumberMark, vocabularies

OF_THE_WHOLE_SENTENCE = {"number", "brief"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_concept_has_words_in_every_language(language):
    vocabulary = vocabularies()[language]

    assert set(vocabulary.concepts) == set(get_args(Concept)) - OF_THE_WHOLE_SENTENCE
    assert set(vocabulary.marks) == set(get_args(NumberMark))
    assert len(vocabulary.counts) >= 5
    assert len(vocabulary.places) >= 3


def test_the_rules_ask_for_known_concepts_alone():
    asked = {
        concept
        for rule in (*RULES, *HINTS)
        for need in f"{rule.needs} {rule.unless}".split()
        for concept in need.split("|")
    }

    assert asked <= set(get_args(Concept))


def test_every_wish_has_a_rule():
    assert {rule.wish for rule in RULES} == set(Wish)


@pytest.mark.parametrize(
    ("text", "concept"),
    [("send these two back", "return"), ("refunding", "refund"), ("comensation", "compensation")],
)
def test_a_phrase_bridges_words_between_bends_and_forgives_one_error(text, concept):
    assert concept in {hit.concept for hit in LEXICONS["en"].hits(words(text))}


def test_an_aside_is_no_wish():
    lexicon = Lexicon.of({"return": "return*", "aside": "in return", "filler": "a"})

    assert [hit.concept for hit in lexicon.hits(("in", "return"))] == ["aside"]


@pytest.mark.parametrize(
    "text", ["not a return", "no quiero devolver nada", "не хочу возврат", "I don't want a refund"]
)
def test_what_is_denied_is_not_wished(text):
    assert Wish.RETURN not in {ask.wish for ask in understand(text).asks}
