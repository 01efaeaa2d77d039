"""What nobody has said is told as unknown, and who has the goods may send them back all the same."""

from datetime import UTC, datetime

import pytest

from orders import queries
from orders.models import ReturnRequest
from support_agent.models import Run
from tests.journeys import talk

pytestmark = pytest.mark.django_db

LEFT = datetime(2026, 11, 11, 9, tzinfo=UTC)
NOW = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture
def sent(customer):
    """Order 10432 left on 11 November, and no carrier has said a word of it."""
    return talk.place_order(customer, "10432", state="sent", shipped_at=LEFT)


def test_an_order_without_a_word_from_its_carrier_is_told_so_and_settles_nothing(customer, sent):
    reply = talk.ask(talk.begin(customer), "Where is order 10432?", at=NOW)

    assert "was sent on" in reply
    assert "no word from the carrier" in reply
    assert Run.objects.get().resolution == "unknown"


def test_whoever_has_it_may_send_it_back_and_the_reviewer_sees_that_nobody_confirms_it(
    customer, sent
):
    reply = talk.ask(talk.begin(customer), "Order 10432 came broken, I want to return it", at=NOW)

    request = ReturnRequest.objects.get()
    assert request.number in reply
    verdict = queries.return_verdict(request)
    assert not verdict.allowed
    [unkept] = [check.sentence for check in verdict.checks if not check.passed]
    assert "is not confirmed" in unkept
