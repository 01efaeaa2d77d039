"""The stream of a conversation, over real HTTP and a real Valkey."""

import contextlib
import http.client
import json
import socket
import threading
import time
from dataclasses import replace
from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from django.db import transaction
from django.utils import timezone

from handoff.models import Erasure
from handoff.privacy import erasing, people
from support_agent.chat import stream, tokens
from support_agent.chat.serializers import MessageOut
from support_agent.conversation import live, services
from support_agent.models import Message

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def conversation(customer):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


def say(conversation, text):
    with transaction.atomic():
        services.say(
            services.lock(conversation.pk),
            author=Message.Author.CUSTOMER,
            text=text,
            now=timezone.now(),
        )


class Listener:
    """Reads a stream as a browser does, in a thread."""

    def __init__(self, site, conversation, *, after=0, token=None):
        place = urlsplit(site)
        self._line = http.client.HTTPConnection(place.hostname, place.port, timeout=20)
        token = token or tokens.make_token(conversation.pk)
        self._line.request(
            "GET",
            f"/api/v1/conversations/{conversation.pk}/events/",
            headers={"Authorization": f"Bearer {token}", "Last-Event-ID": str(after)},
        )
        self._socket = self._line.sock
        self.answer = self._line.getresponse()
        self.events = []
        self.ended = False
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self):
        event = {}
        try:
            for line in self.answer:
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if value:
                    event[name] = value
                elif event:
                    self.events.append(event)
                    event = {}
        except (OSError, http.client.HTTPException):
            pass
        self.ended = True

    def said(self):
        events = [event for event in self.events if event.get("event") == "message"]
        return [json.loads(event["data"])["text"] for event in events]

    def waits_for(self, wanted, seconds=8):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if wanted():
                return True
            time.sleep(0.02)
        return False

    def close(self):
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self.answer.close()
        self._line.close()


@pytest.fixture
def listen(live_site):
    listeners = []

    def _listen(conversation, **options):
        listeners.append(Listener(live_site, conversation, **options))
        return listeners[-1]

    yield _listen
    for listener in listeners:
        listener.close()


def test_what_was_said_before_and_what_is_said_now_arrive_in_order(listen, conversation):
    say(conversation, "before")

    listener = listen(conversation)
    assert listener.waits_for(lambda: listener.said() == ["before"])
    say(conversation, "now")

    assert listener.waits_for(lambda: listener.said() == ["before", "now"], seconds=2)
    assert [event["id"] for event in listener.events if "id" in event] == ["1", "2"]


def test_a_message_is_the_same_on_the_stream_and_in_the_api(listen, conversation):
    say(conversation, "before")
    listener = listen(conversation)
    assert listener.waits_for(listener.said)

    streamed = next(json.loads(event["data"]) for event in listener.events if "id" in event)
    assert streamed == MessageOut(Message.objects.get()).data


def test_a_cut_line_goes_on_after_the_last_event(listen, conversation):
    for text in ("one", "two", "three"):
        say(conversation, text)

    listener = listen(conversation, after=2)

    assert listener.waits_for(lambda: listener.said() == ["three"])


def test_three_cuts_repeat_nothing(listen, conversation):
    for number in range(8):
        say(conversation, f"message {number}")

    seen, texts = 0, []
    for _ in range(3):
        listener = listen(conversation, after=seen)
        listener.waits_for(lambda listener=listener: len(listener.said()) == 8, seconds=1)
        texts += listener.said()
        seen = max([seen, *(int(event["id"]) for event in listener.events if "id" in event)])
        listener.close()

    assert texts == [f"message {number}" for number in range(8)]


def test_who_speaks_is_told_when_it_changes(listen, conversation):
    listener = listen(conversation)
    assert listener.waits_for(lambda: '{"holder": "agent"}' in str(listener.events))

    with transaction.atomic():
        services.give_to_queue(services.lock(conversation.pk))

    assert listener.waits_for(lambda: '{"holder": "queue"}' in str(listener.events))


def test_whispers_come_along_unsaved(listen, conversation):
    listener = listen(conversation)
    assert listener.waits_for(lambda: listener.events)

    def heard():
        # The line to Valkey may not stand yet, and whispers may be lost.
        live.whisper(conversation.pk, {"doing": "thinking"})
        return any(event.get("event") == "status" for event in listener.events)

    assert listener.waits_for(heard)


def test_whispers_do_not_wait_for_what_is_read_of_the_table(listen, conversation, monkeypatch):
    listener = listen(conversation)
    assert listener.waits_for(lambda: listener.events)
    read, may_go_on = stream._read, threading.Event()
    monkeypatch.setattr(stream, "_read", lambda *given: may_go_on.wait(20) and read(*given))
    say(conversation, "Hello")

    def heard():
        live.whisper(conversation.pk, {"doing": "thinking"})
        return any(event.get("event") == "status" for event in listener.events)

    assert listener.waits_for(heard)
    assert listener.said() == []
    may_go_on.set()
    assert listener.waits_for(lambda: listener.said() == ["Hello"])


def test_what_is_said_while_the_table_is_read_is_read_too(listen, conversation, monkeypatch):
    listener = listen(conversation)
    assert listener.waits_for(lambda: listener.events)
    read = stream._read

    def read_then_hear_more(*given):
        found = read(*given)
        monkeypatch.setattr(stream, "_read", read)
        say(conversation, "and a second thing")
        live.whisper(conversation.pk, {"doing": "thinking"})
        time.sleep(0.3)
        return found

    monkeypatch.setattr(stream, "_read", read_then_hear_more)
    say(conversation, "Hello")

    assert listener.waits_for(lambda: listener.said() == ["Hello", "and a second thing"], seconds=5)


def test_a_message_is_never_lost_with_its_ring(listen, conversation, monkeypatch):
    monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", 0.5)
    listener = listen(conversation)
    assert listener.waits_for(lambda: listener.events)
    monkeypatch.setattr(live, "_ring", lambda bell: None)

    say(conversation, "nobody rang")

    assert listener.waits_for(lambda: listener.said() == ["nobody rang"], seconds=3)


def test_a_heartbeat_shows_that_the_line_stands(listen, conversation, monkeypatch):
    monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", 0.2)

    listener = listen(conversation)

    assert listener.waits_for(
        lambda: any("" in event and ":" in str(event) for event in listener.events)
    )


def test_a_wrong_token_hears_nothing(listen, conversation, customer):
    other = services.start_conversation(customer=customer, channel="test", now=timezone.now())

    for token in (tokens.make_token(other.pk), "x", tokens.make_token(conversation.pk)[:-1]):
        assert listen(conversation, token=token).answer.status == 404


def test_any_origin_may_listen_and_read_the_renewed_token(listen, conversation, monkeypatch):
    monkeypatch.setattr(tokens, "RENEWED_AFTER", timedelta(seconds=-1))

    headers = listen(conversation).answer.headers

    assert headers["Access-Control-Allow-Origin"] == "*"
    assert headers["X-Accel-Buffering"] == "no"
    assert tokens.read_token(headers[tokens.RENEWAL_HEADER]).conversation_id == conversation.pk


def test_a_hundred_streams_hold_no_thread_and_no_connection(listen, conversation, settings):
    bound(settings, conversation=100)
    before = threading.active_count()
    listeners = [listen(conversation) for _ in range(100)]
    for listener in listeners:
        assert listener.waits_for(lambda listener=listener: listener.events)

    # Each listener of this test has a thread of its own; the site has the few that read.
    assert threading.active_count() - before <= 100 + 40


def bound(settings, **most):
    streams = settings.SUPPORT.max_streams | most
    settings.SUPPORT = replace(settings.SUPPORT, max_streams=streams)


def test_of_too_many_streams_of_a_conversation_the_oldest_gives_way(listen, conversation, settings):
    bound(settings, conversation=2)
    oldest, middle = listen(conversation), listen(conversation)
    assert oldest.waits_for(lambda: oldest.events and middle.events)

    newest = listen(conversation)

    assert oldest.waits_for(lambda: oldest.ended)
    say(conversation, "hello")
    assert newest.waits_for(lambda: newest.said() == middle.said() == ["hello"])


def test_an_address_with_too_many_streams_is_asked_to_wait_and_others_stay(
    listen, customer, settings
):
    bound(settings, address=2)
    first, second, third = (
        services.start_conversation(customer=customer, channel="test", now=timezone.now())
        for _ in range(3)
    )
    listeners = [listen(first), listen(second)]
    assert listeners[0].waits_for(lambda: all(one.events for one in listeners))

    refused = listen(third).answer

    assert (refused.status, refused.headers["Retry-After"]) == (429, "15")
    assert "Retry-After" in refused.headers["Access-Control-Expose-Headers"].title()
    say(first, "hello")
    assert listeners[0].waits_for(lambda: listeners[0].said() == ["hello"])
    listeners[1].close()
    assert listeners[0].waits_for(lambda: listen(third).answer.status == 200)


def test_a_stream_ends_with_its_customer_signing_out(listen, conversation):
    listener = listen(conversation)
    assert listener.waits_for(lambda: listener.events)

    services.sign_out(conversation.pk, now=timezone.now())

    assert listener.waits_for(lambda: listener.ended)
    assert listen(conversation).answer.status == 404


def test_the_stream_of_an_erased_conversation_ends(listen, conversation):
    listener = listen(conversation)
    assert listener.waits_for(lambda: listener.events)

    person = people.of_customer(conversation.customer)
    erasing.work_off(
        erasing.begin(person, by=None, channel=Erasure.Channel.COMMAND, now=timezone.now())
    )

    assert listener.waits_for(lambda: listener.ended)
    assert listen(conversation).answer.status == 404
