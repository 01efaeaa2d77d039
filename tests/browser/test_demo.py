"""The demo shop's page in a browser, with the widget in it and the strict policy on it."""

import pytest
from playwright.sync_api import expect

from .people import Chat, choose_customer

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
TALLER_THAN_A_FINGER = 40


@pytest.fixture
def open_shop(visit, demo):
    """The shop's page, and all that the browser complains of while it is open."""
    complaints = []

    def _open_shop(**options):
        page = visit(**options)
        page.on(
            "console",
            lambda said: complaints.append(said.text) if said.type in ("error", "warning") else 0,
        )
        page.goto(demo.address)
        page.locator("support-chat").wait_for(state="attached")
        return page

    yield _open_shop
    assert complaints == []


def test_the_shops_own_buttons_open_the_chat(open_shop):
    page = open_shop()

    page.get_by_role("button", name="Ask about this order: 1187").click()

    expect(page.get_by_label("Write a message…")).to_be_focused()


def test_a_whole_conversation_asks_nothing_of_the_strict_policy(open_shop):
    page = open_shop()
    chat = Chat(page)
    chat.open()

    assert "1193" in chat.ask("When does order 1193 arrive?")

    page.reload()
    chat.wait_for(1, "agent")
    chat.call_person()
    chat.wait_for(1, "notice")


def test_another_customer_on_the_same_computer_reads_nothing_of_the_first(open_shop):
    page = open_shop()
    lucia = Chat(page)
    lucia.open()
    lucia.ask("Where is order 1187?")

    choose_customer(page, "Mateo")

    mateo = Chat(page)
    expect(page.get_by_label("Write a message…")).to_be_visible()
    assert mateo.texts() == []
    assert "1187" not in mateo.ask("When does order 1042 arrive?")


def test_the_page_and_the_chat_change_their_language_together(open_shop):
    page = open_shop()

    page.get_by_role("button", name="Español").click()

    expect(page.get_by_role("heading", name="Tus pedidos, Lucia")).to_be_visible()
    page.get_by_role("button", name="Pregúntanos").click()
    expect(page.get_by_label("Escribe un mensaje…")).to_be_focused()


def test_the_menu_is_used_by_keyboard_and_leaves_when_something_else_is_meant(open_shop):
    page = open_shop()
    menu = page.locator("details")

    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Mateo")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")
    expect(page.locator("summary")).to_be_focused()

    page.keyboard.press("Enter")
    page.locator(".hero img").click()
    expect(menu).not_to_have_attribute("open", "")

    page.locator("summary").press("Enter")
    page.get_by_role("button", name="Nobody: a guest").press("Enter")
    expect(page.get_by_role("heading", name="Not signed in")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_fits_the_screen_in_every_language(open_shop, size, scheme):
    page = open_shop(viewport=size, color_scheme=scheme)

    for language in ("English", "Español", "Русский"):
        page.get_by_role("button", name=language).click()
        page.get_by_role("button", name=language, disabled=False).wait_for()

        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
        for pressed in page.locator("button:visible, nav a:visible").all():
            assert pressed.bounding_box()["height"] >= TALLER_THAN_A_FINGER
