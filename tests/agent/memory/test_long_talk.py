"""A long conversation costs a turn what a short one does, and most of it is read from the cache."""

import statistics
from xml.etree import ElementTree

import pytest
from django.utils import timezone

from orders.demo import seeding
from tests.benchmarks import picture
from tests.benchmarks.talk import held


@pytest.fixture
def turns(api, db):
    seeding.seed(now=timezone.now())
    return list(held(70))


def sent(turns):
    return statistics.mean(turn.usage.tokens - turn.usage.output_tokens for turn in turns)


def test_turns_stay_as_dear_as_they_were_and_the_provider_knows_most_of_them(turns):
    assert sent(turns[20:]) <= 1.2 * sent(turns[:20])
    read = sum(turn.usage.cache_read_input_tokens for turn in turns)
    assert read >= 0.8 * sum(turn.usage.tokens - turn.usage.output_tokens for turn in turns)
    assert [turn.message for turn in turns if turn.jumped] == [29, 43, 57]
    ElementTree.fromstring(picture.of(turns))
