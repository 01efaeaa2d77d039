"""What may be said is data: every text in every language, with the same facts in it."""

from datetime import date
from string import Formatter
from typing import get_args

import pytest
from support_agent.agent.guards.identifiers import names_only_known_numbers
from support_agent.agent.guards.money import promises_no_money
from support_agent.agent.planners.offline.replies import Key
from support_agent.agent.planners.offline.wording import VOICES, spoken_date

from support_agent.agent.planners.offline.words import LANGUAGES
from support_agent.agent.types import Draft, Turn


def _facts(language, key):
    text = VOICES[language].texts[key]
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(language):
    assert set(VOICES[language].texts) == set(get_args(Key))


@pytest.mark.parametrize("key", get_args(Key))
def test_a_text_tells_the_same_facts_in_every_language(key):
    told = [_facts(language, key) for language in LANGUAGES]

    assert all(facts == told[0] for facts in told)


@pytest.mark.parametrize("key", get_args(Key))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_promises_money_or_names_a_number_of_its_own(language, key):
    text = VOICES[language].texts[key]

    assert promises_no_money(Draft(text=text), Turn()) is None
    assert names_only_known_numbers(Draft(text=text), Turn()) is None


@pytest.mark.parametrize(
    ("language", "this_year", "another"),
    [
        ("en", "9 August", "9 August 2025"),
        ("es", "9 de agosto", "9 de agosto de 2025"),
        ("ru", "9 августа", "9 августа 2025 года"),
    ],
)
def test_a_day_is_told_in_words_and_with_its_year_only_when_it_is_another(
    language, this_year, another
):
    today = date(2026, 8, 8)

    assert spoken_date(date(2026, 8, 9), language=language, today=today) == this_year
    assert spoken_date(date(2025, 8, 9), language=language, today=today) == another
    assert spoken_date(date(2025, 8, 9), language=language, today=None) == another
