"""More tabs of one browser than it has connections to the server, over HTTP/1.1."""

import pytest
from playwright.sync_api import expect

from .people import PATIENCE, Chat, Desk, choose_customer

pytestmark = pytest.mark.browser

TABS = 8


@pytest.fixture
def tabs(visit, demo):
    """A customer's browser with the chat open in each of its tabs."""
    first = visit()
    first.goto(demo.address)
    choose_customer(first, "Nina")
    chats = [Chat(first)]
    chats[0].open()
    chats[0].ask("Hello")
    for _ in range(TABS - 1):
        page = first.context.new_page()
        page.goto(demo.address)
        chats.append(Chat(page))
        chats[-1].open()
        chats[-1].wait_for(2)
    return chats


def all_show(chats, said):
    """Each the same, once and in this order."""
    for chat in chats:
        expect(chat.said().locator(".text")).to_have_text(said, timeout=PATIENCE)


def test_the_eighth_tab_sends_and_is_answered_and_all_others_show_it(tabs):
    last = tabs[-1]

    last.ask("Where is order 1121?")
    last.ask("And when was it placed?")

    assert len(last.texts()) == 6
    all_show(tabs, last.texts())


def test_when_the_tab_that_has_the_stream_is_closed_the_others_go_on(tabs):
    # Each is closed in turn, so whoever has it is among them.
    while len(tabs) > 2:
        closed, *tabs = tabs
        closed.page.close()
    tabs[0].ask("Where is order 1121?")

    all_show(tabs, tabs[0].texts())
    tabs[0].page.close()
    tabs[1].ask("And when was it placed?")
    assert len(tabs[1].texts()) == 6


def test_a_tab_that_is_opened_or_hidden_meanwhile_misses_nothing(tabs):
    hidden, late = tabs[2], tabs[3]
    hide = "(is) => { Object.defineProperty(document, 'hidden', {value: is, configurable: true});"
    hide += "document.dispatchEvent(new Event('visibilitychange')); }"
    hidden.page.evaluate(hide, True)
    late.page.goto("about:blank")

    tabs[-1].ask("Where is order 1121?")
    expect(hidden.said()).to_have_count(2)
    hidden.page.evaluate(hide, False)
    late.page.go_back()

    all_show(tabs, tabs[-1].texts())


def test_eight_tabs_of_the_desk_are_live_and_the_last_one_answers(visit, demo, shopper):
    first = Desk(visit(), demo.address, "operator", demo.password())
    for _ in range(TABS - 1):
        page = first.page.context.new_page()
        page.goto(f"{demo.address}/desk/")
        page.get_by_text("Live", exact=True).wait_for()
    pages = first.page.context.pages
    igor = shopper("Igor")
    igor.call_person()

    for page in pages:
        expect(page.locator("#rows").get_by_role("link").filter(has_text="Igor")).to_be_visible(
            timeout=PATIENCE
        )
    page.locator("#rows").get_by_role("link").filter(has_text="Igor").click()
    page.get_by_role("button", name="Claim").click()
    box = page.get_by_label("Your reply")
    box.fill("Hello Igor, Olga here.")
    box.press("Enter")
    igor.is_told("Olga here.")
    first.page.close()
    igor.say("Good!")
    expect(page.get_by_role("log").locator(".message p").last).to_have_text(
        "Good!", timeout=PATIENCE
    )
