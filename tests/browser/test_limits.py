"""What a customer sees at a limit: why, for how long, and their own words, ready to go."""

from dataclasses import replace

import pytest
import redis
from django.conf import settings as now
from playwright.sync_api import expect

from support_agent.models import Message
from support_agent.values import Rate

from .other_shop import open_shop
from .people import PATIENCE, Chat

pytestmark = pytest.mark.browser


@pytest.fixture
def chat(live_site, page, redis_server):
    with redis.Redis.from_url(redis_server) as server:
        for counter in server.scan_iter("count:*"):
            server.delete(counter)
    with open_shop(live_site) as shop:
        page.goto(shop)
        chat = Chat(page)
        chat.open()
        yield chat


def bound(settings, **limits):
    settings.SUPPORT = replace(settings.SUPPORT, **limits)


def messages_of_a_conversation(rate):
    return now.SUPPORT.max_messages | {"conversation": rate}


def is_not_sent(chat, text, why):
    refused = chat.said("customer").filter(has_text=text)
    expect(refused).to_contain_text(why, timeout=PATIENCE)
    return refused


def calls_a_person(chat):
    chat.call_person()
    button = chat.page.get_by_role("button", name="A person is coming")
    expect(button).to_be_visible(timeout=PATIENCE)


def test_who_writes_too_much_is_told_why_and_the_text_goes_by_itself(chat, settings):
    bound(settings, max_messages=messages_of_a_conversation(Rate(most=1, seconds=8)))
    chat.say("Where is order 1187?")
    expect(chat.said("customer").filter(has_text="Sent")).to_have_count(1)

    chat.say("And order 1193?")

    refused = is_not_sent(chat, "And order 1193?", "Please try again in")
    assert Message.objects.filter(author="customer").count() == 1
    expect(refused).to_contain_text("Sent", timeout=PATIENCE)
    said = Message.objects.filter(author="customer").values_list("text", flat=True)
    assert list(said) == ["Where is order 1187?", "And order 1193?"]


def test_who_must_wait_for_long_sends_by_one_click_and_reaches_a_person(chat, settings):
    bound(settings, max_messages=messages_of_a_conversation(Rate(most=1, seconds=3600)))
    chat.say("Where is order 1187?")
    chat.say("And order 1193?")
    refused = is_not_sent(chat, "And order 1193?", "Please try again in 60 min.")

    calls_a_person(chat)
    expect(refused).to_contain_text("And order 1193?")
    bound(settings, max_messages=messages_of_a_conversation(Rate(most=100, seconds=3600)))
    refused.get_by_role("button", name="Try again").click()

    expect(chat.said("customer").filter(has_text="And order 1193?")).to_contain_text("Sent")


def test_who_may_open_no_conversation_reaches_a_person_all_the_same(chat, settings):
    bound(settings, max_conversations=Rate(most=1, seconds=3600))
    other = chat.page.request.post(
        f"{chat.page.locator('script').get_attribute('src').partition('/static')[0]}"
        "/api/v1/conversations/",
        data={},
    )
    assert other.status == 201
    chat.say("Where is order 1187?")
    is_not_sent(chat, "Where is order 1187?", "Please try again in")

    calls_a_person(chat)
