"""Somebody tries addresses of conversations that are not theirs."""

import http.client
import json
from urllib.parse import urlsplit
from uuid import UUID, uuid4

import pytest

from support_agent.models import Conversation, Message

from .conftest import Visitor

MESSAGE = {"text": "10432", "client_id": "one"}
ADDRESSES = [
    ("GET", "messages/", None),
    ("POST", "messages/", MESSAGE),
    ("GET", "events/", None),
    ("POST", "human/", {}),
    ("POST", "identify/", {"order_number": "1187", "email": "ana@example.com"}),
]


def ask(site, method, path, *, about, token):
    line = http.client.HTTPConnection(urlsplit(site).netloc, timeout=10)
    body = None if about is None else json.dumps(about)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    line.request(method, f"/api/v1/conversations/{path}", body, headers)
    answer = line.getresponse()
    told = answer.status, answer.read(), sorted({name for name, _ in answer.getheaders()})
    line.close()
    return told


def neighbours(conversation_id):
    number = UUID(conversation_id).int
    return [str(UUID(int=number + step)) for step in (-1, 1)]


@pytest.mark.parametrize(("method", "address", "about"), ADDRESSES)
def test_another_conversation_and_one_that_never_was_get_the_same_answer(
    live_site, method, address, about
):
    theirs, mine = Visitor(), Visitor()
    theirs.say("Where is 10432?")
    ids = [theirs.id, *neighbours(theirs.id), *neighbours(mine.id), str(uuid4())]

    told = [
        ask(live_site, method, f"{one}/{address}", about=about, token=mine.token) for one in ids
    ]

    assert told[0][0] == 404
    assert [answer for answer in told if answer != told[0]] == []
    assert Conversation.objects.count() == 2
    assert Message.objects.get().text == "Where is 10432?"
