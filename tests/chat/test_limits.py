"""How much is enough: refused before it is taken, in a sentence, and a person can still be called."""

import uuid
from dataclasses import replace

import pytest
import redis
from django.db import connection
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from handoff.models import Escalation
from support_agent.agent import runner
from support_agent.chat import counters, throttles
from support_agent.chat.addresses import counted_as
from support_agent.models import Conversation, Message, Run
from support_agent.values import Rate

from .conftest import Visitor, forget_all

pytestmark = pytest.mark.django_db

PLENTY = Rate(most=1_000, seconds=60)
ONE_AN_HOUR = Rate(most=1, seconds=3600)


@pytest.fixture
def only(settings):
    """Leaves one limit of messages narrow and the others wide."""

    def _only(name, rate):
        rates = dict.fromkeys(settings.SUPPORT.max_messages, PLENTY) | {name: rate}
        settings.SUPPORT = replace(settings.SUPPORT, max_messages=rates)

    return _only


def at(address, **headers):
    """A visitor whose requests come from this address."""
    visitor = Visitor()
    visitor.http = APIClient(REMOTE_ADDR=address, headers=headers)
    return visitor


def is_refused(answer, code="throttled"):
    assert (answer.status_code, answer.json()["code"]) == (429, code)
    assert int(answer.headers["Retry-After"]) > 0
    return True


def test_a_conversation_takes_so_many_messages_and_another_goes_on(only, visitor):
    only("conversation", Rate(most=2, seconds=60))

    answers = [visitor.say("Where is order 10432?") for _ in range(3)]

    assert [answer.status_code for answer in answers[:2]] == [202, 202]
    assert is_refused(answers[2])
    assert Message.objects.count() == 2
    assert Visitor().say("hello").status_code == 202
    assert visitor.post("human/").status_code == 202


def test_a_customer_is_counted_in_all_of_their_conversations(only, identity, visitor):
    only("visitor", Rate(most=2, seconds=60))
    one, other = Visitor(identity=identity()), Visitor(identity=identity())

    assert one.say("hello").status_code == other.say("hello").status_code == 202

    assert is_refused(one.say("hello"))
    assert is_refused(other.say("hello"))
    assert visitor.say("hello").status_code == 202
    assert other.post("human/").status_code == 202


def test_an_address_is_counted_in_all_of_its_conversations(only):
    only("address", ONE_AN_HOUR)
    one, other, elsewhere = at("192.0.2.1"), at("192.0.2.1"), at("192.0.2.2")

    assert one.say("hello").status_code == elsewhere.say("hello").status_code == 202

    assert is_refused(other.say("hello"))
    assert other.post("human/").status_code == 202


def from_the_office(**opening):
    """One of many behind one address."""
    http = APIClient(REMOTE_ADDR="192.0.2.60")
    return http.post("/api/v1/conversations/", opening, format="json")


@pytest.mark.parametrize("for_person", [{}, {"for_person": True}])
def test_signed_in_customers_do_not_count_against_their_address(
    settings, monkeypatch, identity, for_person
):
    settings.SUPPORT = replace(settings.SUPPORT, max_conversations=ONE_AN_HOUR)
    monkeypatch.setattr(throttles, "CONVERSATIONS_FOR_A_PERSON", ONE_AN_HOUR)

    answers = [
        from_the_office(identity=identity(sub=f"c-{n}", email=""), **for_person) for n in range(3)
    ]

    assert [answer.status_code for answer in answers] == [201] * 3
    assert from_the_office(**for_person).status_code == 201
    assert is_refused(from_the_office(**for_person))


def test_a_signed_in_customer_is_counted_wherever_they_are(settings, identity):
    settings.SUPPORT = replace(settings.SUPPORT, max_conversations=ONE_AN_HOUR)
    assert from_the_office(identity=identity()).status_code == 201

    elsewhere = APIClient(REMOTE_ADDR="198.51.100.7")
    again = elsewhere.post("/api/v1/conversations/", {"identity": identity()}, format="json")

    assert is_refused(again)


@pytest.mark.parametrize("claims", [{"key": "x" * 40}, {"exp": 1}, {"sub": " "}])
def test_whoever_signs_for_themselves_is_counted_by_address(settings, identity, claims):
    settings.SUPPORT = replace(settings.SUPPORT, max_conversations=ONE_AN_HOUR)
    forged = [from_the_office(identity=identity(**claims)) for _ in range(2)]

    assert forged[0].status_code == 400
    assert is_refused(forged[1])


def test_messages_of_a_signed_in_customer_do_not_count_against_their_address(only, identity):
    only("address", ONE_AN_HOUR)
    customer = Visitor(identity=identity())
    customer.http = APIClient(REMOTE_ADDR="192.0.2.1")

    assert [customer.say("hello").status_code for _ in range(3)] == [202] * 3
    assert at("192.0.2.1").say("hello").status_code == 202


def test_signing_in_does_not_count_against_the_address(monkeypatch, identity):
    narrow = {"conversation": PLENTY, "address": ONE_AN_HOUR}
    monkeypatch.setattr(throttles, "PROOFS", narrow)

    answers = [
        at("192.0.2.1").post("identify/", {"identity": identity(sub=f"c-{n}", email="")})
        for n in range(3)
    ]

    assert [answer.status_code for answer in answers] == [200] * 3


def test_a_phone_that_changes_its_address_of_ipv6_stays_one(only):
    only("address", ONE_AN_HOUR)

    at("2001:db8:1:2::1").say("hello")

    assert is_refused(at("2001:db8:1:2:ffff::9").say("hello"))
    assert at("2001:db8:1:3::1").say("hello").status_code == 202


def test_nobody_names_an_address_of_their_own(only):
    only("address", ONE_AN_HOUR)
    at("192.0.2.1").say("hello")

    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Client-IP"):
        assert is_refused(at("192.0.2.1", **{name: "198.51.100.7"}).say("hello"))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("unix:", ""),
    ],
)
def test_an_address_is_counted_as_its_line(address, counted):
    assert counted_as(address) == counted


def test_where_the_server_knows_no_address_nobody_is_counted_as_everybody(only):
    only("address", ONE_AN_HOUR)

    for _ in range(3):
        assert at("").say("hello").status_code == 202


@pytest.mark.parametrize(
    ("browser", "begins", "unit"),
    [
        ("en-GB", "That was a lot", " s."),
        ("es-MX,es;q=0.9", "Han sido", " s."),
        ("ru", "Слишком", " с."),
    ],
)
def test_a_refusal_says_how_long_it_lasts_in_the_customers_language(
    only, visitor, browser, begins, unit
):
    only("conversation", Rate(most=1, seconds=60))
    visitor.say("hello")
    visitor.http = APIClient(headers={"Accept-Language": browser})

    told = visitor.say("hello").json()["message"]

    assert told.startswith(begins)
    assert told.endswith(unit)


def test_a_browser_that_names_no_language_is_told_in_the_one_that_was_written(
    only, visitor, settings
):
    settings.SUPPORT = replace(settings.SUPPORT, pause_ms=0)
    only("conversation", Rate(most=1, seconds=600))
    visitor.say("¿Dónde está mi pedido 10432?")
    runner.advance(Run.objects.get().pk, planner="offline")

    told = visitor.say("¿Cuándo llega?").json()["message"]

    assert told == "Han sido muchas peticiones seguidas. Vuelve a intentarlo dentro de 10 min."


def test_whoever_may_open_no_more_conversations_may_open_one_for_a_person(settings, monkeypatch):
    settings.SUPPORT = replace(settings.SUPPORT, max_conversations=ONE_AN_HOUR)
    monkeypatch.setattr(throttles, "CONVERSATIONS_FOR_A_PERSON", Rate(most=2, seconds=3600))
    Visitor()
    refused = APIClient().post("/api/v1/conversations/", {}, format="json")

    visitor = Visitor(for_person=True)

    assert is_refused(refused)
    assert visitor.post("human/").status_code == 202
    assert Escalation.objects.count() == 1
    Visitor(for_person=True)
    one_more = APIClient().post("/api/v1/conversations/", {"for_person": True}, format="json")
    assert is_refused(one_more)
    assert Conversation.objects.count() == 3


def test_guesses_are_counted_by_conversation_and_by_address(visitor, monkeypatch):
    guess = {"order_number": "7001", "postcode": "1"}
    answers = [visitor.post("identify/", guess) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [403] * 6 + [429]
    assert visitor.post("human/").status_code == 202

    wide = Rate(most=100, seconds=60)
    narrow = {"conversation": wide, "address": Rate(most=2, seconds=3600)}
    monkeypatch.setattr(throttles, "PROOFS", narrow)
    asked = [at("192.0.2.9").post("identify/", guess).status_code for _ in range(3)]
    assert asked == [403, 403, 429]


def test_what_is_refused_begins_nothing_and_is_taken_later_as_the_same(only, visitor, redis_server):
    only("conversation", ONE_AN_HOUR)
    visitor.say("hello")
    runs = Run.objects.values_list("pk", "last_sequence")
    before = list(runs)

    assert is_refused(visitor.say("Where is 10432?", client_id="two"))
    assert list(runs) == before
    forget_all(redis_server)

    assert visitor.say("Where is 10432?", client_id="two").status_code == 202
    assert Message.objects.filter(client_id="two").count() == 1


@pytest.fixture
def no_redis(monkeypatch):
    """Redis is gone for the web process."""
    gone = redis.Redis.from_url("redis://127.0.0.1:1/0")
    monkeypatch.setattr(counters, "_client", lambda: gone)
    counters._trusting_until = 0.0
    yield
    counters._trusting_until = 0.0


def test_while_the_counters_are_away_customers_are_heard(only, no_redis, visitor):
    only("conversation", ONE_AN_HOUR)

    for _ in range(3):
        assert visitor.say("hello").status_code == 202


def test_a_counter_never_outlives_its_window(redis_server):
    name = f"test:{uuid.uuid4()}"
    for _ in range(3):
        counters.count({name: Rate(most=1, seconds=50)})

    with redis.Redis.from_url(redis_server) as server:
        assert 0 < server.ttl(f"count:{name}") <= 50


def test_counting_holds_no_key_of_a_customer(identity, redis_server):
    visitor = Visitor(identity=identity())
    visitor.say("hello")

    with redis.Redis.from_url(redis_server) as server:
        names = b" ".join(server.scan_iter("count:*")).decode()
    assert visitor.id in names
    assert visitor.token not in names
    assert "customer:" in names
    assert "@" not in names


def test_the_twentieth_message_asks_the_database_no_more_than_the_first(visitor):
    asked = []
    for _ in range(20):
        with CaptureQueriesContext(connection) as queries:
            visitor.say("Where is order 10432?")
        asked.append(len(queries))

    assert asked[-1] <= asked[0]
