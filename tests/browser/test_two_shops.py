"""Two shops that share one support, open in one browser: each knows its own customer alone."""

from datetime import timedelta

import jwt
import pytest
from django.utils import timezone
from playwright.sync_api import expect

from .other_shop import open_shop
from .people import Chat, keys_of

pytestmark = pytest.mark.browser


@pytest.fixture
def sign(demo):
    """What a shop's server signs for a customer of its own."""
    secret = (demo.folder / "demo" / "identity_secret").read_text().strip()

    def _sign(name):
        claims = {"sub": f"two-shops-{name}", "name": name}
        return jwt.encode(claims | {"exp": timezone.now() + timedelta(minutes=5)}, secret, "HS256")

    return _sign


def visit_shop(context, address):
    page = context.new_page()
    page.goto(address)
    chat = Chat(page)
    chat.open()
    return chat


def answers(page, demo, key):
    """The status of the conversation that this key opens, asked by anyone."""
    address = f"{demo.address}/api/v1/conversations/{key['id']}/messages/"
    return page.request.get(address, headers={"Authorization": f"Bearer {key['token']}"}).status


def test_each_shop_shows_its_own_conversation_and_signs_out_of_it_alone(visit, demo, sign):
    with (
        open_shop(demo.address, identity=sign("vera")) as shop,
        open_shop(demo.address, identity=sign("nora")) as other_shop,
    ):
        context = visit().context
        vera = visit_shop(context, shop)
        vera.ask("Hello, this is Vera")
        nora = visit_shop(context, other_shop)

        assert nora.texts() == []
        nora.ask("Hello, this is Nora")
        assert nora.texts("customer") == ["Hello, this is Nora"]
        assert vera.texts("customer") == ["Hello, this is Vera"]
        [veras], [noras] = keys_of(vera.page), keys_of(nora.page)
        assert veras["id"] != noras["id"]

        vera.page.evaluate("document.querySelector('support-chat').signOut()")

        expect(vera.said()).to_have_count(0)
        assert keys_of(vera.page) == []
        nora.ask("Are you still there?")
        nora.page.reload()
        nora.wait_for(4)
        assert nora.texts("customer") == ["Hello, this is Nora", "Are you still there?"]
        assert answers(nora.page, demo, noras) == 200
        # A copy of the key that was made before is worth nothing.
        assert answers(nora.page, demo, veras) == 404


def test_a_second_customer_of_one_shop_sees_nothing_of_the_first(visit, demo, sign):
    page = visit()
    with open_shop(demo.address, identity=sign("vera")) as shop:
        page.goto(shop)
        chat = Chat(page)
        chat.open()
        chat.ask("My address is 1 Example Street")
        [veras] = keys_of(page)

        page.evaluate(
            "token => document.querySelector('support-chat').identify(token)", sign("nora")
        )

        expect(chat.said()).to_have_count(0)
        chat.ask("Hello, this is Nora")
        assert chat.texts("customer") == ["Hello, this is Nora"]
        [noras] = keys_of(page)
        assert noras["id"] != veras["id"]
        assert answers(page, demo, veras) == 404
