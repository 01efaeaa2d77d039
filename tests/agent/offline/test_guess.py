"""Where no rule fits, the nearest examples tell the wish; nothing is made of a guess without a yes."""

import json
from pathlib import Path

import pytest

from support_agent.agent.planners.offline.guess import guess
from support_agent.agent.planners.offline.understand import understand
from support_agent.agent.planners.offline.wishes import Kind, Wish
from support_agent.agent.planners.offline.words import LANGUAGES, examples

from .shelf import Talk, delivered

UTTERANCES = Path(__file__).parents[2] / "utterances"
GUESSED_RETURN = "qué hago con los zapatos, no son mi estilo"


def test_a_guess_is_the_wish_of_the_examples_that_are_most_like_it():
    assert guess("me miráis lo del paquetito porfi", language="es").wish is Wish.STATUS


def test_what_is_like_no_example_is_not_guessed():
    assert guess("xyzzy plugh", language="en") is None


def test_what_is_like_other_peoples_talk_is_not_guessed():
    assert guess("сколько весит синий кит", language="ru") is None


def test_a_return_that_was_guessed_is_opened_only_after_a_yes():
    assert not understand(GUESSED_RETURN).asks
    talk = Talk([delivered("1187")]).says(GUESSED_RETURN).says("1187")
    assert not talk.opened

    assert talk.says("sí").opened == ["1187"]


def test_a_no_to_a_guessed_return_opens_nothing():
    talk = Talk([delivered("1187")]).says(GUESSED_RETURN).says("1187").says("no")

    assert not talk.opened


def test_a_wish_in_plain_words_takes_the_place_of_the_guess():
    talk = Talk([delivered("1187")]).says(GUESSED_RETURN).says("quiero devolver el 1187")

    assert talk.calls[-1] == ("open_return_request", "1187")


@pytest.mark.parametrize("answer", ["ok", "no", "nada", "sí"])
def test_a_bare_answer_is_never_guessed_at(answer):
    assert understand(answer, language="es").guess is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_stands_in_a_section_that_is_known(language):
    sections = {section for section, _ in examples(language)}

    assert sections <= {*Wish, *Kind, "other"}


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_no_sentence_that_was_held_back_is_an_example(language):
    rows = map(json.loads, (UTTERANCES / f"{language}.jsonl").read_text("utf-8").splitlines())
    held_back = {row["text"] for row in rows if row["held_back"]}

    assert held_back
    assert held_back.isdisjoint(text for _, text in examples(language))
