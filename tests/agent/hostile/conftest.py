"""The shop that hostile conversations are held in."""

import pytest

from .world import World, build


@pytest.fixture
def world(db: None) -> World:
    return build()
