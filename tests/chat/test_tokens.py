"""The key to a conversation: what opens it, and all that does not, at the API and at the stream."""

import base64
import http.client
import json
import time
from datetime import timedelta
from urllib.parse import urlsplit
from uuid import UUID, uuid4

import pytest
from django.core import signing
from django.db import connection
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from support_agent.chat import tokens
from support_agent.models import Conversation, Message

from .conftest import Visitor

SALT = "support_agent.conversation"
PLACES = [
    ("GET", "messages/", None),
    ("POST", "messages/", {"text": "10432", "client_id": "one"}),
    ("POST", "human/", {}),
    ("POST", "identify/", {"order_number": "1187", "email": "ana@example.com"}),
    ("POST", "sign_out/", {}),
    ("GET", "events/", None),
]
# What only says when and by which process it was answered.
OF_THE_REQUEST = {"date", "x-request-id"}


def signed(value, *, key=None, salt=SALT, at=None):
    signer = signing.TimestampSigner(key=key, salt=salt)
    if at is not None:
        signer.timestamp = lambda: signing.b62_encode(int(at))
    return signer.sign(value)


def jwt_without_signature(conversation_id):
    parts = [{"alg": "none"}, {"sub": conversation_id}]
    coded = [base64.urlsafe_b64encode(json.dumps(part).encode()).decode() for part in parts]
    return ".".join([*coded, ""])


def forged(visitor):
    """Every way to come without the key, by name: headers and what is added to the address."""
    key, hex_id = visitor.token, UUID(visitor.id).hex
    value, stamp, signature = key.split(":")
    bearers = {
        "of another conversation": Visitor().token,
        "signed by another": signed(hex_id, key="another"),
        "signed for another purpose": signed(hex_id, salt="django.contrib.sessions"),
        "signed without a time": signing.Signer(salt=SALT).sign(hex_id),
        "expired": signed(hex_id, at=time.time() - timedelta(days=31).total_seconds()),
        "made younger": f"{value}:{signing.b62_encode(int(time.time()) + 60)}:{signature}",
        "of this id with another's signature": f"{hex_id}:{':'.join(Visitor().token.split(':')[1:])}",
        "cut off": key[:-1],
        "without its signature": f"{value}:{stamp}",
        "the id alone": visitor.id,
        "with more after it": f"{key}x",
        "twice": f"{key} {key}",
        "of letters that are none": key[:-1] + "\xe9",
        "huge": "x" * 30_000,
        "huge and well signed": signed("a" * 20_000),
        "of no id": signed("everything"),
        "a JWT": jwt_without_signature(visitor.id),
        "empty": "",
    }
    for name, bearer in bearers.items():
        yield name, {"Authorization": f"Bearer {bearer}".encode("latin-1")}, ""
    yield "none", {}, ""
    yield "by another scheme", {"Authorization": f"Basic {key}"}, ""
    yield "without a scheme", {"Authorization": key}, ""
    yield "in the address", {}, f"?token={key}&authorization=Bearer%20{key}&access_token={key}"
    yield "in a cookie", {"Cookie": f"token={key}; Authorization=Bearer {key}; sessionid={key}"}, ""
    yield "in another header", {"X-Authorization": f"Bearer {key}", "Conversation-Token": key}, ""


def ask(site, method, path, about=None, headers=None):
    """The answer as it comes over the line: status, body, headers."""
    line = http.client.HTTPConnection(urlsplit(site).netloc, timeout=20)
    body = None if about is None else json.dumps(about)
    told = {"Content-Type": "application/json", **(headers or {})}
    line.request(method, f"/api/v1/conversations/{path}", body, told)
    answer = line.getresponse()
    names = [(name.lower(), value) for name, value in answer.getheaders()]
    whole = answer.status, answer.read(), [one for one in names if one[0] not in OF_THE_REQUEST]
    line.close()
    return whole


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(("method", "place", "about"), PLACES)
def test_without_its_key_a_conversation_is_none_at_all(live_site, method, place, about):
    visitor = Visitor()
    visitor.say("Where is 10432?")
    missing = ask(live_site, method, f"{uuid4()}/{place}", about)

    for name, headers, address in forged(visitor):
        answer = ask(live_site, method, f"{visitor.id}/{place}{address}", about, headers)
        assert (name, answer) == (name, missing)

    assert missing[0] == 404
    assert Message.objects.get().text == "Where is 10432?"
    assert not Conversation.objects.exclude(holder="agent", signed_out_at=None).exists()


@pytest.mark.django_db
@pytest.mark.parametrize(("method", "place", "about"), PLACES[:-1])
def test_a_guess_costs_the_database_nothing_whatever_it_hits(visitor, method, place, about):
    theirs = Visitor()
    neighbour = UUID(int=UUID(theirs.id).int + 1)

    for conversation_id in (theirs.id, neighbour, uuid4()):
        with CaptureQueriesContext(connection) as queries:
            answer = visitor.http.generic(
                method,
                f"/api/v1/conversations/{conversation_id}/{place}",
                json.dumps(about),
                content_type="application/json",
                headers=visitor._key(),
            )
        assert (answer.status_code, len(queries)) == (404, 0)


@pytest.mark.django_db(transaction=True)
def test_a_key_opens_nothing_once_its_customer_has_signed_out(live_site):
    visitor = Visitor()
    visitor.say("Where is 10432?")
    copied = {"Authorization": f"Bearer {visitor.token}"}

    assert visitor.post("sign_out/").status_code == 204

    for method, place, about in PLACES:
        never_was = ask(live_site, method, f"{uuid4()}/{place}", about, copied)
        assert ask(live_site, method, f"{visitor.id}/{place}", about, copied) == never_was
        assert never_was[0] == 404


@pytest.mark.django_db
def test_signing_out_of_one_conversation_leaves_the_others(visitor):
    other = Visitor()

    visitor.post("sign_out/")

    assert other.read().status_code == 200


@pytest.mark.django_db
def test_a_key_of_somewhere_else_is_not_replaced_by_a_younger_one(visitor, monkeypatch):
    monkeypatch.setattr(tokens, "RENEWED_AFTER", timedelta(seconds=-1))

    answer = APIClient().get(Visitor()._path("messages/"), headers=visitor._key())

    assert tokens.RENEWAL_HEADER not in answer.headers


@pytest.mark.django_db(transaction=True)
def test_events_are_read_and_nothing_else(live_site, monkeypatch):
    visitor = Visitor()
    key = {"Authorization": f"Bearer {visitor.token}"}

    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert ask(live_site, method, f"{visitor.id}/events/", {}, key)[0] == 405
