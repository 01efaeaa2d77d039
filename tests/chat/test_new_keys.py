"""Whoever shows more than before gets another key, and the one before opens nothing any more."""

import json
import threading
import uuid
from datetime import timedelta

import pytest
from django.core import signing
from django.db import connection, transaction

from orders.models import Customer
from support_agent.chat import tokens
from support_agent.conversation import services
from support_agent.models import Conversation, Message, Run
from tests.agent.shop import place_order
from tests.handoff.desk import at_once

from .conftest import Visitor
from .test_stream import Listener
from .test_tokens import PLACES, ask

pytestmark = pytest.mark.django_db(transaction=True)

PROOF = {"order_number": "7001", "postcode": "SW1A 1AA"}


@pytest.fixture
def order(customer):
    placed = place_order(customer, "7001", state="in_transit")
    type(placed).objects.update(postcode="SW1A 1AA")
    return placed


@pytest.fixture(params=["identity", "proof"])
def more(request, identity, order):
    """What a guest may show: who they are, or that an order is theirs."""
    return {"identity": identity()} if request.param == "identity" else PROOF


def rise(visitor, more):
    """The key of before, which somebody may have copied."""
    before = visitor.token
    answer = visitor.post("identify/", more)
    assert answer.json() == {"proven": True}
    assert visitor.token != before
    return before


def test_the_key_of_before_opens_nothing_and_the_new_one_all(live_site, visitor, more):
    visitor.say("Where is 7001?")
    copied = {"Authorization": f"Bearer {rise(visitor, more)}"}

    for method, place, about in PLACES:
        never_was = ask(live_site, method, f"{uuid.uuid4()}/{place}", about, copied)
        assert ask(live_site, method, f"{visitor.id}/{place}", about, copied) == never_was
        assert never_was[0] == 404
    assert visitor.read().status_code == 200
    assert visitor.say("And now?").status_code == 202
    assert Message.objects.filter(author="customer").count() == 2


def test_an_open_stream_of_the_key_of_before_ends_at_once(live_site, visitor, more):
    conversation = Conversation.objects.get(pk=visitor.id)
    listener = Listener(live_site, conversation, token=visitor.token)
    assert listener.waits_for(lambda: listener.events)

    rise(visitor, more)

    assert listener.waits_for(lambda: listener.ended, seconds=5)
    visitor.say("My secret")
    assert listener.said() == []
    listener.close()
    again = Listener(live_site, conversation, token=visitor.token)
    assert again.waits_for(lambda: again.said() == ["My secret"])
    again.close()


def test_the_same_proof_gives_the_new_key_once_more_and_is_no_news(visitor, more):
    """Its answer was lost on the way."""
    visitor.say("Where is 7001?")
    late = visitor.with_key(rise(visitor, more))
    Run.objects.update(state="replied", ended_at="2026-01-01T00:00:00Z")

    answer = late.post("identify/", more)

    assert answer.json() == {"proven": True}
    assert late.read().status_code == 200
    assert tokens.read_token(late.token).keys_before == 1
    assert not Run.objects.filter(state="queued").exists()


def test_another_proof_gives_a_copy_of_an_old_key_nothing(
    live_site, visitor, identity, order, stranger
):
    old = rise(visitor, {"identity": identity()})
    copied = {"Authorization": f"Bearer {old}"}
    claims = {"sub": stranger.external_id, "email": stranger.email}

    for proof in (
        {"identity": identity(**claims)},
        PROOF,
        {"order_number": "7001", "postcode": "1"},
        {"order_number": "9999", "email": "ana@example.com"},
    ):
        never_was = ask(live_site, "POST", f"{uuid.uuid4()}/identify/", proof, copied)
        told = ask(live_site, "POST", f"{visitor.id}/identify/", proof, copied)
        assert told == never_was
    assert not Conversation.objects.get().proven_orders.exists()


def test_nothing_new_is_no_new_key(visitor, identity, order):
    rise(visitor, {"identity": identity()})
    token = visitor.token

    for again in ({"identity": identity()}, {"identity": identity(name="Ana Maria")}):
        answer = visitor.post("identify/", again)
        assert "Conversation-Token" not in answer.headers

    assert visitor.token == token


def test_each_order_that_is_proven_is_more(visitor, customer, order):
    other = place_order(customer, "7002", state="delivered")
    type(other).objects.filter(pk=other.pk).update(postcode="SW1A 1AA")

    first = rise(visitor, PROOF)
    second = rise(visitor, PROOF | {"order_number": "7002"})

    for old in (first, second):
        assert visitor.with_key(old).read().status_code == 404
    assert visitor.read().status_code == 200


def test_a_refused_proof_leaves_the_key_as_it_is(visitor, order):
    assert visitor.post("identify/", PROOF | {"postcode": "1"}).status_code == 403

    assert visitor.read().status_code == 200
    assert Conversation.objects.get().keys_replaced == 0


def test_an_old_key_that_was_replaced_has_no_younger_one(visitor, more, monkeypatch):
    old = rise(visitor, more)
    monkeypatch.setattr(tokens, "RENEWED_AFTER", timedelta(seconds=-1))

    refused = visitor.with_key(old).http.get(
        visitor._path("messages/"), headers={"Authorization": f"Bearer {old}"}
    )
    renewed = visitor.read().headers["Conversation-Token"]

    assert "Conversation-Token" not in refused.headers
    assert tokens.read_token(renewed).keys_before == 1
    assert visitor.with_key(renewed).read().status_code == 200


def test_the_release_before_reads_the_id_of_a_new_key(visitor, more):
    rise(visitor, more)

    value = signing.TimestampSigner(salt="support_agent.conversation").unsign(visitor.token)

    assert uuid.UUID(value) == uuid.UUID(visitor.id)


@pytest.mark.postgresql
def test_eight_tabs_that_sign_in_at_once_share_one_new_key(visitor, identity):
    token = identity()
    tabs = [visitor.with_key(visitor.token) for _ in range(8)]

    answers = at_once(*[lambda tab=tab: tab.post("identify/", {"identity": token}) for tab in tabs])

    # Of a conversation more than six proofs a minute are not taken; the others come again.
    taken = [tab for tab, answer in zip(tabs, answers, strict=True) if answer.status_code == 200]
    assert len(taken) == 6
    assert {tokens.read_token(tab.token).keys_before for tab in taken} == {1}
    assert Conversation.objects.get().keys_replaced == 1
    assert all(tab.read().status_code == 200 for tab in taken)


@pytest.mark.postgresql
def test_what_is_written_while_the_key_changes_is_stored_once_or_refused(visitor, identity):
    token = identity()
    writers = [visitor.with_key(visitor.token) for _ in range(6)]

    def write(writer, client_id):
        return lambda: writer.say("Where is 7001?", client_id=client_id)

    ids = [uuid.uuid4().hex for _ in writers]
    answers = at_once(
        lambda: visitor.post("identify/", {"identity": token}),
        *[write(writer, client_id) for writer, client_id in zip(writers, ids, strict=True)],
    )

    statuses = [answer.status_code for answer in answers[1:]]
    assert set(statuses) <= {202, 404}
    stored = set(Message.objects.filter(author="customer").values_list("client_id", flat=True))
    assert stored == {one for one, status in zip(ids, statuses, strict=True) if status == 202}
    # The widget sends what was refused again, by the new key and with the same id.
    for client_id in ids:
        assert visitor.say("Where is 7001?", client_id=client_id).status_code == 202
    assert Message.objects.filter(author="customer").count() == len(ids)


@pytest.mark.postgresql
def test_a_message_that_waits_for_the_new_key_to_be_written_does_not_slip_in(visitor, identity):
    """The old key was looked at before it was replaced; the message comes to the row after."""
    is_locked, may_go_on, answers = threading.Event(), threading.Event(), []

    def replace():
        with transaction.atomic():
            conversation = services.lock(uuid.UUID(visitor.id))
            services.replace_key(conversation)
            is_locked.set()
            may_go_on.wait(timeout=10)
        connection.close()

    def write():
        answers.append(visitor.say("Where is 7001?"))
        connection.close()

    replacing = threading.Thread(target=replace)
    replacing.start()
    assert is_locked.wait(timeout=10)
    writing = threading.Thread(target=write)
    writing.start()
    writing.join(timeout=0.5)
    assert not answers
    may_go_on.set()
    writing.join(timeout=10)
    replacing.join(timeout=10)

    assert answers[0].status_code == 404
    assert not Message.objects.exists()


def test_a_widget_of_the_release_before_takes_the_new_key_from_the_same_header(visitor, more):
    headers = {**visitor._key(), "Origin": "https://shop.example.com"}
    answer = visitor.http.post(visitor._path("identify/"), more, format="json", headers=headers)

    assert json.loads(answer.content) == {"proven": True}
    assert answer.headers[tokens.RENEWAL_HEADER]
    assert "conversation-token" in answer.headers["Access-Control-Expose-Headers"].lower()


def test_a_conversation_that_begins_with_an_identity_has_shown_all_of_it(signed_in, identity):
    answer = signed_in.post("identify/", {"identity": identity()})

    assert "Conversation-Token" not in answer.headers
    assert Conversation.objects.get().keys_replaced == 0
    assert Customer.objects.count() == 1


def test_two_conversations_have_keys_of_their_own(visitor, more):
    other = Visitor()

    rise(visitor, more)

    assert other.read().status_code == 200
