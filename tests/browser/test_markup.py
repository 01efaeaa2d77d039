"""What looks like markup is read as plain characters, whoever wrote it and wherever it is shown."""

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from .people import PATIENCE

pytestmark = pytest.mark.browser

BAD = '<img src=x onerror=alert(1)> and "><svg onload=alert(1)> and [x](javascript:alert(1))'
MADE_OF_IT = "img[src=x], svg[onload], [onerror], a[href^='javascript']"


@pytest.fixture
def shop(demo):
    """The demo's database."""
    shop = sqlite3.connect(demo.folder / "shop.sqlite3", timeout=20)
    yield shop
    shop.close()


@pytest.fixture
def bad_shop(shop):
    """Clara and the lamps of her order 1073 have a name that no browser must read."""
    line = "UPDATE orders_orderline SET title = ? WHERE order_id IN"
    with shop:
        shop.execute("UPDATE orders_customer SET name = ? WHERE email = 'clara@example.com'", [BAD])
        shop.execute(f"{line} (SELECT id FROM orders_order WHERE number = '1073')", [BAD])
    yield
    with shop:
        shop.execute("UPDATE orders_customer SET name = 'Clara' WHERE name = ?", [BAD])


def is_plain(page, *places):
    """Each of these places shows the text, and nothing on the page is made of it."""
    for place in places:
        expect(page.locator(place).filter(has_text=BAD).first).to_be_visible(timeout=PATIENCE)
    assert page.locator(MADE_OF_IT).count() == 0


def test_it_is_plain_in_the_widget_the_shop_the_desk_and_the_admin(
    bad_shop, shop, shopper, olga, rita, demo
):
    clara = shopper(BAD)
    clara.ask(BAD)
    clara.ask("The lamps of order 1073 are broken, return them.")
    [number] = re.findall(r"R-\d+", clara.ask("both of them"))
    clara.call_person()

    olga.open(BAD)
    olga.claim()
    olga.reply(BAD)
    clara.is_told(BAD)
    # What the agent calls goods has no signs of markup in it.
    bubbles = [f"support-chat li[data-author={name}]" for name in ("customer", "person")]
    is_plain(clara.page, *bubbles, "summary b", "#orders h2", "[data-order='1073'] .lines")
    said = [f"#messages .{author}" for author in ("customer", "person")]
    is_plain(olga.page, *said, "#who", "#brief", "#runs")
    olga.page.get_by_role("tab", name="Mine").click()
    is_plain(olga.page, "#rows .name")

    conversation = olga.page.url.rstrip("/").rsplit("/", 1)[1]
    rita.goto(f"{demo.address}/admin/support_agent/conversation/{conversation}/change/")
    said = [f".desk-thread .{author}" for author in ("customer", "person")]
    is_plain(rita, *said, ".desk-head h2", "[aria-labelledby=desk-trace]")
    rita.goto(f"{demo.address}/admin/handoff/returnreview/")
    is_plain(rita, "#result_list")
    rita.get_by_role("link", name=number).click()
    is_plain(rita, *said, ".desk-facts", "[aria-labelledby=desk-order] li")
    kept = shop.execute("SELECT author FROM support_agent_message WHERE text = ?", [BAD])
    assert sorted(kept) == [("customer",), ("person",)]
