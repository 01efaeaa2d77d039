"""Days are read in every form, and what only looks like one is not."""

from datetime import date

import pytest

from support_agent.agent.guards.facts.dates import named_in
from support_agent.agent.guards.reading import fold
from tests.agent.guards.conversation import TODAY


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("3 de noviembre", [(11, 3)]),
        ("November 3rd", [(11, 3)]),
        ("3-го ноября", [(11, 3)]),
        ("le 1er décembre", [(12, 1)]),
        ("am 3. Dezember", [(12, 3)]),
        ("entre el 3 y el 5 de noviembre", [(11, 3), (11, 5)]),
        ("tomorrow", [(12, 1)]),
        ("pasado mañana", [(12, 2)]),
        ("вчера", [(11, 29)]),
        ("por la mañana", []),
        ("24.11", [(11, 24)]),
        ("24.11 EUR", []),
        ("2-3 days", []),
        ("May I help? 3 out of 5", []),
    ],
)
def test_days_are_read_in_every_form(text, days):
    named = named_in(fold(text), today=TODAY)

    assert sorted({(month, day) for one in named for _, month, day in one.readings}) == days


def test_a_day_without_a_year_may_be_of_any():
    (day,) = named_in("3 november", today=TODAY)

    assert day.is_one_of({date(2025, 11, 3)})
    assert not day.is_one_of({date(2025, 11, 4)})
