"""Who asks is what the shop says, or what a guest has proven. Nothing else counts."""

import threading
import uuid

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from handoff import services as handoff
from orders.models import Customer
from support_agent.chat import counters
from support_agent.models import Conversation, Run
from support_agent.values import Rate
from tests.agent.shop import place_order

from .conftest import Visitor

pytestmark = pytest.mark.django_db


@pytest.fixture
def order(customer):
    placed = place_order(customer, "7001", state="in_transit")
    type(placed).objects.filter(pk=placed.pk).update(postcode="SW1A 1AA")
    return placed


def conversation_of(visitor):
    return Conversation.objects.get(pk=visitor.id)


def test_the_shop_says_who_asks(signed_in, customer):
    assert conversation_of(signed_in).customer == customer


def test_a_customer_who_signs_in_later_is_recognised_and_need_not_ask_twice(
    visitor, identity, customer
):
    visitor.say("Where is my order?")
    Run.objects.update(state="replied", ended_at="2026-01-01T00:00:00Z")

    answer = visitor.post("identify/", {"identity": identity()})

    assert answer.json() == {"proven": True}
    assert conversation_of(visitor).customer == customer
    assert Run.objects.filter(state="queued").count() == 1


def test_what_a_colleague_has_seen_to_is_not_taken_up_again(visitor, identity, operator):
    visitor.say("Where is my order?")
    now = timezone.now()
    called = handoff.take_over(visitor.id, by=operator, now=now)
    handoff.reply(called, by=operator, text="It comes tomorrow.", now=now)
    handoff.resolve(called, by=operator, now=now)

    visitor.post("identify/", {"identity": identity()})

    assert not Run.objects.filter(state__in=Run.OPEN).exists()


def test_a_customer_whom_nobody_knew_is_made_once(secret, identity):
    for _ in range(2):
        Visitor(identity=identity(sub="new-1", email="New@Example.com", name="Nina"))

    newcomer = Customer.objects.get(external_id="new-1")
    assert (newcomer.email, newcomer.name) == ("new@example.com", "Nina")


def test_a_second_customer_never_takes_over_the_first_ones_conversation(
    signed_in, identity, stranger
):
    answer = signed_in.post(
        "identify/", {"identity": identity(sub=stranger.external_id, email=stranger.email)}
    )

    assert answer.json()["code"] == "somebody_elses"
    assert conversation_of(signed_in).customer != stranger


@pytest.mark.parametrize("unkept", [None, 7, "a\x00b@example.com", "\ud800", "x" * 255])
def test_what_cannot_be_kept_of_a_customer_turns_nobody_away(secret, identity, unkept):
    for newcomer in ("new-1", "new-2"):
        Visitor(identity=identity(sub=newcomer, email=unkept, name=unkept))

    newcomers = Customer.objects.filter(external_id__startswith="new-")
    assert set(newcomers.values_list("email", "name")) == {(None, "")}
    assert newcomers.count() == 2


@pytest.mark.parametrize("verified", [False, None, "true", "True", 1, [True], {"email": True}, ""])
def test_an_address_that_nobody_verified_finds_nothing_and_is_stored_nowhere(
    secret, identity, verified
):
    guest = Customer.objects.create(email="emma@example.com")
    order = place_order(guest, "1205", state="in_transit")

    stranger = Visitor(
        identity=identity(sub="stranger", email="emma@example.com", email_verified=verified)
    )
    owner = Visitor(identity=identity(sub="true-emma", email="Emma@example.com"))

    assert conversation_of(stranger).customer.email is None
    assert not conversation_of(stranger).customer.orders.exists()
    order.refresh_from_db()
    assert conversation_of(owner).customer == order.customer


def test_a_token_without_a_word_on_it_has_not_verified_the_address(secret, identity):
    visitor = Visitor(identity=identity(sub="new-1", leaving_out="email_verified"))

    assert conversation_of(visitor).customer.email is None


@pytest.mark.parametrize(
    "email",
    [
        "not an email",
        "emma@example",
        "emma\n@example.com",
        "emma@example.com\nBcc: all@example.com",
        "Emma <emma@example.com>",
        "emma@example.com, eve@example.com",
        "@example.com",
        "emma@",
        "x" * 250 + "@example.com",
        " ",
        {"a": 1},
    ],
)
def test_an_address_that_is_none_is_stored_nowhere(secret, identity, email):
    visitor = Visitor(identity=identity(sub="new-1", email=email))

    assert conversation_of(visitor).customer.email is None


@pytest.mark.parametrize(
    "proof",
    [
        {"order_number": "7001", "email": "ANA@example.com "},
        {"order_number": "#7001", "postcode": "sw1a1aa"},
    ],
)
def test_a_guest_proves_one_order(visitor, order, proof):
    assert visitor.post("identify/", proof).json() == {"proven": True}
    assert list(conversation_of(visitor).proven_orders.all()) == [order]
    assert conversation_of(visitor).customer is None


def test_an_order_that_is_proven_again_is_not_answered_again(visitor, order):
    visitor.say("Where is 7001?")
    proof = {"order_number": "7001", "postcode": "SW1A 1AA"}
    visitor.post("identify/", proof)
    Run.objects.update(state="replied", ended_at="2026-01-01T00:00:00Z")

    assert visitor.post("identify/", proof).json() == {"proven": True}
    assert not Run.objects.filter(state="queued").exists()


def test_a_wrong_guess_and_an_order_that_is_not_there_get_the_same_answer(visitor, order):
    guesses = [
        {"order_number": "7001", "email": "eve@example.com"},
        {"order_number": "9999", "email": "ana@example.com"},
        {"order_number": "7001", "postcode": "00000"},
        {"order_number": "9999", "postcode": "SW1A 1AA"},
    ]
    answers, queries = [], set()
    for guess in guesses:
        with CaptureQueriesContext(
            connection,
        ) as asked:
            answers.append(visitor.post("identify/", guess))
        queries.add(len(asked))

    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1
    assert len(queries) == 1


def test_an_e_mail_alone_proves_nothing(visitor, order):
    answer = visitor.post("identify/", {"email": "ana@example.com"})

    assert answer.status_code == 400
    assert not conversation_of(visitor).proven_orders.exists()


def test_an_order_without_an_address_cannot_be_proven_by_an_empty_one(visitor, order):
    type(order).objects.update(email="", postcode="")

    assert visitor.post("identify/", {"order_number": "7001", "postcode": "-"}).status_code == 403
    assert visitor.post("identify/", {"order_number": "7001", "email": " "}).status_code == 400


def test_guessing_is_slowed_down(visitor, order):
    answers = [
        visitor.post("identify/", {"order_number": "7001", "postcode": str(guess)})
        for guess in range(7)
    ]

    assert answers[-1].status_code == 429


def test_guesses_of_one_moment_are_counted_one_by_one():
    start = threading.Barrier(20)
    rates = {f"proofs:{uuid.uuid4()}": Rate(most=6, seconds=60)}
    waits = []

    def guess():
        start.wait(timeout=10)
        for _ in range(5):
            waits.append(counters.count(rates))

    guessers = [threading.Thread(target=guess) for _ in range(20)]
    for guesser in guessers:
        guesser.start()
    for guesser in guessers:
        guesser.join(timeout=30)

    assert (waits.count(0.0), len(waits)) == (6, 100)
