"""Who is signed in, as the widget of a real page shows it: the newest token, and the newest key."""

from datetime import timedelta

import jwt
import pytest
from django.utils import timezone
from playwright.sync_api import expect

from .other_shop import open_shop
from .people import Chat, keys_of

pytestmark = pytest.mark.browser

LAPSED = "Your sign-in has run out"
IDENTIFY = "token => document.querySelector('support-chat').identify(token)"


@pytest.fixture
def sign(demo):
    """What a shop's server signs for a customer of its own; `lives` may be over."""
    secret = (demo.folder / "demo" / "identity_secret").read_text().strip()

    def _sign(name, lives=timedelta(minutes=5), **claims):
        told = {"sub": f"identity-{name}", "name": name, "exp": timezone.now() + lives}
        return jwt.encode(told | claims, secret, "HS256")

    return _sign


@pytest.fixture
def enter(visit):
    """Opens a shop's page, with the chat open."""

    def _enter(address, page=None):
        page = page or visit()
        page.goto(address)
        chat = Chat(page)
        chat.open()
        return chat

    return _enter


def status(chat, demo, key):
    """What the conversation answers to this key, asked by anyone."""
    address = f"{demo.address}/api/v1/conversations/{key['id']}/messages/"
    headers = {"Authorization": f"Bearer {key['token']}"}
    return chat.page.request.get(address, headers=headers).status


def test_a_fresh_token_before_the_first_message_is_the_one_that_counts(enter, demo, sign):
    with open_shop(demo.address, identity=sign("vera", -timedelta(hours=1))) as shop:
        chat = enter(shop)
        chat.page.evaluate(IDENTIFY, sign("vera"))

        chat.ask("Hello")

        expect(chat.page.get_by_text(LAPSED)).to_have_count(0)
        assert keys_of(chat.page)[0]["subject"] == "identity-vera"
        expect(chat.page.get_by_role("button", name="Confirm an order")).to_be_hidden()


def test_a_page_is_told_of_a_lapsed_token_and_brings_another(enter, demo, sign):
    with open_shop(demo.address, identity=sign("vera", -timedelta(hours=1))) as shop:
        chat = enter(shop)
        chat.page.evaluate(
            """fresh => {
              window.told = 0;
              document.addEventListener("identity-lapsed", ({ target }) => {
                window.told += 1;
                setTimeout(() => target.identify(fresh), 50);
              });
            }""",
            sign("vera"),
        )

        chat.ask("Hello")

        assert chat.page.evaluate("window.told") == 1
        assert keys_of(chat.page)[0]["subject"] == "identity-vera"
        assert chat.texts("customer") == ["Hello"]
        expect(chat.page.get_by_text(LAPSED)).to_have_count(0)


def test_where_no_other_token_comes_the_customer_sees_that_they_are_a_guest(enter, demo, sign):
    with open_shop(demo.address, identity=sign("vera", -timedelta(hours=1))) as shop:
        chat = enter(shop)

        chat.ask("Hello")

        expect(chat.page.get_by_text(LAPSED)).to_be_visible()
        chat.page.evaluate(IDENTIFY, sign("vera"))
        expect(chat.page.get_by_text(LAPSED)).to_have_count(0)
        chat.wait_for(2, "agent")
        chat.ask("And now?")
        assert chat.texts("customer") == ["Hello", "And now?"]
        assert keys_of(chat.page)[0]["subject"] == "identity-vera"


def test_a_copy_of_a_guests_key_ends_as_they_sign_in_and_nothing_is_lost(enter, demo, sign):
    with open_shop(demo.address) as shop:
        chat = enter(shop)
        chat.ask("Hello")
        [copied] = keys_of(chat.page)
        assert status(chat, demo, copied) == 200

        chat.page.evaluate(IDENTIFY, sign("vera"))
        # What was asked as a guest is taken up again.
        chat.wait_for(2, "agent")
        chat.ask("Where is my order?")

        [key] = keys_of(chat.page)
        assert (key["id"], key["subject"]) == (copied["id"], "identity-vera")
        assert status(chat, demo, copied) == 404
        assert status(chat, demo, key) == 200
        assert chat.texts("customer") == ["Hello", "Where is my order?"]


def test_a_proof_ends_the_copy_of_a_key_and_the_other_tab_goes_on(enter, demo):
    with open_shop(demo.address) as shop:
        chat = enter(shop)
        chat.ask("Where is order 1193?")
        other = enter(shop, chat.page.context.new_page())
        expect(other.said("customer")).to_have_count(1)
        [copied] = keys_of(chat.page)

        chat.page.get_by_label("E-mail or postcode").fill("lucia@example.com")
        chat.page.get_by_role("button", name="Confirm", exact=True).click()

        chat.is_told("order 1193 (Hand-blown glass vase) is out for delivery")
        other.is_told("order 1193 (Hand-blown glass vase) is out for delivery")
        assert status(chat, demo, copied) == 404
        other.ask("Thank you")
        chat.wait_for(2, "customer")
        assert chat.texts("customer") == other.texts("customer")
        assert len({key["id"] for key in keys_of(chat.page)}) == 1


def test_a_guest_is_told_what_is_left_once_others_have_guessed(enter, demo):
    with open_shop(demo.address) as shop:
        chat = enter(shop)
        chat.page.get_by_role("button", name="Confirm an order").click()
        chat.page.get_by_label("Order number").fill("4711")

        for guess in range(4):
            chat.page.get_by_label("E-mail or postcode").fill(f"2800{guess}")
            chat.page.get_by_role("button", name="Confirm", exact=True).click()
            told = "any more today" if guess == 3 else "These do not belong together."
            expect(chat.page.locator(".proof > .problem")).to_contain_text(told)
            expect(chat.page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()

        expect(chat.page.get_by_text("use the e-mail address")).to_be_visible()
