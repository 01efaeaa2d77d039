"""What code asks is answered by a button, once, with a mouse or with the keyboard."""

import re

import pytest
from playwright.sync_api import expect

from .people import PATIENCE

pytestmark = pytest.mark.browser


def answers(chat):
    return chat.widget.get_by_role("group", name="Suggested answers").get_by_role("button")


def test_a_yes_by_button_requests_the_return_and_the_buttons_are_gone(shopper):
    clara = shopper("Clara")
    asked = clara.ask("How do I return the linen shirt from order 1036?")
    assert asked.endswith("?")

    answers(clara).first.click()
    clara.wait_for(2, "agent")

    assert re.search(r"R-\d+", clara.texts("agent")[-1])
    expect(answers(clara)).to_have_count(0)
    clara.page.reload()
    clara.wait_for(2, "agent")
    expect(answers(clara)).to_have_count(0)


def test_how_many_is_answered_with_the_keyboard(shopper):
    tom = shopper("Tom")
    tom.ask("I want to return the mugs from order 1190")
    expect(answers(tom)).to_have_text(["1", "2"])

    answers(tom).first.focus()
    tom.page.keyboard.press("Enter")
    tom.wait_for(2, "agent")

    assert tom.texts("customer")[-1] == "1"
    assert "R-" in tom.texts("agent")[-1]
    expect(tom.page.get_by_label("Write a message…")).to_be_focused()


def test_whoever_writes_instead_of_pressing_is_understood_too(shopper):
    clara = shopper("Clara")
    clara.ask("How do I return the sandals from order 1036?")

    clara.say("no thanks")
    clara.wait_for(2, "agent")

    expect(answers(clara)).to_have_count(0, timeout=PATIENCE)
    assert "R-" not in clara.texts("agent")[-1]


def test_the_carriers_page_is_a_link_in_what_the_agent_says_and_nowhere_else(shopper):
    mateo = shopper("Mateo")
    address = "https://evil.example.com/1042"
    mateo.ask(f"Where is order 1042? {address}")

    links = mateo.widget.locator("li .text a")
    expect(links).to_have_count(1)
    assert address not in links.first.get_attribute("href")
    assert links.first.get_attribute("rel") == "noopener noreferrer"
    assert links.first.get_attribute("target") == "_blank"
