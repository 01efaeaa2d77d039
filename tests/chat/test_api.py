"""The customer's side of the API, as a browser meets it."""

from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from django.core import signing
from rest_framework.test import APIClient

from handoff.models import Escalation
from support_agent.chat import tokens
from support_agent.models import Conversation, Message, Run

from .conftest import Visitor

pytestmark = pytest.mark.django_db

SHAPE = {"code", "message", "field"}


def test_a_conversation_begins_with_a_token_of_its_own(visitor):
    assert visitor.read().json() == {"messages": [], "holder": "agent"}


def test_a_message_is_accepted_and_a_run_begins(visitor):
    answer = visitor.say("Hello", client_id="one")

    assert answer.status_code == 202
    assert {**answer.json(), "created_at": None} == {
        "sequence": 1,
        "author": "customer",
        "text": "Hello",
        "created_at": None,
        "client_id": "one",
        "choices": None,
    }
    assert Run.objects.get().state == "queued"


def test_a_message_sent_twice_with_one_id_is_said_once(visitor):
    first, second = visitor.say("Hello", client_id="one"), visitor.say("Hello", client_id="one")

    assert first.json() == second.json()
    assert Message.objects.count() == Run.objects.count() == 1


def test_the_same_words_with_another_id_are_said_again(visitor):
    visitor.say("sí")
    visitor.say("sí")

    assert [message["text"] for message in visitor.read().json()["messages"]] == ["sí", "sí"]


def test_reading_goes_on_after_what_was_read(visitor):
    for text in "abc":
        visitor.say(text)

    said = visitor.read(after=1).json()["messages"]
    assert [(message["sequence"], message["text"]) for message in said] == [(2, "b"), (3, "c")]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "text"),
        ({"text": "hello"}, "client_id"),
        ({"text": "  ", "client_id": "a"}, None),
        ({"text": "a" * 4_001, "client_id": "a"}, "text"),
        ({"text": "a\x00", "client_id": "a"}, "text"),
        ({"text": ["a"], "client_id": "a"}, "text"),
    ],
)
def test_a_message_that_cannot_be_taken_is_refused_in_one_shape(visitor, body, field):
    answer = visitor.post("messages/", body)

    assert answer.status_code == 400
    assert set(answer.json()) == SHAPE
    assert answer.json()["field"] == field
    assert not Message.objects.exists()


def test_a_person_can_be_called_whatever_the_agent_thinks(visitor):
    visitor.say("Hello")

    answer = visitor.post("human/")

    assert (answer.status_code, answer.json()) == (202, {"holder": "queue"})
    assert Escalation.objects.get().reason == "customer_asked"
    assert Run.objects.get().state == "handed_over"


def test_calling_twice_says_it_once(visitor):
    visitor.post("human/")
    visitor.post("human/")

    assert Escalation.objects.count() == 1
    assert Message.objects.filter(author="notice").count() == 1


def test_while_a_person_is_called_no_run_begins(visitor):
    visitor.post("human/")

    for text in ("are you there?", "10432", "hello??"):
        visitor.say(text)

    said = [message["text"] for message in visitor.read().json()["messages"]]
    assert said[1:] == ["are you there?", "10432", "hello??"]
    assert not Run.objects.exists()


@pytest.mark.parametrize(
    ("browser", "begins"),
    [("es-MX,es;q=0.9", "Es demasiado"), ("ru", "Слишком"), ("pl", "That is")],
)
def test_a_refusal_speaks_the_customers_language(visitor, browser, begins):
    answer = visitor.http.post(
        visitor._path("messages/"),
        {"text": "a" * 5_000, "client_id": "a"},
        format="json",
        headers={**visitor._key(), "Accept-Language": browser},
    )

    assert answer.json()["message"].startswith(begins)


def other_ids(conversation_id):
    yield str(uuid4())
    yield conversation_id[:-1] + ("0" if conversation_id[-1] != "0" else "1")
    yield "00000000-0000-0000-0000-000000000000"


def test_another_conversation_looks_like_none_at_all(visitor):
    other = Visitor()
    answers = [
        visitor.http.get(f"/api/v1/conversations/{id_}/messages/", headers=visitor._key())
        for id_ in [other.id, *other_ids(visitor.id)]
    ]

    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.content for answer in answers}) == 1


def test_a_made_up_id_never_makes_a_conversation(visitor):
    made_up = uuid4()

    visitor.http.post(
        f"/api/v1/conversations/{made_up}/messages/",
        {"text": "hi", "client_id": "a"},
        format="json",
        headers=visitor._key(),
    )

    assert not Conversation.objects.filter(pk=made_up).exists()


def test_a_token_that_is_missing_torn_or_signed_by_another_opens_nothing(visitor):
    forged = signing.TimestampSigner(key="another", salt="support_agent.conversation")
    for key in (
        None,
        "Bearer",
        "Bearer x",
        f"Bearer {visitor.token[:-1]}",
        f"Bearer {forged.sign(UUID(visitor.id).hex)}",
        f"Basic {visitor.token}",
    ):
        headers = {"Authorization": key} if key else {}
        answer = APIClient().get(visitor._path("messages/"), headers=headers)
        assert answer.status_code == 404, key
        assert set(answer.json()) == SHAPE


def test_a_token_lives_for_a_month_of_silence_and_is_renewed_by_use(visitor, monkeypatch):
    assert tokens.RENEWAL_HEADER not in visitor.read().headers

    monkeypatch.setattr(tokens, "RENEWED_AFTER", timedelta(seconds=-1))
    renewed = visitor.read().headers[tokens.RENEWAL_HEADER]
    visitor.token = renewed
    assert visitor.read().status_code == 200

    monkeypatch.setattr(tokens, "LIFETIME", timedelta(seconds=-1))
    assert visitor.read().status_code == 404


def test_the_token_is_in_no_address_and_no_cookie(visitor):
    answer = visitor.say("hello")

    assert not answer.cookies
    assert "token" not in answer.content.decode()


def test_any_shops_page_may_ask(visitor):
    answer = visitor.http.options(
        visitor._path("messages/"),
        headers={
            "Origin": "https://shop.example",
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization,content-type",
        },
    )

    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in answer.headers


def test_who_opens_conversations_by_the_hundred_is_asked_to_wait(db):
    http = APIClient()
    answers = [http.post("/api/v1/conversations/", {}, format="json") for _ in range(61)]

    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["Retry-After"]) > 0
    assert set(answers[-1].json()) == SHAPE


def test_who_writes_faster_than_anyone_types_is_asked_to_wait_but_still_gets_a_person(visitor):
    answers = [visitor.say("hello") for _ in range(31)]

    assert answers[-1].status_code == 429
    assert visitor.post("human/").status_code == 202
    assert Message.objects.filter(author="customer").count() == 30
