"""The widget on a shop's own origin, under the strictest policy and without cookies or storage."""

from datetime import timedelta

import jwt
import pytest
from django.utils import timezone
from playwright.sync_api import expect

from .other_shop import open_shop
from .people import Chat, keys_of

pytestmark = pytest.mark.browser


@pytest.fixture
def identity(demo):
    """What the shop's server signs for Lucia, as the README shows."""
    secret = (demo.folder / "demo" / "identity_secret").read_text().strip()
    claims = {
        "sub": "shop-1",
        "email": "lucia@example.com",
        "email_verified": True,
        "name": "Lucia",
    }
    return jwt.encode(claims | {"exp": timezone.now() + timedelta(minutes=5)}, secret, "HS256")


class Watched:
    """A page that may not load a third party's cookies, and all that it complains of or asks for."""

    def __init__(self, page):
        self.page = page
        self.complaints, self.asked = [], []
        page.on("console", lambda line: self.complaints.append(f"{line.type}: {line.text}"))
        page.on("request", lambda request: self.asked.append(request))
        devtools = page.context.new_cdp_session(page)
        devtools.send("Network.enable")
        blocked = {
            "disableThirdPartyCookieMetadata": True,
            "disableThirdPartyCookieHeuristics": True,
        }
        devtools.send(
            "Network.setCookieControls", {"enableThirdPartyCookieRestriction": True, **blocked}
        )

    def tells_no_secret(self, *secrets):
        """Neither in an address nor in a cookie."""
        addresses = [request.url for request in self.asked] + [self.page.url]
        assert secrets
        assert [url for url in addresses for secret in secrets if secret in url] == []
        assert self.page.context.cookies() == []
        assert not any("cookie" in request.all_headers() for request in self.asked)


def test_the_number_after_a_reload_answers_the_question_before_it(visit, demo, identity):
    with open_shop(demo.address, identity=identity) as shop:
        watched = Watched(visit())
        page, chat = watched.page, Chat(watched.page)
        page.goto(shop)
        chat.open()
        assert "order" in chat.ask("Where is my order?")
        said = chat.texts()

        page.reload()
        chat.wait_for(2)
        assert chat.texts() == said
        answer = chat.ask("1193")

        assert "1193 (Hand-blown glass vase) is out for delivery" in answer
        assert chat.texts("customer") == ["Where is my order?", "1193"]
        [key] = keys_of(page)
        watched.tells_no_secret(key["token"], identity)
        assert watched.complaints == []


def test_without_any_storage_the_chat_works_for_this_page_view(visit, demo, identity):
    with open_shop(demo.address, identity=identity, storage=False) as shop:
        watched = Watched(visit())
        page, chat = watched.page, Chat(watched.page)
        page.goto(shop)
        assert page.evaluate("try { localStorage; 'open' } catch { 'shut' }") == "shut"
        chat.open()
        chat.ask("Where is my order?")
        answer = chat.ask("1193")

        assert "1193 (Hand-blown glass vase) is out for delivery" in answer
        keys = [request.header_value("authorization") for request in watched.asked]
        [token] = {key.removeprefix("Bearer ") for key in keys if key}
        watched.tells_no_secret(token, identity)
        page.reload()
        chat.open()
        expect(page.get_by_role("heading", name="Hello! How can we help?")).to_be_visible()
        assert chat.texts() == []
        assert watched.complaints == []
