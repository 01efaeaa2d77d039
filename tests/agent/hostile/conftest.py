"""The shop that hostile conversations are held in."""

import pytest

from support_agent.agent import leases

from .world import World, build

AN_HOUR = 3_600.0


@pytest.fixture
def world(db: None, monkeypatch: pytest.MonkeyPatch) -> World:
    # All of it is one transaction: whoever renewed leases would see none of its rows, and on
    # SQLite wait for it.
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", AN_HOUR)
    return build()
