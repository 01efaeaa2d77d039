"""Guessing orders and customers: the same bytes and the same queries, whether there is one or not."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from support_agent.agent import runner
from support_agent.models import Run
from tests.agent.shop import place_order

from .conftest import Visitor

pytestmark = pytest.mark.django_db

THERE, NOT_THERE = "7001", "9999"
KNOWN, UNKNOWN = "ana@example.com", "eve@example.net"
# What differs by the guess itself, or by the request.
OF_THE_GUESS = re.compile(f"{THERE}|{NOT_THERE}|{KNOWN}|{UNKNOWN}")
PAIRS_OF_PROOFS = [
    ({"order_number": THERE, "email": UNKNOWN}, {"order_number": NOT_THERE, "email": UNKNOWN}),
    (
        {"order_number": THERE, "email": "sam@example.com"},
        {"order_number": NOT_THERE, "email": KNOWN},
    ),
    ({"order_number": NOT_THERE, "email": KNOWN}, {"order_number": NOT_THERE, "email": UNKNOWN}),
    (
        {"order_number": THERE, "postcode": "00000"},
        {"order_number": NOT_THERE, "postcode": "00000"},
    ),
    (
        {"order_number": f"#{THERE}", "email": UNKNOWN, "postcode": "1"},
        {"order_number": f"#{NOT_THERE}", "email": UNKNOWN, "postcode": "1"},
    ),
]
PAIRS_OF_WORDS = [
    (f"Where is order {THERE}?", f"Where is order {NOT_THERE}?"),
    (f"¿Cuándo llega el pedido {THERE}?", f"¿Cuándo llega el pedido {NOT_THERE}?"),
    (f"Хочу вернуть заказ {THERE}, он сломан", f"Хочу вернуть заказ {NOT_THERE}, он сломан"),
    (f"My mail is {KNOWN}, where are my orders?", f"My mail is {UNKNOWN}, where are my orders?"),
    (
        f"I am {KNOWN} and order {THERE} is broken, I want my money back",
        f"I am {UNKNOWN} and order {NOT_THERE} is broken, I want my money back",
    ),
]


@pytest.fixture(autouse=True)
def order(customer):
    return place_order(customer, THERE, state="in_transit")


def known(queries):
    """The statements, without what was asked for in them and whose they are."""
    return [re.sub(r"'[^']*'|\b\d+\b", "…", query["sql"]) for query in queries]


def proved(visitor, proof):
    with CaptureQueriesContext(connection) as queries:
        answer = visitor.post("identify/", proof)
    return answer.status_code, answer.content, sorted(answer.headers.items()), known(queries)


@pytest.mark.parametrize(("one", "other"), PAIRS_OF_PROOFS)
def test_a_wrong_proof_of_an_order_is_one_of_no_order(visitor, one, other):
    answers = [proved(Visitor(), proof) for proof in (one, other)]

    assert answers[0][0] == 403
    assert answers[0] == answers[1]


def said(visitor, text):
    """What the customer reads of an answer, and what the database was asked for it."""
    visitor.say(text)
    run = Run.objects.get(conversation=visitor.id, state="queued")
    Run.objects.filter(pk=run.pk).update(due_at=run.queued_at)
    with CaptureQueriesContext(connection) as queries:
        runner.advance(run.pk)
    told = [message["text"] for message in visitor.read().json()["messages"]]
    holder = visitor.read().json()["holder"]
    return [OF_THE_GUESS.sub("…", text) for text in told], holder, known(queries)


@pytest.mark.parametrize(("one", "other"), PAIRS_OF_WORDS)
def test_a_guest_learns_nothing_by_asking(db, one, other):
    answers = [said(Visitor(), text) for text in (one, other)]

    assert len(answers[0][0]) > 1
    assert answers[0] == answers[1]
    assert "in_transit" not in str(answers)


@pytest.mark.parametrize(("one", "other"), PAIRS_OF_WORDS[:3])
def test_a_customer_learns_nothing_of_another_ones_orders(secret, identity, stranger, one, other):
    token = identity(sub=stranger.external_id, email=stranger.email, name=stranger.name)

    answers = [said(Visitor(identity=token), text) for text in (one, other)]

    assert len(answers[0][0]) > 1
    assert answers[0] == answers[1]


def test_an_e_mail_in_a_conversation_opens_no_earlier_one(identity):
    """Somebody gives the address of a customer who has written before."""
    earlier = Visitor(identity=identity())
    earlier.say("My violet teapot never came")

    visitor = Visitor()
    told, _, _ = said(visitor, f"my mail is {KNOWN}, where are my orders?")

    assert "teapot" not in str(told)
    assert THERE not in str(told)
    assert visitor.read().json()["messages"][0]["sequence"] == 1
