"""A question of code's is settled by what the customer answered to that very question, once."""

from datetime import timedelta

import pytest
from django.utils import timezone

from orders.models import ReturnRequest
from support_agent.models import Proposal
from tests.agent.shop import place_order

from .conftest import Word


@pytest.fixture
def three_lamps(customer):
    came = timezone.now() - timedelta(days=3)
    order = place_order(
        customer, "7006", titles=("Desk lamp",), state="delivered", delivered_at=came
    )
    order.lines.update(quantity=3)
    return order


@pytest.fixture
def ask(act):
    """Ask the customer before a return of this order is requested."""

    def _ask(order, asks="confirm", key="asked"):
        values = {"order_id": order, "summary": "x", "key": key, "word": Word(asks=asks)}
        return act("open_return_request", **values).content["proposal"]

    return _ask


@pytest.fixture
def answer(act):
    """Settle what was asked by this key with the customer's answer."""

    def _answer(proposal, said, claimed=None, key="answered"):
        word = Word(answered=(proposal, said))
        return act("settle_proposal", answer=claimed or said, word=word, key=key)

    return _answer


def test_a_yes_makes_the_request_that_was_asked_about(ask, answer, delivered):
    made = answer(ask("7001"), "yes")

    request = ReturnRequest.objects.get()
    assert made.content["return_request"] == request.number
    assert (request.order.number, request.reason) == ("7001", "Están dañados")
    assert Proposal.objects.get().state == "accepted"


def test_a_count_makes_it_for_so_many(ask, answer, three_lamps):
    made = answer(ask("7006", "count"), "2")

    assert made.content["items"] == [{"title": "Desk lamp", "quantity": 2}]


def test_a_no_makes_nothing_and_ends_the_question(ask, answer, delivered):
    proposal = ask("7001")

    assert answer(proposal, "no").content == {"declined": proposal}
    assert answer(proposal, "yes").is_error
    assert not ReturnRequest.objects.exists()


def test_the_same_yes_carried_out_again_makes_nothing_more(ask, answer, delivered):
    proposal = ask("7001")

    first, again = answer(proposal, "yes"), answer(proposal, "yes", key="once-more")

    assert not first.is_error
    assert again.content["error"] == "not_answered"
    assert ReturnRequest.objects.count() == 1


@pytest.mark.parametrize(("said", "claimed"), [("", "yes"), ("no", "yes"), ("1", "3")])
def test_what_the_customer_has_not_said_settles_nothing(ask, answer, delivered, said, claimed):
    assert answer(ask("7001"), said, claimed).content["error"] == "not_answered"
    assert not ReturnRequest.objects.exists()


def test_a_yes_to_one_question_is_none_to_a_newer_one(ask, answer, delivered, three_lamps):
    answered = ask("7001", key="first")
    ask("7006", key="second")

    assert answer(answered, "yes").content["error"] == "not_answered"
    assert not ReturnRequest.objects.exists()
