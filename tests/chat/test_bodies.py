"""What is too much to be read is refused before anything reads it."""

import http.client
import json
import socket
from urllib.parse import urlsplit

import pytest

from support_agent.chat.bodies import MOST_OF_THE_API
from support_agent.models import Message

from .conftest import Visitor

pytestmark = pytest.mark.django_db(transaction=True)

MEGABYTE = 1_000_000
AS_JSON = {"Content-Type": "application/json"}
PLACES = [
    "/api/v1/conversations/",
    "/api/v1/conversations/{id}/messages/",
    "/api/v1/conversations/{id}/human/",
    "/api/v1/conversations/{id}/identify/",
    "/api/v1/staff/escalations/1/reply/",
    "/api/v1/staff/returns/1/decide/",
    "/api/v1/nothing/",
]


def send(site, path, body, **headers):
    """A request as any program may make it; a body that is no bytes goes in pieces."""
    line = http.client.HTTPConnection(urlsplit(site).netloc, timeout=20)
    told = {**AS_JSON, "Accept-Language": "es", **headers}
    line.request("POST", path, body, told, encode_chunked=not isinstance(body, bytes))
    answer = line.getresponse()
    whole = answer.status, json.loads(answer.read() or b"null"), answer.headers
    line.close()
    return whole


def in_pieces(body):
    return (body[start : start + 10_000] for start in range(0, len(body), 10_000))


def message(size):
    return json.dumps({"text": "a" * size, "client_id": "one"}).encode()


@pytest.mark.parametrize("as_sent", [bytes, in_pieces])
def test_a_megabyte_is_refused_with_a_sentence(live_site, as_sent):
    visitor = Visitor()
    key = {"Authorization": f"Bearer {visitor.token}"}

    for path in PLACES:
        status, told, headers = send(
            live_site, path.format(id=visitor.id), as_sent(message(MEGABYTE)), **key
        )

        assert (path, status, told["code"]) == (path, 413, "too_large")
        assert told["message"].startswith("Es demasiado largo")
        assert headers["Access-Control-Allow-Origin"] == "*"
    assert not Message.objects.exists()


@pytest.mark.parametrize("as_sent", [bytes, in_pieces])
def test_a_message_of_which_each_letter_is_escaped_is_taken(live_site, as_sent):
    visitor = Visitor()
    body = json.dumps({"text": "\N{PARTY POPPER}" * 4_000, "client_id": "one"}).encode()

    status, _, _ = send(
        live_site,
        f"/api/v1/conversations/{visitor.id}/messages/",
        as_sent(body),
        Authorization=f"Bearer {visitor.token}",
    )

    assert len(body) > 45_000
    assert status == 202


def test_the_site_answers_the_next_request_after_a_refusal(live_site):
    line = http.client.HTTPConnection(urlsplit(live_site).netloc, timeout=20)
    for size, wanted in ((MEGABYTE, 413), (2, 400), (MEGABYTE, 413)):
        line.request("POST", "/api/v1/conversations/", b"[" * size, AS_JSON)
        answer = line.getresponse()
        assert (answer.status, bool(answer.read())) == (wanted, True)
    line.close()


def test_a_body_whose_sender_leaves_in_the_middle_is_no_message(live_site):
    visitor = Visitor()
    whole = b'{"text": "1", "client_id": "one"}'
    with socket.create_connection((urlsplit(live_site).hostname, urlsplit(live_site).port)) as line:
        line.sendall(
            f"POST /api/v1/conversations/{visitor.id}/messages/ HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Authorization: Bearer {visitor.token}\r\nContent-Type: application/json\r\n"
            f"Transfer-Encoding: chunked\r\n\r\n{len(whole):x}\r\n".encode()
            + whole
            + b"\r\n"
        )

    # By the time that this one is answered, that one has ended.
    assert send(live_site, "/api/v1/nothing/", b"{}")[0] == 404
    assert not Message.objects.exists()


@pytest.mark.parametrize("nested", ["[" * 60_000, '{"a":' * 15_000, '[{"a":' * 9_000])
@pytest.mark.parametrize("place", ["messages/", "identify/"])
def test_json_that_is_nested_without_end_is_no_fault_of_ours(visitor, place, nested):
    answer = visitor.http.post(
        visitor._path(place), nested, content_type="application/json", headers=visitor._key()
    )

    assert answer.status_code == 400
    assert answer.json()["code"] == "parse_error"


def test_the_bound_holds_whichever_server_took_the_request_in(visitor):
    """Django's own servers ask the site's parser and nothing before it."""
    answer = visitor.post("messages/", {"text": "a" * MOST_OF_THE_API, "client_id": "one"})

    assert answer.status_code == 413
    assert answer.json()["message"].startswith("That is too long")
