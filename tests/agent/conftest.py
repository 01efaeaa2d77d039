"""A customer with an order that came and one on its way."""

from datetime import timedelta

import pytest
from django.utils import timezone

from .shop import place_order


@pytest.fixture
def delivered(customer):
    """Order 7001 came three days ago."""
    came = timezone.now() - timedelta(days=3)
    return place_order(customer, "7001", state="delivered", delivered_at=came)


@pytest.fixture
def on_its_way(customer):
    """Order 7002 is expected the day after tomorrow."""
    day = timezone.localdate() + timedelta(days=2)
    return place_order(customer, "7002", state="in_transit", expected_on=day)
