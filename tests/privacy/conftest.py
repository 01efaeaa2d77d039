"""A customer of whom everything is kept that can be, and a stranger of whom the same is."""

import pytest

from tests.privacy.lives import Life, live


@pytest.fixture
def ana(customer, operator) -> Life:
    return live(customer, number="1187", by=operator)


@pytest.fixture
def sam(stranger, operator) -> Life:
    return live(stranger, number="1188", by=operator)


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
