"""The release before works on the tables of today: before, beside and after the new code."""

import pytest

from tests.proof.ground import GROUNDS

from . import columns
from .upgrade import Upgrade


@pytest.mark.timeout(400)
@pytest.mark.parametrize("database", GROUNDS)
def test_an_upgrade_under_customers_loses_nothing(database, release_before, record_property):
    with Upgrade(database, release_before) as shop:
        with shop.customers():
            old = shop.crew.running("web") + shop.crew.running("worker") + shop.crew.running("beat")

            tables = shop.migrate()
            assert columns.incompatibilities(shop.tables, tables) == []
            shop.serve_everybody()

            shop.replace_all(old)
            shop.serve_everybody()

        shop.settle()
        assert shop.violations() == []

        shop.roll_back()
        assert columns.read(shop.ground) == tables
        record_property("told", f"{len(shop.crowd.customers)} customers wrote meanwhile")
